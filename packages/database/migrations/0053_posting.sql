-- Up Migration

/* The book: each line moves one balance. All lines of a transfer come in one statement. */
create table posting (
  transfer_id bigint not null,
  account_id bigint not null,
  /* counts the postings of the account from 1 without a gap */
  sequence bigint not null,
  /* atoms, signed */
  amount bigint not null,
  balance_after bigint not null,
  booked_at timestamptz not null,
  constraint posting__account_id_sequence primary key (account_id, sequence, booked_at),
  constraint posting__amount check (amount <> 0)
) partition by range (booked_at);

create index posting__transfer_id on posting (transfer_id);

create table posting_rest partition of posting default;
select guard_part('posting_rest');
select make_month_parts('posting', now(), 3);

/* What makes a wrong book impossible: lines that do not sum to zero are refused, and so are lines
   that do not continue their account exactly where it stands; the balance moves with them. It looks
   at all lines of a statement at once, so that a batch pays for it once.

   A transfer gets its lines in the transaction that made it (only its own rows have its number in
   xmin), and so nothing is ever added to an old one. */
create function apply_postings() returns trigger
language plpgsql
as $$
declare
  accounts bigint;
  moved bigint;
begin
  if exists (
    select from new_posting line
      left join transfer on transfer.id = line.transfer_id
        and transfer.xmin = pg_current_xact_id()::xid
        and transfer.booked_at = line.booked_at
      left join ledger_account account on account.id = line.account_id
    group by line.transfer_id, account.asset
    having sum(line.amount) <> 0 or bool_or(transfer.id is null or account.id is null)
  ) then
    raise exception 'the postings of a transfer do not sum to zero'
      using errcode = 'check_violation', constraint = 'posting__sums_to_zero';
  end if;

  with chained as (
    select
      account_id,
      sequence,
      balance_after,
      sequence - row_number() over one_account as sequence_before,
      balance_after - sum(amount) over one_account as balance_before
    from new_posting
    window one_account as (
      partition by account_id order by sequence rows between unbounded preceding and current row
    )
  ),
  moves as (
    select
      account_id,
      min(sequence_before) as sequence_before,
      max(sequence_before) as other_sequence_before,
      min(balance_before) as balance_before,
      max(balance_before) as other_balance_before,
      max(sequence) as sequence,
      (array_agg(balance_after order by sequence desc))[1] as balance
    from chained
    group by account_id
  )
  update ledger_account account
  set balance = moves.balance, sequence = moves.sequence
  from moves
  where account.id = moves.account_id
    and account.sequence = moves.sequence_before
    and account.sequence = moves.other_sequence_before
    and account.balance = moves.balance_before
    and account.balance = moves.other_balance_before;
  get diagnostics moved = row_count;
  select count(distinct account_id) into accounts from new_posting;
  if moved <> accounts then
    raise exception 'postings do not continue their accounts'
      using errcode = 'check_violation', constraint = 'posting__continues_account';
  end if;
  return null;
end
$$;

create trigger posting__applies after insert on posting
  referencing new table as new_posting
  for each statement execute function apply_postings();

create trigger posting__append_only before update or delete on posting
  for each row execute function refuse_change();

create trigger posting__is_not_emptied before truncate on posting
  for each statement execute function refuse_change();
