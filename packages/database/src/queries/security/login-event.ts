// Logins and tries.
import type { UserId } from "@parley/domain/ids";
import type { Queryable } from "../kernel/queryable.ts";

export type LoginOutcome = "loggedIn" | "verificationAsked" | "wrongPassword" | "wrongCode";
export type LoginMethod = "password" | "passkey" | "registration";

export interface LoginEvent {
  readonly at: Date;
  readonly outcome: LoginOutcome;
  readonly method: LoginMethod;
  readonly isNewDevice: boolean;
  readonly device: string;
  readonly address: string;
}

export interface NewLoginEvent extends LoginEvent {
  readonly id: bigint;
  /** Null when the typed account is unknown. */
  readonly userId: UserId | null;
}

/** The last page that is offered. */
const MAX_COUNTED = 1_000;

export async function insertLoginEvent(database: Queryable, event: NewLoginEvent): Promise<void> {
  const { id, userId, at, outcome, method, isNewDevice, device, address } = event;
  await database.query({
    name: "insert-login-event",
    text: `insert into login_event
             (id, user_id, at, outcome, method, is_new_device, device, address)
           values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    values: [id, userId, at, outcome, method, isNewDevice, device, address],
  });
}

/** The latest first. */
export async function listLoginEvents(
  database: Queryable,
  userId: UserId,
  limit: number,
  offset: number,
): Promise<LoginEvent[]> {
  const { rows } = await database.query<LoginEvent>({
    name: "list-login-events",
    text: `select at, outcome, method, is_new_device as "isNewDevice", device, address
           from login_event where user_id = $1 order by id desc limit $2 offset $3`,
    values: [userId, limit, offset],
  });
  return rows;
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
