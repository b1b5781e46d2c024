import { describe, expect, it } from "vitest";
import { daysOf, endOfDay, startOfDay } from "./days.ts";

describe("days", () => {
  it("last from midnight to midnight of the reader", () => {
    const start = startOfDay("2026-03-29");
    expect(start).toBe(new Date(2026, 2, 29).getTime());
    expect(endOfDay("2026-03-29")).toBe(new Date(2026, 2, 30).getTime());
    expect(endOfDay("2026-12-31")).toBe(new Date(2027, 0, 1).getTime());
  });

  it("wait until the year is typed", () => {
    expect(startOfDay("0202-03-29")).toBeNull();
    expect(endOfDay("")).toBeNull();
  });

  it("are read from an address, and invalid ones are ignored", () => {
    expect(daysOf(new URLSearchParams("from=0&to=1700000000000"))).toEqual({
      from: 0,
      to: 1_700_000_000_000,
    });
    expect(daysOf(new URLSearchParams("from=yesterday&to=-1"))).toEqual({ from: null, to: null });
  });
});
