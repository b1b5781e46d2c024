-- Up Migration

/* A statement may carry many postings of one account, of which its balance shows the last alone: also
   those before it must not go below zero. The rest is as it was. */
create or replace function apply_postings() returns trigger
language plpgsql
/* The plan is made when a connection first comes here and is kept. Tables may be tiny then and grow:
   rows are always looked up by their keys. */
set enable_seqscan = off
set enable_hashjoin = off
set enable_mergejoin = off
set enable_material = off
set enable_memoize = off
as $$
declare
  is_balanced boolean;
  is_continued boolean;
  is_covered boolean;
begin
  if not exists (select from new_posting) then
    return null;
  end if;

  with line as materialized (
    select
      given.transfer_id,
      given.account_id,
      given.sequence,
      given.amount,
      given.balance_after,
      account.asset,
      account.sequence as account_sequence,
      given.sequence = lag(given.sequence, 1, account.sequence) over one_account + 1
        and given.balance_after
          = lag(given.balance_after, 1, account.balance) over one_account + given.amount
        as is_next,
      given.balance_after >= 0 or account.kind = 'chain' as is_covered,
      lead(false, 1, true) over one_account as is_last
    from new_posting given
      join ledger_account account on account.id = given.account_id
    window one_account as (partition by given.account_id order by given.sequence)
  ),
  moved as (
    update ledger_account account
    set balance = line.balance_after, sequence = line.sequence
    from line
    where line.is_last
      and account.id = line.account_id
      /* whoever has not locked it may meet an account that has moved on */
      and account.sequence = line.account_sequence
    returning account.id
  )
  select
    (
      select bool_and(
        total = 0
          and (select xmin from transfer where id = transfer_id) = pg_current_xact_id()::xid
      )
      from (select transfer_id, sum(amount) as total from line group by transfer_id, asset) sums
    ),
    (
      select bool_and(is_next)
        /* fewer when there is no such account */
        and count(*) = (select count(*) from new_posting)
        and count(*) filter (where is_last) = (select count(*) from moved)
      from line
    ),
    (select bool_and(line.is_covered) from line)
  into is_balanced, is_continued, is_covered;
  if is_continued is not true then
    raise exception 'postings do not continue their accounts'
      using errcode = 'check_violation', constraint = 'posting__continues_account';
  end if;
  if is_covered is not true then
    raise exception 'an account goes below zero on the way'
      using errcode = 'check_violation', constraint = 'posting__balance_after';
  end if;
  if is_balanced is not true then
    raise exception 'the postings of a transfer of this transaction do not sum to zero'
      using errcode = 'check_violation', constraint = 'posting__sums_to_zero';
  end if;
  return null;
end
$$;
