-- Up Migration

/* Lowered by staff for one account group until an instant: what its withdrawals of 24 hours may be
   worth. The smaller one of it and the general limit counts. The log of staff has its history. */
create table withdrawal_limit (
  /* the master */
  group_id bigint not null,
  daily_cents bigint not null,
  ends_at timestamptz not null,
  constraint withdrawal_limit__group_id primary key (group_id),
  constraint withdrawal_limit__group_id_user foreign key (group_id) references app_user (id),
  constraint withdrawal_limit__daily_cents check (daily_cents >= 0)
);
