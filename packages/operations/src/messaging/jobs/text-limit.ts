// Counts text messages against their limits (table text_limit), in the transaction that queues them.
import type { Pool, PoolClient } from "@parley/database/pool";
import {
  countTextMessage,
  listTextUse,
  listTextScopes,
  type ScopedTextUse,
} from "@parley/database/queries/messaging/text-limit";
import { decideText, hourOf, limitOfStrangers } from "@parley/domain/account/text-limit";
import type { Clock } from "@parley/platform/clock";
import { parsePhoneNumberFromString } from "libphonenumber-js/max";

export type TextRefusal = {
  readonly ok: false;
  readonly error: "textLimitReached";
  readonly retryAfterSeconds: number;
};

/** The scopes that a message to this number counts in. */
function scopesOf(phone: string): string[] {
  const number = parsePhoneNumberFromString(phone);
  const country = number?.country ?? `+${number?.countryCallingCode ?? "0"}`;
  return ["all", country];
}

export interface TextOfCode {
  /**
   * False for a text that the worker discards. It is refused like the others, so that the reply
   * does not reveal which numbers have an account, and it is not counted.
   */
  readonly isSent: boolean;
  /** Requested by a stranger, to whom a part of each limit is closed. */
  readonly isAnonymous: boolean;
}

/** Counts a code and says why it may not go out; the caller then undoes the transaction. */
export async function takeText(
  tx: PoolClient,
  clock: Clock,
  phone: string,
  { isSent, isAnonymous }: TextOfCode,
): Promise<TextRefusal | null> {
  const now = clock.now();
  const hour = new Date(hourOf(now));
  const scopes = scopesOf(phone);
  if (isSent) await countTextMessage(tx, scopes, hour);
  const own = isSent ? 0 : 1;
  const found = await listTextUse(tx, scopes, hour);
  const uses = found.map(({ perHour, perDay, inHour, inDay }) => ({
    perHour: isAnonymous ? limitOfStrangers(perHour) : perHour,
    perDay: isAnonymous ? limitOfStrangers(perDay) : perDay,
    inHour: inHour + own,
    inDay: inDay + own,
  }));
  const decision = decideText(uses, now);
  if (decision.ok) return null;
  const retryAfterSeconds = Math.ceil(decision.retryAfterMs / 1_000);
  return { ok: false, error: "textLimitReached", retryAfterSeconds };
}

/** A security notice is always sent, and counted. */
export async function countNotice(tx: PoolClient, clock: Clock, phone: string): Promise<void> {
  const hour = new Date(hourOf(clock.now()));
  await countTextMessage(tx, scopesOf(phone), hour);
}

/** For those who watch the site. */
export async function readTextUse(pool: Pool, clock: Clock): Promise<ScopedTextUse[]> {
  const hour = new Date(hourOf(clock.now()));
  return listTextUse(pool, await listTextScopes(pool, hour), hour);
}
