// Logins whose password was right and which wait for a verification.
import { toUserId, type UserId } from "@parley/domain/ids";
import { bytes, dateTime, idOf, text } from "../kernel/column.ts";
import { affectsOneRow, type Queryable } from "../kernel/queryable.ts";
import { defineTable, type RowOf } from "../kernel/table.ts";

export type TicketReason = "newDevice" | "authenticator";

const tickets = defineTable("login_ticket", {
  tokenHash: bytes(),
  userId: idOf(toUserId),
  reason: text<TicketReason>(),
  createdAt: dateTime(),
  expiresAt: dateTime(),
});

const openTickets = tickets.pick("userId", "reason", "expiresAt");

export type NewTicket = RowOf<typeof tickets>;

export async function insertLoginTicket(database: Queryable, ticket: NewTicket) {
  await tickets.insertRows(database, "insert-login-ticket", [ticket]);
}

/** Null for one that was used or is too old. */
export async function findOpenLoginTicket(
  database: Queryable,
  tokenHash: Buffer,
  now: Date,
): Promise<RowOf<typeof openTickets> | null> {
  return openTickets.find(database, {
    name: "find-open-login-ticket",
    text: `select ${openTickets.columns} from login_ticket
           where token_hash = $1 and used_at is null and expires_at > $2`,
    values: [tokenHash, now],
  });
}

/** False when it was used before, or is too old by now. */
export async function useUpLoginTicket(
  database: Queryable,
  tokenHash: Buffer,
  at: Date,
): Promise<boolean> {
  return affectsOneRow(database, {
    name: "use-up-login-ticket",
    text: `update login_ticket set used_at = $2
           where token_hash = $1 and used_at is null and expires_at > $2`,
    values: [tokenHash, at],
  });
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
