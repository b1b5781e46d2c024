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
/* The plan is made when a connection first comes here and is kept. Tables may be tiny then and grow:
   rows are always looked up by their keys. */
set enable_seqscan = off
set enable_hashjoin = off
set enable_mergejoin = off
set enable_material = off
as $$
declare
  is_balanced boolean;
  is_continued boolean;
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
    )
  into is_balanced, is_continued;
  if is_continued is not true then
    raise exception 'postings do not continue their accounts'
      using errcode = 'check_violation', constraint = 'posting__continues_account';
  end if;
  if is_balanced is not true then
    raise exception 'the postings of a transfer of this transaction do not sum to zero'
      using errcode = 'check_violation', constraint = 'posting__sums_to_zero';
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
