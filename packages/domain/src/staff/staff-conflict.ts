// Whether a member of staff may act on users at all: never on the own group nor on one that shares
// something with it, and on other staff only with the right to. One rule for every staff operation.
import type { UserId } from "../ids.ts";
import { hasRight, type StaffRole } from "./staff-right.ts";

export interface ActingStaff {
  /** Id of the master: a staff member's group is the own account with its sub-users. */
  readonly groupId: UserId;
  readonly role: StaffRole;
}

/** A user whom a case or an action is about, as seen from the staff member. */
export interface ConcernedUser {
  readonly groupId: UserId;
  /** The master of the group has a role among the staff. */
  readonly isStaff: boolean;
  /** The group shares a contact, a device or a payment account with the staff member's group. */
  readonly isLinked: boolean;
}

export type StaffConflict = "conflictOfInterest" | "staffProtected";

/** Null where the staff member may act. The conflict is named first: a supervisor has it too. */
export function decideStaffConflict(
  staff: ActingStaff,
  concerned: readonly ConcernedUser[],
): StaffConflict | null {
  const isConflict = concerned.some(
    ({ groupId, isLinked }) => groupId === staff.groupId || isLinked,
  );
  if (isConflict) return "conflictOfInterest";
  const isProtected =
    !hasRight(staff.role, "actOnStaff") && concerned.some(({ isStaff }) => isStaff);
  return isProtected ? "staffProtected" : null;
}
