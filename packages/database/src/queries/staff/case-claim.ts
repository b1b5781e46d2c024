// Claims of cases whose tables have no column for it, and ends of cases that are closed rather than
// decided.
import { toUserId, type UserId } from "@parley/domain/ids";
import type { CaseOutcome, ClosedKind } from "@parley/domain/staff/queue";
import { bigint, dateTime, idOf, text } from "../kernel/column.ts";
import { affectsOneRow, countAffected, type Queryable } from "../kernel/queryable.ts";
import { defineTable, type RowOf } from "../kernel/table.ts";

export const PLAIN_KINDS = ["resets", "withdrawals", "reports", "flags"] as const;
export type PlainKind = (typeof PLAIN_KINDS)[number];

const claims = defineTable("case_claim", {
  kind: text<PlainKind>(),
  caseId: bigint(),
  staffId: idOf(toUserId),
  claimedAt: dateTime(),
});

export type CaseClaimRow = RowOf<typeof claims>;

/** While a case is open; it stays so until the transaction ends. */
const LOCKS: Readonly<Record<PlainKind, string>> = {
  resets: "select from reset_request where id = $1 and status = 'pending' for share",
  withdrawals: `select from withdrawal
                where id = $1 and needs_staff and state = 'requested' for share`,
  reports: "select from trader_report where id = $1 and closed_at is null for share",
  flags: `select from trade_flag where order_id = $1 and closed_at is null
          order by reason for share`,
};

export async function lockOpenCase(
  database: Queryable,
  kind: PlainKind,
  caseId: bigint,
): Promise<boolean> {
  const found = await countAffected(database, {
    name: `lock-open-case-${kind}`,
    text: LOCKS[kind],
    values: [caseId],
  });
  return found > 0;
}

/** Who has claimed it. */
export async function findCaseHolder(
  database: Queryable,
  kind: PlainKind,
  caseId: bigint,
): Promise<UserId | null> {
  const claim = await claims.find(database, {
    name: "find-case-claim",
    text: `select ${claims.columns} from case_claim where kind = $1 and case_id = $2`,
    values: [kind, caseId],
  });
  return claim?.staffId ?? null;
}

/** Whether no other member of staff has claimed it. */
export async function isCaseFreeFor(
  database: Queryable,
  kind: PlainKind,
  caseId: bigint,
  staffId: UserId,
): Promise<boolean> {
  const holder = await findCaseHolder(database, kind, caseId);
  return holder === null || holder === staffId;
}

/** False when another has claimed it since `heldBy` was read. */
export async function writeCaseClaim(
  database: Queryable,
  claim: CaseClaimRow,
  heldBy: UserId | null,
): Promise<boolean> {
  return affectsOneRow(database, {
    name: "write-case-claim",
    text: `insert into case_claim (kind, case_id, staff_id, claimed_at) values ($1, $2, $3, $4)
           on conflict (kind, case_id) do update
           set staff_id = excluded.staff_id, claimed_at = excluded.claimed_at
           where case_claim.staff_id = $5`,
    values: [claim.kind, claim.caseId, claim.staffId, claim.claimedAt, heldBy],
  });
}

/** False when this member of staff has not claimed it. */
export async function deleteCaseClaim(
  database: Queryable,
  kind: PlainKind,
  caseId: bigint,
  staffId: UserId,
): Promise<boolean> {
  return affectsOneRow(database, {
    name: "delete-case-claim",
    text: `delete from case_claim where kind = $1 and case_id = $2 and staff_id = $3`,
    values: [kind, caseId, staffId],
  });
}

/** Since when the present member of staff has an appeal; null when none has. */
export async function writeAppealClaimedAt(
  database: Queryable,
  orderId: bigint,
  at: Date | null,
): Promise<void> {
  await database.query({
    name: "write-appeal-claimed-at",
    text: `update trade_order set case_claimed_at = $2 where id = $1`,
    values: [orderId, at],
  });
}

export async function writeSupportClaimedAt(
  database: Queryable,
  caseId: bigint,
  at: Date | null,
): Promise<void> {
  await database.query({
    name: "write-support-claimed-at",
    text: `update support_case set claimed_at = $2 where id = $1`,
    values: [caseId, at],
  });
}

export interface CaseClosing {
  readonly kind: ClosedKind;
  readonly caseId: bigint;
  readonly outcome: CaseOutcome;
  readonly closedBy: UserId;
  readonly closedAt: Date;
}

export async function closePlainCase(
  database: Queryable,
  { kind, caseId, outcome, closedBy, closedAt }: CaseClosing,
): Promise<void> {
  const [table, key] =
    kind === "reports" ? (["trader_report", "id"] as const) : (["trade_flag", "order_id"] as const);
  await database.query({
    name: `close-case-${kind}`,
    text: `update ${table} set closed_at = $2, closed_by = $3, outcome = $4
           where ${key} = $1 and closed_at is null`,
    values: [caseId, closedAt, closedBy, outcome],
  });
}
