// Invitations to the staff.
import { toUserId, type UserId } from "@parley/domain/ids";
import type { StaffRole } from "@parley/domain/staff/staff-right";
import { bigint, bytes, idOf, instant, integer, nullable, text } from "../kernel/column.ts";
import { affectsOneRow, countAffected, type Queryable } from "../kernel/queryable.ts";
import { defineRow, defineTable, type RowOf } from "../kernel/table.ts";

const invitations = defineTable("staff_invitation", {
  id: bigint(),
  tokenHash: bytes(),
  email: text(),
  staffRole: text<StaffRole>(),
  /** Null from the command line. */
  invitedBy: nullable(idOf(toUserId)),
  createdAt: instant(),
  expiresAt: instant(),
  acceptedAt: nullable(instant()),
  acceptedBy: nullable(idOf(toUserId)),
  revokedAt: nullable(instant()),
});

const listed = defineRow({
  ...invitations.omit("tokenHash").fields,
  inviterUid: nullable(integer()),
  inviterUsername: nullable(text()),
});

export type InvitationRow = RowOf<typeof invitations>;
export type ListedInvitation = RowOf<typeof listed>;

export interface NewInvitation {
  readonly id: bigint;
  readonly tokenHash: Buffer;
  readonly email: string;
  readonly staffRole: StaffRole;
  readonly invitedBy: UserId | null;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

const SELECT_LISTED = `select ${invitations.omit("tokenHash").columnsOf("i")},
    inviter.uid as "inviterUid", inviter.username as "inviterUsername"
  from staff_invitation as i left join app_user as inviter on inviter.id = i.invited_by`;

export async function insertInvitation(
  database: Queryable,
  { id, tokenHash, email, staffRole, invitedBy, createdAt, expiresAt }: NewInvitation,
): Promise<void> {
  await database.query({
    name: "insert-staff-invitation",
    text: `insert into staff_invitation
             (id, token_hash, email, staff_role, invited_by, created_at, expires_at)
           values ($1, $2, $3, $4, $5, $6, $7)`,
    values: [id, tokenHash, email, staffRole, invitedBy, createdAt, expiresAt],
  });
}

/** Locked until the transaction ends: of two who accept at once, the second finds it accepted. */
export async function lockInvitation(
  database: Queryable,
  tokenHash: Buffer,
): Promise<InvitationRow | null> {
  return invitations.find(database, {
    name: "lock-staff-invitation",
    text: `select ${invitations.columns} from staff_invitation where token_hash = $1 for update`,
    values: [tokenHash],
  });
}

export async function findInvitation(
  database: Queryable,
  id: bigint,
): Promise<ListedInvitation | null> {
  return listed.find(database, {
    name: "find-staff-invitation",
    text: `${SELECT_LISTED} where i.id = $1`,
    values: [id],
  });
}

/** The latest first. */
export async function listInvitations(
  database: Queryable,
  limit: number,
  offset: number,
): Promise<ListedInvitation[]> {
  return listed.list(database, {
    name: "list-staff-invitations",
    text: `${SELECT_LISTED} order by i.id desc limit $1 offset $2`,
    values: [limit, offset],
  });
}

/** Counts no further than `most`. */
export async function countInvitations(database: Queryable, most: number): Promise<number> {
  return countAffected(database, {
    name: "count-staff-invitations",
    text: `select from staff_invitation limit $1`,
    values: [most],
  });
}

export async function acceptInvitation(
  database: Queryable,
  id: bigint,
  userId: UserId,
  at: Date,
): Promise<void> {
  await database.query({
    name: "accept-staff-invitation",
    text: `update staff_invitation set accepted_at = $3, accepted_by = $2 where id = $1`,
    values: [id, userId, at],
  });
}

/** False when it was accepted or revoked before. */
export async function revokeInvitation(
  database: Queryable,
  id: bigint,
  at: Date,
): Promise<boolean> {
  return affectsOneRow(database, {
    name: "revoke-staff-invitation",
    text: `update staff_invitation set revoked_at = $2
           where id = $1 and accepted_at is null and revoked_at is null`,
    values: [id, at],
  });
}

/** Another one takes its place. */
export async function revokeInvitationsOf(
  database: Queryable,
  email: string,
  at: Date,
): Promise<void> {
  await database.query({
    name: "revoke-staff-invitations-of",
    text: `update staff_invitation set revoked_at = $2
           where email = $1 and accepted_at is null and revoked_at is null`,
    values: [email, at],
  });
}

/** Of a member of staff whose role has changed, and with it who may be invited. */
export async function revokeInvitationsBy(
  database: Queryable,
  inviterId: UserId,
  at: Date,
): Promise<void> {
  await database.query({
    name: "revoke-staff-invitations-by",
    text: `update staff_invitation set revoked_at = $2
           where invited_by = $1 and accepted_at is null and revoked_at is null`,
    values: [inviterId, at],
  });
}
