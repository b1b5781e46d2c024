/**
 * Instants as people read them: in their language and in a given time zone. Where no language is
 * known the form of the specification is printed.
 */
import { dateMarks, type DateMarks } from "../language/date-marks.ts";
import type { KnownLanguage } from "../language/language.ts";
import { EMPTY_VALUE } from "./empty-value.ts";
import { formatTimestamp, type TimestampFormat, type TimestampInput } from "./format-timestamp.ts";

/**
 * `moment`: day and minute. `day` and `clock`: one of the two. `brief`: as `moment`, without the
 * year where it is the one of `now`. `exact`: the form of the specification in every language, for
 * details and timelines, where seconds count.
 */
export type MomentForm = "moment" | "day" | "clock" | "brief" | "exact";

export interface MomentFormat {
  readonly language: KnownLanguage;
  readonly timeZone: TimestampFormat["timeZone"];
  readonly form?: MomentForm | undefined;
  /** For `brief`. */
  readonly now?: number | undefined;
}

/** Of the specification. */
const DEFAULT_PATTERNS = {
  moment: "YYYY-MM-DD HH:mm:ss",
  exact: "YYYY-MM-DD HH:mm:ss",
  brief: "YYYY-MM-DD HH:mm",
  day: "YYYY-MM-DD",
  clock: "HH:mm",
} as const satisfies Record<MomentForm, string>;

export function formatMoment(
  value: TimestampInput,
  { language, timeZone, form = "moment", now }: MomentFormat,
): string {
  const marks = dateMarks(language);
  if (marks === null || form === "exact") {
    return formatTimestamp(value, { timeZone, pattern: DEFAULT_PATTERNS[form] });
  }
  const parts = formatTimestamp(value, { timeZone, pattern: "YYYY MM DD HH mm" });
  if (parts === EMPTY_VALUE) return parts;
  const isYearKnown =
    form === "brief" &&
    now !== undefined &&
    parts.startsWith(formatTimestamp(now, { timeZone, pattern: "YYYY " }));
  return fill(templateOf(marks, form, isYearKnown), marks, parts.split(" "));
}

function templateOf(marks: DateMarks, form: MomentForm, isYearKnown: boolean): string {
  if (form === "day" || form === "clock") return marks[form];
  const day = isYearKnown ? marks.dayOfYear : marks.day;
  return marks.moment.replace("{day}", day).replace("{clock}", marks.clock);
}

function fill(
  template: string,
  { months }: DateMarks,
  [y = "", mm = "", dd = "", h = "", min = ""]: readonly string[],
): string {
  const [month, day] = [Number(mm), Number(dd)];
  const values: Readonly<Record<string, string | undefined>> = {
    y: String(Number(y)),
    mm,
    dd,
    h,
    min,
    m: String(month),
    d: String(day),
    month: months[month - 1],
  };
  return template.replaceAll(/\{(\w+)\}/g, (mark, name: string) => values[name] ?? mark);
}
