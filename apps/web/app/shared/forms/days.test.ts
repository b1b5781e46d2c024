import { describe, expect, it } from "vitest";
import { daysOf, endOfDay, startOfDay } from "./days.ts";

describe("days", () => {
  it("last from midnight to midnight of the reader", () => {
    const start = startOfDay("2026-03-29", "Europe/Berlin");
    expect(start).toBe(Date.UTC(2026, 2, 28, 23));
    // Clocks are set forward on this day.
    expect(endOfDay("2026-03-29", "Europe/Berlin")).toBe(Date.UTC(2026, 2, 29, 22));
    expect(endOfDay("2026-12-31", "Asia/Tokyo")).toBe(Date.UTC(2026, 11, 31, 15));
  });

  it("wait until the year is typed", () => {
    expect(startOfDay("0202-03-29", "UTC")).toBeNull();
    expect(endOfDay("", "UTC")).toBeNull();
  });

  it("are read from an address, and invalid ones are ignored", () => {
    expect(daysOf(new URLSearchParams("from=0&to=1700000000000"))).toEqual({
      from: 0,
      to: 1_700_000_000_000,
    });
    expect(daysOf(new URLSearchParams("from=yesterday&to=-1"))).toEqual({ from: null, to: null });
  });
});
