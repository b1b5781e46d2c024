// What must hold in the ledger alone. The constraints and triggers of its tables see to it; these
// statements recompute it from the postings, without believing any of them.
import type { AuditCheck } from "./audit.ts";

/*
 * Ids and amounts are shown as texts, since JSON numbers are not exact. A check of a chain names
 * the posting at which it breaks, and not all later ones.
 */
export const LEDGER_CHECKS: readonly AuditCheck[] = [
  {
    name: "posting-sequence",
    claim: "the postings of every account count from 1 without a gap",
    text: `select account_id::text, sequence::text, expected::text, transfer_id::text
           from (
             select
               account_id,
               sequence,
               transfer_id,
               coalesce(lag(sequence) over one_account, 0) + 1 as expected
             from posting
             window one_account as (partition by account_id order by sequence, booked_at)
           ) as counted
           where sequence <> expected`,
  },
  {
    name: "balance-chain",
    claim: "every posting continues from the balance that the one before it left",
    text: `select
             account_id::text,
             sequence::text,
             amount::text,
             balance_before::text,
             balance_after::text,
             transfer_id::text
           from (
             select
               *,
               coalesce(lag(balance_after) over one_account, 0) as balance_before
             from posting
             window one_account as (partition by account_id order by sequence, booked_at)
           ) as chained
           where balance_before::numeric + amount <> balance_after`,
  },
  {
    name: "account-balance",
    claim: "the balance and the count of every account are those of its postings",
    text: `select
             account.id::text as account_id,
             owner_id::text,
             kind,
             asset,
             balance::text,
             coalesce(booked.amount, 0)::text as booked_balance,
             sequence::text,
             coalesce(booked.postings, 0)::text as booked_postings
           from ledger_account account
             left join (
               select account_id, sum(amount) as amount, count(*) as postings
               from posting
               group by account_id
             ) as booked on booked.account_id = account.id
           where balance <> coalesce(booked.amount, 0)
             or sequence <> coalesce(booked.postings, 0)`,
  },
  {
    name: "last-posting",
    claim: "the balance of every account is the one after its last posting",
    text: `select
             account.id::text as account_id,
             account.owner_id::text,
             account.kind,
             account.asset,
             account.sequence::text,
             account.balance::text,
             posting.balance_after::text
           from ledger_account account
             left join posting on
               posting.account_id = account.id and posting.sequence = account.sequence
           where coalesce(posting.balance_after, 0) <> account.balance
             or (account.sequence > 0 and posting.account_id is null)`,
  },
  {
    name: "asset-sum",
    claim: "the balances of every asset sum to zero over all accounts",
    text: `select asset, sum(balance)::text as sum
           from ledger_account
           group by asset
           having sum(balance) <> 0`,
  },
  {
    name: "transfer-sum",
    claim: "the postings of every transfer sum to zero for each asset",
    text: `select
             posting.transfer_id::text,
             account.asset,
             sum(posting.amount)::text as sum
           from posting
             left join ledger_account account on account.id = posting.account_id
           group by posting.transfer_id, account.asset
           having sum(posting.amount) <> 0`,
  },
  {
    name: "transfer-postings",
    claim: "every transfer has postings",
    text: `select id::text as transfer_id, cause_kind, cause_id::text, cause_step
           from transfer
           where not exists (select from posting where posting.transfer_id = transfer.id)`,
  },
  {
    name: "posting-transfer",
    claim: "every posting belongs to a transfer, and is as old as it",
    text: `select
             posting.account_id::text,
             posting.sequence::text,
             posting.transfer_id::text,
             posting.booked_at,
             transfer.booked_at as transfer_booked_at
           from posting
             left join transfer on transfer.id = posting.transfer_id
           where transfer.booked_at is distinct from posting.booked_at`,
  },
  {
    name: "posting-account",
    claim: "every posting belongs to an account",
    text: `select account_id::text, sequence::text, amount::text, transfer_id::text
           from posting
           where not exists (
             select from ledger_account where ledger_account.id = posting.account_id
           )`,
  },
  {
    name: "account-owner",
    claim: "every account belongs to a person or to the platform, and holds a coin there is",
    text: `select account.id::text as account_id, account.owner_id::text, account.kind, account.asset
           from ledger_account account
             left join app_user on app_user.id = account.owner_id
             left join coin on coin.code = account.asset
           where coin.code is null
             or (app_user.id is null and account.owner_id <> 0)
             or (account.owner_id = 0) <> (account.kind in ('fees', 'chain'))`,
  },
  {
    name: "negative-balance",
    claim: "nobody ever had less than nothing",
    text: `select
             account.id::text as account_id,
             account.owner_id::text,
             account.kind,
             account.asset,
             null as sequence,
             account.balance::text
           from ledger_account account
           where account.balance < 0 and account.kind <> 'chain'
           union all
           select
             account.id::text,
             account.owner_id::text,
             account.kind,
             account.asset,
             posting.sequence::text,
             posting.balance_after::text
           from posting
             join ledger_account account on account.id = posting.account_id
           where posting.balance_after < 0 and account.kind <> 'chain'`,
  },
  {
    name: "cause-once",
    claim: "no cause was booked twice",
    text: `select cause_kind, cause_id::text, cause_step, count(*)::text as transfers
           from transfer
           group by cause_kind, cause_id, cause_step
           having count(*) > 1`,
  },
  {
    name: "receipt-owner",
    claim: "every receipt of a command belongs to a person or to the platform",
    text: `select receipt.owner_id::text, receipt.kind, receipt.key
           from command_receipt receipt
             left join app_user on app_user.id = receipt.owner_id
           where app_user.id is null and receipt.owner_id <> 0`,
  },
  {
    name: "receipt-once",
    claim: "no key of a command was answered twice",
    text: `select owner_id::text, kind, key, count(*)::text as receipts
           from command_receipt
           group by owner_id, kind, key
           having count(*) > 1`,
  },
];
