// Approvals of withdrawals that two members of staff have to agree on.
import { toUserId, toWithdrawalId, type UserId, type WithdrawalId } from "@parley/domain/ids";
import { dateTime, idOf } from "../kernel/column.ts";
import { affectsOneRow, type Queryable } from "../kernel/queryable.ts";
import { defineTable } from "../kernel/table.ts";

const approvals = defineTable("withdrawal_approval", {
  withdrawalId: idOf(toWithdrawalId),
  firstBy: idOf(toUserId),
  firstAt: dateTime(),
});

export interface Approval {
  readonly withdrawalId: WithdrawalId;
  readonly staffId: UserId;
  readonly at: Date;
}

/** Who has approved it first; null when it has no approval. */
export async function findFirstApprover(
  database: Queryable,
  withdrawalId: WithdrawalId,
): Promise<UserId | null> {
  const found = await approvals.find(database, {
    name: "find-first-approver",
    text: `select ${approvals.columns} from withdrawal_approval where withdrawal_id = $1`,
    values: [withdrawalId],
  });
  return found?.firstBy ?? null;
}

/** False when it has one already. */
export async function insertFirstApproval(
  database: Queryable,
  { withdrawalId, staffId, at }: Approval,
): Promise<boolean> {
  return affectsOneRow(database, {
    name: "insert-first-approval",
    text: `insert into withdrawal_approval (withdrawal_id, first_by, first_at)
           values ($1, $2, $3) on conflict do nothing`,
    values: [withdrawalId, staffId, at],
  });
}

/** False when the first is missing, or by the same member of staff. */
export async function writeSecondApproval(
  database: Queryable,
  { withdrawalId, staffId, at }: Approval,
): Promise<boolean> {
  return affectsOneRow(database, {
    name: "write-second-approval",
    text: `update withdrawal_approval set second_by = $2, second_at = $3
           where withdrawal_id = $1 and first_by <> $2 and second_by is null`,
    values: [withdrawalId, staffId, at],
  });
}
