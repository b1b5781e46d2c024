-- Up Migration

/* The networks on which coins come and go. */
create table chain_network (
  code text not null,
  /* proper name, the same in every language */
  name text not null,
  /* how its addresses look, one of the platform's formats */
  address_format text not null,
  block_seconds integer not null,
  /* payments may name a memo or tag beside the address */
  has_memo boolean not null,
  /* up to which block deposits were looked for */
  scanned_height bigint not null default 0,
  constraint chain_network__code primary key (code),
  constraint chain_network__code_form check (code ~ '^[A-Z0-9]{2,12}$'),
  constraint chain_network__name check (name <> ''),
  constraint chain_network__block_seconds check (block_seconds > 0),
  constraint chain_network__scanned_height check (scanned_height >= 0)
);

/* What a coin costs and needs on a network. Whoever runs the site changes these rows. */
create table coin_network (
  asset text not null,
  network text not null,
  can_deposit boolean not null default true,
  can_withdraw boolean not null default true,
  /* blocks until a deposit is credited */
  confirmations integer not null,
  /* atoms, as all that follow */
  min_deposit bigint not null,
  withdraw_fee bigint not null,
  min_withdraw bigint not null,
  max_withdraw bigint not null,
  /* place in lists, smallest first */
  sort integer not null,
  constraint coin_network__asset_network primary key (asset, network),
  constraint coin_network__asset foreign key (asset) references coin (code),
  constraint coin_network__network foreign key (network) references chain_network (code),
  constraint coin_network__confirmations check (confirmations between 1 and 10000),
  constraint coin_network__min_deposit check (min_deposit > 0),
  constraint coin_network__withdraw_fee check (withdraw_fee >= 0),
  constraint coin_network__min_withdraw check (min_withdraw > 0),
  constraint coin_network__max_withdraw check (max_withdraw >= min_withdraw)
);
