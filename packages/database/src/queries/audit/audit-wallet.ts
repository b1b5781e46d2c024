// Checks between the ledger and the wallet: deposits and withdrawals are posted as their own tables
// say.
import type { AuditCheck } from "./audit.ts";

export const WALLET_CHECKS: readonly AuditCheck[] = [
  {
    name: "withdrawal-account",
    claim:
      "what lies ready to leave is the sum of the withdrawals under way, for each person and asset",
    text: `select
             coalesce(account.owner_id, open.user_id)::text as user_id,
             coalesce(account.asset, open.asset) as asset,
             coalesce(account.balance, 0)::text as balance,
             coalesce(open.amount, 0)::text as open_withdrawals
           from (select owner_id, asset, balance from ledger_account where kind = 'withdrawal')
               as account
             full join (
               select user_id, asset, sum(amount::numeric + fee) as amount
               from withdrawal
               where state in ('requested', 'approved', 'sending')
               group by user_id, asset
             ) as open on open.user_id = account.owner_id and open.asset = account.asset
           where coalesce(account.balance, 0) <> coalesce(open.amount, 0)`,
  },
  {
    name: "withdrawal-booked",
    claim:
      "every withdrawal took its coins from its owner, and gave them to the chain and the fees when it was sent and back when it was not",
    text: `with booked as (
             select
               transfer.cause_id,
               coalesce(sum(posting.amount) filter (
                 where account.owner_id = withdrawal.user_id and account.kind = 'spot'
               ), 0) as spot,
               coalesce(sum(posting.amount) filter (where account.kind = 'chain'), 0) as chain,
               coalesce(sum(posting.amount) filter (where account.kind = 'fees'), 0) as fees
             from transfer
               join posting on posting.transfer_id = transfer.id
               join ledger_account account on account.id = posting.account_id
               left join withdrawal on withdrawal.id = transfer.cause_id
             where transfer.cause_kind = 'withdrawal'
             group by transfer.cause_id, withdrawal.user_id
           ),
           due as (
             select
               id,
               state,
               case when state in ('failed', 'canceled') then 0 else -(amount::numeric + fee) end
                 as spot,
               case when state = 'sent' then amount else 0 end as chain,
               case when state = 'sent' then fee else 0 end as fees
             from withdrawal
           )
           select
             coalesce(due.id, booked.cause_id)::text as withdrawal_id,
             due.state,
             due.spot::text as spot,
             booked.spot::text as booked_spot,
             due.chain::text as chain,
             booked.chain::text as booked_chain,
             due.fees::text as fees,
             booked.fees::text as booked_fees
           from due
             full join booked on booked.cause_id = due.id
           where (due.spot, due.chain, due.fees)
             is distinct from (booked.spot, booked.chain, booked.fees)`,
  },
  {
    name: "deposit-booked",
    claim: "every deposit that was credited is booked with its amount to its owner, and no other",
    text: `with booked as (
             select
               transfer.cause_id,
               account.owner_id as user_id,
               account.asset,
               sum(posting.amount) as amount
             from transfer
               join posting on posting.transfer_id = transfer.id
               join ledger_account account on account.id = posting.account_id
             where transfer.cause_kind = 'deposit' and account.owner_id <> 0
             group by transfer.cause_id, account.owner_id, account.asset
           )
           select
             coalesce(deposit.id, booked.cause_id)::text as deposit_id,
             deposit.user_id::text,
             deposit.asset,
             deposit.amount::text,
             booked.user_id::text as booked_user_id,
             booked.asset as booked_asset,
             booked.amount::text as booked_amount
           from (select * from deposit where status = 'credited') as deposit
             full join booked on booked.cause_id = deposit.id
           where (deposit.user_id, deposit.asset, deposit.amount::numeric)
             is distinct from (booked.user_id, booked.asset, booked.amount)`,
  },
];
