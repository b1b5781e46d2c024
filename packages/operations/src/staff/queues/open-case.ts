// What every act on a case checks first: the right to its kind, the second factor, conflicts of
// interest, and that the case is open.
import { findConcernedInCase } from "@parley/database/queries/staff/case-queue";
import type { UserId } from "@parley/domain/ids";
import { refused, type RefusedAs } from "@parley/domain/refused";
import { CASE_RULES, type CaseKind } from "@parley/domain/staff/queue";
import type { StaffConflict } from "@parley/domain/staff/staff-conflict";
import { hasRight } from "@parley/domain/staff/staff-right";
import type { StaffParts } from "../../identity/role/act-as-staff.ts";
import { findConflict } from "../../identity/role/conflict.ts";
import type { StaffMember } from "../../identity/role/staff-member.ts";
import { hasStaffFactor } from "../../identity/role/verify-staff.ts";
import { findQueuedCase, type SeenCase } from "./read-queues.ts";

export interface CaseName {
  readonly kind: CaseKind;
  readonly caseId: bigint;
}

/** As the log names it. */
export const subjectOf = ({ kind, caseId }: CaseName) => `${kind}/${caseId}`;

type Admission =
  | { readonly ok: true; readonly concerned: readonly UserId[] }
  | RefusedAs<"notAllowed" | "staffTwoFactorNeeded" | "notFound" | StaffConflict>;

/** Of a case that may be decided already. */
export async function admitToCase(
  parts: StaffParts,
  staff: StaffMember,
  { kind, caseId }: CaseName,
  need: "read" | "work",
): Promise<Admission> {
  if (!hasRight(staff.staffRole, CASE_RULES[kind][need])) return refused("notAllowed");
  if (!(await hasStaffFactor(parts, staff))) return refused("staffTwoFactorNeeded");
  const { pool, clock } = parts;
  const concerned = await findConcernedInCase(pool, kind, caseId, new Date(clock.now()));
  if (concerned === null) return refused("notFound");
  const conflict = await findConflict(pool, staff, concerned);
  return conflict === null ? { ok: true, concerned } : refused(conflict);
}

export async function openForWork(
  parts: StaffParts,
  staff: StaffMember,
  name: CaseName,
): Promise<
  | { readonly ok: true; readonly concerned: readonly UserId[]; readonly found: SeenCase }
  | Exclude<Admission, { readonly ok: true }>
  | RefusedAs<"caseDecided">
> {
  const admission = await admitToCase(parts, staff, name, "work");
  if (!admission.ok) return admission;
  const found = await findQueuedCase(parts, staff, name.kind, name.caseId);
  if (found === null) return refused("caseDecided");
  return { ok: true, concerned: admission.concerned, found };
}
