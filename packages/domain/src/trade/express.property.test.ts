import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findFit, nearestAmounts } from "./express.ts";
import { quoteInside, rangeOf, type BoundedTerms } from "./order-range.ts";
import type { AmountIn } from "./quote.ts";

const amountIn = fc.constantFrom<AmountIn>("fiat", "crypto");

const termsOf = (side: "buy" | "sell"): fc.Arbitrary<BoundedTerms> =>
  fc
    .record({
      price: fc.bigInt(1n, 10n ** 9n),
      priceScale: fc.constantFrom(2, 4),
      fiatScale: fc.constantFrom(0, 2, 3),
      fee: fc.bigInt(0n, 20n),
      minLimit: fc.bigInt(1n, 10n ** 6n),
      more: fc.bigInt(0n, 10n ** 7n),
      remaining: fc.bigInt(1n, 10n ** 13n),
    })
    .map((one): BoundedTerms => ({
      side,
      price: one.price,
      priceScale: one.priceScale,
      fiatScale: one.fiatScale,
      cryptoScale: 8,
      feeRate: { numerator: one.fee, denominator: 1_000n },
      minLimit: one.minLimit,
      maxLimit: one.minLimit + one.more,
      remaining: one.remaining,
    }));

const terms = fc.constantFrom("buy" as const, "sell" as const).chain(termsOf);

describe("rangeOf", () => {
  it("begins and ends with amounts that can be ordered, and begins with the first of them", () => {
    fc.assert(
      fc.property(terms, amountIn, (one, unit) => {
        const range = rangeOf(one, unit);
        fc.pre(range !== null);
        expect(quoteInside(one, range.least, unit)).not.toBeNull();
        expect(quoteInside(one, range.most, unit)).not.toBeNull();
        expect(quoteInside(one, range.least - 1n, unit)).toBeNull();
      }),
    );
  });

  it("leaves nothing out between them", () => {
    fc.assert(
      fc.property(terms, amountIn, fc.nat(1_000), (one, unit, part) => {
        const range = rangeOf(one, unit);
        fc.pre(range !== null);
        const between = range.least + ((range.most - range.least) * BigInt(part)) / 1_000n;
        expect(quoteInside(one, between, unit)).not.toBeNull();
      }),
    );
  });

  it("is not there when the remainder is worth less than the smallest order", () => {
    fc.assert(
      fc.property(terms, amountIn, (one, unit) => {
        expect(rangeOf({ ...one, minLimit: 10n ** 30n, maxLimit: 10n ** 31n }, unit)).toBeNull();
      }),
    );
  });
});

const offers = fc
  .constantFrom("buy" as const, "sell" as const)
  .chain((side) => fc.array(termsOf(side), { maxLength: 6 }));

describe("express", () => {
  it("selects the first offer that accepts the amount, and no other", () => {
    fc.assert(
      fc.property(offers, amountIn, fc.bigInt(1n, 10n ** 8n), (all, unit, amount) => {
        const places = all.map((one) => quoteInside(one, amount, unit) !== null);
        const fit = findFit(all, amount, unit);
        expect(fit?.place ?? -1).toBe(places.indexOf(true));
      }),
    );
  });

  it("names acceptable amounts, the closest on both sides", () => {
    fc.assert(
      fc.property(offers, amountIn, fc.bigInt(1n, 10n ** 8n), (all, unit, amount) => {
        fc.pre(findFit(all, amount, unit) === null);
        const ranges = all.map((one) => rangeOf(one, unit)).filter((range) => range !== null);
        const found = nearestAmounts(all, amount, unit);
        const named = [found?.smallest, found?.largest, found?.below, found?.above];
        const taken = named
          .filter((one) => one !== undefined && one !== null)
          .map((one) => findFit(all, one, unit));
        expect(taken).not.toContain(null);
        expect(found === null).toBe(ranges.length === 0);
        const missed = ranges.filter(
          ({ least, most }) =>
            found === null ||
            least < found.smallest ||
            most > found.largest ||
            (most < amount ? most > (found.below ?? -1n) : least < (found.above ?? amount * 2n)),
        );
        expect(missed).toEqual([]);
      }),
    );
  });
});

describe("an example", () => {
  const base = {
    side: "buy",
    price: 100n,
    priceScale: 2,
    cryptoScale: 8,
    fiatScale: 2,
    feeRate: { numerator: 1n, denominator: 1_000n },
    remaining: 10n ** 12n,
  } as const;
  const small = { ...base, price: 98n, minLimit: 10_00n, maxLimit: 100_00n };
  const large = { ...base, price: 99n, minLimit: 500_00n, maxLimit: 1_000_00n };

  it("buys from the cheapest offer that accepts the amount", () => {
    expect(findFit([small, large], 50_00n, "fiat")?.place).toBe(0);
    expect(findFit([small, large], 600_00n, "fiat")).toMatchObject({
      place: 1,
      quote: { fiatAmount: 600_00n, quantity: 60_606_060_606n, fee: 60_606_060n },
    });
  });

  it("names alternatives when the amount falls between two offers", () => {
    expect(findFit([small, large], 250_00n, "fiat")).toBeNull();
    expect(nearestAmounts([small, large], 250_00n, "fiat")).toEqual({
      smallest: 10_00n,
      largest: 1_000_00n,
      below: 100_00n,
      above: 500_00n,
    });
  });

  it("counts what is left of an offer as well as its limits", () => {
    const nearlyGone = { ...small, remaining: 50n * 10n ** 8n };
    expect(nearestAmounts([nearlyGone], 80_00n, "fiat")).toMatchObject({
      largest: 49_00n,
      above: null,
    });
    expect(nearestAmounts([nearlyGone], 80n * 10n ** 8n, "crypto")?.largest).toBe(50n * 10n ** 8n);
  });

  it("names nothing where there is no offer", () => {
    expect(nearestAmounts([], 1n, "fiat")).toBeNull();
  });
});
