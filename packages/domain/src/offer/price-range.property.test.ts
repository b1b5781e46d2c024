import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decideOffer, type OfferMarket } from "./decide-offer.ts";
import type { OfferPrice, OfferSide } from "./offer.ts";
import { priceRange } from "./price-range.ts";

const market = fc
  .record({ rate: fc.bigInt(100n, 10n ** 12n), maxDistance: fc.bigInt(10_000n, 900_000n) })
  .map(({ rate, maxDistance }): OfferMarket => ({
    isEnabled: true,
    priceScale: 2,
    fiatScale: 2,
    cryptoScale: 8,
    minOrder: 1n,
    maxOrder: 10n ** 9n,
    maxDistance,
    rate,
  }));

const side = fc.constantFrom<OfferSide>("buy", "sell");

const refusal = (of: OfferMarket, who: OfferSide, price: OfferPrice) =>
  decideOffer(
    who,
    {
      price,
      minLimit: 1n,
      maxLimit: 1_000n,
      payWindowMinutes: 15,
      payMethods: ["sepa"],
      hours: null,
    },
    10n ** 30n,
    of,
  );

const fixed = (price: bigint): OfferPrice => ({ type: "fixed", price });
const floating = (ratio: bigint): OfferPrice => ({
  type: "floating",
  ratio,
  floor: null,
  ceiling: null,
});

describe("priceRange", () => {
  it("begins and ends where fixed prices are accepted", () => {
    fc.assert(
      fc.property(market, side, (of, who) => {
        const range = priceRange(of);
        fc.pre(range !== null);
        const { leastPrice, mostPrice } = range;
        expect(refusal(of, who, fixed(leastPrice))).toBeNull();
        expect(refusal(of, who, fixed(mostPrice))).toBeNull();
        expect(refusal(of, who, fixed(leastPrice - 1n))).toBe("priceTooFar");
        expect(refusal(of, who, fixed(mostPrice + 1n))).toBe("priceTooFar");
      }),
    );
  });

  it("names ratios whose rounded price is accepted, for both sides", () => {
    fc.assert(
      fc.property(market, side, fc.nat(100), (of, who, part) => {
        const range = priceRange(of);
        fc.pre(range !== null && range.leastRatio <= range.mostRatio);
        const { leastRatio, mostRatio } = range;
        const ratio = leastRatio + ((mostRatio - leastRatio) * BigInt(part)) / 100n;
        expect(refusal(of, who, floating(ratio))).toBeNull();
      }),
    );
  });

  it("is unknown without a rate", () => {
    expect(priceRange({ rate: null, maxDistance: 300_000n })).toBeNull();
  });

  it("is 70 to 130 percent where a market allows thirty", () => {
    expect(priceRange({ rate: 10_000n, maxDistance: 300_000n })).toEqual({
      leastPrice: 7_000n,
      mostPrice: 13_000n,
      leastRatio: 700_000n,
      mostRatio: 1_300_000n,
    });
  });
});
