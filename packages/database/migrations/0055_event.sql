-- Up Migration

/* What happened, told after it has: the outbox. Written in the transaction of the effect. */
create table event (
  id bigint not null,
  /* the transaction it came with. Ids are not given in the order of commits; a reader takes what lies
     below the oldest transaction still under way, in this order, and misses nothing */
  xid xid8 not null default pg_current_xact_id(),
  /* who hears of it; null when it is for the servers alone */
  person_id bigint,
  /* order, chat, notification, balance, session … */
  topic text not null,
  payload jsonb not null,
  created_at timestamptz not null,
  constraint event__id primary key (id, created_at),
  constraint event__topic check (topic ~ '^[a-z]+(-[a-z]+)*$')
) partition by range (created_at);

create index event__xid_id on event (xid, id);
create index event__person_id_xid_id on event (person_id, xid, id) where person_id is not null;

create table event_rest partition of event default;
select guard_part('event_rest');
select make_month_parts('event', now(), 3);
