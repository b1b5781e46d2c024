-- Up Migration

/*
 * Who works on a case of the kinds that have no column for it: one member of staff at a time. Appeals,
 * verifications and support cases name theirs in their own row.
 */
create table case_claim (
  kind text not null,
  /* the request, the withdrawal, the report, or the order of a flagged trade */
  case_id bigint not null,
  staff_id bigint not null,
  claimed_at timestamptz not null,
  constraint case_claim__kind_case_id primary key (kind, case_id),
  constraint case_claim__staff_id foreign key (staff_id) references app_user (id),
  constraint case_claim__kind check (kind in ('resets', 'withdrawals', 'reports', 'flags'))
);

create index case_claim__staff_id on case_claim (staff_id);

/* Since when the present member of staff has the case; null in claims from before it was kept. */
alter table trade_order add column case_claimed_at timestamptz;
alter table support_case add column claimed_at timestamptz;

/* Reports and flagged trades wait for staff until they are closed. */
alter table trader_report
  add column closed_at timestamptz,
  add column closed_by bigint,
  add column outcome text,
  add constraint trader_report__closed_by foreign key (closed_by) references app_user (id),
  add constraint trader_report__closed check (
    (closed_at is null) = (closed_by is null) and (closed_at is null) = (outcome is null)
  ),
  add constraint trader_report__outcome check (
    outcome in ('noAction', 'warned', 'offerTakenDown', 'frozen', 'forwarded')
  );

alter table trade_flag
  add column closed_at timestamptz,
  add column closed_by bigint,
  add column outcome text,
  add constraint trade_flag__closed_by foreign key (closed_by) references app_user (id),
  add constraint trade_flag__closed check (
    (closed_at is null) = (closed_by is null) and (closed_at is null) = (outcome is null)
  ),
  add constraint trade_flag__outcome check (
    outcome in ('noAction', 'warned', 'frozen', 'forwarded')
  );

create index trader_report__open on trader_report (created_at, id) where closed_at is null;
create index trade_flag__open on trade_flag (order_id, flagged_at) where closed_at is null;
create index withdrawal__waiting on withdrawal (requested_at, id)
  where needs_staff and state = 'requested';
create index trade_order__case_staff_id on trade_order (case_staff_id) where appeal = 'open';
create index kyc_case__owner_id on kyc_case (owner_id) where status = 'pending';
create index support_case__staff_id on support_case (staff_id) where state = 'claimed';

/* What staff note about a case, for staff alone. It only grows. */
create table case_note (
  id bigint not null,
  kind text not null,
  case_id bigint not null,
  staff_id bigint not null,
  text text not null,
  created_at timestamptz not null,
  constraint case_note__id primary key (id),
  constraint case_note__staff_id foreign key (staff_id) references app_user (id),
  constraint case_note__kind check (
    kind in ('appeals', 'verification', 'resets', 'withdrawals', 'reports', 'flags', 'support')
  ),
  constraint case_note__text check (char_length(text) between 1 and 2000)
);

create index case_note__case on case_note (kind, case_id, id);

create trigger case_note__append_only before update or delete on case_note
  for each row execute function refuse_change();

create trigger case_note__keep before truncate on case_note
  for each statement execute function refuse_change();

/* Filters of a queue that a member of staff has given a name. */
create table saved_filter (
  id bigint not null,
  staff_id bigint not null,
  kind text not null,
  name text not null,
  filters jsonb not null,
  created_at timestamptz not null,
  constraint saved_filter__id primary key (id),
  constraint saved_filter__staff_id_kind_name unique (staff_id, kind, name),
  constraint saved_filter__staff_id foreign key (staff_id) references app_user (id),
  constraint saved_filter__kind check (
    kind in ('appeals', 'verification', 'resets', 'withdrawals', 'reports', 'flags', 'support')
  ),
  constraint saved_filter__name check (char_length(name) between 1 and 40),
  constraint saved_filter__filters check (jsonb_typeof(filters) = 'object')
);

/*
 * That something has changed in a queue, for the servers that have the console open somewhere: written
 * with every change, so that no writer can forget it, and removed after an hour. By the clock of the
 * database, which all servers share.
 */
create table case_change (
  id bigint generated always as identity,
  kind text not null,
  changed_at timestamptz not null default clock_timestamp(),
  constraint case_change__id primary key (id)
);

create index case_change__changed_at on case_change (changed_at);

create function note_case_change() returns trigger language plpgsql as $$
begin
  insert into case_change (kind) values (tg_argv[0]);
  return null;
end;
$$;

/* Of tables that say the kind themselves. */
create function note_kind_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    insert into case_change (kind) values (old.kind);
  else
    insert into case_change (kind) values (new.kind);
  end if;
  return null;
end;
$$;

create trigger trade_order__case_change after update on trade_order
  for each row when (
    old.appeal <> new.appeal
    or new.appeal = 'open' and (
      old.case_staff_id is distinct from new.case_staff_id
      or old.not_received_at is distinct from new.not_received_at
      or old.answered_at is distinct from new.answered_at
      or old.ruling is distinct from new.ruling
      or old.second_look is distinct from new.second_look
    )
  ) execute function note_case_change('appeals');

create trigger kyc_case__case_change after insert or update on kyc_case
  for each row execute function note_case_change('verification');

create trigger reset_request__case_change after insert or update on reset_request
  for each row execute function note_case_change('resets');

create trigger withdrawal__case_change_new after insert on withdrawal
  for each row when (new.needs_staff) execute function note_case_change('withdrawals');

create trigger withdrawal__case_change after update on withdrawal
  for each row when (new.needs_staff and old.state = 'requested' and new.state <> 'requested')
  execute function note_case_change('withdrawals');

create trigger trader_report__case_change after insert or update on trader_report
  for each row execute function note_case_change('reports');

create trigger trade_flag__case_change after insert or update on trade_flag
  for each row execute function note_case_change('flags');

create trigger support_case__case_change after insert or update on support_case
  for each row execute function note_case_change('support');

create trigger case_claim__case_change after insert or update or delete on case_claim
  for each row execute function note_kind_change();

create trigger case_note__case_change after insert on case_note
  for each row execute function note_kind_change();
