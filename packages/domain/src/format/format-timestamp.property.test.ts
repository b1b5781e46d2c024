import * as fc from "fast-check";
import { expect, test } from "vitest";
import { formatTimestamp } from "./format-timestamp.ts";

const instant = fc.integer({ min: Date.UTC(1000, 0, 1), max: Date.UTC(9999, 11, 31, 23, 59, 59) });

test("in UTC the text is the ISO form without its letters and milliseconds", () => {
  fc.assert(
    fc.property(instant, (at) => {
      const iso = new Date(at).toISOString().slice(0, 19).replace("T", " ");
      expect(formatTimestamp(at, { timeZone: "UTC" })).toBe(iso);
    }),
  );
});

test("any text gives the default shape or the double dash", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const shown = formatTimestamp(text, { timeZone: "Asia/Tokyo" });
      expect(shown).toMatch(/^(?:--|\d{4}-\d\d-\d\d \d\d:\d\d:\d\d)$/);
    }),
  );
});
