// Claims a case of any kind: appeals, verifications and support cases by their own operations, all
// others in one table, whose key admits one member of staff for each case.
import {
  findCaseHolder,
  lockOpenCase,
  writeCaseClaim,
  type PlainKind,
} from "@parley/database/queries/staff/case-claim";
import { inTransaction } from "@parley/database/transaction";
import type { UserId } from "@parley/domain/ids";
import { refused, type RefusedAs } from "@parley/domain/refused";
import { decideCaseClaim } from "@parley/domain/staff/queue";
import type { StaffConflict } from "@parley/domain/staff/staff-conflict";
import { findConflict } from "../../identity/role/conflict.ts";
import { recordStaffAction } from "../../identity/role/record-staff-action.ts";
import type { StaffMember } from "../../identity/role/staff-member.ts";
import type { OrderParts } from "../../trade/order/parts.ts";
import { claimKycCase } from "../kyc-cases.ts";
import { claimAppeal } from "../rule-appeal.ts";
import { claimSupportCase } from "../support-cases.ts";
import { openForWork, subjectOf, type CaseName } from "./open-case.ts";
import { findQueuedCase } from "./read-queues.ts";

export interface Claiming extends CaseName {
  readonly takeOver: boolean;
  readonly idempotencyKey: string | null;
}

export async function claimCase(parts: OrderParts, staff: StaffMember, claiming: Claiming) {
  const opened = await openForWork(parts, staff, claiming);
  if (!opened.ok) return opened;
  const claimed = await claim(parts, staff, claiming, opened.concerned);
  if (!claimed.ok) return claimed;
  const found = await findQueuedCase(parts, staff, claiming.kind, claiming.caseId);
  return found === null ? refused("caseDecided") : ({ ok: true, found } as const);
}

function claim(
  parts: OrderParts,
  staff: StaffMember,
  { kind, caseId, takeOver, idempotencyKey }: Claiming,
  concerned: readonly UserId[],
) {
  switch (kind) {
    case "appeals":
      return claimAppeal(parts, { staff, orderId: String(caseId), takeOver, idempotencyKey });
    case "verification":
      return claimKycCase(parts, staff, { caseId, takeOver });
    case "support":
      return claimSupportCase(parts, staff, { caseId, takeOver });
    case "resets":
    case "withdrawals":
    case "reports":
    case "flags":
      return claimPlain(parts, staff, { kind, caseId, takeOver, concerned });
  }
}

interface PlainClaim {
  readonly kind: PlainKind;
  readonly caseId: bigint;
  readonly takeOver: boolean;
  readonly concerned: readonly UserId[];
}

function claimPlain(
  parts: OrderParts,
  staff: StaffMember,
  { kind, caseId, takeOver, concerned }: PlainClaim,
): Promise<{ readonly ok: true } | RefusedAs<StaffConflict | "caseDecided" | "caseTaken">> {
  const { userId, staffRole: role } = staff;
  return inTransaction(parts.pool, async (tx) => {
    if (!(await lockOpenCase(tx, kind, caseId))) return refused("caseDecided");
    const conflict = await findConflict(tx, staff, concerned);
    if (conflict !== null) return refused(conflict);
    const heldBy = await findCaseHolder(tx, kind, caseId);
    const taken = decideCaseClaim(heldBy, { userId, role }, takeOver);
    if (taken !== null) return refused(taken);
    if (heldBy === userId) return { ok: true };
    const claimedAt = new Date(parts.clock.now());
    const isClaimed = await writeCaseClaim(
      tx,
      { kind, caseId, staffId: userId, claimedAt },
      heldBy,
    );
    if (!isClaimed) return refused("caseTaken");
    await recordStaffAction(tx, parts, {
      staffId: userId,
      action: "case.claim",
      userId: concerned.at(-1) ?? null,
      subject: subjectOf({ kind, caseId }),
    });
    return { ok: true };
  });
}
