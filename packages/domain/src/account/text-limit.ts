// How many text messages may go out in an hour and in a day, to a country and in all.

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Of one scope: all messages, or those to one country. */
export interface TextUse {
  /** Null where no row sets a limit. */
  readonly perHour: number | null;
  readonly perDay: number | null;
  /** In the current hour of the clock and in the 24 that end with it, including this message. */
  readonly inHour: number;
  readonly inDay: number;
}

export type TextDecision =
  | { readonly ok: true }
  | { readonly ok: false; readonly error: "textLimitReached"; readonly retryAfterMs: number };

/** The hour of the clock that an instant falls into. */
export function hourOf(now: number): number {
  return Math.floor(now / HOUR_MS) * HOUR_MS;
}

const isOver = (used: number, limit: number | null) => limit !== null && used > limit;

/**
 * What a limit leaves to requests without a session, a login ticket or a known browser: two thirds
 * of it. Otherwise strangers who request codes for invented numbers could keep a whole country from
 * logging in.
 */
export function limitOfStrangers(limit: number | null): number | null {
  return limit === null ? null : Math.ceil((limit * 2) / 3);
}

export function decideText(uses: readonly TextUse[], now: number): TextDecision {
  // Each hour the oldest one leaves the day, which may be enough.
  const nextHour = hourOf(now) + HOUR_MS - now;
  for (const { perHour, perDay, inHour, inDay } of uses) {
    if (isOver(inHour, perHour) || isOver(inDay, perDay)) {
      const retryAfterMs = perHour === 0 || perDay === 0 ? DAY_MS : nextHour;
      return { ok: false, error: "textLimitReached", retryAfterMs };
    }
  }
  return { ok: true };
}
