import { expect, test } from "vitest";
import { countConfirmations } from "./confirmations.ts";

test.each([
  [99, 0],
  [100, 1],
  [101, 2],
  [500, 3],
  [null, 0],
])("a payment in block 100 has, at height %j, %i of 3 confirmations", (height, confirmations) => {
  expect(countConfirmations({ blockHeight: 100, confirmationsNeeded: 3 }, height)).toBe(
    confirmations,
  );
});

test("a payment in no block has no confirmation", () => {
  expect(countConfirmations({ blockHeight: null, confirmationsNeeded: 3 }, 500)).toBe(0);
});
