import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { effectivePrice, isNearRate, RATIO_ONE } from "./effective-price.ts";

const side = fc.constantFrom("buy" as const, "sell" as const);
const ratio = fc.bigInt({ min: 500_000n, max: 1_500_000n });
const rate = fc.bigInt({ min: 1n, max: 10n ** 14n });

test("the price is rounded in the advertiser's favour", () => {
  fc.assert(
    fc.property(side, ratio, rate, (of, part, now) => {
      const result = effectivePrice(
        of,
        { type: "floating", ratio: part, floor: null, ceiling: null },
        now,
      );
      if (!result.ok) return;
      const difference = result.price * RATIO_ONE - now * part;
      const gain = of === "sell" ? difference : -difference;
      expect(gain >= 0n && gain < RATIO_ONE).toBe(true);
    }),
  );
});

test("a greater ratio never gives a smaller price, so that lists can be sorted by ratio", () => {
  fc.assert(
    fc.property(side, ratio, ratio, rate, (of, a, b, now) => {
      const [less, more] = a <= b ? [a, b] : [b, a];
      const low = effectivePrice(
        of,
        { type: "floating", ratio: less, floor: null, ceiling: null },
        now,
      );
      const high = effectivePrice(
        of,
        { type: "floating", ratio: more, floor: null, ceiling: null },
        now,
      );
      fc.pre(low.ok && high.ok);
      expect(low.ok && high.ok && low.price <= high.price).toBe(true);
    }),
  );
});

describe("bounds", () => {
  const floating = { type: "floating", ratio: RATIO_ONE, floor: 90n, ceiling: 110n } as const;
  test.each([
    [89n, { ok: false, error: "outsideBounds" }],
    [90n, { ok: true, price: 90n }],
    [110n, { ok: true, price: 110n }],
    [111n, { ok: false, error: "outsideBounds" }],
    [null, { ok: false, error: "rateMissing" }],
  ])("at a rate of %s the offer is hidden rather than clamped", (now, expected) => {
    expect(effectivePrice("sell", floating, now)).toEqual(expected);
  });

  test("a price that rounds to zero is no price", () => {
    const tiny = { type: "floating", ratio: 1n, floor: null, ceiling: null } as const;
    expect(effectivePrice("buy", tiny, 5n)).toEqual({ ok: false, error: "outsideBounds" });
  });

  test("a fixed price needs no rate", () => {
    expect(effectivePrice("sell", { type: "fixed", price: 7n }, null)).toEqual({
      ok: true,
      price: 7n,
    });
  });
});

test.each([
  [130n, 100n, true],
  [131n, 100n, false],
  [70n, 100n, true],
  [69n, 100n, false],
])("a price of %s beside a rate of %s within 30 %%: %s", (price, now, isNear) => {
  expect(isNearRate(price, now, 300_000n)).toBe(isNear);
});
