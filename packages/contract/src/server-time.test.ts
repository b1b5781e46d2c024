import * as fc from "fast-check";
import { expect, test } from "vitest";
import { createOffsetEstimate } from "./server-time.ts";

/** The header of a server whose clock is ahead by this much. */
const dateAt = (local: number, offset: number) =>
  new Headers({ date: new Date(local + offset).toUTCString() });

const START = Date.UTC(2026, 10, 17);

test("one reply is at most half a second and half its duration wrong", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -5_000_000, max: 5_000_000 }),
      fc.nat(5_000),
      fc.nat(400),
      fc.nat(400),
      (offset, start, there, back) => {
        const sentAt = START + start;
        const estimate = createOffsetEstimate();
        const found = estimate(dateAt(sentAt + there, offset), sentAt, sentAt + there + back);
        expect(Math.abs((found ?? NaN) - offset)).toBeLessThanOrEqual(501 + (there + back) / 2);
      },
    ),
  );
});

test("further replies only narrow it: fifty are within 50 ms", () => {
  fc.assert(
    fc.property(fc.integer({ min: -90_000, max: 90_000 }), fc.nat(999), (offset, start) => {
      const estimate = createOffsetEstimate();
      let found: number | null = null;
      for (let reply = 0; reply < 50; reply += 1) {
        const sentAt = START + start + reply * 10_370;
        found = estimate(dateAt(sentAt + 10, offset), sentAt, sentAt + 20);
      }
      expect(Math.abs((found ?? NaN) - offset)).toBeLessThanOrEqual(50);
    }),
  );
});

test("a clock that was set is followed by the next reply", () => {
  const estimate = createOffsetEstimate();
  for (let reply = 0; reply < 50; reply += 1) {
    const sentAt = START + reply * 10_370;
    estimate(dateAt(sentAt, 0), sentAt, sentAt + 20);
  }
  const sentAt = START + 600_000;
  const found = estimate(dateAt(sentAt, 3_600_000), sentAt, sentAt + 20) ?? NaN;
  expect(Math.abs(found - 3_600_000)).toBeLessThanOrEqual(511);
});

test("a reply without a date, or one that a cache kept, says nothing", () => {
  const estimate = createOffsetEstimate();
  expect(estimate(new Headers(), START, START)).toBeNull();
  const kept = dateAt(START, 0);
  kept.set("age", "60");
  expect(estimate(kept, START, START)).toBeNull();
});
