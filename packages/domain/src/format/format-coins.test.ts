import { expect, test } from "vitest";
import { formatCoins } from "./format-coins.ts";

test.each([
  ["0.50000000", "0.5"],
  ["1250.50000000", "1,250.5"],
  ["1000.00000000", "1,000"],
  ["100", "100"],
  ["0.00000001", "0.00000001"],
  ["0.00000000", "0"],
  ["", "--"],
])("%j reads %s in a sentence", (amount, text) => {
  expect(formatCoins(amount)).toBe(text);
});
