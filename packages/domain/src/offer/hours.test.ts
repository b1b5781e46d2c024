import { describe, expect, test } from "vitest";
import { isOpenAt, isTimeZone, minuteOfWeek, nextChangeAt } from "./hours.ts";

const at = (text: string) => Date.parse(text);
const HOUR = 60;
const DAY = 24 * HOUR;

describe("minuteOfWeek", () => {
  test.each([
    ["2026-11-16T00:00:00Z", "UTC", 0],
    ["2026-11-22T23:59:59Z", "UTC", 7 * DAY - 1],
    ["2026-11-15T23:30:00Z", "Europe/Berlin", 30],
    ["2026-07-13T22:30:00Z", "Europe/Berlin", DAY + 30],
    ["2026-11-16T02:00:00Z", "America/New_York", 6 * DAY + 21 * HOUR],
    ["2026-11-16T00:00:00Z", "Asia/Kolkata", 5 * HOUR + 30],
  ])("%s in %s", (instant, zone, minute) => {
    expect(minuteOfWeek(at(instant), zone)).toBe(minute);
  });

  test("an unknown time zone throws", () => {
    expect(() => minuteOfWeek(0, "Mars/Olympus")).toThrow(RangeError);
    expect(isTimeZone("Mars/Olympus")).toBe(false);
    expect(isTimeZone("Asia/Tokyo")).toBe(true);
  });
});

describe("isOpenAt", () => {
  const office = {
    timeZone: "Europe/Berlin",
    spans: [{ fromMinute: 9 * HOUR, toMinute: 17 * HOUR }],
  };
  test.each([
    ["2026-11-16T08:00:00Z", true],
    ["2026-11-16T07:59:59Z", false],
    ["2026-11-16T15:59:59Z", true],
    ["2026-11-16T16:00:00Z", false],
    ["2026-11-17T08:00:00Z", false],
    // The clock of the zone counts, so summer time moves the instant.
    ["2026-07-13T07:00:00Z", true],
    ["2026-07-13T15:00:00Z", false],
  ])("Mondays nine to five in Berlin at %s: %s", (instant, isOpen) => {
    expect(isOpenAt(office, at(instant))).toBe(isOpen);
  });

  test("a span may cross the end of the week", () => {
    const weekend = { timeZone: "UTC", spans: [{ fromMinute: 6 * DAY, toMinute: 2 * HOUR }] };
    expect(isOpenAt(weekend, at("2026-11-22T00:00:00Z"))).toBe(true);
    expect(isOpenAt(weekend, at("2026-11-23T01:59:00Z"))).toBe(true);
    expect(isOpenAt(weekend, at("2026-11-23T02:00:00Z"))).toBe(false);
    expect(isOpenAt(weekend, at("2026-11-21T23:59:00Z"))).toBe(false);
  });

  test("an offer without hours is always open, without spans never", () => {
    expect(isOpenAt(null, 0)).toBe(true);
    expect(isOpenAt({ timeZone: "UTC", spans: [] }, 0)).toBe(false);
  });
});

describe("nextChangeAt", () => {
  const office = { timeZone: "UTC", spans: [{ fromMinute: 9 * HOUR, toMinute: 17 * HOUR }] };
  test("returns when it closes and when it opens", () => {
    expect(nextChangeAt(office, at("2026-11-16T10:00:30Z"))).toBe(at("2026-11-16T17:00:00Z"));
    expect(nextChangeAt(office, at("2026-11-16T17:00:00Z"))).toBe(at("2026-11-23T09:00:00Z"));
  });
  test("hours that never change have no next change", () => {
    expect(nextChangeAt(null, 0)).toBeNull();
    expect(nextChangeAt({ timeZone: "UTC", spans: [] }, 0)).toBeNull();
  });
});
