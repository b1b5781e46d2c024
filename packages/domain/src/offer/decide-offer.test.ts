import { expect, test } from "vitest";
import { decideOffer, isTooSmall, type OfferMarket, type OfferTerms } from "./decide-offer.ts";

/** USDT for EUR: prices with three decimals, 1 USDT = 0.920 EUR. */
const market: OfferMarket = {
  isEnabled: true,
  priceScale: 3,
  fiatScale: 2,
  cryptoScale: 8,
  minOrder: 1_000n,
  maxOrder: 5_000_000n,
  maxDistance: 300_000n,
  rate: 920n,
};
const terms: OfferTerms = {
  price: { type: "fixed", price: 930n },
  minLimit: 1_000n,
  maxLimit: 50_000n,
  payWindowMinutes: 15,
  hours: null,
  payMethods: ["sepa"],
};
const QUANTITY = 100_000_000_000n;

test("a valid offer is accepted", () => {
  expect(decideOffer("sell", terms, QUANTITY, market)).toBeNull();
});

const floating = (more: object) =>
  ({ type: "floating", ratio: 1_010_000n, floor: null, ceiling: null, ...more }) as const;
const hours = (fromMinute: number, toMinute: number, timeZone = "UTC") => ({
  timeZone,
  spans: [{ fromMinute, toMinute }],
});

test.each<[string, Partial<OfferTerms>, Partial<OfferMarket>, bigint, string | null]>([
  ["market off", {}, { isEnabled: false }, QUANTITY, "marketDisabled"],
  ["no rate", {}, { rate: null }, QUANTITY, "ratesStale"],
  ["too dear", { price: { type: "fixed", price: 1_197n } }, {}, QUANTITY, "priceTooFar"],
  ["just not too dear", { price: { type: "fixed", price: 1_196n } }, {}, QUANTITY, null],
  ["too cheap", { price: { type: "fixed", price: 643n } }, {}, QUANTITY, "priceTooFar"],
  ["ratio", { price: floating({}) }, {}, QUANTITY, null],
  ["ratio too great", { price: floating({ ratio: 1_400_000n }) }, {}, QUANTITY, "priceTooFar"],
  ["ratio too small", { price: floating({ ratio: 1n }) }, {}, QUANTITY, "priceTooFar"],
  [
    "bounds crossed",
    { price: floating({ floor: 2n, ceiling: 1n }) },
    {},
    QUANTITY,
    "boundsCrossed",
  ],
  // Hidden for the time being, which is what bounds are for.
  ["outside of its bounds", { price: floating({ floor: 2_000n }) }, {}, QUANTITY, null],
  ["limits crossed", { minLimit: 2_000n, maxLimit: 1_999n }, {}, QUANTITY, "limitsCrossed"],
  ["min below the market's", { minLimit: 999n }, {}, QUANTITY, "limitOutsideMarket"],
  ["max above the market's", { maxLimit: 5_000_001n }, {}, QUANTITY, "limitOutsideMarket"],
  // 10.00 EUR at 0.930 are 10.75268818 USDT.
  ["worth less than min", {}, {}, 1_075_268_817n, "quantityTooSmall"],
  ["worth just min", {}, {}, 1_075_268_818n, null],
  ["window too short", { payWindowMinutes: 9 }, {}, QUANTITY, "payWindowOutside"],
  ["window too long", { payWindowMinutes: 181 }, {}, QUANTITY, "payWindowOutside"],
  ["no method", { payMethods: [] }, {}, QUANTITY, "payMethodsCount"],
  ["six methods", { payMethods: ["a", "b", "c", "d", "e", "f"] }, {}, QUANTITY, "payMethodsCount"],
  ["hours", { hours: hours(0, 60) }, {}, QUANTITY, null],
  ["unknown zone", { hours: hours(0, 60, "Mars/Olympus") }, {}, QUANTITY, "hoursInvalid"],
  ["an empty span", { hours: hours(60, 60) }, {}, QUANTITY, "hoursInvalid"],
  ["past the week", { hours: hours(0, 10_081) }, {}, QUANTITY, "hoursInvalid"],
  ["no spans", { hours: { timeZone: "UTC", spans: [] } }, {}, QUANTITY, "hoursInvalid"],
])("%s", (_name, otherTerms, otherMarket, remaining, refusal) => {
  const given = { ...terms, ...otherTerms };
  expect(decideOffer("sell", given, remaining, { ...market, ...otherMarket })).toBe(refusal);
});

test("an offer is refused with the first broken rule", () => {
  const bad = {
    ...terms,
    price: { type: "fixed", price: 1n },
    minLimit: 9n,
    maxLimit: 1n,
  } as const;
  expect(decideOffer("buy", bad, 0n, market)).toBe("priceTooFar");
});

test("a remainder is rounded down", () => {
  const at = { price: 930n, priceScale: 3, cryptoScale: 8, fiatScale: 2 };
  expect(isTooSmall(1_075_268_817n, 1_000n, at)).toBe(true);
  expect(isTooSmall(1_075_268_818n, 1_000n, at)).toBe(false);
});
