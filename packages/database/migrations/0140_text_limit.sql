-- Up Migration

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
