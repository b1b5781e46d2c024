import { expect, test } from "vitest";
import { remainingOf } from "./preview-quantity.ts";

const SOLD = { cryptoScale: 8, taken: 15_000_000_000n };

test.each([
  ["a new offer as it is", "600", { ...SOLD, taken: 0n }, "600.00000000"],
  ["an offer that is partly sold without what is gone", "600.5", SOLD, "450.50000000"],
  ["nothing where no more is left than was sold", "150", SOLD, "0.00000000"],
  ["what was typed where there is no market", "600", null, "600"],
])("takers see %s", (_case, quantity, market, shown) => {
  expect(remainingOf({ quantity }, market)).toBe(shown);
});
