-- Up Migration

/* What the simulator of networks knows: it stands in for the nodes of real ones. */
create table simulated_address (
  network text not null,
  /* for whom it was made; asked again, the same one is given */
  key text not null,
  address text not null,
  constraint simulated_address__network_key primary key (network, key),
  constraint simulated_address__network_address unique (network, address)
);

create table simulated_payment (
  network text not null,
  txid text not null,
  output_index integer not null,
  asset text not null,
  address text not null,
  memo text,
  /* atoms */
  amount bigint not null,
  block_height bigint not null,
  /* by which a broadcast is known again */
  key text not null,
  constraint simulated_payment__network_txid_output_index primary key (network, txid, output_index),
  constraint simulated_payment__key unique (key),
  constraint simulated_payment__amount check (amount > 0)
);

create index simulated_payment__network_block_height on simulated_payment (network, block_height);
