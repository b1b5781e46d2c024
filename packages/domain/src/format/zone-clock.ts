/** The clock of a time zone: how far it is ahead of UTC, and when its days begin. */
import { formatTimestamp } from "./format-timestamp.ts";

const MINUTE_MS = 60_000;
const HALF_DAY_MS = 12 * 60 * MINUTE_MS;

export function minutesAheadOfUtc(at: number, timeZone: string): number {
  const wall = formatTimestamp(at, { timeZone, pattern: "YYYY-MM-DDTHH:mm" });
  return Math.round(Date.parse(`${wall}Z`) / MINUTE_MS) - Math.floor(at / MINUTE_MS);
}

/** The first instant of a day, also where clocks are changed at midnight. `day` is as in 2026-11-18. */
export function startOfDayIn(timeZone: string, day: string): number {
  const midnight = Date.parse(`${day}T00:00Z`);
  const isOfDay = (at: number) => formatTimestamp(at, { timeZone, pattern: "YYYY-MM-DD" }) >= day;
  // Clocks are at most 14 hours ahead of UTC, and changed at most once in a few days.
  const before = midnight - minutesAheadOfUtc(midnight - HALF_DAY_MS, timeZone) * MINUTE_MS;
  const after = midnight - minutesAheadOfUtc(midnight + HALF_DAY_MS, timeZone) * MINUTE_MS;
  const [first, last] = [Math.min(before, after), Math.max(before, after)];
  return isOfDay(first) ? first : last;
}
