import { expect, test } from "vitest";
import { feeOf } from "./order-fee.ts";

test.each([
  ["open", "pending_payment", "none", "0.05"],
  ["completed", "completed", "none", "0.05"],
  ["completed after an appeal that was withdrawn", "completed", "withdrawn", "0.05"],
  ["canceled", "canceled", "none", null],
  ["ended by an appeal, perhaps with a split", "completed", "resolved", null],
] as const)("the fee of an order that is %s", (_case, state, appeal, shown) => {
  expect(feeOf({ state, appeal, fee: "0.05" })).toBe(shown);
});
