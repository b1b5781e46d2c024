// Gives a claimed case to a colleague, with a note. The colleague has the right to it and no conflict of
// interest, and is notified.
import { findAccountByUid, type Account } from "@parley/database/queries/identity/account";
import { insertCaseNote } from "@parley/database/queries/staff/case-note";
import { refused } from "@parley/domain/refused";
import { CASE_RULES, mayGiveAway } from "@parley/domain/staff/queue";
import { hasRight, type StaffRole } from "@parley/domain/staff/staff-right";
import { findConflict, noConflict } from "../../identity/role/conflict.ts";
import { recordStaffAction } from "../../identity/role/record-staff-action.ts";
import type { StaffMember } from "../../identity/role/staff-member.ts";
import { tellUser } from "../../messaging/notification/tell-user.ts";
import type { OrderParts } from "../../trade/order/parts.ts";
import { giveAway } from "./give-away.ts";
import { openForWork, subjectOf, type CaseName } from "./open-case.ts";
import { findQueuedCase } from "./read-queues.ts";

export interface HandOver extends CaseName {
  /** The colleague's uid. */
  readonly to: number;
  readonly note: string;
}

type Colleague = Account & { readonly staffRole: StaffRole };

/**
 * Why the colleague is unfit is not said: a conflict of interest would reveal what accounts the
 * colleague has.
 */
export async function handOverCase(
  parts: OrderParts,
  staff: StaffMember,
  { kind, caseId, to, note }: HandOver,
) {
  const name = { kind, caseId };
  const opened = await openForWork(parts, staff, name);
  if (!opened.ok) return opened;
  const { concerned } = opened;
  const { claimedBy: heldBy } = opened.found;
  const actor = { userId: staff.userId, role: staff.staffRole };
  if (heldBy === null || !mayGiveAway(heldBy, actor)) return refused("caseNotYours");
  const colleague = await findColleague(parts, to);
  const isFit =
    colleague !== null &&
    colleague.userId !== heldBy &&
    hasRight(colleague.staffRole, CASE_RULES[kind].work) &&
    (await findConflict(parts.pool, colleague, concerned)) === null;
  if (!isFit) return refused("colleagueUnfit");
  const given = await giveAway(parts, {
    name,
    heldBy,
    to: colleague.userId,
    conditions: [noConflict(colleague, concerned)],
    async record(tx) {
      const at = new Date(parts.clock.now());
      const written = { id: parts.ids.next(), kind, caseId, staffId: staff.userId };
      await insertCaseNote(tx, { ...written, text: note, createdAt: at });
      await recordStaffAction(tx, parts, {
        staffId: staff.userId,
        action: "case.handOver",
        userId: colleague.userId,
        subject: subjectOf(name),
        reason: note,
      });
      const message = { template: "case-handed-over", caseKind: kind } as const;
      await tellUser(tx, parts, colleague.userId, { ...message, caseId: String(caseId) });
    },
  });
  if (!given.ok) {
    const { error } = given;
    const isColleagues = error === "rulingNeedsOther" || error === "conflictOfInterest";
    return isColleagues ? refused("colleagueUnfit") : given;
  }
  const found = await findQueuedCase(parts, staff, kind, caseId);
  return found === null ? refused("caseDecided") : ({ ok: true, found } as const);
}

async function findColleague(
  { pool }: Pick<OrderParts, "pool">,
  uid: number,
): Promise<Colleague | null> {
  const account = await findAccountByUid(pool, uid);
  if (account === null || account.staffRole === null) return null;
  return { ...account, staffRole: account.staffRole };
}
