// The one way in which a role is given or taken: by a colleague, by an invitation, by leaving. The staff
// sessions of the old role end with it, and invitations that it allowed.
import type { PoolClient } from "@parley/database/pool";
import type { Account } from "@parley/database/queries/identity/account";
import { updateStaffRole } from "@parley/database/queries/identity/account-mark";
import type { Queryable } from "@parley/database/queries/kernel/queryable";
import { endStaffSessions } from "@parley/database/queries/security/staff-session";
import { revokeInvitationsBy } from "@parley/database/queries/staff/staff-invitation";
import {
  countAdministrators,
  lockStaffRoles,
  readStaffRole,
  writeStaffMember,
} from "@parley/database/queries/staff/staff-member";
import type { UserId } from "@parley/domain/ids";
import type { StaffRole } from "@parley/domain/staff/staff-right";
import { decideRoleChange, type RoleRefusal } from "@parley/domain/staff/staff-role-change";
import { tellGroupChanged } from "../../messaging/events/tell-trader.ts";
import type { BaseParts } from "../../kernel/parts.ts";

/**
 * Null where the member of staff may change the role. Roles are locked until the end of the
 * transaction and read anew: of two administrators who remove each other at once, the second has no
 * role any more.
 */
export async function decideRole(
  database: Queryable,
  byId: UserId,
  { userId, isSubUser, masterId }: Account,
  after: StaffRole | null,
): Promise<RoleRefusal | null> {
  await lockStaffRoles(database);
  return decideRoleChange({
    by: byId === userId && after === null ? "self" : await readStaffRole(database, byId),
    before: await readStaffRole(database, masterId),
    after,
    isSubUser,
    administrators: await countAdministrators(database),
  });
}

/**
 * To be decided before, in the same transaction. Offers of staff and of their groups are not shown.
 * `appointedBy` is null for a role from the command line, and for none.
 */
export async function applyRole(
  tx: PoolClient,
  parts: Pick<BaseParts, "clock" | "ids">,
  { masterId, accountGroup }: Pick<Account, "masterId" | "accountGroup">,
  after: StaffRole | null,
  appointedBy: UserId | null,
): Promise<void> {
  const at = new Date(parts.clock.now());
  const before = await readStaffRole(tx, masterId);
  if (before === after) return;
  await updateStaffRole(tx, masterId, after);
  if (after !== null) {
    const isNew = before === null;
    await writeStaffMember(tx, { userId: masterId, at, by: appointedBy, isNew });
  }
  await endStaffSessions(tx, masterId);
  await revokeInvitationsBy(tx, masterId, at);
  await tellGroupChanged(tx, parts, accountGroup);
}
