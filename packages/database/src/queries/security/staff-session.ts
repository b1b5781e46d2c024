// Sessions in which staff work, each beside the login it belongs to.
import { toSessionId, type SessionId, type UserId } from "@parley/domain/ids";
import type { StaffRole } from "@parley/domain/staff/staff-right";
import { bytes, idOf, instant, nullable, text } from "../kernel/column.ts";
import { affectsOneRow, countAffected, type Queryable } from "../kernel/queryable.ts";
import { defineTable, type RowOf } from "../kernel/table.ts";

const staffSessions = defineTable("staff_session", {
  tokenHash: bytes(),
  sessionId: idOf(toSessionId),
  staffRole: text<StaffRole>(),
  openedAt: instant(),
  lastUsedAt: instant(),
  expiresAt: instant(),
  stepUpUntil: nullable(instant()),
});

export type StaffSessionRow = RowOf<typeof staffSessions>;

export interface NewStaffSession {
  readonly tokenHash: Buffer;
  readonly sessionId: SessionId;
  readonly staffRole: StaffRole;
  readonly openedAt: Date;
  readonly expiresAt: Date;
}

/** In place of the one that this login had. */
export async function openStaffSession(
  database: Queryable,
  { tokenHash, sessionId, staffRole, openedAt, expiresAt }: NewStaffSession,
): Promise<void> {
  await database.query({
    name: "open-staff-session",
    text: `insert into staff_session
             (token_hash, session_id, staff_role, opened_at, last_used_at, expires_at)
           values ($1, $2, $3, $4, $4, $5)
           on conflict (session_id) do update
           set token_hash = excluded.token_hash, staff_role = excluded.staff_role,
             opened_at = excluded.opened_at, last_used_at = excluded.last_used_at,
             expires_at = excluded.expires_at, step_up_until = null`,
    values: [tokenHash, sessionId, staffRole, openedAt, expiresAt],
  });
}

/** Of this login, live or not. */
export async function findStaffSession(
  database: Queryable,
  sessionId: SessionId,
): Promise<StaffSessionRow | null> {
  return staffSessions.find(database, {
    name: "find-staff-session",
    text: `select ${staffSessions.columns} from staff_session where session_id = $1`,
    values: [sessionId],
  });
}

/** The moment for which a staff session is looked at. */
export interface StaffMoment {
  readonly now: Date;
  /** One that was not used since is over. */
  readonly usedSince: Date;
}

/**
 * Whether the member of staff may still act, in the transaction of the act: the login has not ended,
 * the role is the same, and where the act relies on an earlier code, that one still counts.
 */
export async function isStaffSessionOpen(
  database: Queryable,
  { sessionId, staffRole }: Pick<StaffSessionRow, "sessionId" | "staffRole">,
  { now, usedSince }: StaffMoment,
  isSteppedUp: boolean,
): Promise<boolean> {
  return affectsOneRow(database, {
    name: "is-staff-session-open",
    text: `select from staff_session
             join session on session.id = staff_session.session_id
             join app_user on app_user.id = session.user_id
           where staff_session.session_id = $1 and session.ended_at is null
             and staff_session.staff_role = $2 and app_user.staff_role = $2
             and staff_session.expires_at > $3 and staff_session.last_used_at > $4
             and (not $5::boolean or staff_session.step_up_until > $3)`,
    values: [sessionId, staffRole, now, usedSince, isSteppedUp],
  });
}

export async function touchStaffSession(
  database: Queryable,
  sessionId: SessionId,
  at: Date,
): Promise<void> {
  await database.query({
    name: "touch-staff-session",
    text: `update staff_session set last_used_at = $2 where session_id = $1 and last_used_at < $2`,
    values: [sessionId, at],
  });
}

export async function updateStepUp(
  database: Queryable,
  sessionId: SessionId,
  until: Date,
): Promise<void> {
  await database.query({
    name: "update-step-up",
    text: `update staff_session set step_up_until = $2 where session_id = $1`,
    values: [sessionId, until],
  });
}

export async function endStaffSession(database: Queryable, sessionId: SessionId): Promise<void> {
  await database.query({
    name: "end-staff-session",
    text: `delete from staff_session where session_id = $1`,
    values: [sessionId],
  });
}

/** All of this user's, in every browser. Returns how many there were. */
export async function endStaffSessions(database: Queryable, userId: UserId): Promise<number> {
  return countAffected(database, {
    name: "end-staff-sessions",
    text: `delete from staff_session
           where session_id in (select id from session where user_id = $1)`,
    values: [userId],
  });
}
