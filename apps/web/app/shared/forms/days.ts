/** Days of the reader's calendar as instants in epoch milliseconds, for filters in an address. */

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
export function startOfDay(day: string): number | null {
  const match = /^([2-9]\d{3})-(\d\d)-(\d\d)$/.exec(day);
  if (match === null) return null;
  const [, year, month, date] = match;
  return new Date(Number(year), Number(month) - 1, Number(date)).getTime();
}

/** The first instant after that day, also where a day has 23 hours. */
export function endOfDay(day: string): number | null {
  const start = startOfDay(day);
  if (start === null) return null;
  const next = new Date(start);
  return next.setDate(next.getDate() + 1);
}
