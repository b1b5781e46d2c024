-- Up Migration

/* What staff did, for ever. */
create table staff_action (
  id bigint not null,
  /* who did it */
  staff_id bigint not null,
  /* a word of the operation, such as kyc.approve */
  action text not null,
  /* the account it was about, if it was about one */
  user_id bigint,
  /* what else it was about: a case, a file, a request */
  subject text,
  /* why, in the words of the member of staff; empty for reads */
  reason text not null,
  created_at timestamptz not null,
  constraint staff_action__id primary key (id),
  constraint staff_action__staff_id foreign key (staff_id) references app_user (id),
  constraint staff_action__user_id foreign key (user_id) references app_user (id),
  constraint staff_action__action check (action ~ '^[a-z][A-Za-z]*\.[a-z][A-Za-z]*$')
);

create index staff_action__user_id_id on staff_action (user_id, id desc) where user_id is not null;

create function staff_action__refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the log of staff actions only grows' using errcode = 'restrict_violation';
end;
$$;

create trigger staff_action__append_only before update or delete on staff_action
  for each row execute function staff_action__refuse_change();

create trigger staff_action__keep before truncate on staff_action
  for each statement execute function staff_action__refuse_change();

/* What people write to customer service outside the chat of an order. */
create table support_case (
  id bigint not null,
  /* who opened it; null without a login */
  user_id bigint,
  /* where the answer goes without a login; nothing shows that it is the writer's */
  email text,
  /* keyed fingerprint of the network a case without a login came from, to count them */
  network_mac text,
  /* of the page it was written in; answers by mail use it */
  language text not null,
  subject text not null,
  order_id bigint,
  state text not null default 'open',
  /* the member of staff who has claimed it */
  staff_id bigint,
  created_at timestamptz not null,
  /* of the last message or step: since when the other side waits */
  moved_at timestamptz not null,
  closed_at timestamptz,
  constraint support_case__id primary key (id),
  constraint support_case__user_id foreign key (user_id) references app_user (id),
  constraint support_case__order_id foreign key (order_id) references trade_order (id),
  constraint support_case__staff_id foreign key (staff_id) references app_user (id),
  constraint support_case__writer check ((user_id is null) = (email is not null)),
  constraint support_case__network_mac check ((user_id is null) = (network_mac is not null)),
  /* orders belong to accounts */
  constraint support_case__order_of_person check (order_id is null or user_id is not null),
  constraint support_case__not_own_staff check (staff_id <> user_id),
  constraint support_case__subject check (
    subject in ('account', 'login', 'verification', 'order', 'appeal', 'deposit', 'withdrawal',
      'hold', 'other')
  ),
  constraint support_case__state check (state in ('open', 'claimed', 'answered', 'closed')),
  constraint support_case__staffed check (
    case state
      when 'open' then staff_id is null
      when 'closed' then true
      else staff_id is not null
    end
  ),
  constraint support_case__closed_at check ((state = 'closed') = (closed_at is not null))
);

create index support_case__user_id_id on support_case (user_id, id desc)
  where user_id is not null;
create index support_case__state_moved_at on support_case (state, moved_at, id);
create index support_case__email_created_at on support_case (email, created_at)
  where email is not null;
create index support_case__network_mac_created_at on support_case (network_mac, created_at)
  where network_mac is not null;

/* What was said in a case. It only grows: both sides can rely on what they read. */
create table support_message (
  id bigint not null,
  case_id bigint not null,
  author text not null,
  /* who answered; null for messages of the person */
  staff_id bigint,
  text text not null,
  created_at timestamptz not null,
  constraint support_message__id primary key (id),
  constraint support_message__case_id foreign key (case_id) references support_case (id),
  constraint support_message__staff_id foreign key (staff_id) references app_user (id),
  constraint support_message__author check (author in ('person', 'staff')),
  constraint support_message__of_staff check ((author = 'staff') = (staff_id is not null)),
  constraint support_message__text check (char_length(text) between 1 and 2000)
);

create index support_message__case_id_id on support_message (case_id, id);

create function support_message__refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'messages of support cases only grow' using errcode = 'restrict_violation';
end;
$$;

create trigger support_message__append_only before update or delete on support_message
  for each row execute function support_message__refuse_change();

create trigger support_message__keep before truncate on support_message
  for each statement execute function support_message__refuse_change();
