-- Up Migration

create table market (
  /* the coin that is traded */
  crypto text not null,
  /* the currency it is paid in */
  fiat text not null,
  /* decimals of a price */
  price_scale smallint not null,
  /* smallest order, in fiat */
  min_order numeric not null,
  /* largest order, in fiat */
  max_order numeric not null,
  /* part of the quantity that the taker pays; 0.001 is 0.10 % */
  taker_fee_rate numeric not null,
  /* how far a fixed price may lie from the reference rate; 0.30 is 30 % either way */
  max_distance numeric not null,
  /* off: no new offers or orders */
  is_enabled boolean not null default true,
  constraint market__crypto_fiat primary key (crypto, fiat),
  constraint market__crypto foreign key (crypto) references coin (code),
  constraint market__fiat foreign key (fiat) references currency (code),
  constraint market__price_scale check (price_scale between 0 and 12),
  constraint market__min_order check (min_order > 0),
  constraint market__max_order check (max_order >= min_order),
  constraint market__taker_fee_rate check (taker_fee_rate >= 0 and taker_fee_rate < 1),
  constraint market__max_distance check (max_distance > 0 and max_distance <= 1)
);

create index market__fiat_index on market (fiat);
