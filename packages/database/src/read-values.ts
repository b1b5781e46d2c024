// Fast parsers for the commonest values of PostgreSQL. Other forms are left to the driver, which
// supports all of them and is slower.
import { types, type CustomTypesConfig } from "pg";

const { INT8, TIMESTAMPTZ } = types.builtins;
const readAnyInstant: (text: string) => Date = types.getTypeParser(TIMESTAMPTZ, "text");

export const valueReaders: CustomTypesConfig = {
  getTypeParser(oid, format) {
    if (format === "binary") return types.getTypeParser(oid, format);
    if (oid === INT8) return readAsText;
    if (oid === TIMESTAMPTZ) return readInstant;
    return types.getTypeParser(oid, format);
  },
};

/** Too large for a number, so that the caller converts it. */
const readAsText = (text: string) => text;

/** An instant in UTC with up to six places behind the second: 2026-11-15 17:31:27.123456+00 */
const PLAIN_INSTANT = /^[1-9]\d{3}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d{1,6})?\+00$/;

export function readInstant(text: string): Date {
  if (!PLAIN_INSTANT.test(text)) return readAnyInstant(text);
  const year = digitsAt(text, 0) * 100 + digitsAt(text, 2);
  const [month, day] = [digitsAt(text, 5) - 1, digitsAt(text, 8)];
  const [hour, minute, second] = [digitsAt(text, 11), digitsAt(text, 14), digitsAt(text, 17)];
  return new Date(Date.UTC(year, month, day, hour, minute, second, millisecondsOf(text)));
}

const ZERO = 48;

/** Two of them, as a number. */
function digitsAt(text: string, place: number): number {
  return (text.charCodeAt(place) - ZERO) * 10 + text.charCodeAt(place + 1) - ZERO;
}

/** The first three places behind the second; those that were not written are zeros. */
function millisecondsOf(text: string): number {
  const end = text.length - "+00".length;
  let milliseconds = 0;
  for (let place = 20, worth = 100; place < end && worth >= 1; place += 1, worth /= 10) {
    milliseconds += (text.charCodeAt(place) - ZERO) * worth;
  }
  return milliseconds;
}
