-- Up Migration

/* Coins on their way out. The states and what leads from one to the next are the domain's. */
create table withdrawal (
  id bigint not null,
  person_id bigint not null,
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
  constraint withdrawal__person_id foreign key (person_id) references person (id),
  constraint withdrawal__group_id foreign key (group_id) references person (id),
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

create index withdrawal__person_id_id on withdrawal (person_id, id desc);
create index withdrawal__group_id_requested_at on withdrawal (group_id, requested_at)
  where state not in ('failed', 'canceled');
create index withdrawal__open on withdrawal (state, id)
  where state in ('requested', 'approved', 'sending');
create index withdrawal__needs_staff on withdrawal (id) where needs_staff;
