// A member of staff leaves, or is sent away: the role and the staff sessions end at once, claimed cases
// return to their queues, and the log stays.
import type { Pool, PoolClient } from "@parley/database/pool";
import { findAccountByUid, type Account } from "@parley/database/queries/identity/account";
import { lockUser } from "@parley/database/queries/identity/user";
import { actAsStaff, type StaffInput, type StaffParts } from "../../identity/role/act-as-staff.ts";
import { recordStaffAction } from "../../identity/role/record-staff-action.ts";
import type { StaffMember } from "../../identity/role/staff-member.ts";
import { applyRole, decideRole } from "./change-role.ts";
import { handBackCases } from "./hand-back-cases.ts";

export interface Leave extends StaffInput {
  /** The own one, or a colleague's. */
  readonly uid: number;
}

export interface LeaveReply {
  readonly uid: string;
  /** How many claimed cases are in their queues again. */
  readonly handedBack: number;
}

export async function leaveStaff(
  parts: StaffParts,
  staff: StaffMember,
  { uid, reason, codes, idempotencyKey }: Leave,
) {
  const request = {
    staff,
    endpoint: "leaveStaff",
    idempotencyKey,
    input: { uid, reason },
    subject: uid.toString(),
    codes,
  };
  type Refusal = "notFound" | "notAllowed" | "lastAdministrator";
  const done = await actAsStaff<LeaveReply, Refusal>(parts, request, {
    async concerns(database) {
      const account = await findAccountByUid(database, uid);
      // The own group is a conflict of interest in all but leaving.
      return account === null || account.userId === staff.userId ? [] : [account.userId];
    },

    async decide(database) {
      const account = await findAccountByUid(database, uid);
      if (account === null || account.staffRole === null) return "notFound";
      return decideRole(database, staff.userId, account, null);
    },

    async act(tx) {
      const account = await getMember(tx, uid);
      // Before the account is locked, as every writer locks orders before users.
      const handedBack = await handBackCases(tx, account.userId);
      await lockUser(tx, account.userId);
      await applyRole(tx, parts, account, null, null);
      await recordStaffAction(tx, parts, {
        staffId: staff.userId,
        action: "staff.leave",
        userId: account.userId,
        subject: account.staffRole ?? undefined,
        reason,
      });
      return { uid: uid.toString(), handedBack };
    },
  });
  // What was claimed while the role was being taken.
  if (done.ok) await handBackCases(parts.pool, (await getMember(parts.pool, uid)).userId);
  return done;
}

async function getMember(database: Pool | PoolClient, uid: number): Promise<Account> {
  const account = await findAccountByUid(database, uid);
  if (account === null) throw new Error("accounts are never removed");
  return account;
}
