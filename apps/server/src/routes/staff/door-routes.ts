// The door of staff: the staff session, members, invitations, leaving.
import {
  closeStaffSession,
  getStaffSession,
  openStaffSession,
  setStaffName,
} from "@parley/contract/endpoints/staff/door";
import {
  acceptInvitation,
  inviteStaff,
  leaveStaff,
  listInvitations,
  listStaff,
  revokeInvitation,
} from "@parley/contract/endpoints/staff/members";
import { listStaffMembers } from "@parley/database/queries/staff/staff-member";
import { parseEmail } from "@parley/domain/account/account-name";
import type { Session } from "@parley/operations/identity/account/session";
import type { StaffParts } from "@parley/operations/identity/role/act-as-staff";
import { acceptStaffInvitation } from "@parley/operations/staff/door/accept-invitation";
import * as invitations from "@parley/operations/staff/door/invitations";
import * as leaving from "@parley/operations/staff/door/leave-staff";
import * as own from "@parley/operations/staff/door/own-session";
import * as names from "@parley/operations/staff/door/staff-name";
import {
  clearedStaffCookie,
  staffCookie,
  type CookiePlace,
} from "../../http/access/session-cookies.ts";
import { bind, type Binding } from "../../http/binding/endpoint-binding.ts";
import { refuse } from "../../http/replies/failure.ts";
import { staffOf } from "./staff-routes.ts";

export function bindDoorRoutes(parts: StaffParts, place: CookiePlace): Binding[] {
  return [
    ...bindSession(parts, place),
    ...bindMembers(parts),
    ...bindInvitations(parts),
    ...bindAcceptance(parts, place),
  ];
}

function bindSession(parts: StaffParts, place: CookiePlace): Binding[] {
  const describe = async (session: Session) => {
    const read = await own.readOwnSession(parts, staffOf(session));
    return "ok" in read ? read : ({ ok: true, data: read } as const);
  };
  return [
    bind(openStaffSession, async ({ codes }, { session, caller }) => {
      const { idempotencyKey } = caller;
      const opened = await own.openOwnSession(parts, staffOf(session), { codes, idempotencyKey });
      if (!opened.ok) return opened;
      const described = await describe(session);
      if (!described.ok) return described;
      return { ...described, cookies: [staffCookie(opened.reply.staffToken, place)] };
    }),

    bind(getStaffSession, (_input, { session }) => describe(session)),

    bind(closeStaffSession, async (_input, { session }) => {
      await own.closeOwnSession(parts, staffOf(session));
      return { ok: true, data: null, cookies: [clearedStaffCookie(place)] };
    }),

    bind(setStaffName, async ({ staffName }, { session }) => {
      const named = await names.setStaffName(parts, staffOf(session), staffName);
      return named.ok ? describe(session) : named;
    }),
  ];
}

function bindMembers(parts: StaffParts): Binding[] {
  return [
    bind(listStaff, async () => {
      const members = await listStaffMembers(parts.pool);
      const data = members.map(({ userId: _id, uid, ...rest }) =>
        Object.assign(rest, { uid: uid.toString() }),
      );
      return { ok: true, data };
    }),

    bind(leaveStaff, ({ uid, reason, codes }, { session, caller }) => {
      const { idempotencyKey } = caller;
      const leave = { uid: Number(uid), reason, codes, idempotencyKey };
      return leaving.leaveStaff(parts, staffOf(session), leave);
    }),
  ];
}

function bindInvitations(parts: StaffParts): Binding[] {
  return [
    bind(inviteStaff, async (input, { session, caller }) => {
      const { role, reason, codes } = input;
      const email = parseEmail(input.email);
      if (email === null) return refuse("accountInvalid", { field: "email" });
      const { idempotencyKey } = caller;
      const invitation = { email, role, reason, codes, idempotencyKey };
      return invitations.invite(parts, staffOf(session), invitation);
    }),

    bind(listInvitations, async ({ page, pageSize }) => {
      const found = await invitations.listAllInvitations(parts, { page, pageSize });
      return { ok: true, data: { ...found, page, pageSize } };
    }),

    bind(revokeInvitation, async (input, { session, caller }) => {
      const { reason, codes } = input;
      const { idempotencyKey } = caller;
      const invitationId = BigInt(input.invitationId);
      const revocation = { invitationId, reason, codes, idempotencyKey };
      return invitations.revoke(parts, staffOf(session), revocation);
    }),
  ];
}

function bindAcceptance(parts: StaffParts, place: CookiePlace): Binding[] {
  return [
    bind(acceptInvitation, async ({ token, staffName, codes }, { session, caller }) => {
      const { idempotencyKey, isAtStaffAddress = false } = caller;
      if (!isAtStaffAddress) return refuse("notAvailableHere");
      const acceptance = { token, staffName, codes, idempotencyKey };
      const accepted = await acceptStaffInvitation(parts, session, acceptance);
      if (!accepted.ok) return accepted;
      const { role, staffToken } = accepted.reply;
      return { ok: true, data: { role }, cookies: [staffCookie(staffToken, place)] };
    }),
  ];
}
