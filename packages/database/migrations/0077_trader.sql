-- Up Migration

/* What is counted of somebody who trades. Every order locks the rows of its two sides here. */
create table trader (
  person_id bigint not null,
  /* orders as buyer that wait for payment */
  unpaid_orders integer not null default 0,
  completed_trades integer not null default 0,
  /* canceled by own fault */
  failed_trades integer not null default 0,
  /* of the orders completed as seller, from payment to release */
  release_seconds bigint not null default 0,
  release_count integer not null default 0,
  /* of the orders completed as buyer, from creation to payment */
  pay_seconds bigint not null default 0,
  pay_count integer not null default 0,
  positive_feedback integer not null default 0,
  negative_feedback integer not null default 0,
  first_trade_at timestamptz,
  constraint trader__person_id primary key (person_id),
  constraint trader__person foreign key (person_id) references person (id),
  constraint trader__counts check (
    unpaid_orders >= 0 and completed_trades >= 0 and failed_trades >= 0
    and release_seconds >= 0 and release_count >= 0 and pay_seconds >= 0 and pay_count >= 0
    and positive_feedback >= 0 and negative_feedback >= 0
  )
) with (fillfactor = 50);

/* The same by day, for thirty days' figures and for charts. */
create table trader_day (
  person_id bigint not null,
  day date not null,
  completed_trades integer not null default 0,
  failed_trades integer not null default 0,
  /* cents of US dollars at the rates of the moment */
  volume_usd bigint not null default 0,
  constraint trader_day__person_id_day primary key (person_id, day),
  constraint trader_day__person foreign key (person_id) references person (id)
) with (fillfactor = 70);

/* When somebody was last seen, written at most once a minute. */
create table trader_presence (
  person_id bigint not null,
  seen_at timestamptz not null,
  constraint trader_presence__person_id primary key (person_id),
  constraint trader_presence__person foreign key (person_id) references person (id)
) with (fillfactor = 50);
