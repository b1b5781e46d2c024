// Invites to the staff: a link by mail that works once, for the account with that verified address.
import type { PoolClient } from "@parley/database/pool";
import { findAccountByContact } from "@parley/database/queries/identity/account";
import type { Queryable } from "@parley/database/queries/kernel/queryable";
import {
  countInvitations,
  findInvitation,
  insertInvitation,
  listInvitations,
  revokeInvitation,
  revokeInvitationsOf,
  type ListedInvitation,
} from "@parley/database/queries/staff/staff-invitation";
import {
  countAdministrators,
  lockStaffRoles,
  readStaffRole,
} from "@parley/database/queries/staff/staff-member";
import { inTransaction } from "@parley/database/transaction";
import { refused, type RefusedAs } from "@parley/domain/refused";
import type { UserId } from "@parley/domain/ids";
import {
  INVITATION_MS,
  invitationState,
  type InvitationState,
} from "@parley/domain/staff/staff-invitation";
import { mayChangeRole, type StaffRole } from "@parley/domain/staff/staff-right";
import { hashToken, newToken } from "@parley/platform/tokens";
import { actAsStaff, type StaffInput, type StaffParts } from "../../identity/role/act-as-staff.ts";
import { recordStaffAction } from "../../identity/role/record-staff-action.ts";
import type { StaffMember } from "../../identity/role/staff-member.ts";
import { countCapped, rangeOf, type Page } from "../../kernel/page.ts";
import type { BaseParts } from "../../kernel/parts.ts";
import { enqueueMail } from "../../messaging/jobs/enqueue-message.ts";

export interface InvitationView {
  readonly invitationId: string;
  readonly email: string;
  readonly role: StaffRole;
  readonly state: InvitationState;
  readonly createdAt: number;
  readonly expiresAt: number;
  /** Null for one from the command line of the installation. */
  readonly by: { readonly uid: string; readonly username: string } | null;
}

export interface Invitation {
  /** In lower case. */
  readonly email: string;
  readonly role: StaffRole;
  /** Null from the command line. */
  readonly invitedBy: UserId | null;
  /** Of the mail, where the address belongs to no account yet. */
  readonly locale: string;
}

/** In place of an earlier one to the same address. Returns the token of the link, which is stored nowhere. */
export async function issueInvitation(
  tx: PoolClient,
  { clock, ids, vault }: Omit<BaseParts, "pool">,
  { email, role, invitedBy, locale }: Invitation,
): Promise<{ readonly id: bigint; readonly token: string }> {
  const token = newToken();
  const now = clock.now();
  const at = new Date(now);
  const expiresAt = now + INVITATION_MS;
  const id = ids.next();
  await revokeInvitationsOf(tx, email, at);
  await insertInvitation(tx, {
    id,
    tokenHash: hashToken(token),
    email,
    staffRole: role,
    invitedBy,
    createdAt: at,
    expiresAt: new Date(expiresAt),
  });
  const account = await findAccountByContact(tx, "email", email, at);
  await enqueueMail(tx, vault, {
    to: email,
    locale: account?.language ?? locale,
    timeZone: account?.timeZone ?? null,
    antiPhishingCode: null,
    message: { template: "staff-invitation", token, expiresAt },
  });
  return { id, token };
}

export type CommandLineRefusal = "administratorExists" | "alreadyStaff";

/**
 * For the operator of an installation, who could write roles into the database anyway: the first
 * administrator has no colleague who could invite. Later invitations belong to staff, whose names stay
 * in the log, so that one from here has to be meant.
 */
export function inviteAsOperator(
  parts: BaseParts,
  { email, role, isMeant }: { email: string; role: StaffRole; isMeant: boolean },
): Promise<{ readonly ok: true; readonly token: string } | RefusedAs<CommandLineRefusal>> {
  return inTransaction(parts.pool, async (tx) => {
    await lockStaffRoles(tx);
    if (!isMeant && (await countAdministrators(tx)) > 0) return refused("administratorExists");
    const account = await findAccountByContact(tx, "email", email, new Date(parts.clock.now()));
    if (account !== null && account.staffRole !== null) return refused("alreadyStaff");
    const invitation = { email, role, invitedBy: null, locale: "en" };
    const { token } = await issueInvitation(tx, parts, invitation);
    return { ok: true, token };
  });
}

export interface NewInvitation extends StaffInput {
  readonly email: string;
  readonly role: StaffRole;
}

export function invite(parts: StaffParts, staff: StaffMember, input: NewInvitation) {
  const { email, role, reason, codes, idempotencyKey } = input;
  const request = {
    staff,
    endpoint: "inviteStaff",
    idempotencyKey,
    input: { email, role, reason },
    subject: email,
    codes,
  };
  const findInvited = (database: Queryable) =>
    findAccountByContact(database, "email", email, new Date(parts.clock.now()));
  return actAsStaff<InvitationView, "notAllowed" | "alreadyStaff">(parts, request, {
    async concerns(database) {
      const account = await findInvited(database);
      return account === null ? [] : [account.userId];
    },

    async decide(database) {
      const by = await readStaffRole(database, staff.userId);
      if (by === null || !mayChangeRole(by, null, role)) return "notAllowed";
      const account = await findInvited(database);
      return account === null || account.staffRole === null ? null : "alreadyStaff";
    },

    async act(tx) {
      const locale = staff.language;
      const { id } = await issueInvitation(tx, parts, {
        email,
        role,
        invitedBy: staff.userId,
        locale,
      });
      await recordStaffAction(tx, parts, {
        staffId: staff.userId,
        action: "staff.invite",
        userId: null,
        subject: `${role} ${email}`,
        reason,
      });
      return viewOf(await getInvitation(tx, id), parts.clock.now());
    },
  });
}

export async function listAllInvitations({ pool, clock }: StaffParts, page: Page) {
  const { limit, offset } = rangeOf(page);
  const rows = await listInvitations(pool, limit, offset);
  const counted = await countCapped((most) => countInvitations(pool, most));
  return { list: rows.map((row) => viewOf(row, clock.now())), ...counted };
}

export interface Revocation extends StaffInput {
  readonly invitationId: bigint;
}

export function revoke(parts: StaffParts, staff: StaffMember, input: Revocation) {
  const { invitationId, reason, codes, idempotencyKey } = input;
  const request = {
    staff,
    endpoint: "revokeInvitation",
    idempotencyKey,
    input: { invitationId: invitationId.toString(), reason },
    subject: invitationId.toString(),
    codes,
  };
  return actAsStaff<InvitationView, "notFound" | "notAllowed" | "invitationInvalid">(
    parts,
    request,
    {
      concerns: () => Promise.resolve([]),

      async decide(database) {
        const found = await findInvitation(database, invitationId);
        if (found === null) return "notFound";
        if (!mayChangeRole(staff.staffRole, null, found.staffRole)) return "notAllowed";
        const isOpen = invitationState(found, parts.clock.now()) === "open";
        return isOpen ? null : "invitationInvalid";
      },

      async act(tx) {
        await revokeInvitation(tx, invitationId, new Date(parts.clock.now()));
        const found = await getInvitation(tx, invitationId);
        await recordStaffAction(tx, parts, {
          staffId: staff.userId,
          action: "staff.revokeInvitation",
          userId: null,
          subject: `${found.staffRole} ${found.email}`,
          reason,
        });
        return viewOf(found, parts.clock.now());
      },
    },
  );
}

async function getInvitation(tx: PoolClient, id: bigint): Promise<ListedInvitation> {
  const found = await findInvitation(tx, id);
  if (found === null) throw new Error("invitations are never removed");
  return found;
}

function viewOf(row: ListedInvitation, now: number): InvitationView {
  const { id, email, staffRole, createdAt, expiresAt, inviterUid, inviterUsername } = row;
  return {
    invitationId: id.toString(),
    email,
    role: staffRole,
    state: invitationState(row, now),
    createdAt,
    expiresAt,
    by:
      inviterUid === null || inviterUsername === null
        ? null
        : { uid: inviterUid.toString(), username: inviterUsername },
  };
}
