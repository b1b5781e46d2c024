import { describe, expect, test } from "vitest";
import { waitsUntil } from "./most-a-day.ts";

const DAY_MS = 86_400_000;
const NOW = 10 * DAY_MS;

/** One a minute, the last just now. */
const times = (count: number) => Array.from({ length: count }, (_none, at) => NOW - at * 60_000);

describe("one side of an order", () => {
  test("proposes ten splits a day, and waits until the first of them is a day old", () => {
    expect(waitsUntil("propose-split", times(9), NOW)).toBeNull();
    expect(waitsUntil("propose-split", times(10), NOW)).toBe(NOW - 9 * 60_000 + DAY_MS);
    // The tenth from the end counts, in any order of the list.
    expect(waitsUntil("propose-split", times(12).toReversed(), NOW)).toBe(
      NOW - 9 * 60_000 + DAY_MS,
    );
  });

  test("appeals five times a day", () => {
    expect(waitsUntil("appeal", times(4), NOW)).toBeNull();
    expect(waitsUntil("appeal", times(5), NOW)).toBe(NOW - 4 * 60_000 + DAY_MS);
  });

  test("is not limited by steps that are a day old", () => {
    const old = Array.from({ length: 10 }, () => NOW - DAY_MS);
    expect(waitsUntil("propose-split", old, NOW)).toBeNull();
    expect(waitsUntil("propose-split", [...times(9), NOW - DAY_MS + 1], NOW)).toBe(NOW + 1);
  });

  test("may do anything else as often as the table allows", () => {
    expect(waitsUntil("withdraw-appeal", times(99), NOW)).toBeNull();
    expect(waitsUntil("accept-split", times(99), NOW)).toBeNull();
  });
});
