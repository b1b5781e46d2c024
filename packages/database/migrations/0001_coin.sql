-- Up Migration

create table coin (
  /* ticker in capitals, BTC */
  code text not null,
  /* proper name, the same in every language */
  name text not null,
  /* file below /assets/coins/ */
  logo text not null,
  /* decimals of an amount; atoms are kept, so it never changes */
  scale smallint not null,
  /* place in lists, smallest first */
  sort integer not null,
  /* off: not offered any more, but balances and old orders still name it */
  is_enabled boolean not null default true,
  constraint coin__code primary key (code),
  constraint coin__code_form check (code ~ '^[A-Z0-9]{2,12}$'),
  constraint coin__name check (name <> ''),
  constraint coin__logo check (logo ~ '^[a-z0-9-]+\.svg$'),
  constraint coin__scale check (scale = 8)
);
