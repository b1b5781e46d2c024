import * as fc from "fast-check";
import { types } from "pg";
import { expect, test } from "vitest";
import { readInstant } from "./read-values.ts";

const driver: (text: string) => unknown = types.getTypeParser(types.builtins.TIMESTAMPTZ, "text");

/** As PostgreSQL writes it in UTC: zeros at the end of a second's places are left out. */
function write(at: Date, microseconds: number): string {
  const [day, time] = at.toISOString().slice(0, 19).split("T");
  const places = String(at.getUTCMilliseconds() * 1_000 + microseconds).padStart(6, "0");
  const written = places.replace(/0+$/, "");
  return `${day} ${time}${written === "" ? "" : `.${written}`}+00`;
}

test("an instant is what PostgreSQL wrote, truncated to milliseconds", () => {
  fc.assert(
    fc.property(
      fc.date({
        min: new Date("1000-01-01T00:00:00Z"),
        max: new Date("9999-12-31T23:59:59.999Z"),
        noInvalidDate: true,
      }),
      fc.integer({ min: 0, max: 999 }),
      (at, microseconds) => {
        const text = write(at, microseconds);
        expect(readInstant(text)).toEqual(at);
        expect(readInstant(text)).toEqual(driver(text));
      },
    ),
    { numRuns: 2_000 },
  );
});

test("every millisecond of a second is distinguished", () => {
  for (let milliseconds = 0; milliseconds < 1_000; milliseconds += 1) {
    const at = new Date(Date.UTC(2026, 1, 28, 23, 59, 59, milliseconds));
    expect(readInstant(write(at, 0))).toEqual(at);
  }
});

test.each([
  "2026-11-15 17:31:27.5+05:30",
  "2026-11-15 17:31:27-03",
  "2026-11-15 17:31:27.123456+00:00:30",
  "0099-11-15 17:31:27+00",
  "0044-03-15 12:00:00+00 BC",
  "12026-11-15 17:31:27+00",
  "infinity",
  "-infinity",
])("%s is read as the driver reads it", (text) => {
  expect(readInstant(text)).toEqual(driver(text));
});
