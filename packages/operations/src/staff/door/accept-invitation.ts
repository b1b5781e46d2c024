// Joins the staff by an invitation: the account that has verified the invited address, with an
// authenticator or a passkey, which is verified here and opens the first staff session.
import type { PoolClient } from "@parley/database/pool";
import { findAccount, type Account } from "@parley/database/queries/identity/account";
import { lockUser } from "@parley/database/queries/identity/user";
import {
  acceptInvitation,
  lockInvitation,
  type InvitationRow,
} from "@parley/database/queries/staff/staff-invitation";
import { lockStaffRoles } from "@parley/database/queries/staff/staff-member";
import { refused, type RefusedAs } from "@parley/domain/refused";
import { decideInvitation, type InvitationRefusal } from "@parley/domain/staff/staff-invitation";
import type { StaffRole } from "@parley/domain/staff/staff-right";
import { once } from "@parley/engine/idempotency/once";
import { hashToken } from "@parley/platform/tokens";
import type { Session } from "../../identity/account/session.ts";
import type { FactorCodes } from "../../identity/factor/factor-codes.ts";
import { useUpCodes, type FactorRefusal } from "../../identity/factor/factors.ts";
import type { StaffParts } from "../../identity/role/act-as-staff.ts";
import { recordStaffAction } from "../../identity/role/record-staff-action.ts";
import { startStaffSession } from "../../identity/staff-session/staff-sessions.ts";
import type { BaseParts } from "../../kernel/parts.ts";
import { applyRole } from "./change-role.ts";
import {
  decideStaffName,
  isStaffNameTaken,
  takeStaffName,
  type StaffNameRefusal,
} from "./staff-name.ts";

/** Of the passkey that is verified. */
const SUBJECT = "invitation";

export interface Acceptance {
  /** Of the link. */
  readonly token: string;
  /** Absent: users see the username. */
  readonly staffName: string | undefined;
  readonly codes: FactorCodes;
  readonly idempotencyKey: string | null;
}

export interface Accepted {
  readonly role: StaffRole;
  /** For the cookie. */
  readonly staffToken: string;
}

type AcceptanceRefusal =
  | FactorRefusal
  | RefusedAs<
      InvitationRefusal | StaffNameRefusal | "staffTwoFactorNeeded" | "idempotencyMismatch"
    >;

export async function acceptStaffInvitation(
  parts: StaffParts,
  session: Session,
  { token, staffName, codes, idempotencyKey }: Acceptance,
): Promise<{ readonly ok: true; readonly reply: Accepted } | AcceptanceRefusal> {
  const request = {
    scope: `session:${session.sessionId}`,
    endpoint: "acceptInvitation",
    key: idempotencyKey,
    input: { token, staffName: staffName ?? null, codes },
  };
  try {
    return await once<Accepted, AcceptanceRefusal>(parts, request, async (commit) => {
      const looked = await lookAt(parts.pool, parts, session, token);
      if (!looked.ok) return looked;
      const wrong = staffName === undefined ? null : decideStaffName(staffName);
      if (wrong !== null) return refused(wrong);
      const { totp, passkey } = await parts.factors.readBound(session);
      if (!totp && !passkey) return refused("staffTwoFactorNeeded");
      const purpose = "staff-action";
      const question = { holder: session, purpose, subject: SUBJECT, codes } as const;
      const answer = await parts.factors.check(question);
      if (!answer.ok) return answer;
      return commit(async (tx, refuse) => {
        await lockStaffRoles(tx);
        await lockUser(tx, session.userId);
        // Another invitation may have been accepted meanwhile, or the address unbound.
        const now = await lookAt(tx, parts, session, token);
        if (!now.ok) return refuse(now);
        const lost = await useUpCodes(tx, answer.uses);
        if (lost !== null) return refuse(lost);
        await join(tx, parts, now.account, now.invitation);
        if (staffName !== undefined && !(await takeStaffName(tx, session.userId, staffName))) {
          return refuse(refused("staffNameTaken"));
        }
        const { staffRole: role } = now.invitation;
        const { sessionId } = session;
        const staffToken = await startStaffSession(tx, parts, { sessionId, staffRole: role });
        return { role, staffToken };
      });
    });
  } catch (error) {
    if (isStaffNameTaken(error)) return refused("staffNameTaken");
    throw error;
  }
}

async function lookAt(
  database: StaffParts["pool"] | PoolClient,
  { clock }: Pick<BaseParts, "clock">,
  { userId }: Session,
  token: string,
) {
  const invitation = await lockInvitation(database, hashToken(token));
  if (invitation === null) return refused("invitationInvalid");
  const account = await findAccount(database, userId);
  if (account === null) throw new Error("accounts are never removed");
  const { email, isEmailVerified, isSubUser, staffRole } = account;
  const invited = { email, isEmailVerified, isSubUser, isStaff: staffRole !== null };
  const refusal = decideInvitation(invitation, invited, clock.now());
  return refusal === null ? ({ ok: true, invitation, account } as const) : refused(refusal);
}

async function join(
  tx: PoolClient,
  parts: StaffParts,
  account: Account,
  { id, staffRole, invitedBy }: InvitationRow,
): Promise<void> {
  const { userId } = account;
  await applyRole(tx, parts, account, staffRole, invitedBy);
  await acceptInvitation(tx, id, userId, new Date(parts.clock.now()));
  const inviter = invitedBy === null ? null : await findAccount(tx, invitedBy);
  await recordStaffAction(tx, parts, {
    staffId: userId,
    action: "staff.join",
    userId,
    subject: staffRole,
    reason:
      inviter === null ? "invited from the command line" : `invited by ${inviter.uid.toString()}`,
  });
}
