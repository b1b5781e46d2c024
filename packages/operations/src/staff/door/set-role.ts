// A colleague gives an account a role among the staff, another one, or none.
import type { PoolClient } from "@parley/database/pool";
import { findAccountByUid, type Account } from "@parley/database/queries/identity/account";
import { lockUser } from "@parley/database/queries/identity/user";
import type { StaffRole } from "@parley/domain/staff/staff-right";
import type { RoleRefusal } from "@parley/domain/staff/staff-role-change";
import { actAsStaff, type StaffInput, type StaffParts } from "../../identity/role/act-as-staff.ts";
import { recordStaffAction } from "../../identity/role/record-staff-action.ts";
import type { StaffMember } from "../../identity/role/staff-member.ts";
import { applyRole, decideRole } from "./change-role.ts";
import { handBackCases } from "./hand-back-cases.ts";

export interface RoleSetting extends StaffInput {
  readonly uid: number;
  /** Null takes the role away. */
  readonly staffRole: StaffRole | null;
}

export function setRole(
  parts: StaffParts,
  staff: StaffMember,
  { uid, staffRole, reason, codes, idempotencyKey }: RoleSetting,
) {
  const request = {
    staff,
    endpoint: "setStaffRole",
    idempotencyKey,
    input: { uid, staffRole, reason },
    subject: uid.toString(),
    codes,
  };
  return actAsStaff<null, "notFound" | RoleRefusal>(parts, request, {
    async concerns(database) {
      const account = await findAccountByUid(database, uid);
      return account === null ? [] : [account.userId];
    },

    async decide(database) {
      const account = await findAccountByUid(database, uid);
      if (account === null) return "notFound";
      return decideRole(database, staff.userId, account, staffRole);
    },

    async act(tx) {
      const account = await getAccount(tx, uid);
      const { masterId } = account;
      // Another role has other cases. Before the account is locked: orders are locked before users.
      if (account.staffRole !== staffRole) await handBackCases(tx, masterId);
      await lockUser(tx, masterId);
      await applyRole(tx, parts, account, staffRole, staff.userId);
      await recordStaffAction(tx, parts, {
        staffId: staff.userId,
        action: "user.setRole",
        userId: masterId,
        subject: staffRole ?? "none",
        reason,
      });
      return null;
    },
  });
}

async function getAccount(tx: PoolClient, uid: number): Promise<Account> {
  const account = await findAccountByUid(tx, uid);
  if (account === null) throw new Error("accounts are never removed");
  return account;
}
