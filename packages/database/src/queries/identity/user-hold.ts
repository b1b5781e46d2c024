// What stops a user from withdrawing, locked for many at a time.
import { toUserId } from "@parley/domain/ids";
import type { Permission } from "@parley/domain/account/permission";
import { arrayText } from "../kernel/array-text.ts";
import type { StaffRole } from "@parley/domain/staff/staff-right";
import { array, boolean, idOf, instant, nullable, text } from "../kernel/column.ts";
import type { Queryable } from "../kernel/queryable.ts";
import { defineRow, type RowOf } from "../kernel/table.ts";

const holds = defineRow({
  id: idOf(toUserId),
  /** Null for a master. */
  masterId: nullable(idOf(toUserId)),
  /** Of the group: its own row says so, or the master's. */
  isTradingFrozen: boolean(),
  isLockedOut: boolean(),
  /** Counts on the master's row, for the whole group. */
  withdrawalsBlockedUntil: nullable(instant()),
  permissions: array(text<Permission>()),
  staffRole: nullable(text<StaffRole>()),
  /** It or its master has a role among the staff. */
  isInStaffGroup: boolean(),
  /** Staff has marked the account as a merchant's. */
  isMerchant: boolean(),
  /** Of the demo, which exists while developing only. */
  isDemo: boolean(),
  /** Until then staff lets none of the orders settle, here or at the master. */
  heldUntil: nullable(instant()),
});

export type UserHold = RowOf<typeof holds>;

/** In the order of their ids, masters before their sub-users, as all writers do. */
export async function lockUserHolds(
  database: Queryable,
  ids: readonly bigint[],
): Promise<UserHold[]> {
  return holds.list(database, {
    name: "lock-people",
    text: `select id, master_id as "masterId",
             is_trading_frozen or exists (
               select from app_user as master
               where master.id = app_user.master_id and master.is_trading_frozen
             ) as "isTradingFrozen",
             is_locked_out as "isLockedOut",
             withdrawals_blocked_until as "withdrawalsBlockedUntil", permissions,
             staff_role as "staffRole",
             staff_role is not null or exists (
               select from app_user as master
               where master.id = app_user.master_id and master.staff_role is not null
             ) as "isInStaffGroup",
             trader_status = 'active' as "isMerchant", is_demo as "isDemo",
             greatest(
               held_until,
               (select held_until from app_user as master where master.id = app_user.master_id)
             ) as "heldUntil"
           from app_user where id = any($1::bigint[])
           order by id
           for no key update`,
    values: [arrayText(ids)],
  });
}

export async function freezeTradingOf(database: Queryable, ids: readonly bigint[]): Promise<void> {
  await database.query({
    name: "freeze-trading",
    text: `update app_user set is_trading_frozen = true where id = any($1::bigint[])`,
    values: [arrayText(ids)],
  });
}
