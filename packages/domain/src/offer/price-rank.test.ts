import { expect, test } from "vitest";
import { medianPrice, priceRank } from "./price-rank.ts";

const list = (...prices: bigint[]) => prices.map((price, place) => ({ id: BigInt(place), price }));

test("a sell offer is ranked behind all cheaper ones, a buy offer behind all dearer ones", () => {
  const sells = list(90n, 92n, 95n);
  expect(priceRank("sell", sells, { id: null, price: 89n })).toBe(1);
  expect(priceRank("sell", sells, { id: null, price: 94n })).toBe(3);
  expect(priceRank("sell", sells, { id: null, price: 99n })).toBe(4);
  const buys = list(95n, 92n, 90n);
  expect(priceRank("buy", buys, { id: null, price: 99n })).toBe(1);
  expect(priceRank("buy", buys, { id: null, price: 91n })).toBe(3);
});

test("among equal prices the older offer is first, and a new one is last", () => {
  const others = [
    { id: 5n, price: 90n },
    { id: 9n, price: 90n },
  ];
  expect(priceRank("sell", others, { id: 7n, price: 90n })).toBe(2);
  expect(priceRank("sell", others, { id: 4n, price: 90n })).toBe(1);
  expect(priceRank("sell", others, { id: null, price: 90n })).toBe(3);
});

test("the median of an even number of prices is between the two in the middle", () => {
  expect(medianPrice([])).toBeNull();
  expect(medianPrice(list(90n))).toBe(90n);
  expect(medianPrice(list(90n, 92n, 200n))).toBe(92n);
  expect(medianPrice(list(90n, 92n, 95n, 200n))).toBe(94n);
});
