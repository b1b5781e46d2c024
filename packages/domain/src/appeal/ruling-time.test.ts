import { describe, expect, test } from "vitest";
import { roundTime, saidRulingTime } from "./ruling-time.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

describe("the time to a ruling", () => {
  test("is said from five rulings on", () => {
    expect(saidRulingTime({ rulings: 4, medianMs: HOUR })).toBeNull();
    expect(saidRulingTime({ rulings: 5, medianMs: HOUR })).toBe(HOUR);
    expect(saidRulingTime({ rulings: 0, medianMs: null })).toBeNull();
  });

  test.each([
    [0, 1, "minute"],
    [29_000, 1, "minute"],
    [59.4 * MINUTE, 59, "minute"],
    [59.5 * MINUTE, 1, "hour"],
    [5.4 * HOUR, 5, "hour"],
    [47.4 * HOUR, 47, "hour"],
    [47.5 * HOUR, 2, "day"],
    [84 * HOUR, 4, "day"],
  ])("%d ms are %d of the unit %s", (ms, count, unit) => {
    expect(roundTime(ms)).toEqual({ count, unit });
  });
});
