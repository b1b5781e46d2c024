// Who acts on behalf of the site: a session of an account with a role among the staff.
import type { StaffRole } from "@parley/domain/staff/staff-right";
import type { Session } from "../account/session.ts";

export interface StaffMember extends Session {
  readonly staffRole: StaffRole;
}

export interface CaseClaim {
  readonly caseId: bigint;
  /** From the colleague who has it. */
  readonly takeOver: boolean;
}
