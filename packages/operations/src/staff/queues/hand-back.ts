// Gives a claimed case back to its queue. Those of one who leaves: door/hand-back-cases.ts.
import { refused } from "@parley/domain/refused";
import { mayGiveAway } from "@parley/domain/staff/queue";
import { recordStaffAction } from "../../identity/role/record-staff-action.ts";
import type { StaffMember } from "../../identity/role/staff-member.ts";
import type { OrderParts } from "../../trade/order/parts.ts";
import { giveAway } from "./give-away.ts";
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
