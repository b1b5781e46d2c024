/** Hours of the week as a form shows them: from a day and a time to a day and a time. */
import { MINUTES_OF_WEEK } from "@parley/domain/offer/hours";
import type { OfferHours } from "@parley/domain/offer/offer";

export const DAYS = ["0", "1", "2", "3", "4", "5", "6"] as const;
export type Day = (typeof DAYS)[number];

export interface HoursRow {
  /** From Monday. */
  fromDay: Day;
  /** `09:00`. */
  fromTime: string;
  toDay: Day;
  toTime: string;
}

type Span = OfferHours["spans"][number];

const MINUTES_OF_DAY = 24 * 60;
const WORKDAYS = DAYS.slice(0, 5);

export function workingHours(): HoursRow[] {
  return WORKDAYS.map((day) => ({
    fromDay: day,
    fromTime: "09:00",
    toDay: day,
    toTime: "18:00",
  }));
}

const two = (count: number) => String(count).padStart(2, "0");

function pointOf(minute: number): { readonly day: Day; readonly time: string } {
  const inWeek = minute % MINUTES_OF_WEEK;
  const inDay = inWeek % MINUTES_OF_DAY;
  const day = DAYS[Math.floor(inWeek / MINUTES_OF_DAY)] ?? "0";
  return { day, time: `${two(Math.floor(inDay / 60))}:${two(inDay % 60)}` };
}

function minuteOf(day: Day, time: string): number {
  const match = /^(\d{2}):(\d{2})/.exec(time);
  if (match === null) return Number.NaN;
  const [, hours = "", minutes = ""] = match;
  return Number(day) * MINUTES_OF_DAY + Number(hours) * 60 + Number(minutes);
}

export function rowOfSpan({ fromMinute, toMinute }: Span): HoursRow {
  const from = pointOf(fromMinute);
  const to = pointOf(toMinute);
  return { fromDay: from.day, fromTime: from.time, toDay: to.day, toTime: to.time };
}

/** A time that is not filled in gives no number, which the rules refuse. */
export function spanOfRow({ fromDay, fromTime, toDay, toTime }: HoursRow): Span {
  const toMinute = minuteOf(toDay, toTime);
  return {
    fromMinute: minuteOf(fromDay, fromTime),
    // Monday 00:00 is the end of a week before it is the beginning of one.
    toMinute: toMinute === 0 ? MINUTES_OF_WEEK : toMinute,
  };
}
