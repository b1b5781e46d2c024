import { describe, expect, test } from "vitest";
import * as fc from "fast-check";
import { feeOf } from "../trade/quote.ts";
import { completedOrder, placedOrder, timedOutOrder } from "./order.fixture.ts";
import { feeFor, settledFeeOf } from "./settled-fee.ts";

const order = fc
  .record({ quantity: fc.bigInt(1n, 10n ** 15n), numerator: fc.bigInt(0n, 999n) })
  .map(({ quantity, numerator }) => {
    const feeRate = { numerator, denominator: 1_000n };
    const fee = feeOf(feeRate, quantity);
    return { quantity, feeRate, fee, receiveQuantity: quantity - fee };
  });

describe("the settled fee", () => {
  test("of all is what was agreed on, of nothing nothing, and of a part never more", () => {
    fc.assert(
      fc.property(order, fc.nat(1_000), (one, permille) => {
        const part = (one.receiveQuantity * BigInt(permille)) / 1_000n;
        expect(feeFor(one, one.receiveQuantity)).toBe(one.fee);
        expect(feeFor(one, part)).toBeGreaterThanOrEqual(0n);
        expect(feeFor(one, part)).toBeLessThanOrEqual(one.fee);
        // Both together are of the order.
        expect(part + feeFor(one, part)).toBeLessThanOrEqual(one.quantity);
      }),
    );
    expect(feeFor(placedOrder(), 0n)).toBe(0n);
  });

  test("is known once it is known how the order ends", () => {
    const { fee } = placedOrder();
    expect(settledFeeOf(placedOrder())).toBeNull();
    expect(settledFeeOf(timedOutOrder())).toBe(0n);
    expect(settledFeeOf(completedOrder())).toBe(fee);
    // The smallest gross of which 4,000,000,000 are left after 0.1 % is 4,004,004,004.
    expect(settledFeeOf(completedOrder({ settledQuantity: 4_000_000_000n }))).toBe(4_004_004n);
  });
});
