// Failed logins in a row. An attempt is counted before it is verified, so that a thousand
// concurrent ones are counted like a thousand one after the other.
import type { Queryable } from "../kernel/queryable.ts";

export interface CountedTry {
  readonly key: string;
  readonly now: Date;
  /** Failures before this instant are forgotten. */
  readonly forgetBefore: Date;
  /** How long to wait after one failure, two, three …; the last counts for all beyond. */
  readonly waitsMs: readonly number[];
}

export interface FailureState {
  readonly key: string;
  readonly failures: number;
  readonly blockedUntil: Date | null;
}

/** Until when this try blocks the key, or null when it is blocked and nothing was counted. */
export async function countLoginTry(
  database: Queryable,
  { key, now, forgetBefore, waitsMs }: CountedTry,
): Promise<Date | null> {
  const { rows } = await database.query<{ blockedUntil: Date }>({
    name: "count-login-try",
    text: `with waits as (select $4::bigint[] as ms)
           insert into login_failure as f (key, failures, last_failed_at, blocked_until)
           select $1, 1, $2, $2::timestamptz + ms[1] * interval '1 millisecond' from waits
           on conflict (key) do update
           set failures = case when f.last_failed_at < $3 then 1 else f.failures + 1 end,
             last_failed_at = $2,
             blocked_until = $2::timestamptz + ($4::bigint[])[
               case when f.last_failed_at < $3 then 1
                 else least(f.failures + 1, cardinality($4::bigint[])) end
             ] * interval '1 millisecond'
           where f.blocked_until is null or f.blocked_until <= $2
           returning blocked_until as "blockedUntil"`,
    values: [key, now, forgetBefore, waitsMs],
  });
  return rows[0]?.blockedUntil ?? null;
}

export async function listLoginFailures(
  database: Queryable,
  keys: readonly string[],
  forgetBefore: Date,
): Promise<FailureState[]> {
  const { rows } = await database.query<FailureState>({
    name: "list-login-failures",
    text: `select key, failures, blocked_until as "blockedUntil" from login_failure
           where key = any($1) and last_failed_at >= $2`,
    values: [keys, forgetBefore],
  });
  return rows;
}

/**
 * A try that was counted and was none. `blockedUntil` is the block that counting it caused: only
 * that one is lifted, as a later try may have failed and earned its own in the meantime.
 */
export async function takeBackLoginTry(
  database: Queryable,
  key: string,
  blockedUntil: Date,
): Promise<void> {
  await database.query({
    name: "take-back-login-try",
    text: `with gone as (
             delete from login_failure
             where key = $1 and failures = 1 and coalesce(blocked_until = $2, true)
           )
           update login_failure
           set failures = failures - 1, blocked_until = nullif(blocked_until, $2)
           where key = $1 and failures > 1`,
    values: [key, blockedUntil],
  });
}

export async function deleteLoginFailures(database: Queryable, key: string): Promise<void> {
  await database.query({
    name: "delete-login-failures",
    text: `delete from login_failure where key = $1`,
    values: [key],
  });
}
