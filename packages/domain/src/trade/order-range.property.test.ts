// The bounds of an order are its extremes: themselves inside, and one atom further outside.
import * as fc from "fast-check";
import { expect, test } from "vitest";
import {
  fullCrypto,
  leastCrypto,
  mostCrypto,
  quoteInside,
  takenBy,
  type BoundedTerms,
} from "./order-range.ts";

const terms: fc.Arbitrary<BoundedTerms> = fc
  .record({
    side: fc.constantFrom("buy" as const, "sell" as const),
    price: fc.bigInt(1n, 10n ** 12n),
    priceScale: fc.integer({ min: 0, max: 8 }),
    cryptoScale: fc.constant(8),
    fiatScale: fc.constantFrom(0, 2, 3),
    feeRate: fc
      .tuple(fc.bigInt(0n, 500n), fc.constantFrom(1_000n, 100_000n))
      .map(([numerator, denominator]) => ({ numerator, denominator })),
    minLimit: fc.bigInt(1n, 10n ** 7n),
    more: fc.oneof(fc.bigInt(0n, 3n), fc.bigInt(0n, 10n ** 10n)),
    remaining: fc.bigInt(1n, 10n ** 16n),
  })
  .map(({ more, ...one }) => Object.assign(one, { maxLimit: one.minLimit + more }));

const inCrypto = (one: BoundedTerms, atoms: bigint) => quoteInside(one, atoms, "crypto");

test("the least and the most are inside, and one atom less or more is not", () => {
  let open = 0;
  fc.assert(
    fc.property(terms, (one) => {
      const [least, most] = [leastCrypto(one), mostCrypto(one)];
      expect(inCrypto(one, least - 1n)).toBeNull();
      expect(inCrypto(one, most + 1n)).toBeNull();
      // Limits so close together that no atom is worth an amount between them leave nothing.
      if (least > most) return;
      open += 1;
      expect(inCrypto(one, least)).not.toBeNull();
      expect(inCrypto(one, most)).not.toBeNull();
    }),
    { numRuns: 3_000 },
  );
  expect(open).toBeGreaterThan(500);
});

test("a full order is worth as much as the largest, for as few atoms as that takes", () => {
  fc.assert(
    fc.property(terms, (one) => {
      if (leastCrypto(one) > mostCrypto(one)) return;
      const full = fullCrypto(one);
      const [quote, most] = [inCrypto(one, full), inCrypto(one, mostCrypto(one))];
      expect(quote?.fiatAmount).toBe(most?.fiatAmount);
      if (one.side === "buy" || quote === null || takenBy(one, quote) === one.remaining) return;
      expect((inCrypto(one, full - 1n)?.fiatAmount ?? 0n) < quote.fiatAmount).toBe(true);
    }),
    { numRuns: 3_000 },
  );
});
