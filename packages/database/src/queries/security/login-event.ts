// Logins and tries.
import { toUserId, type UserId } from "@parley/domain/ids";
import { bigint, boolean, dateTime, idOf, nullable, text } from "../kernel/column.ts";
import type { Queryable } from "../kernel/queryable.ts";
import { defineTable, type RowOf } from "../kernel/table.ts";

export type LoginOutcome = "loggedIn" | "verificationAsked" | "wrongPassword" | "wrongCode";
export type LoginMethod = "password" | "passkey" | "registration";

const newEvents = defineTable("login_event", {
  id: bigint(),
  /** Null when the typed account is unknown. */
  userId: nullable(idOf(toUserId)),
  at: dateTime(),
  outcome: text<LoginOutcome>(),
  method: text<LoginMethod>(),
  isNewDevice: boolean(),
  device: text(),
  address: text(),
});

const events = newEvents.omit("id", "userId");

export type NewLoginEvent = RowOf<typeof newEvents>;
export type LoginEvent = RowOf<typeof events>;

/** The last page that is offered. */
const MAX_COUNTED = 1_000;

export async function insertLoginEvent(database: Queryable, event: NewLoginEvent): Promise<void> {
  await newEvents.insertRows(database, "insert-login-event", [event]);
}

/** The latest first. */
export async function listLoginEvents(
  database: Queryable,
  userId: UserId,
  limit: number,
  offset: number,
): Promise<LoginEvent[]> {
  return events.list(database, {
    name: "list-login-events",
    text: `select ${events.columns} from login_event where user_id = $1 order by id desc limit $2 offset $3`,
    values: [userId, limit, offset],
  });
}

export async function countLoginEvents(
  database: Queryable,
  userId: UserId,
): Promise<{ readonly total: number; readonly isCapped: boolean }> {
  const { rows } = await database.query<{ total: number }>({
    name: "count-login-events",
    text: `select count(*)::int as total
           from (select from login_event where user_id = $1 limit $2) as counted`,
    values: [userId, MAX_COUNTED + 1],
  });
  const total = rows[0]?.total ?? 0;
  return { total: Math.min(total, MAX_COUNTED), isCapped: total > MAX_COUNTED };
}
