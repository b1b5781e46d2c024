// Expired rows. Each kind is kept for as long as a rule or a user may need it, and no longer.
import { countAffected, type Queryable } from "./queryable.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** What says the age of a row, and how old it may get. */
const KEPT = {
  // The codes of a day are counted.
  security_code: { since: "created_at", keptMs: 2 * DAY_MS },
  text_count: { since: "hour", keptMs: 2 * DAY_MS },
  login_ticket: { since: "expires_at", keptMs: DAY_MS },
  registration: { since: "expires_at", keptMs: DAY_MS },
  // No call is repeated after that.
  request_reply: { since: "created_at", keptMs: 2 * DAY_MS },
  // The same for what the engine answered, with time for programs that were down.
  command_receipt: { since: "created_at", keptMs: 30 * DAY_MS },
  call_count: { since: "minute", keptMs: HOUR_MS },
  login_failure: { since: "last_failed_at", keptMs: 2 * DAY_MS },
  login_event: { since: "at", keptMs: 180 * DAY_MS },
  known_device: { since: "last_used_at", keptMs: 366 * DAY_MS },
  notification: { since: "created_at", keptMs: 180 * DAY_MS },
  session: { since: "least(ended_at, expires_at)", keptMs: 90 * DAY_MS },
  // A session of staff that is over shows nothing to anybody.
  staff_session: { since: "expires_at", keptMs: 0 },
  used_nonce: { since: "expires_at", keptMs: DAY_MS },
  // A program may send ten a second.
  api_nonce: { since: "expires_at", keptMs: 5 * 60_000 },
  // Only the last day of it counts; orders and withdrawals have histories of their own.
  api_key_use: { since: "happened_at", keptMs: 30 * DAY_MS },
  passkey_challenge: { since: "expires_at", keptMs: DAY_MS },
  contact_undo: { since: "expires_at", keptMs: 30 * DAY_MS },
  // The servers look at the last half minute.
  case_change: { since: "changed_at", keptMs: HOUR_MS },
  // Former ones only: the column is null for those that are bound.
  contact: { since: "kept_until", keptMs: 0 },
} as const;

export const PRUNED_TABLES = [
  "security_code",
  "text_count",
  "login_ticket",
  "registration",
  "request_reply",
  "command_receipt",
  "call_count",
  "login_failure",
  "login_event",
  "known_device",
  "notification",
  "session",
  "staff_session",
  "used_nonce",
  "api_nonce",
  "api_key_use",
  "passkey_challenge",
  "contact_undo",
  "case_change",
  "contact",
] as const satisfies readonly (keyof typeof KEPT)[];

export type PrunedTable = (typeof PRUNED_TABLES)[number];

/**
 * At most this many, as live events wait for every statement that writes. Returns how many were
 * deleted.
 */
export async function deleteOutdatedRows(
  database: Queryable,
  table: PrunedTable,
  now: Date,
  most: number,
): Promise<number> {
  const { since, keptMs } = KEPT[table];
  return countAffected(database, {
    name: `delete-outdated-rows-${table}`,
    text: `delete from ${table}
           where ctid = any(array(select ctid from ${table} where ${since} < $1 limit $2))`,
    values: [new Date(now.getTime() - keptMs), most],
  });
}
