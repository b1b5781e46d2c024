/**
 * An instant with the name of its time zone, for messages, which are read elsewhere than where they
 * are written. Pages do not name the zone, since theirs is the reader's own.
 */
import type { KnownLanguage, Language } from "../language/language.ts";
import { formatMoment } from "./format-moment.ts";
import type { TimestampInput } from "./format-timestamp.ts";

export interface ZonedMomentFormat {
  readonly language: KnownLanguage;
  /** An IANA zone; null where the reader's is not known. */
  readonly timeZone: string | null;
}

export function formatZonedMoment(
  at: TimestampInput & (number | Date),
  { language, timeZone }: ZonedMomentFormat,
): string {
  const zone = timeZone ?? "UTC";
  const moment = formatMoment(at, { language, timeZone: zone });
  if (zone === "UTC" || language === null) return `${moment} ${zone}`;
  const name = zoneName(at, zone, language);
  return WIDE_BRACKETS.has(language) ? `${moment}（${name}）` : `${moment} (${name})`;
}

const WIDE_BRACKETS: ReadonlySet<Language> = new Set(["ja", "zh-cn", "zh-tw"]);

/** Of its season, in the reader's language: only servers write it, so that `Intl` may be asked. */
function zoneName(at: number | Date, timeZone: string, language: Language): string {
  const format = new Intl.DateTimeFormat(language, { timeZone, timeZoneName: "long" });
  const parts = format.formatToParts(at);
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
}
