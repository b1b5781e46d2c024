import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  countdownDuration,
  countdownText,
  millisecondsToNextTick,
  passedMoment,
  secondsLeft,
} from "./countdown-time.ts";

test.each([
  [10_000, 0, 10],
  [10_000, 1, 10],
  [10_000, 999, 10],
  [10_000, 1000, 9],
  [10_000, 9_999, 1],
  [10_000, 10_000, 0],
  [10_000, 99_999, 0],
])("a deadline at %i seen at %i is %i seconds away", (deadlineAt, now, seconds) => {
  expect(secondsLeft(deadlineAt, now)).toBe(seconds);
});

test("after the next tick one second less is left", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10 ** 9 }), (left) => {
      const later = millisecondsToNextTick(left, 0);
      expect(later).toBeGreaterThan(0);
      expect(later).toBeLessThanOrEqual(1005);
      expect(secondsLeft(left, later)).toBe(Math.max(0, secondsLeft(left, 0) - 1));
    }),
  );
});

test("a passed deadline has no next tick", () => {
  expect(millisecondsToNextTick(0, 0)).toBe(0);
  expect(millisecondsToNextTick(0, 5)).toBe(0);
});

test.each([
  [0, "00:00", "PT0H0M0S"],
  [59, "00:59", "PT0H0M59S"],
  [299, "04:59", "PT0H4M59S"],
  [3600, "1:00:00", "PT1H0M0S"],
  [10_799, "2:59:59", "PT2H59M59S"],
  [90_000, "25:00:00", "PT25H0M0S"],
])("%i seconds read %s", (seconds, text, duration) => {
  expect(countdownText(seconds)).toBe(text);
  expect(countdownDuration(seconds)).toBe(duration);
});

describe("passedMoment", () => {
  test.each([
    [301, 300, 300],
    [300, 299, null],
    [61, 60, 60],
    [1, 0, 0],
    [0, 0, null],
    [100, 99, null],
  ])("from %i to %i seconds: %s", (before, after, moment) => {
    expect(passedMoment(before, after)).toBe(moment);
  });

  test("after a sleep only the latest moment is announced", () => {
    expect(passedMoment(900, 25)).toBe(30);
    expect(passedMoment(900, 0)).toBe(0);
  });
});
