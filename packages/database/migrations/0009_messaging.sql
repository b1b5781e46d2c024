-- Up Migration

/* Mails and text messages that were kept in place of being sent, for developers to read. Empty in
   production, where messages go out. */
create table outbox_message (
  id bigint not null,
  channel text not null,
  /* address or number it was meant for */
  recipient text not null,
  /* what a code in it is for, or the template's name */
  purpose text not null,
  /* the code in it, if there is one */
  code text,
  /* null for text messages */
  subject text,
  body text not null,
  created_at timestamptz not null,
  constraint outbox_message__id primary key (id),
  constraint outbox_message__channel check (channel in ('email', 'phone')),
  constraint outbox_message__subject check ((subject is not null) = (channel = 'email'))
);

create index outbox_message__recipient_id on outbox_message (recipient, id desc);

/*
 * How many text messages go out, in all and to each country: each costs money, and sending them to
 * expensive numbers is a trade of its own. Rows are read with every message and may be changed while
 * the site runs.
 */
create table text_limit (
  /* `all`; the ISO code of a country, or its dial code (`+883`) where it is none; `each`: any other */
  scope text not null,
  /* in the current hour of the clock */
  per_hour integer not null,
  /* in the last 24 hours */
  per_day integer not null,
  constraint text_limit__scope primary key (scope),
  constraint text_limit__per_hour check (per_hour >= 0),
  constraint text_limit__per_day check (per_day >= 0)
);

insert into text_limit (scope, per_hour, per_day) values
  ('all', 3000, 30000),
  ('each', 300, 2000);

/* What went out, by hour; two days are kept. */
create table text_count (
  /* `all`, a country or a dial code */
  scope text not null,
  /* in which the hour begins */
  hour timestamptz not null,
  sent integer not null,
  constraint text_count__scope_hour primary key (scope, hour),
  constraint text_count__sent check (sent >= 0)
);

/* What a person is told, in the page and perhaps by mail; written in the transaction of the effect. */
create table notification (
  id bigint not null,
  user_id bigint not null,
  /* order-paid, kyc-approved …; see domain/notification */
  kind text not null,
  /* what its words need, also after the order or case has moved on */
  payload jsonb not null,
  created_at timestamptz not null,
  read_at timestamptz,
  /* a mail is wanted and not queued yet: a worker turns the batch's notifications into mails */
  is_mail_due boolean not null,
  constraint notification__id primary key (id),
  constraint notification__user_id foreign key (user_id) references app_user (id),
  constraint notification__kind check (kind ~ '^[a-z]+(-[a-z]+)*$'),
  constraint notification__payload check (jsonb_typeof(payload) = 'object')
)
/* most are read, which changes them once */
with (fillfactor = 80);

create index notification__user_id_id on notification (user_id, id desc);
create index notification__unread on notification (user_id, id desc) where read_at is null;
create index notification__created_at on notification using brin (created_at);

/* Who does not want mails of a kind; without a row they are wanted. */
create table notification_setting (
  user_id bigint not null,
  kind_group text not null,
  is_mailed boolean not null,
  constraint notification_setting__user_id_kind_group primary key (user_id, kind_group),
  constraint notification_setting__user_id foreign key (user_id) references app_user (id),
  constraint notification_setting__kind_group check (
    kind_group in ('orders', 'appeals', 'account', 'wallet')
  )
);

/* What happened, told after it has: the outbox. Written in the transaction of the effect. */
create table event (
  id bigint not null,
  /* the transaction it came with. Ids are not given in the order of commits; a reader takes what lies
     below the oldest transaction still under way, in this order, and misses nothing */
  xid xid8 not null default pg_current_xact_id(),
  /* who hears of it; null when it is for the servers alone */
  user_id bigint,
  /* order, chat, notification, balance, session … */
  topic text not null,
  payload jsonb not null,
  created_at timestamptz not null,
  constraint event__topic check (topic ~ '^[a-z]+(-[a-z]+)*$'),
  /* events are read in the order of transactions and never by their id alone */
  constraint event__xid_id primary key (xid, id, created_at)
) partition by range (created_at);

create index event__user_id_xid_id on event (user_id, xid, id) where user_id is not null;

create table event_rest partition of event default;
select guard_part('event_rest');
select make_month_parts('event', now(), 3);
