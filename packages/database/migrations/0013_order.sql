-- Up Migration

/*
 * What the site says about trades: a row for the site as a whole, and one for each tier of account
 * groups with what they may have open. A group is of the highest tier whose trades and counterparties
 * it has; merchants, by staff's mark, have a tier of their own. It may be changed while the site runs.
 */
create table trade_rule (
  /* cents of US dollars: rulings on orders worth so much need a second member of staff */
  second_ruling_from_cents bigint,
  /* `site`, or the tier */
  name text not null,
  min_trades integer,
  min_counterparties integer,
  max_open_orders integer,
  max_open_worth_cents bigint,
  max_open_on_offer integer,
  constraint trade_rule__second_ruling_from_cents check (second_ruling_from_cents >= 0),
  constraint trade_rule__name primary key (name),
  constraint trade_rule__site_or_tier check (
    case name
      when 'site' then second_ruling_from_cents is not null
        and num_nonnulls(min_trades, min_counterparties, max_open_orders, max_open_worth_cents,
          max_open_on_offer) = 0
      else second_ruling_from_cents is null
        and num_nulls(min_trades, min_counterparties, max_open_orders, max_open_worth_cents,
          max_open_on_offer) = 0
    end
  ),
  constraint trade_rule__counts check (
    min_trades >= 0 and min_counterparties >= 0 and max_open_orders >= 0
    and max_open_worth_cents >= 0 and max_open_on_offer >= 0
  )
);

insert into trade_rule (name, second_ruling_from_cents) values ('site', 1000000);

insert into trade_rule (
  name, min_trades, min_counterparties, max_open_orders, max_open_worth_cents, max_open_on_offer
) values
  ('newcomer', 0, 0, 2, 50000, 1),
  ('known', 1, 1, 5, 500000, 2),
  ('regular', 10, 3, 10, 5000000, 2),
  ('merchant', 0, 0, 100, 100000000, 2);

/* The tiers of newcomers and merchants must exist. */
create trigger trade_rule__stays before delete on trade_rule
  for each row execute function refuse_change();

/* One trade on an offer. What was agreed never changes; how far it has come does. */
create table trade_order (
  id bigint not null,
  /* the taker's own number */
  external_order_id text,
  /* the token it was placed with, good for one order */
  r_token text not null,
  offer_id bigint not null,
  offer_side text not null,
  advertiser_id bigint not null,
  taker_id bigint not null,
  crypto text not null,
  fiat text not null,
  crypto_scale smallint not null,
  fiat_scale smallint not null,
  price_scale smallint not null,
  /* units of the market's last price decimal, for one coin */
  price bigint not null,
  /* the taker's rate as a fraction */
  fee_numerator bigint not null,
  fee_denominator bigint not null,
  /* atoms: what leaves the seller, what stays with the platform, what the buyer gets */
  quantity bigint not null,
  fee bigint not null,
  receive_quantity bigint not null,
  /* minor units */
  fiat_amount bigint not null,
  pay_method text not null,
  /* the seller's account that is paid into */
  user_payment_id bigint not null,
  pay_window_minutes smallint not null,
  state text not null,
  appeal text not null,
  appeal_by text,
  appeal_reason text,
  appeal_opened_at timestamptz,
  /* the member of staff who has taken the appeal on */
  case_staff_id bigint,
  /* counts transitions */
  version integer not null,
  /* net to the buyer that one side would agree to */
  split_by text,
  split_amount bigint,
  /* what one member of staff has decided and a second has to approve */
  ruling jsonb,
  created_at timestamptz not null,
  pay_by timestamptz not null,
  is_extended boolean not null,
  paid_at timestamptz,
  confirm_by timestamptz,
  is_reminded boolean not null,
  escalate_at timestamptz,
  confirmed_at timestamptz,
  completed_at timestamptz,
  canceled_at timestamptz,
  cancel_reason text,
  settled_quantity bigint,
  /* when the clock has to look at it; null when never */
  due_at timestamptz,
  /* the masters of both sides */
  taker_group_id bigint not null,
  advertiser_group_id bigint not null,
  /* cents of US dollars, at the reference when it was placed */
  worth_cents bigint not null,
  /* whether the trade counts for reputation; null before it is completed, and of one that is not */
  is_counted boolean,
  /* by when a payment by this method has usually arrived */
  arrives_by timestamptz,
  /* when the seller said that nothing arrived, and when the buyer answered with evidence */
  not_received_at timestamptz,
  answered_at timestamptz,
  /* which side asked for another member of staff, and who ruled before */
  second_look jsonb,
  constraint trade_order__id primary key (id),
  constraint trade_order__r_token unique (r_token),
  constraint trade_order__taker_id foreign key (taker_id) references app_user (id),
  constraint trade_order__user_payment_id foreign key (user_payment_id) references user_payment (id),
  constraint trade_order__case_staff_id foreign key (case_staff_id) references app_user (id),
  constraint trade_order__two_sides check (advertiser_id <> taker_id),
  constraint trade_order__offer_side check (offer_side in ('buy', 'sell')),
  constraint trade_order__amounts check (
    price > 0 and receive_quantity > 0 and fee >= 0 and fiat_amount > 0
    and quantity = receive_quantity + fee
  ),
  constraint trade_order__fee_rate check (fee_numerator >= 0 and fee_denominator > fee_numerator),
  constraint trade_order__state check (
    case state
      when 'pending_payment' then paid_at is null and escalate_at is null
      when 'paid' then paid_at is not null
      when 'releasing' then paid_at is not null and confirmed_at is not null and escalate_at is null
      when 'failed' then paid_at is not null and confirmed_at is not null
      when 'completed' then
        completed_at is not null and settled_quantity is not null and escalate_at is null
      when 'canceled' then
        canceled_at is not null and cancel_reason is not null and escalate_at is null
      else false
    end
  ),
  constraint trade_order__cancel check (
    (state = 'canceled') = (canceled_at is not null) and (canceled_at is null) = (cancel_reason is null)
    and cancel_reason in ('buyer', 'timeout', 'appeal')
  ),
  constraint trade_order__completion check (
    (state = 'completed') = (completed_at is not null)
    and (completed_at is null) = (settled_quantity is null)
    and settled_quantity between 1 and receive_quantity
  ),
  constraint trade_order__appeal check (
    appeal in ('none', 'open', 'withdrawn', 'resolved')
    and (appeal = 'none') = (appeal_opened_at is null)
    and (appeal = 'none') = (appeal_by is null)
    and appeal_by in ('buyer', 'seller', 'system')
  ),
  constraint trade_order__split check (
    (split_by is null) = (split_amount is null)
    and split_by in ('buyer', 'seller')
    and split_amount between 0 and receive_quantity
  ),
  constraint trade_order__is_due check (
    (due_at is not null) = (
      state in ('pending_payment', 'releasing')
      or escalate_at is not null
      or ruling ->> 'effectAt' is not null
    )
  ),
  constraint trade_order__version check (version > 0),
  constraint trade_order__offer_id_advertiser_id
    foreign key (offer_id, advertiser_id) references offer (id, advertiser_id),
  constraint trade_order__worth_cents check (worth_cents >= 0),
  constraint trade_order__two_groups check (taker_group_id <> advertiser_group_id),
  constraint trade_order__is_counted check (is_counted is null or state = 'completed'),
  constraint trade_order__not_received check (
    (not_received_at is null or (paid_at is not null and appeal <> 'none'))
    and (answered_at is null or not_received_at is not null)
  ),
  /* a ruling that stands belongs to coins that are in escrow and to an appeal that is open */
  constraint trade_order__ruling check (
    ruling ->> 'effectAt' is null or (state in ('paid', 'failed') and appeal = 'open')
  )
)
/* an order changes several times in its first minutes */
with (fillfactor = 60);

create index trade_order__taker_id_id on trade_order (taker_id, id desc);
create index trade_order__advertiser_id_id on trade_order (advertiser_id, id desc);
create index trade_order__due_at on trade_order (due_at) where due_at is not null;
create index trade_order__user_payment_id on trade_order (user_payment_id)
  where state not in ('completed', 'canceled');
create index trade_order__appeals on trade_order (appeal_opened_at) where appeal = 'open';
create unique index trade_order__external_order_id on trade_order (taker_id, external_order_id)
  where external_order_id is not null;

/*
 * Every page reads the open orders of its user: a handful, also for a user with half a million
 * orders.
 */
create index trade_order__taker_id_open on trade_order (taker_id, id desc)
  where state not in ('completed', 'canceled');
create index trade_order__advertiser_id_open on trade_order (advertiser_id, id desc)
  where state not in ('completed', 'canceled');

/* Staff reads appeals that are over, the latest first; they are few among all orders. */
create index trade_order__appeals_over on trade_order (appeal_opened_at desc, id)
  where appeal in ('resolved', 'withdrawn');

create trigger trade_order__terms_stay before update of
  external_order_id, r_token, offer_id, offer_side, advertiser_id, taker_id, crypto, fiat,
  crypto_scale, fiat_scale, price_scale, price, fee_numerator, fee_denominator, quantity, fee,
  receive_quantity, fiat_amount, pay_method, user_payment_id, pay_window_minutes, created_at,
  taker_group_id, advertiser_group_id, worth_cents
  on trade_order for each statement execute function refuse_change();

create trigger trade_order__stays before delete on trade_order
  for each row execute function refuse_change();

/* Everything that ever happened to an order. A version is written once. */
create table order_history (
  order_id bigint not null,
  /* the one that came of it */
  version integer not null,
  happened_at timestamptz not null,
  actor text not null,
  /* null for the clock and the platform */
  user_id bigint,
  session_id bigint,
  step text not null,
  state text not null,
  appeal text not null,
  details jsonb,
  constraint order_history__order_id_version primary key (order_id, version),
  constraint order_history__order foreign key (order_id) references trade_order (id),
  constraint order_history__actor check (actor in ('buyer', 'seller', 'staff', 'clock', 'system'))
);

create trigger order_history__append_only before update or delete on order_history
  for each row execute function refuse_change();

create trigger order_history__is_not_emptied before truncate on order_history
  for each statement execute function refuse_change();

/* Which account the buyer says the payment came from, as evidence. Sealed, like every payment account;
   written once with the step that marks the order as paid. */
create table order_payer (
  order_id bigint not null,
  sealed text not null,
  declared_at timestamptz not null,
  constraint order_payer__order_id primary key (order_id),
  constraint order_payer__order foreign key (order_id) references trade_order (id)
);

create trigger order_payer__append_only before update or delete on order_payer
  for each row execute function refuse_change();

create trigger order_payer__is_not_emptied before truncate on order_payer
  for each statement execute function refuse_change();

/* What a side says in an appeal. */
create table appeal_statement (
  id bigint not null,
  order_id bigint not null,
  user_id bigint not null,
  role text not null,
  statement text not null,
  file_ids bigint[] not null,
  created_at timestamptz not null,
  constraint appeal_statement__id primary key (id),
  constraint appeal_statement__order_id foreign key (order_id) references trade_order (id),
  constraint appeal_statement__user_id foreign key (user_id) references app_user (id),
  constraint appeal_statement__role check (role in ('buyer', 'seller')),
  constraint appeal_statement__statement check (char_length(statement) between 1 and 2000),
  constraint appeal_statement__file_ids check (cardinality(file_ids) <= 5)
);

create index appeal_statement__order_id_id on appeal_statement (order_id, id);

/* What the two sides of an order, staff and the platform say in it. It is written while the order's
   row is locked, so that the ids of one conversation grow in the order of commits and a reader of
   later messages misses none. It is not kept in parts of a month: a message is known
   again by its sender's key, and such a key cannot be declared over parts. */
create table order_message (
  id bigint not null,
  order_id bigint not null,
  sender text not null,
  /* null for the platform */
  user_id bigint,
  kind text not null,
  text text,
  file_id bigint,
  /* { code, values }: the sentence is written in the reader's language */
  phrase jsonb,
  /* { code, by, values }: likewise */
  event jsonb,
  /* a note between staff, which the two sides never see */
  is_internal boolean not null,
  /* the sender's own, by which a repeated message is known */
  client_id text,
  created_at timestamptz not null,
  constraint order_message__order_id_id primary key (order_id, id),
  constraint order_message__order_id foreign key (order_id) references trade_order (id),
  constraint order_message__user_id foreign key (user_id) references app_user (id),
  constraint order_message__file_id foreign key (file_id) references file (id),
  constraint order_message__sender check (
    case sender
      when 'buyer' then user_id is not null and not is_internal
      when 'seller' then user_id is not null and not is_internal
      when 'staff' then user_id is not null
      when 'system' then user_id is null and not is_internal and kind = 'event'
      else false
    end
  ),
  constraint order_message__kind check (
    (text is not null) = (kind = 'text')
    and (file_id is not null) = (kind in ('image', 'file'))
    and (phrase is not null) = (kind = 'phrase')
    and (event is not null) = (kind = 'event')
    and kind in ('text', 'image', 'file', 'phrase', 'event')
  ),
  constraint order_message__text check (char_length(text) between 1 and 1000),
  constraint order_message__client_id_form check (char_length(client_id) between 1 and 64)
);

create index order_message__file_id on order_message (file_id) where file_id is not null;
create unique index order_message__client_id on order_message (order_id, user_id, client_id)
  where client_id is not null;

create trigger order_message__append_only before update or delete on order_message
  for each row execute function refuse_change();

create trigger order_message__is_not_emptied before truncate on order_message
  for each statement execute function refuse_change();

/* How far each side had read, and when. A message was read with the first mark at or after it. */
create table order_read (
  order_id bigint not null,
  user_id bigint not null,
  message_id bigint not null,
  read_at timestamptz not null,
  constraint order_read__order_id_user_id_message_id
    primary key (order_id, user_id, message_id),
  constraint order_read__message_id
    foreign key (order_id, message_id) references order_message (order_id, id),
  constraint order_read__user_id foreign key (user_id) references app_user (id)
);

/* What one side of a completed order says of the other: once, and once answered. */
create table order_feedback (
  order_id bigint not null,
  by_user_id bigint not null,
  about_user_id bigint not null,
  is_positive boolean not null,
  comment text,
  created_at timestamptz not null,
  reply text,
  replied_at timestamptz,
  constraint order_feedback__order_id_by_user_id primary key (order_id, by_user_id),
  constraint order_feedback__order_id foreign key (order_id) references trade_order (id),
  constraint order_feedback__by_user_id foreign key (by_user_id) references app_user (id),
  constraint order_feedback__about_user_id foreign key (about_user_id) references app_user (id),
  constraint order_feedback__two_sides check (by_user_id <> about_user_id),
  constraint order_feedback__comment check (char_length(comment) between 1 and 500),
  constraint order_feedback__reply check (char_length(reply) between 1 and 500),
  constraint order_feedback__replied_at check ((reply is null) = (replied_at is null))
);

create index order_feedback__about_user_id on order_feedback (about_user_id, created_at desc);

/* Feedback cannot be edited. */
create trigger order_feedback__words_stay before update of
  order_id, by_user_id, about_user_id, is_positive, comment, created_at
  on order_feedback for each statement execute function refuse_change();

create trigger order_feedback__stays before delete on order_feedback
  for each row execute function refuse_change();
