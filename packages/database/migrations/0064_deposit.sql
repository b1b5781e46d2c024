-- Up Migration

/* The address on which a person receives coins of a network. */
create table deposit_address (
  network text not null,
  address text not null,
  person_id bigint not null,
  created_at timestamptz not null,
  constraint deposit_address__network_address primary key (network, address),
  constraint deposit_address__person_id_network unique (person_id, network),
  constraint deposit_address__person_id foreign key (person_id) references person (id),
  constraint deposit_address__network foreign key (network) references chain_network (code)
);

/* Payments to those addresses, each found on its network by transaction and output. */
create table deposit (
  id bigint not null,
  person_id bigint not null,
  asset text not null,
  network text not null,
  address text not null,
  txid text not null,
  output_index integer not null,
  /* atoms */
  amount bigint not null,
  /* the block that holds it */
  block_height bigint not null,
  /* how many were asked for when it was seen */
  confirmations_needed integer not null,
  status text not null,
  seen_at timestamptz not null,
  credited_at timestamptz,
  constraint deposit__id primary key (id),
  /* whatever happens, a payment is credited once */
  constraint deposit__network_txid_output_index unique (network, txid, output_index),
  constraint deposit__person_id foreign key (person_id) references person (id),
  constraint deposit__asset_network foreign key (asset, network)
    references coin_network (asset, network),
  constraint deposit__amount check (amount > 0),
  constraint deposit__block_height check (block_height >= 0),
  constraint deposit__status check (status in ('confirming', 'credited', 'tooSmall')),
  constraint deposit__credited_at check ((status = 'credited') = (credited_at is not null))
);

create index deposit__person_id_id on deposit (person_id, id desc);
create index deposit__confirming on deposit (network, block_height) where status = 'confirming';
