-- Up Migration

/* One asset in one drawer of one person, or of the platform. Its balance is moved by new postings
   alone, see posting. */
create table ledger_account (
  id bigint not null,
  /* the person; 0 is the platform */
  owner_id bigint not null,
  kind text not null,
  asset text not null,
  /* atoms */
  balance bigint not null default 0,
  /* how many postings it has had */
  sequence bigint not null default 0,
  person_id bigint generated always as (nullif(owner_id, 0)) stored,
  constraint ledger_account__id primary key (id),
  constraint ledger_account__owner_id_kind_asset unique (owner_id, kind, asset),
  constraint ledger_account__person_id foreign key (person_id) references person (id),
  constraint ledger_account__asset foreign key (asset) references coin (code),
  constraint ledger_account__kind check (
    case owner_id
      when 0 then kind in ('fees', 'chain')
      else kind in ('spot', 'futures', 'offer', 'escrow', 'withdrawal')
    end
  ),
  /* chain stands for the coins outside: what people hold here is owed by it */
  constraint ledger_account__balance check (balance >= 0 or kind = 'chain'),
  constraint ledger_account__sequence check (sequence >= 0)
)
/* room on each page for the next version of a row, so that indexes need not hear of it */
with (fillfactor = 50);

create function keep_balances_to_postings() returns trigger
language plpgsql
as $$
begin
  raise exception 'a balance is moved by postings alone'
    using errcode = 'restrict_violation', constraint = 'ledger_account__postings_only';
end
$$;

create trigger ledger_account__starts_empty before insert on ledger_account
  for each row when (new.balance <> 0 or new.sequence <> 0)
  execute function keep_balances_to_postings();

/* within the trigger of posting the depth is greater */
create trigger ledger_account__postings_only before update on ledger_account
  for each statement when (pg_trigger_depth() = 0)
  execute function keep_balances_to_postings();

create trigger ledger_account__stays before delete on ledger_account
  for each row execute function refuse_change();

create trigger ledger_account__is_not_emptied before truncate on ledger_account
  for each statement execute function refuse_change();
