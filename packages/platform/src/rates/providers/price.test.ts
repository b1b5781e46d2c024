import { expect, test } from "vitest";
import { convertPrice, parseInversePrice, parsePrice, priceText } from "./price.ts";

const text = (price: bigint | null) => (price === null ? null : priceText(price));

test.each([
  ["67000.12", "67000.12"],
  [1, "1"],
  [0.000_038, "0.000038"],
  ["1e-7", "0.0000001"],
  ["100", "100"],
])("%j is read as %s", (value, expected) => {
  expect(text(parsePrice(value))).toBe(expected);
});

test.each([0, "0", -1, "", "abc", Number.NaN, Number.POSITIVE_INFINITY, "1e-19", "1e9", null])(
  "%j is no price",
  (value) => {
    expect(parsePrice(value)).toBeNull();
    expect(parseInversePrice(value)).toBeNull();
  },
);

test("units per dollar are inverted", () => {
  expect(text(parseInversePrice("4"))).toBe("0.25");
  expect(text(parseInversePrice("26300"))).toBe("0.000038022813688212");
  expect(text(parseInversePrice("0.00001"))).toBe("100000");
});

test("a price in tether becomes dollars by tether's own price", () => {
  const price = parsePrice("100") ?? 0n;
  const tether = parsePrice("0.998") ?? 0n;
  expect(priceText(convertPrice(price, tether))).toBe("99.8");
});
