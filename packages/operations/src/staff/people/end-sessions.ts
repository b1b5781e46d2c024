// Logs a person out everywhere, such as one whose account a stranger has got into. The person is told
// at every channel.
import { findAccountByUid } from "@parley/database/queries/identity/account";
import { lockUser } from "@parley/database/queries/identity/user";
import { listLiveSessions } from "@parley/database/queries/security/session";
import { endAccess } from "../../identity/account/end-access.ts";
import { liveAt } from "../../identity/account/session.ts";
import { actAsStaff, type StaffInput, type StaffParts } from "../../identity/role/act-as-staff.ts";
import { recordStaffAction } from "../../identity/role/record-staff-action.ts";
import type { StaffMember } from "../../identity/role/staff-member.ts";
import { tellAccount } from "../../messaging/notification/tell-account.ts";

export interface SessionsEnd extends StaffInput {
  readonly uid: number;
}

export function endUserSessions(
  parts: StaffParts,
  staff: StaffMember,
  { uid, reason, codes, idempotencyKey }: SessionsEnd,
) {
  const request = {
    staff,
    endpoint: "endUserSessions",
    idempotencyKey,
    input: { uid, reason },
    subject: String(uid),
    codes,
  };
  return actAsStaff<{ readonly ended: number }, "notFound">(parts, request, {
    async concerns(database) {
      const account = await findAccountByUid(database, uid);
      return account === null ? [] : [account.userId];
    },

    async decide(database) {
      return (await findAccountByUid(database, uid)) === null ? "notFound" : null;
    },

    async act(tx) {
      const account = await findAccountByUid(tx, uid);
      if (account === null) throw new Error("accounts are never removed");
      const { userId } = account;
      // A concurrent login finishes before and ends here, or finds its ticket closed.
      await lockUser(tx, userId);
      const at = new Date(parts.clock.now());
      const { length: ended } = await listLiveSessions(tx, userId, liveAt(parts.clock));
      await endAccess(tx, userId, null, at, "service");
      await tellAccount(tx, parts, account, { template: "sessions-ended" });
      await recordStaffAction(tx, parts, {
        staffId: staff.userId,
        action: "user.endSessions",
        userId,
        reason,
      });
      return { ended };
    },
  });
}
