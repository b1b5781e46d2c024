import { expect, test } from "vitest";
import { feeOf } from "./order-fee.ts";

test.each([
  ["open", "pending_payment", null, "0.05"],
  ["completed", "completed", "0.05", "0.05"],
  ["completed with a split", "completed", "0.02", "0.02"],
  ["canceled", "canceled", "0.00", null],
] as const)("the fee of an order that is %s", (_case, state, settledFee, shown) => {
  expect(feeOf({ state, fee: "0.05", settledFee, isTaker: true })).toBe(shown);
  // The taker pays it: the other side is shown none.
  expect(feeOf({ state, fee: "0.05", settledFee, isTaker: false })).toBeNull();
});
