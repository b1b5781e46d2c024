-- Up Migration

/*
 * Coins that a buyer got and that stay in the account group until an instant; written with the
 * settlement of the order. Rows are never changed: what is over counts no longer.
 */
create table fresh_coin (
  order_id bigint not null,
  /* the master of the buyer's account group */
  group_id bigint not null,
  asset text not null,
  /* what the buyer got */
  atoms bigint not null,
  bought_at timestamptz not null,
  until timestamptz not null,
  constraint fresh_coin__order_id primary key (order_id),
  constraint fresh_coin__order foreign key (order_id) references trade_order (id),
  constraint fresh_coin__group_id foreign key (group_id) references person (id),
  constraint fresh_coin__asset foreign key (asset) references coin (code),
  constraint fresh_coin__atoms check (atoms > 0),
  constraint fresh_coin__until check (until > bought_at)
);

create index fresh_coin__group_id_asset_until on fresh_coin (group_id, asset, until desc);
