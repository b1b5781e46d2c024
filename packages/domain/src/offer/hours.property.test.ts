import * as fc from "fast-check";
import { expect, test } from "vitest";
import { isOpenAt, MINUTES_OF_WEEK, nextChangeAt } from "./hours.ts";
import type { OfferHours } from "./offer.ts";

const MINUTE_MS = 60_000;

/** Minute by minute, as one would look at a clock. */
function lookAtTheClock(hours: OfferHours, at: number): number | null {
  const isOpen = isOpenAt(hours, at);
  const first = Math.floor(at / MINUTE_MS) * MINUTE_MS;
  for (let minute = 1; minute <= MINUTES_OF_WEEK + 60; minute += 1) {
    const then = first + minute * MINUTE_MS;
    if (isOpenAt(hours, then) !== isOpen) return then;
  }
  return null;
}

/** Within a week of when clocks are moved, by an hour or by half of one, and far from it. */
const instants = fc
  .tuple(
    fc.constantFrom(
      "2026-03-29T01:00:00Z",
      "2026-10-25T01:00:00Z",
      "2026-03-08T07:00:00Z",
      "2026-04-04T15:00:00Z",
      "2026-01-15T00:00:00Z",
    ),
    fc.integer({ min: -8 * 24 * 60, max: 60 }),
    fc.integer({ min: 0, max: MINUTE_MS - 1 }),
  )
  .map(([moved, minutes, rest]) => Date.parse(moved) + minutes * MINUTE_MS + rest);

/** Around the hours at which clocks are moved, and anywhere. */
const minutes = fc.oneof(
  fc.integer({ min: 0, max: MINUTES_OF_WEEK - 1 }),
  fc.integer({ min: 6 * 24 * 60 - 60, max: 6 * 24 * 60 + 240 }),
);

const hours = fc.record({
  timeZone: fc.constantFrom("UTC", "Europe/Berlin", "America/New_York", "Australia/Lord_Howe"),
  spans: fc.array(
    fc.record({
      fromMinute: minutes,
      toMinute: fc.oneof(minutes, fc.constant(MINUTES_OF_WEEK)),
    }),
    { maxLength: 3 },
  ),
});

test("the next change equals the one found minute by minute", () => {
  fc.assert(
    fc.property(hours, instants, (one, at) => {
      expect(nextChangeAt(one, at)).toBe(lookAtTheClock(one, at));
    }),
    { numRuns: 20 },
  );
}, 60_000);

test("an offer that is open all week never changes, whatever its spans", () => {
  const halves = [
    { fromMinute: 0, toMinute: 5_000 },
    { fromMinute: 5_000, toMinute: MINUTES_OF_WEEK },
  ];
  for (const spans of [
    halves,
    halves.toReversed(),
    [{ fromMinute: 0, toMinute: MINUTES_OF_WEEK }],
  ]) {
    expect(nextChangeAt({ timeZone: "Europe/Berlin", spans }, Date.now())).toBeNull();
  }
});
