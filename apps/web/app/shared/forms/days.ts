/** Days of the reader's calendar as instants in epoch milliseconds, for filters in an address. */
import { startOfDayIn } from "@parley/domain/format/zone-clock";

export interface Days {
  /** At this instant or later. */
  readonly from: number | null;
  /** Before this instant. */
  readonly to: number | null;
}

/** What an old or mistyped address says wrong counts as not said. */
export function daysOf(query: URLSearchParams): Days {
  return { from: instantOf(query.get("from")), to: instantOf(query.get("to")) };
}

function instantOf(text: string | null): number | null {
  return text !== null && /^\d{1,15}$/.test(text) ? Number(text) : null;
}

/** The first instant of a day; null while a year is still being typed. */
export function startOfDay(day: string, timeZone: string): number | null {
  return isDay(day) ? startOfDayIn(timeZone, day) : null;
}

/** The first instant after that day, also where a day has 23 hours. */
export function endOfDay(day: string, timeZone: string): number | null {
  if (!isDay(day)) return null;
  const next = new Date(Date.parse(`${day}T00:00Z`) + DAY_MS).toISOString();
  return startOfDayIn(timeZone, next.slice(0, 10));
}

const DAY_MS = 24 * 60 * 60 * 1_000;

function isDay(text: string): boolean {
  return /^[2-9]\d{3}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));
}
