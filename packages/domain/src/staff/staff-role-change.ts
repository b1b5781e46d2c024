// Who may give and take which role, by whichever way: set by a colleague, by an invitation, by leaving.
import { mayChangeRole, type StaffRole } from "./staff-right.ts";

export interface RoleChange {
  /**
   * The role of the member of staff who changes it, as of this moment. `self`: the own role is given
   * up, for which no right is needed.
   */
  readonly by: StaffRole | null | "self";
  readonly before: StaffRole | null;
  readonly after: StaffRole | null;
  /** Sub-users are never staff. */
  readonly isSubUser: boolean;
  /** How many the installation has, the one concerned included. */
  readonly administrators: number;
}

export type RoleRefusal = "notAllowed" | "lastAdministrator";

/** Null where the role may be changed. An installation never loses its last administrator. */
export function decideRoleChange(change: RoleChange): RoleRefusal | null {
  const { by, before, after, isSubUser, administrators } = change;
  if (isSubUser || !isPermitted(by, before, after)) return "notAllowed";
  const losesOne = before === "administrator" && after !== "administrator";
  return losesOne && administrators <= 1 ? "lastAdministrator" : null;
}

function isPermitted(
  by: RoleChange["by"],
  before: StaffRole | null,
  after: StaffRole | null,
): boolean {
  if (by === "self") return after === null;
  return by !== null && mayChangeRole(by, before, after);
}
