import * as fc from "fast-check";
import { expect, test } from "vitest";
import { formatTimestamp } from "./format-timestamp.ts";
import { minutesAheadOfUtc, startOfDayIn } from "./zone-clock.ts";

test.each([
  ["Asia/Kolkata", Date.UTC(2026, 10, 18), 330],
  ["Europe/Berlin", Date.UTC(2026, 10, 18), 60],
  ["Europe/Berlin", Date.UTC(2026, 6, 18), 120],
  ["America/St_Johns", Date.UTC(2026, 0, 1, 2, 0, 59, 999), -210],
] as const)("%s at %i is %i minutes ahead", (zone, at, minutes) => {
  expect(minutesAheadOfUtc(at, zone)).toBe(minutes);
});

/** Among them zones far ahead and behind, and those that change their clocks at midnight. */
const ZONES = [
  "UTC",
  "Europe/Berlin",
  "Pacific/Kiritimati",
  "Pacific/Pago_Pago",
  "America/Santiago",
  "Asia/Beirut",
  "America/Havana",
  "Africa/Cairo",
];

test("a day begins when its zone's clock first shows it", () => {
  const days = fc.integer({ min: Date.UTC(2015, 0, 1), max: Date.UTC(2035, 0, 1) });
  fc.assert(
    fc.property(fc.constantFrom(...ZONES), days, (timeZone, at) => {
      const dayOf = (instant: number) =>
        formatTimestamp(instant, { timeZone, pattern: "YYYY-MM-DD" });
      const start = startOfDayIn(timeZone, dayOf(at));
      expect(dayOf(start)).toBe(dayOf(at));
      expect(dayOf(start - 1)).not.toBe(dayOf(at));
      expect(start).toBeLessThanOrEqual(at);
    }),
    { numRuns: 3_000 },
  );
});

test.each([
  ["America/Santiago", "2026-09-06", "2026-09-06T04:00:00Z"],
  ["Asia/Beirut", "2026-03-29", "2026-03-28T22:00:00Z"],
  ["Europe/Berlin", "2026-03-29", "2026-03-28T23:00:00Z"],
])("in %s %s begins at %s", (zone, day, instant) => {
  expect(startOfDayIn(zone, day)).toBe(Date.parse(instant));
});
