// For whom a message is written.
import { formatZonedMoment } from "@parley/domain/format/zoned-moment";
import type { Locale } from "@parley/phrases/locales";

export interface Reader {
  readonly locale: Locale;
  /** Null where it is not known: times are then in UTC. */
  readonly timeZone: string | null;
}

/** A message may be read anywhere, so the zone is named. */
export function timeText({ locale: language, timeZone }: Reader, at: number): string {
  return formatZonedMoment(at, { language, timeZone });
}
