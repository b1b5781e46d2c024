-- Up Migration

/* What a person is told, in the page and perhaps by mail; written in the transaction of the effect. */
create table notification (
  id bigint not null,
  person_id bigint not null,
  /* order-paid, kyc-approved …; see domain/notification */
  kind text not null,
  /* what its words need, also after the order or case has moved on */
  payload jsonb not null,
  created_at timestamptz not null,
  read_at timestamptz,
  /* a mail is wanted and not queued yet: a worker turns the batch's notifications into mails */
  is_mail_due boolean not null,
  constraint notification__id primary key (id),
  constraint notification__person_id foreign key (person_id) references person (id),
  constraint notification__kind check (kind ~ '^[a-z]+(-[a-z]+)*$'),
  constraint notification__payload check (jsonb_typeof(payload) = 'object')
)
/* most are read, which changes them once */
with (fillfactor = 80);

create index notification__person_id_id on notification (person_id, id desc);
create index notification__unread on notification (person_id, id desc) where read_at is null;
create index notification__created_at on notification using brin (created_at);

/* Who does not want mails of a kind; without a row they are wanted. */
create table notification_setting (
  person_id bigint not null,
  kind_group text not null,
  is_mailed boolean not null,
  constraint notification_setting__person_id_kind_group primary key (person_id, kind_group),
  constraint notification_setting__person_id foreign key (person_id) references person (id),
  constraint notification_setting__kind_group check (
    kind_group in ('orders', 'appeals', 'account', 'wallet')
  )
);
