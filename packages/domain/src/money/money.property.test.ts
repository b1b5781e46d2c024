import * as fc from "fast-check";
import { expect, test } from "vitest";
import { formatAmount, parseAmount } from "./amount.ts";
import { crossRate } from "./cross-rate.ts";
import { mulDivCeil, mulDivFloor } from "./mul-div.ts";

const scale = fc.integer({ min: 0, max: 8 });
const atoms = fc.bigInt({ min: 0n, max: 10n ** 18n - 1n });
const any = fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n });
const divisor = any.filter((value) => value !== 0n);

test("an amount written and read again is the same amount", () => {
  fc.assert(
    fc.property(atoms, scale, (amount, digits) => {
      expect(parseAmount(formatAmount(amount, digits), digits)).toBe(amount);
    }),
  );
});

test("an amount of one scale never reads at a smaller one", () => {
  fc.assert(
    fc.property(atoms, fc.integer({ min: 1, max: 8 }), (amount, digits) => {
      expect(parseAmount(formatAmount(amount, digits), digits - 1)).toBeNull();
    }),
  );
});

test("floor and ceil enclose the exact quotient within one atom", () => {
  fc.assert(
    fc.property(any, any, divisor, (a, b, c) => {
      const floor = mulDivFloor(a, b, c);
      const ceil = mulDivCeil(a, b, c);
      const [product, by] = c > 0n ? [a * b, c] : [-(a * b), -c];
      expect(floor * by <= product && product < (floor + 1n) * by).toBe(true);
      expect((ceil - 1n) * by < product && product <= ceil * by).toBe(true);
    }),
  );
});

test("a cross rate is off by at most half of its last digit", () => {
  const positive = fc.bigInt({ min: 1n, max: 10n ** 15n });
  fc.assert(
    fc.property(
      positive,
      positive,
      scale,
      scale,
      scale,
      (coin, fiat, coinScale, fiatScale, digits) => {
        const text = crossRate(
          formatAmount(coin, coinScale),
          formatAmount(fiat, fiatScale),
          digits,
        );
        const rate = BigInt((text ?? "").replace(".", ""));
        // |rate − coin/fiat| ≤ ½ in the last digit, with both sides multiplied out.
        const exact = 2n * coin * 10n ** BigInt(fiatScale + digits);
        const unit = fiat * 10n ** BigInt(coinScale);
        const difference = exact - 2n * rate * unit;
        expect(-unit <= difference && difference < unit).toBe(true);
      },
    ),
  );
});
