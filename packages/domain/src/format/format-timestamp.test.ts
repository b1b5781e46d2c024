import { describe, expect, test } from "vitest";
import { formatTimestamp } from "./format-timestamp.ts";

const UTC = { timeZone: "UTC" };
const instant = Date.UTC(2025, 2, 9, 4, 5, 6, 789);

test("timestamps use YYYY-MM-DD HH:mm:ss by default", () => {
  expect(formatTimestamp(instant, UTC)).toBe("2025-03-09 04:05:06");
});

test.each([
  ["null", null],
  ["undefined", undefined],
  ["empty text", ""],
  ["blank text", " "],
  ["NaN", Number.NaN],
  ["infinity", Number.POSITIVE_INFINITY],
  ["a word", "yesterday"],
  ["an invalid Date", new Date(Number.NaN)],
  ["a day that does not exist", "2025-13-40T00:00:00Z"],
  ["an instant beyond the calendar", 8.64e15 + 1],
  ["a year of five digits", Date.UTC(10_000, 0, 1)],
  ["a year before Christ", Date.UTC(-1, 0, 1)],
  ["text without an offset", "2025-03-09T04:05:06"],
])("timestamps show a double dash for %s", (_name, value) => {
  expect(formatTimestamp(value, UTC)).toBe("--");
});

const minutesOfBerlin = (at: number) => (at < Date.UTC(2025, 2, 30, 1) ? 60 : 120);

describe("formatTimestamp", () => {
  test.each([
    ["Asia/Tokyo", "2025-03-09 13:05:06"],
    ["America/New_York", "2025-03-08 23:05:06"],
    ["Asia/Kolkata", "2025-03-09 09:35:06"],
  ])("shows the wall clock of %s", (timeZone, expected) => {
    expect(formatTimestamp(instant, { timeZone })).toBe(expected);
  });

  test("applies daylight saving", () => {
    const zone = { timeZone: "Europe/Berlin" };
    expect(formatTimestamp(Date.UTC(2025, 2, 30, 0, 59, 59), zone)).toBe("2025-03-30 01:59:59");
    expect(formatTimestamp(Date.UTC(2025, 2, 30, 1, 0, 0), zone)).toBe("2025-03-30 03:00:00");
  });

  test("accepts minutes ahead of UTC in place of a zone, computed for that instant", () => {
    const zone = { timeZone: minutesOfBerlin };
    expect(formatTimestamp(Date.UTC(2025, 2, 30, 0, 59, 59), zone)).toBe("2025-03-30 01:59:59");
    expect(formatTimestamp(Date.UTC(2025, 2, 30, 1, 0, 0), zone)).toBe("2025-03-30 03:00:00");
    expect(formatTimestamp(instant, { timeZone: () => -330 })).toBe("2025-03-08 22:35:06");
    expect(formatTimestamp(8.64e15, { timeZone: () => 60 })).toBe("--");
    expect(formatTimestamp(null, { timeZone: () => 60 })).toBe("--");
  });

  test("midnight is 00, never 24", () => {
    expect(formatTimestamp(Date.UTC(2025, 0, 1), UTC)).toBe("2025-01-01 00:00:00");
  });

  test("the epoch itself is a value", () => {
    expect(formatTimestamp(0, UTC)).toBe("1970-01-01 00:00:00");
  });

  test("reads milliseconds as text, ISO text with an offset, and Dates", () => {
    expect(formatTimestamp(String(instant), UTC)).toBe("2025-03-09 04:05:06");
    expect(formatTimestamp("2025-03-09T04:05:06Z", UTC)).toBe("2025-03-09 04:05:06");
    expect(formatTimestamp("2025-03-09T06:05:06+02:00", UTC)).toBe("2025-03-09 04:05:06");
    expect(formatTimestamp(new Date(instant), UTC)).toBe("2025-03-09 04:05:06");
  });

  test("follows another pattern", () => {
    expect(formatTimestamp(instant, { ...UTC, pattern: "HH:mm" })).toBe("04:05");
    expect(formatTimestamp(instant, { ...UTC, pattern: "DD/MM/YYYY" })).toBe("09/03/2025");
  });

  test("pads early years", () => {
    const early = new Date(0);
    early.setUTCFullYear(7);
    expect(formatTimestamp(early, UTC)).toBe("0007-01-01 00:00:00");
  });
});
