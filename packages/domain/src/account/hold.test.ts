import { expect, test } from "vitest";
import { isBarred, isHeld } from "./hold.ts";

test.each([
  [false, null, false],
  [false, 1_000, false],
  [false, 1_001, true],
  [true, null, true],
  [true, 999, true],
])("frozen %j, held until %j: barred %j", (isTradingFrozen, heldUntil, expected) => {
  expect(isBarred({ isTradingFrozen, heldUntil }, 1_000)).toBe(expected);
});

test("a freeze is no hold", () => {
  expect(isHeld({ heldUntil: null }, 1_000)).toBe(false);
});
