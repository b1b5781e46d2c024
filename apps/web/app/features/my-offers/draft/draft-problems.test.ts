import { describe, expect, it } from "vitest";
import { findProblems, type DraftMarket } from "./draft-problems.ts";
import { rowOfSpan, spanOfRow } from "./hours-rows.ts";
import { draftOf, newDraft, termsOf, type OfferDraft } from "./offer-draft.ts";
import type { OwnOffer } from "../own-offer.ts";

const market: DraftMarket = {
  isEnabled: true,
  priceScale: 2,
  fiatScale: 2,
  cryptoScale: 6,
  minOrder: 10_00n,
  maxOrder: 10_000_00n,
  maxDistance: 300_000n,
  rate: 92n,
  taken: 0n,
  available: 1_000_000_000n,
};

const good: OfferDraft = {
  ...newDraft("USDT", "EUR"),
  price: "0.95",
  quantity: "500",
  minLimit: "50",
  maxLimit: "400",
  payMethods: ["7"],
};

const problems = (change: Partial<OfferDraft>, of: Partial<DraftMarket> = {}) =>
  Object.fromEntries(findProblems({ ...good, ...change }, { ...market, ...of }));

describe("findProblems", () => {
  it("finds nothing wrong with a valid draft", () => {
    expect(problems({})).toEqual({});
  });

  it("finds all problems at once, each at its field", () => {
    expect(
      problems({ price: "2", minLimit: "500", maxLimit: "400", payWindow: "5", payMethods: [] }),
    ).toEqual({
      price: "priceTooFar",
      minLimit: "limitsCrossed",
      payWindow: "payWindowOutside",
      payMethods: "payMethodsCount",
    });
  });

  it("reports what is blank, and still checks the rest", () => {
    expect(problems({ price: "", quantity: "", maxLimit: "20000" })).toEqual({
      price: "blank",
      quantity: "blank",
      maxLimit: "limitOutsideMarket",
    });
  });

  it("points at the limit outside of the market", () => {
    expect(problems({ minLimit: "1" })).toEqual({ minLimit: "limitOutsideMarket" });
    expect(problems({ maxLimit: "20000" })).toEqual({ maxLimit: "limitOutsideMarket" });
  });

  it("requires no more than the balance, and does not count what orders took", () => {
    expect(problems({ quantity: "1001" })).toEqual({ quantity: "insufficientBalance" });
    expect(problems({ quantity: "1001" }, { taken: 1_000_000n })).toEqual({});
    expect(problems({ quantity: "1001" }, { available: null })).toEqual({});
  });

  it("requires the remainder to be worth the smallest order", () => {
    expect(problems({}, { taken: 490_000_000n })).toEqual({ quantity: "quantityTooSmall" });
  });

  it("checks a floating price against its bounds", () => {
    const floating = { priceType: "floating", percent: "100" } as const;
    expect(problems({ ...floating, floor: "1.00", ceiling: "0.90" })).toEqual({
      floor: "boundsCrossed",
    });
    expect(problems({ ...floating, percent: "" })).toEqual({ percent: "blank" });
    expect(problems({ ...floating, percent: "40" })).toEqual({ percent: "priceTooFar" });
  });

  it("refuses incomplete hours", () => {
    const row = { fromDay: "0", fromTime: "", toDay: "0", toTime: "18:00" } as const;
    expect(problems({ hasHours: true, hours: [row] })).toEqual({ hours: "hoursInvalid" });
    expect(problems({ hasHours: true, hours: [] })).toEqual({ hours: "hoursInvalid" });
    expect(problems({ hasHours: false, hours: [] })).toEqual({});
  });
});

describe("hours", () => {
  it.each([
    { fromMinute: 540, toMinute: 1_080 },
    { fromMinute: 0, toMinute: 10_080 },
    { fromMinute: 10_000, toMinute: 200 },
    { fromMinute: 1_320, toMinute: 1_800 },
  ])("keeps $fromMinute to $toMinute", (span) => {
    expect(spanOfRow(rowOfSpan(span))).toEqual(span);
  });
});

describe("draftOf", () => {
  it("sends an unchanged offer as it was", () => {
    const offer = {
      side: "sell",
      crypto: "USDT",
      fiat: "EUR",
      priceType: "floating",
      price: "0.93",
      ratio: "1.015000",
      floor: null,
      ceiling: "1.10",
      quantity: "500.000000",
      minLimit: "50.00",
      maxLimit: "400.00",
      payWindow: 30,
      payMethods: [{ code: "sepa", name: "SEPA" }],
      userPaymentIds: ["7"],
      message: "Hello",
      autoReply: "",
      visibility: "private",
      hours: { timeZone: "Europe/Berlin", spans: [{ fromMinute: 540, toMinute: 1_080 }] },
      conditions: {
        kycRequired: true,
        minTrades: 5,
        minCompletionRate: 0,
        minRegisteredDays: 0,
        firstTradeCap: "100.00",
      },
    } satisfies Partial<OwnOffer>;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The rest of an offer is not the advertiser's to say.
    expect(termsOf(draftOf(offer as unknown as OwnOffer))).toEqual({
      priceType: "floating",
      ratio: "1.015",
      floor: null,
      ceiling: "1.1",
      quantity: "500",
      minLimit: "50",
      maxLimit: "400",
      payWindow: 30,
      payMethods: ["7"],
      message: "Hello",
      autoReply: "",
      visibility: "private",
      hours: offer.hours,
      conditions: { ...offer.conditions, firstTradeCap: "100" },
    });
  });
});
