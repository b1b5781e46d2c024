import { expect, test } from "vitest";
import { readSources } from "../../sources.fixture.ts";

/** Days as fields and keys have them, which no reader sees. */
const DAYS_OF_MACHINES = [
  "features/order/chat/message/message-list.tsx",
  "shared/forms/day-fields.tsx",
];

/** A number with the name of its unit, which only the browser makes. */
const UNITS = ["features/order/chat/message/file-size.ts", "shared/support/round-time-text.ts"];

test("no page has a pattern of dates of its own: those of the languages are in the domain", () => {
  const own = readSources().filter(({ text }) => /"[^"\n]*\b(YYYY|MM|DD|HH)\b[^"\n]*"/.test(text));
  expect(own.map(({ name }) => name).toSorted()).toEqual(DAYS_OF_MACHINES);
});

test("no date or number of the website is formatted by the browser's own rules, which differ", () => {
  const own = readSources().filter(({ text }) =>
    /toLocale(Date|Time)?String\(|Intl\.(DateTime|Number|RelativeTime)Format/.test(text),
  );
  expect(own.map(({ name }) => name)).toEqual(UNITS);
});
