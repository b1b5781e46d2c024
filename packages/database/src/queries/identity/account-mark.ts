// The marks that staff put on accounts: trader, broker, role, and the freeze of trading.
import type { UserId } from "@parley/domain/ids";
import type { StaffRole } from "@parley/domain/staff/staff-right";
import type { Queryable } from "../kernel/queryable.ts";

export async function updateTraderStatus(
  database: Queryable,
  masterId: UserId,
  traderStatus: "none" | "active",
): Promise<void> {
  await database.query({
    name: "update-trader-status",
    text: `update app_user set trader_status = $2 where id = $1`,
    values: [masterId, traderStatus],
  });
}

/** Null takes the mark away. */
export async function updateBrokerName(
  database: Queryable,
  masterId: UserId,
  brokerName: string | null,
): Promise<void> {
  await database.query({
    name: "update-broker-name",
    text: `update app_user set broker_name = $2 where id = $1`,
    values: [masterId, brokerName],
  });
}

export async function updateTradingFrozen(
  database: Queryable,
  userId: UserId,
  isFrozen: boolean,
): Promise<void> {
  await database.query({
    name: "update-trading-frozen",
    text: `update app_user set is_trading_frozen = $2 where id = $1`,
    values: [userId, isFrozen],
  });
}

/** Null lifts the hold. */
export async function updateHeldUntil(
  database: Queryable,
  userId: UserId,
  heldUntil: Date | null,
): Promise<void> {
  await database.query({
    name: "update-hold",
    text: `update app_user set held_until = $2 where id = $1`,
    values: [userId, heldUntil],
  });
}

/** An account of the demo: some rules about several accounts of one human leave it out. */
export async function markUserAsDemo(database: Queryable, userId: UserId): Promise<void> {
  await database.query({
    name: "mark-as-demo",
    text: `update app_user set is_demo = true where id = $1`,
    values: [userId],
  });
}

export async function updateStaffRole(
  database: Queryable,
  userId: UserId,
  role: StaffRole | null,
): Promise<void> {
  await database.query({
    name: "update-staff-role",
    text: `update app_user set staff_role = $2 where id = $1`,
    values: [userId, role],
  });
}
