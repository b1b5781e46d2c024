// Logins that last.
import { toSessionId, toUserId, type SessionId, type UserId } from "@parley/domain/ids";
import type { SessionEnd } from "@parley/domain/security/session-end";
import {
  ACCOUNT_COLUMNS,
  ACCOUNT_JOINS,
  toAccount,
  type Account,
  type AccountColumns,
} from "../identity/account.ts";
import { bigint, bytes, dateTime, idOf, named, text } from "../kernel/column.ts";
import { countAffected, type Queryable } from "../kernel/queryable.ts";
import { defineTable, type RowOf } from "../kernel/table.ts";

const sessions = defineTable("session", {
  sessionId: named("id", idOf(toSessionId)),
  userId: idOf(toUserId),
  authTokenHash: bytes(),
  authorizationHash: bytes(),
  device: text(),
  address: text(),
  knownDeviceId: bigint(),
  createdAt: dateTime(),
  lastSeenAt: dateTime(),
  expiresAt: dateTime(),
});

const listed = sessions.pick("sessionId", "device", "address", "createdAt", "lastSeenAt");

/** It is seen first when it is made. */
export type NewSession = Omit<RowOf<typeof sessions>, "lastSeenAt">;
export type SessionRow = RowOf<typeof listed>;

export interface LiveSession {
  readonly sessionId: SessionId;
  readonly authTokenHash: Buffer;
  readonly authorizationHash: Buffer;
  readonly lastSeenAt: Date;
  readonly account: Account;
}

/** A session that is live at `now`; one that was not used since `usedSince` is over. */
export interface LiveAt {
  readonly now: Date;
  readonly usedSince: Date;
}

type LiveRow = AccountColumns & {
  readonly sessionId: string;
  readonly authTokenHash: Buffer;
  readonly authorizationHash: Buffer;
  readonly lastSeenAt: Date;
};

export async function insertSession(database: Queryable, session: NewSession): Promise<void> {
  await sessions.insertRows(database, "insert-session", [
    { ...session, lastSeenAt: session.createdAt },
  ]);
}

/** None for one that has ended, nor for an account that is not let in any more. */
export async function listLiveSessionsOf(
  database: Queryable,
  authTokenHashes: readonly Buffer[],
  { now, usedSince }: LiveAt,
): Promise<LiveSession[]> {
  const { rows } = await database.query<LiveRow>({
    name: "list-live-sessions-of",
    text: `select s.id as "sessionId", s.auth_token_hash as "authTokenHash",
             s.authorization_hash as "authorizationHash", s.last_seen_at as "lastSeenAt",
             ${ACCOUNT_COLUMNS}
           from session as s join app_user as p on p.id = s.user_id ${ACCOUNT_JOINS}
           where s.auth_token_hash = any($1::bytea[]) and s.ended_at is null
             and s.expires_at > $2 and s.last_seen_at > $3 and not p.is_locked_out`,
    values: [authTokenHashes, now, usedSince],
  });
  return rows.map((row) => ({
    sessionId: toSessionId(row.sessionId),
    authTokenHash: row.authTokenHash,
    authorizationHash: row.authorizationHash,
    lastSeenAt: row.lastSeenAt,
    account: toAccount(row),
  }));
}

export async function touchSession(
  database: Queryable,
  sessionId: SessionId,
  at: Date,
): Promise<void> {
  await database.query({
    name: "touch-session",
    text: `update session set last_seen_at = $2 where id = $1 and last_seen_at < $2`,
    values: [sessionId, at],
  });
}

/** The latest seen first. */
export async function listLiveSessions(
  database: Queryable,
  userId: UserId,
  { now, usedSince }: LiveAt,
): Promise<SessionRow[]> {
  return listed.list(database, {
    name: "list-live-sessions",
    text: `select ${listed.columns} from session
           where user_id = $1 and ended_at is null and expires_at > $2
             and last_seen_at > $3
           order by last_seen_at desc, id desc
           limit 200`,
    values: [userId, now, usedSince],
  });
}

/** Returns how many ended: one, or none when it is not this user's or was over already. */
export async function endSession(
  database: Queryable,
  userId: UserId,
  sessionId: SessionId,
  at: Date,
  cause: SessionEnd,
): Promise<number> {
  return countAffected(database, {
    name: "end-session",
    text: endAndTell("user_id = $1 and id = $2"),
    values: [userId, sessionId, at, cause],
  });
}

/** All of a user's, but for the one that is to stay. */
export async function endSessions(
  database: Queryable,
  userId: UserId,
  keep: SessionId | null,
  at: Date,
  cause: SessionEnd,
): Promise<number> {
  return countAffected(database, {
    name: "end-sessions",
    text: endAndTell("user_id = $1 and id is distinct from $2"),
    values: [userId, keep, at, cause],
  });
}

/**
 * Why the session with this token ended. Null while it counts, without such a session, and for one
 * whose cause was not kept.
 */
export async function findSessionEnd(
  database: Queryable,
  authTokenHash: Buffer,
  { now, usedSince }: LiveAt,
): Promise<SessionEnd | null> {
  const { rows } = await database.query<{ readonly cause: SessionEnd | null }>({
    name: "find-session-end",
    text: `select case
             when ended_at is not null then end_cause
             when expires_at <= $2 or last_seen_at <= $3 then 'expired'
           end as cause
           from session where auth_token_hash = $1`,
    values: [authTokenHash, now, usedSince],
  });
  return rows[0]?.cause ?? null;
}

/** Those of the given sessions that are not over, with when each was seen last. */
export async function listLiveSessionsAmong(
  database: Queryable,
  sessionIds: readonly SessionId[],
  { now, usedSince }: LiveAt,
): Promise<ReadonlyMap<SessionId, Date>> {
  const { rows } = await database.query<{ readonly id: string; readonly lastSeenAt: Date }>({
    name: "list-live-among",
    text: `select s.id, s.last_seen_at as "lastSeenAt"
           from session as s join app_user as p on p.id = s.user_id
           where s.id = any($1::bigint[]) and s.ended_at is null and s.expires_at > $2
             and s.last_seen_at > $3 and not p.is_locked_out`,
    values: [sessionIds, now, usedSince],
  });
  return new Map(rows.map(({ id, lastSeenAt }) => [toSessionId(id), lastSeenAt]));
}

export async function touchSessions(
  database: Queryable,
  sessionIds: readonly SessionId[],
  at: Date,
): Promise<void> {
  await database.query({
    name: "touch-sessions",
    text: `update session set last_seen_at = $2
           where id = any($1::bigint[]) and last_seen_at < $2`,
    values: [sessionIds, at],
  });
}

/**
 * Ends those that were not used for too long, and returns how many. The last use is in no
 * index, as it is written every minute; so the whole table is read.
 */
export async function endIdleSessions(
  database: Queryable,
  { now, usedSince }: LiveAt,
  most: number,
): Promise<number> {
  return countAffected(database, {
    name: "end-idle-sessions",
    text: endAndTell(
      `last_seen_at <= $1 and id = any(array(
         select id from session
         where ended_at is null and last_seen_at <= $1 limit $2 for update skip locked))`,
    ),
    values: [usedSince, most, now, "expired" satisfies SessionEnd],
  });
}

/**
 * The statement that ends sessions also writes their events, deletes their push subscriptions and ends
 * their staff sessions, so that no way to end one can forget its streams, or go on showing orders on
 * the device. A session ends once, so that its id also serves for the event.
 */
function endAndTell(which: string): string {
  return `with ended as (
            update session set ended_at = $3, end_cause = $4
            where ended_at is null and ${which}
            returning id, user_id
          ), silenced as (
            delete from push_subscription where session_id in (select id from ended)
          ), unstaffed as (
            delete from staff_session where session_id in (select id from ended)
          )
          insert into event (id, user_id, topic, payload, created_at)
          select id, user_id, 'session',
            jsonb_build_object('sessionId', id::text, 'state', 'ended'), $3::timestamptz
          from ended`;
}
