// Writes what a member of staff does into the log, in the transaction in which it is done.
import type { PoolClient } from "@parley/database/pool";
import { hasStaffAction, insertStaffAction } from "@parley/database/queries/staff/staff-action";
import type { UserId } from "@parley/domain/ids";
import type { StaffMember } from "./staff-member.ts";
import type { BaseParts } from "../../kernel/parts.ts";

export const STAFF_ACTIONS = [
  "kyc.claim",
  "kyc.open",
  "kyc.openFile",
  "kyc.ask",
  "kyc.approve",
  "kyc.reject",
  "user.setTrader",
  "user.setBroker",
  "user.freeze",
  "user.unfreeze",
  "reset.openFile",
  "reset.approve",
  "reset.refuse",
  "withdrawal.approve",
  "withdrawal.approveFirst",
  "withdrawal.reject",
  "user.hold",
  "people.search",
  "people.alsoFound",
  "people.searchRefused",
  "user.open",
  "user.openSealed",
  "user.lowerLimit",
  "user.liftLimit",
  "user.endSessions",
  "user.setRole",
  "groupLink.clear",
  "appeal.claim",
  "appeal.open",
  "appeal.readChat",
  "appeal.openFile",
  "appeal.write",
  "appeal.propose",
  "appeal.rule",
  "appeal.approve",
  "appeal.ask",
  "appeal.withdrawTask",
  "order.retry",
  "order.discount",
  "case.claim",
  "case.handBack",
  "case.handOver",
  "case.note",
  "case.close",
  "support.claim",
  "support.open",
  "support.answer",
  "support.close",
  // Before flags were terms of the market.
  "flag.turnOn",
  "flag.turnOff",
  "content.publish",
  "content.withdraw",
  "offer.takeDown",
  "offer.restore",
  "market.propose",
  "market.approve",
  "market.refuse",
  "market.withdraw",
  "staff.invite",
  "staff.revokeInvitation",
  "staff.join",
  "staff.leave",
  "staff.rename",
] as const;

export type StaffActionName = (typeof STAFF_ACTIONS)[number];

export interface StaffAction {
  readonly staffId: UserId;
  readonly action: StaffActionName;
  /** The account it is about; null for a case of a person without a login. */
  readonly userId: UserId | null;
  /** What else it is about: a case, a file, a request. */
  readonly subject?: string | undefined;
  /** Nothing for a look at something. */
  readonly reason?: string | undefined;
}

/** A step of a member of staff with a case. */
export function recordCase(
  tx: PoolClient,
  parts: Pick<BaseParts, "ids" | "clock">,
  { userId: staffId }: StaffMember,
  { id, userId }: { readonly id: bigint; readonly userId: UserId | null },
  action: StaffActionName,
): Promise<void> {
  return recordStaffAction(tx, parts, { staffId, action, userId, subject: id.toString() });
}

/** A page that reads a case again by itself is no further look. */
const LOOK_MS = 10 * 60_000;

/** A look at a case: once in ten minutes for each member of staff. */
export async function recordLook(
  tx: PoolClient,
  parts: Pick<BaseParts, "ids" | "clock">,
  look: Required<Pick<StaffAction, "staffId" | "action" | "userId" | "subject">>,
): Promise<void> {
  const since = new Date(parts.clock.now() - LOOK_MS);
  if (!(await hasStaffAction(tx, look, since))) await recordStaffAction(tx, parts, look);
}

export async function recordStaffAction(
  tx: PoolClient,
  { ids, clock }: Pick<BaseParts, "ids" | "clock">,
  { staffId, action, userId, subject, reason }: StaffAction,
): Promise<void> {
  await insertStaffAction(tx, {
    id: ids.next(),
    staffId,
    action,
    userId,
    subject: subject ?? null,
    reason: reason ?? "",
    createdAt: new Date(clock.now()),
  });
}
