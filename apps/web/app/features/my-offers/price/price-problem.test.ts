import { expect, test } from "vitest";
import { problemOfPercent, problemOfPrice } from "./price-problem.ts";

const market = {
  price: "0.8650",
  priceScale: 4,
  leastPrice: "0.6055",
  mostPrice: "1.1245",
  leastRatio: "0.700012",
  mostRatio: "1.299988",
};

test("a price at the market's bounds is accepted, one beyond is refused with the bounds", () => {
  expect(problemOfPrice("0.6055", market)).toBeNull();
  expect(problemOfPrice("1.1245", market)).toBeNull();
  const refused = { kind: "price", least: "0.6055", most: "1.1245" };
  expect(problemOfPrice("0.6054", market)).toEqual(refused);
  expect(problemOfPrice("9", market)).toEqual(refused);
});

test("a percentage is refused with bounds that are accepted themselves", () => {
  const refused = problemOfPercent("69", market);
  expect(refused).toEqual({ kind: "percent", least: "70.01", most: "129.99" });
  expect(problemOfPercent("70.01", market)).toBeNull();
  expect(problemOfPercent("129.99", market)).toBeNull();
  expect(problemOfPercent("70", market)).toEqual(refused);
  expect(problemOfPercent("1000", market)).toEqual(refused);
});

test("nothing is refused by bounds that are not known, but an empty field is", () => {
  const stale = { ...market, leastPrice: null, mostPrice: null, leastRatio: null, mostRatio: null };
  expect(problemOfPrice("9", stale)).toBeNull();
  expect(problemOfPercent("9", null)).toBeNull();
  expect(problemOfPrice("", market)).toEqual({ kind: "blank" });
  expect(problemOfPercent("", null)).toEqual({ kind: "blank" });
});
