// Logins whose password was right and which wait for a verification.
import { toUserId, type UserId } from "@parley/domain/ids";
import type { Queryable } from "../kernel/queryable.ts";

export type TicketReason = "newDevice" | "authenticator";

export interface NewTicket {
  readonly tokenHash: Buffer;
  readonly userId: UserId;
  readonly reason: TicketReason;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

export async function insertLoginTicket(
  database: Queryable,
  { tokenHash, userId, reason, createdAt, expiresAt }: NewTicket,
) {
  await database.query({
    name: "insert-login-ticket",
    text: `insert into login_ticket (token_hash, user_id, reason, created_at, expires_at)
           values ($1, $2, $3, $4, $5)`,
    values: [tokenHash, userId, reason, createdAt, expiresAt],
  });
}

/** Null for one that was used or is too old. */
export async function findOpenLoginTicket(
  database: Queryable,
  tokenHash: Buffer,
  now: Date,
): Promise<{ readonly userId: UserId; readonly reason: TicketReason } | null> {
  const { rows } = await database.query<{ userId: string; reason: TicketReason }>({
    name: "find-open-login-ticket",
    text: `select user_id as "userId", reason from login_ticket
           where token_hash = $1 and used_at is null and expires_at > $2`,
    values: [tokenHash, now],
  });
  const [row] = rows;
  return row === undefined ? null : { ...row, userId: toUserId(row.userId) };
}

/** False when it was used before, or is too old by now. */
export async function useUpLoginTicket(
  database: Queryable,
  tokenHash: Buffer,
  at: Date,
): Promise<boolean> {
  const { rowCount } = await database.query({
    name: "use-up-login-ticket",
    text: `update login_ticket set used_at = $2
           where token_hash = $1 and used_at is null and expires_at > $2`,
    values: [tokenHash, at],
  });
  return rowCount === 1;
}

/** Logins that were begun with what counts no more. */
export async function closeLoginTickets(
  database: Queryable,
  userId: UserId,
  at: Date,
): Promise<void> {
  await database.query({
    name: "close-login-tickets",
    text: `update login_ticket set used_at = $2 where user_id = $1 and used_at is null`,
    values: [userId, at],
  });
}
