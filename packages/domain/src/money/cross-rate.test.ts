import { expect, test } from "vitest";
import { crossRate } from "./cross-rate.ts";

test.each([
  ["67000.12", "1", 2, "67000.12"],
  ["67000", "1.25", 2, "53600.00"],
  ["1", "3", 4, "0.3333"],
  ["2", "3", 4, "0.6667"],
  ["1", "8", 2, "0.13"],
  ["1", "0.0067", 0, "149"],
  ["0.00000123", "0.128", 8, "0.00000961"],
])(
  "a coin at %s and a currency at %s dollars give, to %i digits, %s",
  (coin, fiat, digits, rate) => {
    expect(crossRate(coin, fiat, digits)).toBe(rate);
  },
);

test.each([
  ["0", "1"],
  ["1", "0"],
  ["-1", "1"],
  ["1", "-1"],
  ["", "1"],
  ["1", "n/a"],
])("quotes %j and %j give no price", (coin, fiat) => {
  expect(crossRate(coin, fiat, 2)).toBeNull();
});
