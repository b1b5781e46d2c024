import { expect, test } from "vitest";
import { barredUntilOf, nearestFiatOf, placeOfRefusal } from "./refusal-place.ts";

const DATA = {
  least: "10.8",
  most: "60",
  token: "USDT",
  leastFiat: "1000.00",
  mostFiat: "6000.00",
  fiat: "EUR",
};

test("a refused amount of money shows the missed bound in money", () => {
  expect(nearestFiatOf(DATA, "999.99")).toEqual({ kind: "below", amount: "1000.00", fiat: "EUR" });
  expect(nearestFiatOf(DATA, "7000")).toEqual({ kind: "above", amount: "6000.00", fiat: "EUR" });
});

test("a refusal without bounds shows none", () => {
  expect(nearestFiatOf(null, "5")).toBeNull();
  expect(nearestFiatOf({ until: 5 }, "5")).toBeNull();
});

test("only too many cancels bar new orders; coins that are not free yet are reported at the amount", () => {
  expect(barredUntilOf("cancelLimit", { until: 5 })).toBe(5);
  expect(barredUntilOf("coinsFresh", { until: 5, free: "0" })).toBeNull();
  expect(placeOfRefusal("coinsFresh")).toBe("amount");
});
