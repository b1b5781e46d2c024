import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { feeOf, feeRateOf, feeRateText, quoteOrder, smallestGross, type Terms } from "./quote.ts";

const feeRate = fc
  .tuple(fc.bigInt({ min: 0n, max: 500n }), fc.constantFrom(1_000n, 10_000n, 100_000n))
  .map(([numerator, denominator]) => ({ numerator, denominator }));

const terms: fc.Arbitrary<Terms> = fc.record({
  side: fc.constantFrom("buy" as const, "sell" as const),
  price: fc.bigInt({ min: 1n, max: 10n ** 13n }),
  priceScale: fc.integer({ min: 0, max: 8 }),
  cryptoScale: fc.constant(8),
  fiatScale: fc.constantFrom(0, 2, 3),
  feeRate,
});
const amount = fc.bigInt({ min: 1n, max: 10n ** 17n });
const amountIn = fc.constantFrom("crypto" as const, "fiat" as const);

/** The price times a quantity against an amount of fiat, both multiplied out: exact. */
function compareWorth(t: Terms, quantity: bigint, fiat: bigint): bigint {
  return (
    quantity * t.price * 10n ** BigInt(t.fiatScale) -
    fiat * 10n ** BigInt(t.cryptoScale + t.priceScale)
  );
}

/** One minor unit of fiat in the same measure. */
const fiatUnit = (t: Terms) => 10n ** BigInt(t.cryptoScale + t.priceScale);
/** One atom in the same measure. */
const atomUnit = (t: Terms) => t.price * 10n ** BigInt(t.fiatScale);

test("the typed amount is the posted one, and quantity = fee + received, whichever side takes", () => {
  fc.assert(
    fc.property(terms, amount, amountIn, (t, typed, unit) => {
      const quote = quoteOrder(t, typed, unit);
      if (quote === null) return;
      expect(unit === "crypto" ? quote.quantity : quote.fiatAmount).toBe(typed);
      expect(quote.fee + quote.receiveQuantity).toBe(quote.quantity);
      expect(quote.fee).toBe(feeOf(t.feeRate, quote.quantity));
      expect(quote.receiveQuantity > 0n && quote.fiatAmount > 0n && quote.fee >= 0n).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});

test("a buyer pays at least the price, and less than one more unit", () => {
  fc.assert(
    fc.property(terms, amount, amountIn, (given, typed, unit) => {
      const t = { ...given, side: "buy" as const };
      const quote = quoteOrder(t, typed, unit);
      if (quote === null) return;
      const short = compareWorth(t, quote.quantity, quote.fiatAmount);
      expect(short <= 0n).toBe(true);
      expect(-short < (unit === "crypto" ? fiatUnit(t) : atomUnit(t))).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});

test("a selling taker is paid for what the buyer receives, never more, and short of it by less than one unit", () => {
  fc.assert(
    fc.property(terms, amount, amountIn, (given, typed, unit) => {
      const t = { ...given, side: "sell" as const };
      const quote = quoteOrder(t, typed, unit);
      if (quote === null) return;
      const worth = compareWorth(t, quote.receiveQuantity, quote.fiatAmount);
      const isFair =
        unit === "crypto"
          ? worth >= 0n && worth < fiatUnit(t)
          : worth <= 0n && -worth < atomUnit(t);
      expect(isFair).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});

test("the smallest gross leaves exactly the net, and one atom less would not", () => {
  fc.assert(
    fc.property(feeRate, amount, (rate, net) => {
      const gross = smallestGross(rate, net);
      expect(gross - feeOf(rate, gross)).toBe(net);
      expect(gross - 1n - feeOf(rate, gross - 1n)).toBe(net - 1n);
    }),
    { numRuns: 2_000 },
  );
});

describe("by example", () => {
  const usdt: Terms = {
    side: "buy",
    price: 1_015n,
    priceScale: 3,
    cryptoScale: 8,
    fiatScale: 2,
    feeRate: feeRateOf("0.001"),
  };

  test.each([
    [
      "buy",
      "crypto",
      10_000_000_000n,
      {
        quantity: 10_000_000_000n,
        fee: 10_000_000n,
        receiveQuantity: 9_990_000_000n,
        fiatAmount: 10_150n,
      },
    ],
    [
      "buy",
      "fiat",
      10_000n,
      {
        quantity: 9_852_216_748n,
        fee: 9_852_216n,
        receiveQuantity: 9_842_364_532n,
        fiatAmount: 10_000n,
      },
    ],
    [
      "sell",
      "crypto",
      10_000_000_000n,
      {
        quantity: 10_000_000_000n,
        fee: 10_000_000n,
        receiveQuantity: 9_990_000_000n,
        fiatAmount: 10_139n,
      },
    ],
    [
      "sell",
      "fiat",
      10_000n,
      {
        quantity: 9_862_078_826n,
        fee: 9_862_078n,
        receiveQuantity: 9_852_216_748n,
        fiatAmount: 10_000n,
      },
    ],
  ] as const)("%s, typed in %s", (side, unit, typed, expected) => {
    expect(quoteOrder({ ...usdt, side }, typed, unit)).toEqual(expected);
  });

  test("nothing is quoted for zero, nor for less than one unit", () => {
    expect(quoteOrder(usdt, 0n, "fiat")).toBeNull();
    expect(quoteOrder({ ...usdt, side: "sell" }, 1n, "crypto")).toBeNull();
    expect(quoteOrder({ ...usdt, price: 10n ** 15n }, 1n, "fiat")).toBeNull();
  });

  test("a fee rate is read exactly, and one that is not below one is a bug", () => {
    expect(feeRateOf("0.001")).toEqual({ numerator: 1n, denominator: 1_000n });
    expect(feeRateOf("0")).toEqual({ numerator: 0n, denominator: 1n });
    expect(() => feeRateOf("1")).toThrow(RangeError);
    expect(() => feeRateOf("0.1%")).toThrow(RangeError);
  });

  test.each(["0", "0.1", "0.001", "0.00100", "0.000000000001", "0.999999999999"])(
    "the rate %s is written as it was read",
    (text) => expect(feeRateText(feeRateOf(text))).toBe(text),
  );

  test("a rate that no text has is a bug", () => {
    expect(() => feeRateText({ numerator: 1n, denominator: 3n })).toThrow(RangeError);
  });
});
