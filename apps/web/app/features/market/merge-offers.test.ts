import { describe, expect, it } from "vitest";
import type { OfferPage } from "../../shared/trade/listed-offer.ts";
import { countWaiting, listPagesBeside, mergeOffers, type LatestOffers } from "./merge-offers.ts";

type Offer = OfferPage["list"][number];

const ADVERTISER: Offer["advertiser"] = {
  uid: "100000001",
  nickname: "Ana",
  avatar: "Ana",
  totalTrades: 1,
  trades30d: 1,
  completionRate: "1",
  avgReleaseMinutes: null,
  avgPayMinutes: null,
  positiveRate: null,
  kycVerified: true,
  emailVerified: true,
  phoneVerified: true,
  online: true,
  registeredDays: 1,
  merchant: false,
};

const offerOf = (advId: string, price: string): Offer => ({
  advId,
  side: "sell",
  crypto: "USDT",
  fiat: "EUR",
  priceType: "fixed",
  price,
  quantity: "10",
  remaining: "10",
  minLimit: "1",
  maxLimit: "10",
  payWindow: 15,
  message: "",
  payMethods: [],
  conditions: {
    kycRequired: false,
    minTrades: 0,
    minCompletionRate: 0,
    minRegisteredDays: 0,
    firstTradeCap: null,
  },
  version: 1,
  advertiser: ADVERTISER,
});

const pageOf = (list: Offer[], total = list.length): OfferPage => ({
  list,
  total,
  page: 1,
  pageSize: 20,
});

const latestOf = (list: Offer[], total = list.length, beside: Offer[] | null = null) =>
  ({ page: pageOf(list, total), beside }) satisfies LatestOffers;

const shown = [offerOf("1", "0.90"), offerOf("2", "1.00")];

describe("mergeOffers", () => {
  it("keeps the rows where they are, whatever the order of the new list", () => {
    const merged = mergeOffers(shown, latestOf([offerOf("3", "0.80"), ...shown.toReversed()]));
    expect(merged.map(({ advId }) => advId)).toEqual(["1", "2"]);
  });

  it("fills an empty list at once", () => {
    expect(mergeOffers([], latestOf(shown))).toEqual(shown);
  });

  it("reports the direction of a price change by value and not by text", () => {
    const merged = mergeOffers(shown, latestOf([offerOf("1", "10.00"), offerOf("2", "0.99")]));
    expect(merged.map(({ price, moved }) => [price, moved])).toEqual([
      ["10.00", "up"],
      ["0.99", "down"],
    ]);
  });

  it("keeps the last direction while the price stays, so that nothing flashes again", () => {
    const once = mergeOffers(shown, latestOf([offerOf("1", "0.95"), offerOf("2", "1.00")]));
    const twice = mergeOffers(once, latestOf([offerOf("1", "0.95"), offerOf("2", "1.00")]));
    expect(twice.map(({ moved }) => moved)).toEqual(["up", undefined]);
  });

  it("marks an offer as gone only when the list has no other page", () => {
    const rest = [offerOf("2", "1.00")];
    expect(mergeOffers(shown, latestOf(rest))[0]?.isGone).toBe(true);
    expect(mergeOffers(shown, latestOf(rest, 30))[0]?.isGone).toBe(false);
  });

  it("finds an offer that has moved to an adjacent page", () => {
    const rest = [offerOf("2", "1.00")];
    const moved = mergeOffers(shown, latestOf(rest, 30, [offerOf("1", "0.95")]))[0];
    expect([moved?.price, moved?.moved, moved?.isGone]).toEqual(["0.95", "up", undefined]);
    expect(mergeOffers(shown, latestOf(rest, 30, []))[0]?.isGone).toBe(true);
  });

  it("restores an offer that was gone for a while", () => {
    const gone = mergeOffers(shown, latestOf([offerOf("2", "1.00")]));
    expect(mergeOffers(gone, latestOf(shown))[0]?.isGone).toBeUndefined();
  });
});

const full = (page: number, total: number) => ({ ...pageOf([offerOf("2", "1")], total), page });

describe("listPagesBeside", () => {
  it("names none while every row is on its page, or there is no other page", () => {
    expect(listPagesBeside([offerOf("2", "1")], full(2, 60))).toEqual([]);
    expect(listPagesBeside(shown, full(1, 1))).toEqual([]);
  });

  it("names the pages before and after that exist", () => {
    expect(listPagesBeside(shown, full(1, 60))).toEqual([2]);
    expect(listPagesBeside(shown, full(2, 60))).toEqual([1, 3]);
    expect(listPagesBeside(shown, full(3, 60))).toEqual([2]);
  });
});

describe("countWaiting", () => {
  it("counts the offers that are not displayed", () => {
    expect(countWaiting(shown, pageOf([...shown, offerOf("3", "1"), offerOf("4", "1")]))).toBe(2);
    expect(countWaiting(shown, pageOf(shown))).toBe(0);
  });
});
