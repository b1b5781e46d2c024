/**
 * Instants as text in a given time zone, `YYYY-MM-DD HH:mm:ss` unless the caller asks otherwise.
 * The zone is an argument because the server and the browser must print the same text.
 */
import { EMPTY_VALUE } from "./empty-value.ts";

export type TimestampInput = number | string | Date | null | undefined;

export interface TimestampFormat {
  /**
   * An IANA zone such as `Asia/Tokyo` (an unknown one throws), or how many minutes a wall clock is
   * ahead of UTC at an instant, for callers without a zone.
   */
  readonly timeZone: string | ((instant: number) => number);
  /** Made of YYYY, MM, DD, HH, mm and ss; all else is copied. */
  readonly pattern?: string;
}

const MINUTE_MS = 60_000;
const DEFAULT_PATTERN = "YYYY-MM-DD HH:mm:ss";
const EPOCH_MILLISECONDS = /^-?\d{1,16}$/;
/** Only text that names its offset is an instant; without one it would depend on the machine. */
const ISO_WITH_OFFSET = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/;

export function formatTimestamp(value: TimestampInput, format: TimestampFormat): string {
  const tokensAt = tokensOf(format.timeZone);
  const instant = instantOf(value);
  const tokens = Number.isNaN(instant) ? null : tokensAt(instant);
  if (tokens === null) return EMPTY_VALUE;
  const pattern = format.pattern ?? DEFAULT_PATTERN;
  return pattern.replaceAll(/YYYY|MM|DD|HH|mm|ss/g, (token) => tokens[token] ?? token);
}

type Tokens = Readonly<Record<string, string | undefined>>;

/** Null where the year does not fit YYYY, which only arises from broken data. */
function tokensOf(timeZone: TimestampFormat["timeZone"]): (instant: number) => Tokens | null {
  if (timeZone === "UTC") return tokensInUtc;
  if (typeof timeZone === "function") {
    return (instant) => tokensInUtc(instant + timeZone(instant) * MINUTE_MS);
  }
  const formatter = formatterOf(timeZone);
  return (instant) => tokensInZone(instant, formatter);
}

/** `Intl` would say the same, but a page that shows one time should not have to wake it up. */
function tokensInUtc(instant: number): Tokens | null {
  const date = new Date(instant);
  const year = date.getUTCFullYear();
  if (!(year >= 1 && year <= 9999)) return null;
  return {
    YYYY: String(year).padStart(4, "0"),
    MM: two(date.getUTCMonth() + 1),
    DD: two(date.getUTCDate()),
    HH: two(date.getUTCHours()),
    mm: two(date.getUTCMinutes()),
    ss: two(date.getUTCSeconds()),
  };
}

function two(part: number): string {
  return String(part).padStart(2, "0");
}

function tokensInZone(instant: number, formatter: Intl.DateTimeFormat): Tokens | null {
  const parts = new Map(formatter.formatToParts(instant).map((part) => [part.type, part.value]));
  const year = parts.get("year") ?? "";
  if (parts.get("era") !== "AD" || year.length > 4) return null;
  return {
    YYYY: year.padStart(4, "0"),
    MM: parts.get("month"),
    DD: parts.get("day"),
    HH: parts.get("hour"),
    mm: parts.get("minute"),
    ss: parts.get("second"),
  };
}

function instantOf(value: TimestampInput): number {
  if (value === null || value === undefined) return Number.NaN;
  if (typeof value === "string") {
    const text = value.trim();
    if (EPOCH_MILLISECONDS.test(text)) return instantOf(Number(text));
    return ISO_WITH_OFFSET.test(text) ? Date.parse(text) : Number.NaN;
  }
  // The Date constructor also refuses numbers beyond the range of the calendar.
  return new Date(value).getTime();
}

/** Building a formatter costs far more than using it, and a page prints many times in one zone. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known !== undefined) return known;
  const formatter = new Intl.DateTimeFormat("en-US-u-ca-gregory-nu-latn", {
    timeZone,
    hourCycle: "h23",
    era: "short",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
  });
  formatters.set(timeZone, formatter);
  return formatter;
}
