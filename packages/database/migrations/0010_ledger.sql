-- Up Migration

/* A ledger account: one asset of a user or of the platform, of one kind. Its balance is moved by new
   postings alone, see posting. */
create table ledger_account (
  id bigint not null,
  /* the user; 0 is the platform */
  owner_id bigint not null,
  kind text not null,
  asset text not null,
  /* atoms */
  balance bigint not null default 0,
  /* how many postings it has had */
  sequence bigint not null default 0,
  user_id bigint generated always as (nullif(owner_id, 0)) stored,
  constraint ledger_account__id primary key (id),
  constraint ledger_account__owner_id_kind_asset unique (owner_id, kind, asset),
  constraint ledger_account__user_id foreign key (user_id) references app_user (id),
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

/* Why postings were made. A cause is booked once, whatever happens. */
create table transfer (
  id bigint not null,
  /* what kind of thing moved the money: order, withdrawal … */
  cause_kind text not null,
  /* which one */
  cause_id bigint not null,
  /* which of its steps: create, release … */
  cause_step text not null,
  booked_at timestamptz not null,
  constraint transfer__id primary key (id),
  constraint transfer__cause unique (cause_kind, cause_id, cause_step),
  constraint transfer__cause_kind check (cause_kind ~ '^[a-z]+(-[a-z]+)*$'),
  constraint transfer__cause_step check (cause_step ~ '^[a-z0-9]+(-[a-z0-9]+)*$')
);

create trigger transfer__append_only before update or delete on transfer
  for each row execute function refuse_change();

create trigger transfer__is_not_emptied before truncate on transfer
  for each statement execute function refuse_change();

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
   xmin), and so nothing is ever added to an old one.

   A statement may carry many postings of one account, of which its balance shows the last alone: also
   those before it must not go below zero. */
create function apply_postings() returns trigger
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

/* A person's statement, latest first: the next page begins anywhere in the middle of an account. */
create index posting__account_id_transfer_id on posting (account_id, transfer_id desc);

create trigger posting__applies after insert on posting
  referencing new table as new_posting
  for each statement execute function apply_postings();

create trigger posting__append_only before update or delete on posting
  for each row execute function refuse_change();

create trigger posting__is_not_emptied before truncate on posting
  for each statement execute function refuse_change();

/* What the engine has answered, by the key its caller gave: a repeated command answers as the first
   time. Written in the transaction of the effect. */
create table command_receipt (
  /* whose key it is; 0 is the platform */
  owner_id bigint not null,
  /* kind of command */
  kind text not null,
  key text not null,
  /* of what was asked, since the same key with other input is a mistake */
  input_hash bytea not null,
  reply jsonb not null,
  created_at timestamptz not null,
  constraint command_receipt__owner_id_kind_key primary key (owner_id, kind, key),
  constraint command_receipt__key check (char_length(key) between 1 and 200),
  constraint command_receipt__input_hash check (octet_length(input_hash) = 32)
);

create index command_receipt__created_at on command_receipt using brin (created_at);
