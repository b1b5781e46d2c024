// Who acts on behalf of the site: a session of an account with a role among the staff.
import type { StaffRole } from "@parley/database/queries/identity/account";
import type { Session } from "../account/session.ts";

export interface StaffMember extends Session {
  readonly staffRole: StaffRole;
}
