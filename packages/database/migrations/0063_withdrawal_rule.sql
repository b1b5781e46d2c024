-- Up Migration

/* What holds for all withdrawals, in one row. Worth is in cents of US dollars. */
create table withdrawal_rule (
  id boolean not null default true,
  /* what an account group may take out within 24 hours */
  daily_limit_cents bigint not null default 10000000,
  /* from this worth on staff decide */
  staff_from_cents bigint not null default 1000000,
  /* from this worth on only a supervisor approves */
  supervisor_from_cents bigint not null default 5000000,
  constraint withdrawal_rule__id primary key (id),
  constraint withdrawal_rule__one_row check (id),
  constraint withdrawal_rule__daily_limit_cents check (daily_limit_cents > 0),
  constraint withdrawal_rule__staff_from_cents check (staff_from_cents >= 0),
  constraint withdrawal_rule__supervisor_from_cents check (
    supervisor_from_cents >= staff_from_cents
  )
);

insert into withdrawal_rule default values;
