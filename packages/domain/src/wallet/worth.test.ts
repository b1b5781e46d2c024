import { describe, expect, test } from "vitest";
import * as fc from "fast-check";
import { atomsWithin, centsText, freshPrices, worthInCents } from "./worth.ts";

describe("worth in cents", () => {
  test.each([
    ["one coin", 100_000_000n, "67000.12", "half-up", 6_700_012n],
    ["half a cent is a cent", 500_000n, "1", "half-up", 1n],
    ["less than half is none", 499_999n, "1", "half-up", 0n],
    ["for a limit it counts in full", 1n, "1", "up", 1n],
    ["a price below a cent", 100_000_000n, "0.004", "half-up", 0n],
    ["nothing", 0n, "67000.12", "up", 0n],
  ] as const)("%s", (_name, atoms, usd, rounding, cents) => {
    expect(worthInCents(atoms, 8, usd, rounding)).toBe(cents);
  });

  test.each(["", "NaN", "0", "-1"])("a price of %j is no price", (usd) => {
    expect(worthInCents(1n, 8, usd, "up")).toBeNull();
  });
});

test("the atoms within some cents are worth them at most, and one atom more is worth more", () => {
  const price = fc.integer({ min: 1, max: 10 ** 9 }).map((units) => String(units / 10_000));
  fc.assert(
    fc.property(fc.bigInt(0n, 10n ** 9n), fc.constantFrom(2, 6, 8), price, (cents, scale, usd) => {
      fc.pre(!usd.includes("e"));
      const most = atomsWithin(cents, scale, usd) ?? -1n;
      expect(worthInCents(most, scale, usd, "up")).toBeLessThanOrEqual(cents);
      expect(worthInCents(most + 1n, scale, usd, "up")).toBeGreaterThan(cents);
    }),
  );
  expect(atomsWithin(50_000n, 8, "0")).toBeNull();
});

const quote = (code: string, at: number) => ({ code, usd: "1", asOf: new Date(at) });

test("a price counts while it is fresh, on either side of now", () => {
  const quotes = [quote("A", 899), quote("B", 900), quote("C", 1_100), quote("D", 1_101)];
  expect([...freshPrices(quotes, 1_000, 100).keys()]).toEqual(["B", "C"]);
});

test("cents are written as dollars", () => {
  expect([0n, 5n, 12_345n].map(centsText)).toEqual(["0.00", "0.05", "123.45"]);
});
