-- Up Migration

/* The address book for withdrawals. */
create table saved_address (
  id bigint not null,
  person_id bigint not null,
  label text not null,
  asset text not null,
  network text not null,
  address text not null,
  /* empty where there is none */
  memo text not null,
  created_at timestamptz not null,
  constraint saved_address__id primary key (id),
  constraint saved_address__place unique (person_id, asset, network, address, memo),
  constraint saved_address__person_id foreign key (person_id) references person (id),
  constraint saved_address__asset_network foreign key (asset, network)
    references coin_network (asset, network),
  constraint saved_address__label check (char_length(label) between 1 and 40)
);
