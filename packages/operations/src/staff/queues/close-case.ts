// Closes a report or a flagged trade: the member of staff who has claimed it says what came of it.
import {
  closePlainCase,
  deleteCaseClaim,
  findCaseHolder,
  lockOpenCase,
} from "@parley/database/queries/staff/case-claim";
import { findConcernedInCase } from "@parley/database/queries/staff/case-queue";
import { badInput, refused } from "@parley/domain/refused";
import {
  CASE_RULES,
  isOutcomeOf,
  type CaseOutcome,
  type ClosedKind,
} from "@parley/domain/staff/queue";
import { hasRight } from "@parley/domain/staff/staff-right";
import { actAsStaff, type StaffInput, type StaffParts } from "../../identity/role/act-as-staff.ts";
import { recordStaffAction } from "../../identity/role/record-staff-action.ts";
import type { StaffMember } from "../../identity/role/staff-member.ts";
import { subjectOf } from "./open-case.ts";

export interface Closing extends StaffInput {
  readonly kind: ClosedKind;
  readonly caseId: bigint;
  readonly outcome: CaseOutcome;
}

interface ClosedCase {
  readonly kind: ClosedKind;
  readonly caseId: string;
  readonly outcome: CaseOutcome;
  readonly closedAt: number;
}

export async function closeCase(parts: StaffParts, staff: StaffMember, closing: Closing) {
  const { kind, caseId, outcome, reason, codes, idempotencyKey } = closing;
  if (!hasRight(staff.staffRole, CASE_RULES[kind].work)) return refused("notAllowed");
  if (!isOutcomeOf(kind, outcome)) return badInput("outcome");
  const subject = subjectOf({ kind, caseId });
  const request = {
    staff,
    endpoint: "closeCase",
    idempotencyKey,
    input: { kind, caseId: String(caseId), outcome, reason },
    subject,
    codes,
  };
  const readConcerned = (database: Parameters<typeof findConcernedInCase>[0]) =>
    findConcernedInCase(database, kind, caseId, new Date(parts.clock.now()));
  return actAsStaff<ClosedCase, "notFound" | "caseDecided" | "caseNotYours">(parts, request, {
    concerns: async (database) => (await readConcerned(database)) ?? [],

    async decide(database) {
      if ((await readConcerned(database)) === null) return "notFound";
      if (!(await lockOpenCase(database, kind, caseId))) return "caseDecided";
      const holder = await findCaseHolder(database, kind, caseId);
      return holder === staff.userId ? null : "caseNotYours";
    },

    async act(tx) {
      const closedAt = new Date(parts.clock.now());
      await closePlainCase(tx, { kind, caseId, outcome, closedBy: staff.userId, closedAt });
      await deleteCaseClaim(tx, kind, caseId, staff.userId);
      await recordStaffAction(tx, parts, {
        staffId: staff.userId,
        action: "case.close",
        userId: (await readConcerned(tx))?.at(-1) ?? null,
        subject,
        reason: `${outcome}: ${reason}`,
      });
      return { kind, caseId: String(caseId), outcome, closedAt: closedAt.getTime() };
    },
  });
}
