-- Up Migration

/*
 * Changes of markets, methods, networks and rules: proposed by one administrator, approved or refused
 * by another, or withdrawn by the first. The rows stay as the history of the market's terms.
 */
create table market_change (
  id bigint not null,
  /* [{"kind": "market", "key": "USDT/EUR", "field": "takerFeeRate", "before": "0.001", "after": "0.002"}] */
  edits jsonb not null,
  reason text not null,
  state text not null,
  proposed_by bigint not null,
  proposed_at timestamptz not null,
  decided_by bigint,
  decided_at timestamptz,
  decision_reason text,
  constraint market_change__id primary key (id),
  constraint market_change__proposed_by foreign key (proposed_by) references app_user (id),
  constraint market_change__decided_by foreign key (decided_by) references app_user (id),
  constraint market_change__edits check (
    jsonb_typeof(edits) = 'array' and jsonb_array_length(edits) between 1 and 50
  ),
  constraint market_change__reason check (reason <> ''),
  constraint market_change__state check (
    state in ('proposed', 'applied', 'refused', 'withdrawn')
  ),
  constraint market_change__decided check (
    case state
      when 'proposed' then num_nonnulls(decided_by, decided_at, decision_reason) = 0
      else num_nulls(decided_by, decided_at, decision_reason) = 0
    end
  ),
  /* four eyes */
  constraint market_change__decided_by_another check (
    case state
      when 'applied' then decided_by <> proposed_by
      when 'refused' then decided_by <> proposed_by
      when 'withdrawn' then decided_by = proposed_by
      else true
    end
  )
);

create index market_change__open on market_change (id) where state = 'proposed';

/* What was proposed never changes, and a decision is made once. */
create trigger market_change__proposal_stays
  before update of id, edits, reason, proposed_by, proposed_at on market_change
  for each row execute function refuse_change();

create trigger market_change__decided_once before update on market_change
  for each row when (old.state <> 'proposed')
  execute function refuse_change();

create trigger market_change__stays before delete on market_change
  for each row execute function refuse_change();

create trigger market_change__keep before truncate on market_change
  for each statement execute function refuse_change();
