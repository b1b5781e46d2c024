// How long appeals take until their ruling, as people are told before they wait for one.

export const RULING_TIME_DAYS = 90;

/** The middle of fewer says little, and could be recognised as one person's case. */
export const LEAST_RULINGS = 5;

/** Null: nothing is said. */
export function saidRulingTime(found: {
  readonly rulings: number;
  readonly medianMs: number | null;
}): number | null {
  return found.rulings < LEAST_RULINGS ? null : found.medianMs;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

export interface RoundTime {
  readonly count: number;
  readonly unit: "minute" | "hour" | "day";
}

/** In the unit people would say it in: minutes up to an hour, days from two days on. Never zero. */
export function roundTime(ms: number): RoundTime {
  const minutes = Math.max(1, Math.round(ms / MINUTE_MS));
  if (minutes < 60) return { count: minutes, unit: "minute" };
  const hours = Math.round(ms / HOUR_MS);
  if (hours < 48) return { count: hours, unit: "hour" };
  return { count: Math.round(ms / DAY_MS), unit: "day" };
}
