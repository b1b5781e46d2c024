import { expect, test } from "vitest";
import { boundText } from "./bound-text.ts";

test.each([
  ["20.00", "20"],
  ["1000.000", "1000"],
  ["1250.50", "1250.50"],
  ["0.05", "0.05"],
  ["100", "100"],
  ["0.00", "0"],
])("the bound %s is written %s", (amount, text) => {
  expect(boundText(amount)).toBe(text);
});
