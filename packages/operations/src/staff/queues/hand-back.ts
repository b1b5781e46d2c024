// Gives claimed cases back to their queues: one by the member of staff who has it, or all of one who
// leaves.
import { listClaimsOf } from "@parley/database/queries/staff/case-claim";
import type { UserId } from "@parley/domain/ids";
import { refused } from "@parley/domain/refused";
import { CASE_KINDS, mayGiveAway } from "@parley/domain/staff/queue";
import { recordStaffAction } from "../../identity/role/record-staff-action.ts";
import type { StaffMember } from "../../identity/role/staff-member.ts";
import type { BaseParts } from "../../kernel/parts.ts";
import type { OrderParts } from "../../trade/order/parts.ts";
import { giveAway, type GiveParts } from "./give-away.ts";
import { openForWork, subjectOf, type CaseName } from "./open-case.ts";
import { findQueuedCase } from "./read-queues.ts";

export async function handBackCase(parts: OrderParts, staff: StaffMember, name: CaseName) {
  const opened = await openForWork(parts, staff, name);
  if (!opened.ok) return opened;
  const { claimedBy: heldBy } = opened.found;
  const actor = { userId: staff.userId, role: staff.staffRole };
  if (heldBy === null || !mayGiveAway(heldBy, actor)) return refused("caseNotYours");
  const given = await giveAway(parts, {
    name,
    heldBy,
    to: null,
    conditions: [],
    record: (tx) =>
      recordStaffAction(tx, parts, {
        staffId: staff.userId,
        action: "case.handBack",
        userId: opened.concerned.at(-1) ?? null,
        subject: subjectOf(name),
      }),
  });
  if (!given.ok) return given;
  const found = await findQueuedCase(parts, staff, name.kind, name.caseId);
  return found === null ? refused("caseDecided") : ({ ok: true, found } as const);
}

export interface Leave {
  /** Whose cases they are. */
  readonly staffId: UserId;
  /** In whose name the log has it. */
  readonly by: UserId;
  readonly reason: string;
}

/**
 * Every case that a member of staff has goes back to its queue, so that none waits for one who has
 * left. Answers how many did; one that was decided or taken over meanwhile is left alone.
 */
export async function handBackCases(
  parts: GiveParts & Pick<BaseParts, "ids">,
  { staffId, by, reason }: Leave,
): Promise<number> {
  const claims = await listClaimsOf(parts.pool, staffId);
  let count = 0;
  for (const { kind: stored, caseId } of claims) {
    const kind = CASE_KINDS.find((one) => one === stored);
    if (kind === undefined) throw new Error(`claims of ${stored} are unknown`);
    const name = { kind, caseId };
    const given = await giveAway(parts, {
      name,
      heldBy: staffId,
      to: null,
      conditions: [],
      record: (tx) =>
        recordStaffAction(tx, parts, {
          staffId: by,
          action: "case.handBack",
          userId: staffId,
          subject: subjectOf(name),
          reason,
        }),
    });
    if (given.ok) count += 1;
    else if (given.error === "unavailable") throw new Error("a case could not be handed back");
  }
  return count;
}
