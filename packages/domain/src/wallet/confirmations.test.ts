import { expect, test } from "vitest";
import { countConfirmations } from "./confirmations.ts";

test.each([
  [99, 0],
  [100, 1],
  [101, 2],
  [500, 3],
  [null, 0],
])("in block 100, at height %j it has %i of 3", (height, confirmations) => {
  expect(countConfirmations({ blockHeight: 100, confirmationsNeeded: 3 }, height)).toBe(
    confirmations,
  );
});

test("in no block it has none", () => {
  expect(countConfirmations({ blockHeight: null, confirmationsNeeded: 3 }, 500)).toBe(0);
});
