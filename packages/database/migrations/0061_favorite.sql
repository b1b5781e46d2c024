-- Up Migration

/* Coins and markets that a person keeps at hand. */
create table favorite (
  person_id bigint not null,
  /* a coin, BTC, or a market, BTC_USD */
  symbol text not null,
  /* in which order they were added */
  place bigint generated always as identity,
  constraint favorite__person_id_symbol primary key (person_id, symbol),
  constraint favorite__person_id foreign key (person_id) references person (id),
  constraint favorite__symbol check (symbol ~ '^[A-Z0-9]{2,12}(_[A-Z0-9]{2,12})?$')
);
