-- Up Migration

/* What holds for all withdrawals, in one row. Worth is in cents of US dollars. */
create table withdrawal_rule (
  id boolean not null default true,
  /* what an account group may take out within 24 hours */
  daily_limit_cents bigint not null default 10000000,
  /* from this worth on staff decide */
  staff_from_cents bigint not null default 1000000,
  /* from this worth on only a supervisor approves */
  supervisor_from_cents bigint not null default 5000000,
  constraint withdrawal_rule__id primary key (id),
  constraint withdrawal_rule__one_row check (id),
  constraint withdrawal_rule__daily_limit_cents check (daily_limit_cents > 0),
  constraint withdrawal_rule__staff_from_cents check (staff_from_cents >= 0),
  constraint withdrawal_rule__supervisor_from_cents check (
    supervisor_from_cents >= staff_from_cents
  )
);

insert into withdrawal_rule default values;

/* The address on which a person receives coins of a network. */
create table deposit_address (
  network text not null,
  address text not null,
  user_id bigint not null,
  created_at timestamptz not null,
  constraint deposit_address__network_address primary key (network, address),
  constraint deposit_address__user_id_network unique (user_id, network),
  constraint deposit_address__user_id foreign key (user_id) references app_user (id),
  constraint deposit_address__network foreign key (network) references chain_network (code)
);

/* Payments to those addresses, each found on its network by transaction and output. */
create table deposit (
  id bigint not null,
  user_id bigint not null,
  asset text not null,
  network text not null,
  address text not null,
  txid text not null,
  output_index integer not null,
  /* atoms */
  amount bigint not null,
  /* the block that holds it; null after that block has left its network, until another holds it */
  block_height bigint,
  /* how many were asked for when it was seen */
  confirmations_needed integer not null,
  status text not null,
  seen_at timestamptz not null,
  credited_at timestamptz,
  constraint deposit__id primary key (id),
  /* whatever happens, a payment is credited once */
  constraint deposit__network_txid_output_index unique (network, txid, output_index),
  constraint deposit__user_id foreign key (user_id) references app_user (id),
  constraint deposit__asset_network foreign key (asset, network)
    references coin_network (asset, network),
  constraint deposit__amount check (amount > 0),
  constraint deposit__block_height check (block_height >= 0),
  constraint deposit__status check (status in ('confirming', 'credited', 'tooSmall')),
  constraint deposit__credited_at check ((status = 'credited') = (credited_at is not null))
);

create index deposit__user_id_id on deposit (user_id, id desc);
create index deposit__confirming on deposit (network, block_height) where status = 'confirming';

/* Coins on their way out. The states and what leads from one to the next are the domain's. */
create table withdrawal (
  id bigint not null,
  user_id bigint not null,
  /* the master of the account group, whose limit and block count */
  group_id bigint not null,
  asset text not null,
  network text not null,
  address text not null,
  memo text,
  /* what arrives, atoms */
  amount bigint not null,
  fee bigint not null,
  /* worth of both when it was asked for, cents of US dollars */
  worth_cents bigint not null,
  /* it was so much that staff had to decide */
  needs_staff boolean not null,
  state text not null,
  end_reason text,
  txid text,
  requested_at timestamptz not null,
  ended_at timestamptz,
  constraint withdrawal__id primary key (id),
  constraint withdrawal__user_id foreign key (user_id) references app_user (id),
  constraint withdrawal__group_id foreign key (group_id) references app_user (id),
  constraint withdrawal__asset_network foreign key (asset, network)
    references coin_network (asset, network),
  constraint withdrawal__amount check (amount > 0),
  constraint withdrawal__fee check (fee >= 0),
  constraint withdrawal__worth_cents check (worth_cents >= 0),
  constraint withdrawal__state check (
    state in ('requested', 'approved', 'sending', 'sent', 'failed', 'canceled')
  ),
  constraint withdrawal__end_reason check (
    case state
      when 'failed' then end_reason = 'chain'
      when 'canceled' then end_reason in ('user', 'rejected', 'block')
      else end_reason is null
    end is true
  ),
  constraint withdrawal__txid check ((state = 'sent') = (txid is not null)),
  constraint withdrawal__ended_at check (
    (state in ('sent', 'failed', 'canceled')) = (ended_at is not null)
  )
) with (fillfactor = 70);

create index withdrawal__user_id_id on withdrawal (user_id, id desc);
create index withdrawal__group_id_requested_at on withdrawal (group_id, requested_at)
  where state not in ('failed', 'canceled');
create index withdrawal__open on withdrawal (state, id)
  where state in ('requested', 'approved', 'sending');
create index withdrawal__needs_staff on withdrawal (id) where needs_staff;

/* The address book for withdrawals. */
create table saved_address (
  id bigint not null,
  user_id bigint not null,
  label text not null,
  asset text not null,
  network text not null,
  address text not null,
  /* empty where there is none */
  memo text not null,
  created_at timestamptz not null,
  constraint saved_address__id primary key (id),
  constraint saved_address__place unique (user_id, asset, network, address, memo),
  constraint saved_address__user_id foreign key (user_id) references app_user (id),
  constraint saved_address__asset_network foreign key (asset, network)
    references coin_network (asset, network),
  constraint saved_address__label check (char_length(label) between 1 and 40)
);

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
