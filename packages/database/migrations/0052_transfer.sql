-- Up Migration

/* Why postings were made. A cause is booked once, whatever happens. */
create table transfer (
  id bigint not null,
  /* what kind of thing moved the money: order, withdrawal … */
  cause_kind text not null,
  /* which one */
  cause_id bigint not null,
  /* which of its steps: create, release … */
  cause_step text not null,
  booked_at timestamptz not null,
  constraint transfer__id primary key (id),
  constraint transfer__cause unique (cause_kind, cause_id, cause_step),
  constraint transfer__cause_kind check (cause_kind ~ '^[a-z]+(-[a-z]+)*$'),
  constraint transfer__cause_step check (cause_step ~ '^[a-z0-9]+(-[a-z0-9]+)*$')
);

create trigger transfer__append_only before update or delete on transfer
  for each row execute function refuse_change();

create trigger transfer__is_not_emptied before truncate on transfer
  for each statement execute function refuse_change();
