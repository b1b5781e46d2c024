// The time zone in which an account reads dates: kept with it, so that pages of the server and
// messages say when something happens in the reader's own day.
import { isTimeZone } from "../offer/hours.ts";

/** Longer than any name of the calendar's table. */
export const LONGEST_ZONE_NAME = 60;

/** An IANA zone such as `Asia/Tokyo`. A bare offset is none: it would be wrong half of the year. */
export function isReaderZone(name: string): boolean {
  return name.length <= LONGEST_ZONE_NAME && /^[A-Z][\w+/-]*$/.test(name) && isTimeZone(name);
}
