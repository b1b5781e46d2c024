// What the account, its group and others have done before a withdrawal, for the signals of it.
import type { WithdrawalId } from "@parley/domain/ids";
import { FALSE_CLAIMS_MS, type WithdrawalFacts } from "@parley/domain/wallet/withdrawal-signal";
import { WITHDRAWAL_BLOCK_MS } from "@parley/domain/security/withdrawal-block";
import { bigint, boolean, instant, integer, nullable } from "../kernel/column.ts";
import type { Queryable } from "../kernel/queryable.ts";
import { defineRow } from "../kernel/table.ts";

const facts = defineRow({
  registeredAt: instant(),
  securityChangedAt: nullable(instant()),
  newestDeviceAt: nullable(instant()),
  leaves: bigint(),
  heldBefore: bigint(),
  sentToAddress: integer(),
  othersWithAddress: integer(),
  links: integer(),
  flaggedTrades: integer(),
  falseClaims: integer(),
  isBarred: boolean(),
  isNetworkOff: boolean(),
});

/** Counts end at this: more of them say nothing more. */
const ENOUGH = 100;

/** A change of security blocks withdrawals for a day, so that the end of the block tells of it. */
export async function getWithdrawalFacts(
  database: Queryable,
  id: WithdrawalId,
  now: Date,
): Promise<WithdrawalFacts> {
  const found = await facts.find(database, {
    name: "get-withdrawal-facts",
    text: `select owner.created_at as "registeredAt",
             greatest(owner.withdrawals_blocked_until, master.withdrawals_blocked_until)
               - interval '${WITHDRAWAL_BLOCK_MS} milliseconds' as "securityChangedAt",
             (select max(created_at) from known_device where user_id = w.user_id)
               as "newestDeviceAt",
             w.amount + w.fee as leaves,
             w.amount + w.fee + coalesce((
               select balance from ledger_account
               where owner_id = w.user_id and kind = 'spot' and asset = w.asset
             ), 0) as "heldBefore",
             (select count(*)::int from (
               select from withdrawal as sent
               where sent.user_id = w.user_id and sent.network = w.network
                 and sent.address = w.address and sent.state = 'sent' limit ${ENOUGH}
             ) as counted) as "sentToAddress",
             (select count(distinct group_id)::int from (
               select group_id from withdrawal as other
               where other.network = w.network and other.address = w.address
                 and other.memo is not distinct from w.memo and other.group_id <> w.group_id
               limit ${ENOUGH}
             ) as counted) as "othersWithAddress",
             (select count(*)::int from group_link
               where (group_a = owner.account_group or group_b = owner.account_group)
                 and cleared_at is null) as links,
             (select count(*)::int from (
               select from trade_flag join trade_order as o on o.id = trade_flag.order_id
                 join app_user as side on side.id in (o.taker_id, o.advertiser_id)
               where trade_flag.closed_at is null and side.account_group = owner.account_group
               limit ${ENOUGH}
             ) as counted) as "flaggedTrades",
             coalesce((
               select (
                 select count(*)::int from unnest(false_claims) as claimed_at
                 where claimed_at > $2::timestamptz - interval '${FALSE_CLAIMS_MS} milliseconds'
               ) from trade_group where group_id = w.group_id
             ), 0) as "falseClaims",
             owner.is_trading_frozen or master.is_trading_frozen or owner.is_locked_out
               or coalesce(greatest(owner.held_until, master.held_until) > $2, false) as "isBarred",
             not way.can_withdraw as "isNetworkOff"
           from withdrawal as w
             join app_user as owner on owner.id = w.user_id
             join app_user as master on master.id = w.group_id
             join coin_network as way on way.asset = w.asset and way.network = w.network
           where w.id = $1`,
    values: [id, now],
  });
  if (found === null) throw new Error("withdrawals are never removed");
  return found;
}
