// Weekly hours of an offer, in the advertiser's own time zone, summer time included.
import type { OfferHours } from "./offer.ts";

export const MINUTES_OF_WEEK = 7 * 24 * 60;
export const MAX_SPANS = 21;

const MINUTE_MS = 60_000;
/** A week in which the clock is put back is an hour longer. */
const LONGEST_WAIT = MINUTES_OF_WEEK + 60;

const WEEKDAYS: readonly string[] = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];

/** A zone's clock, and the last minute that was asked of it: lists ask for the same one again and again. */
interface ZoneClock {
  readonly format: Intl.DateTimeFormat;
  utcMinute: number;
  minute: number;
}

/** Clocks are costly to make. There are some 600 zones; a name may be written in many ways. */
const MOST_CLOCKS = 1_000;
const clocks = new Map<string, ZoneClock>();

/** Null when the browser's or server's table of time zones does not know the name. */
function clockOf(timeZone: string): ZoneClock | null {
  const known = clocks.get(timeZone);
  if (known !== undefined) return known;
  try {
    const format = new Intl.DateTimeFormat("en-US", {
      timeZone,
      weekday: "short",
      hour: "2-digit",
      minute: "2-digit",
      hourCycle: "h23",
    });
    const clock = { format, utcMinute: Number.NaN, minute: 0 };
    if (clocks.size >= MOST_CLOCKS) clocks.clear();
    clocks.set(timeZone, clock);
    return clock;
  } catch {
    return null;
  }
}

export function isTimeZone(name: string): boolean {
  return clockOf(name) !== null;
}

/** Minutes since Monday 00:00 on a clock of that zone. */
export function minuteOfWeek(at: number, timeZone: string): number {
  const clock = clockOf(timeZone);
  if (clock === null) throw new RangeError(`"${timeZone}" is not a time zone.`);
  const utcMinute = Math.floor(at / MINUTE_MS);
  if (clock.utcMinute !== utcMinute) {
    clock.minute = readMinute(at, clock.format);
    clock.utcMinute = utcMinute;
  }
  return clock.minute;
}

function readMinute(at: number, format: Intl.DateTimeFormat): number {
  const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, value]));
  const day = WEEKDAYS.indexOf(parts.get("weekday") ?? "");
  return day * 24 * 60 + Number(parts.get("hour")) * 60 + Number(parts.get("minute"));
}

export function isOpenAt(hours: OfferHours | null, at: number): boolean {
  return hours === null || isOpenIn(hours, minuteOfWeek(at, hours.timeZone));
}

/** A span that ends at or before its start crosses the end of the week. */
function isOpenIn({ spans }: OfferHours, minute: number): boolean {
  return spans.some(({ fromMinute, toMinute }) =>
    fromMinute < toMinute
      ? minute >= fromMinute && minute < toMinute
      : minute >= fromMinute || minute < toMinute,
  );
}

/** When that changes next, to the minute; null when it never does within a week. */
export function nextChangeAt(hours: OfferHours | null, at: number): number | null {
  if (hours === null) return null;
  const { timeZone } = hours;
  const firstMinute = Math.floor(at / MINUTE_MS);
  const minuteAt = (utcMinute: number) => minuteOfWeek(utcMinute * MINUTE_MS, timeZone);
  const isOpen = isOpenIn(hours, minuteAt(firstMinute));
  const turns = listMinutesThat(hours, !isOpen);
  let from = firstMinute;
  while (from <= firstMinute + LONGEST_WAIT) {
    const minute = minuteAt(from);
    const wait = shortestWait(turns, minute);
    if (wait === null) return null;
    const then = from + wait;
    const isAsExpected = (utcMinute: number) =>
      minuteAt(utcMinute) === (minute + utcMinute - from) % MINUTES_OF_WEEK;
    // Where the zone's clock was moved in between, it continues from there.
    const moved = isAsExpected(then) ? null : findFirstNot(isAsExpected, from, then);
    if (moved === null) return then <= firstMinute + LONGEST_WAIT ? then * MINUTE_MS : null;
    if (isOpenIn(hours, minuteAt(moved)) !== isOpen) return moved * MINUTE_MS;
    from = moved;
  }
  return null;
}

/** The minutes of a week at which it opens, or at which it closes. */
function listMinutesThat(hours: OfferHours, opens: boolean): number[] {
  return hours.spans
    .map(({ fromMinute, toMinute }) => (opens ? fromMinute : toMinute) % MINUTES_OF_WEEK)
    .filter((minute) => {
      const before = (minute + MINUTES_OF_WEEK - 1) % MINUTES_OF_WEEK;
      return isOpenIn(hours, minute) === opens && isOpenIn(hours, before) !== opens;
    });
}

/** From a minute of the week to the next of these; null when there is none. */
function shortestWait(minutes: readonly number[], from: number): number | null {
  if (minutes.length === 0) return null;
  const waits = minutes.map(
    (minute) => (minute - from + MINUTES_OF_WEEK) % MINUTES_OF_WEEK || MINUTES_OF_WEEK,
  );
  return Math.min(...waits);
}

/** The first number for which it is false; it is true for the first, and false for the last. */
function findFirstNot(holds: (value: number) => boolean, first: number, last: number): number {
  let [low, high] = [first, last];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (holds(middle)) low = middle;
    else high = middle;
  }
  return high;
}
