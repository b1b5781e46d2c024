import { describe, expect, test } from "vitest";
import { isStaffSessionLive, isStaffUseNoted, STAFF_SESSION_MS } from "./staff-session.ts";

const OPENED = Date.UTC(2026, 2, 1, 8);
const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

describe("a staff session", () => {
  test.each([
    ["at once", 0, 0, true],
    ["a moment before an hour without use", 0, HOUR - 1, true],
    ["after an hour without use", 0, HOUR, false],
    ["an hour after it was opened, when it was used in between", 30 * MINUTE, HOUR, true],
    ["a moment before twelve hours", 12 * HOUR - MINUTE, 12 * HOUR - 1, true],
    ["after twelve hours, though it was just used", 12 * HOUR - 1, 12 * HOUR, false],
  ])("%s", (_when, lastUsed, now, isLive) => {
    const times = { expiresAt: OPENED + STAFF_SESSION_MS, lastUsedAt: OPENED + lastUsed };
    expect(isStaffSessionLive(times, OPENED + now)).toBe(isLive);
  });

  test("notes its use once a minute", () => {
    const times = { expiresAt: OPENED + STAFF_SESSION_MS, lastUsedAt: OPENED };
    expect(isStaffUseNoted(times, OPENED + MINUTE - 1)).toBe(false);
    expect(isStaffUseNoted(times, OPENED + MINUTE)).toBe(true);
  });
});
