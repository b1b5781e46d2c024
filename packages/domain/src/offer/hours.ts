// Weekly hours of an offer, in the advertiser's own time zone, summer time included.
import type { OfferHours } from "./offer.ts";

export const MINUTES_OF_WEEK = 7 * 24 * 60;
export const MAX_SPANS = 21;

const WEEKDAYS: readonly string[] = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];

/** Formats are costly to make and good for ever; zones are few. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** Null when the browser's or server's table of time zones does not know the name. */
function formatOf(timeZone: string): Intl.DateTimeFormat | null {
  const known = formats.get(timeZone);
  if (known !== undefined) return known;
  try {
    const format = new Intl.DateTimeFormat("en-US", {
      timeZone,
      weekday: "short",
      hour: "2-digit",
      minute: "2-digit",
      hourCycle: "h23",
    });
    formats.set(timeZone, format);
    return format;
  } catch {
    return null;
  }
}

export function isTimeZone(name: string): boolean {
  return formatOf(name) !== null;
}

/** The last minute that was asked for in each zone, as a list asks for the same one again and again. */
const lastMinutes = new Map<string, { readonly utcMinute: number; readonly minute: number }>();

/** Minutes since Monday 00:00 on a clock of that zone. */
export function minuteOfWeek(at: number, timeZone: string): number {
  const utcMinute = Math.floor(at / 60_000);
  const last = lastMinutes.get(timeZone);
  if (last?.utcMinute === utcMinute) return last.minute;
  const minute = readMinute(at, timeZone);
  lastMinutes.set(timeZone, { utcMinute, minute });
  return minute;
}

function readMinute(at: number, timeZone: string): number {
  const format = formatOf(timeZone);
  if (format === null) throw new RangeError(`"${timeZone}" is not a time zone.`);
  const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, value]));
  const day = WEEKDAYS.indexOf(parts.get("weekday") ?? "");
  return day * 24 * 60 + Number(parts.get("hour")) * 60 + Number(parts.get("minute"));
}

/** A span that ends at or before its start goes over the end of the week. */
export function isOpenAt(hours: OfferHours | null, at: number): boolean {
  if (hours === null) return true;
  const minute = minuteOfWeek(at, hours.timeZone);
  return hours.spans.some(({ fromMinute, toMinute }) =>
    fromMinute < toMinute
      ? minute >= fromMinute && minute < toMinute
      : minute >= fromMinute || minute < toMinute,
  );
}

/** When that changes next, to the minute; null when it never does within a week. */
export function nextChangeAt(hours: OfferHours | null, at: number): number | null {
  if (hours === null) return null;
  const now = isOpenAt(hours, at);
  const firstMinute = Math.floor(at / 60_000) * 60_000;
  for (let minute = 1; minute <= MINUTES_OF_WEEK + 60; minute += 1) {
    const then = firstMinute + minute * 60_000;
    if (isOpenAt(hours, then) !== now) return then;
  }
  return null;
}
