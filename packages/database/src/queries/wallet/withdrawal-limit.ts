// Limits of withdrawals that staff have lowered for one account group.
import { toUserId, type UserId } from "@parley/domain/ids";
import { bigint, idOf, instant } from "../kernel/column.ts";
import type { Queryable } from "../kernel/queryable.ts";
import { defineTable, type RowOf } from "../kernel/table.ts";

const limits = defineTable("withdrawal_limit", {
  /** The master. */
  groupId: idOf(toUserId),
  dailyCents: bigint(),
  endsAt: instant(),
});

export type WithdrawalLimitRow = RowOf<typeof limits>;

/** Also one that has ended. */
export async function findWithdrawalLimit(
  database: Queryable,
  groupId: UserId,
): Promise<WithdrawalLimitRow | null> {
  return limits.find(database, {
    name: "find-withdrawal-limit",
    text: `select ${limits.columns} from withdrawal_limit where group_id = $1`,
    values: [groupId],
  });
}

export async function writeWithdrawalLimit(
  database: Queryable,
  row: WithdrawalLimitRow,
): Promise<void> {
  await database.query({
    name: "write-withdrawal-limit",
    text: `${limits.insert} on conflict (group_id)
           do update set daily_cents = excluded.daily_cents, ends_at = excluded.ends_at`,
    values: [limits.toJson([row])],
  });
}

export async function deleteWithdrawalLimit(database: Queryable, groupId: UserId): Promise<void> {
  await database.query({
    name: "delete-withdrawal-limit",
    text: "delete from withdrawal_limit where group_id = $1",
    values: [groupId],
  });
}
