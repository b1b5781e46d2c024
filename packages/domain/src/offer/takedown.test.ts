import { describe, expect, test } from "vitest";
import { isKeptDown, isLasting, TAKEDOWN_REASONS, type Takedown } from "./takedown.ts";

const down: Takedown = { reason: "contact-details", version: 3, isLifted: false };

describe("an offer that was taken down", () => {
  test("stays down until its advertiser changes it", () => {
    expect(isKeptDown(down, 3)).toBe(true);
    expect(isKeptDown(down, 4)).toBe(false);
  });

  test("for suspected fraud stays down whatever is changed, and for nothing else", () => {
    expect(TAKEDOWN_REASONS.filter((reason) => isLasting({ reason }))).toEqual(["suspected-fraud"]);
    expect(isKeptDown({ ...down, reason: "suspected-fraud" }, 99)).toBe(true);
  });

  test("is free when staff have lifted it, or was never taken down", () => {
    expect(isKeptDown({ ...down, reason: "suspected-fraud", isLifted: true }, 3)).toBe(false);
    expect(isKeptDown(null, 1)).toBe(false);
  });
});
