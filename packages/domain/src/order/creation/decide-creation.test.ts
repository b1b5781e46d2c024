import { toOfferId, toOrderId, toPaymentId } from "../../ids.ts";
import { describe, expect, test } from "vitest";
import { NO_CONDITIONS, type Offer } from "../../offer/offer.ts";
import { decideCreation, type CreationFacts, type OrderWish } from "./decide-creation.ts";
import { ADVERTISER, DAY_MS, MINUTE_MS, NOW, TAKER } from "../order.fixture.ts";
import type { Tier } from "../../trade/open-limits.ts";

const COIN = 10n ** 8n;

const TIER: Tier = {
  name: "newcomer",
  minTrades: 0,
  minCounterparties: 0,
  maxOpenOrders: 2,
  maxOpenWorthCents: 50_000n,
  maxOpenOnOffer: 1,
};

const OFFER: Offer = {
  id: toOfferId(2n),
  advertiserId: ADVERTISER,
  accountGroup: 30,
  side: "sell",
  crypto: "USDT",
  fiat: "EUR",
  price: { type: "floating", ratio: 1_000_000n, floor: null, ceiling: null },
  quantity: 500n * COIN,
  remaining: 500n * COIN,
  minLimit: 2_000n,
  maxLimit: 40_000n,
  payWindowMinutes: 15,
  message: "",
  autoReply: "",
  conditions: NO_CONDITIONS,
  hours: null,
  visibility: "public",
  shareToken: "share",
  payMethods: ["sepa"],
  userPaymentIds: [toPaymentId(5n)],
  state: "online",
  isSwitchedOff: false,
  version: 1,
  openOrders: 0,
  createdAt: NOW,
  updatedAt: NOW,
};

const GROUP = {
  openTaken: 0,
  openWorthCents: 0n,
  completedTrades: 0,
  counterparties: 0,
  cancels: [],
  isMerchant: false,
};

interface Situation {
  readonly wish: OrderWish;
  readonly facts: CreationFacts;
}

/** 100 USDT at 0.93 EUR; the taker buys from a sell offer, or sells into a buy offer. */
function situation(side: Offer["side"]): Situation {
  const isSelling = side === "buy";
  return {
    wish: { amount: 100n * COIN, amountIn: "crypto", price: 930n, expect: null, shareToken: null },
    facts: {
      now: NOW,
      market: {
        isEnabled: true,
        priceScale: 3,
        fiatScale: 2,
        cryptoScale: 8,
        rate: 930n,
        previousRate: null,
        feeRate: { numerator: 1n, denominator: 1_000n },
        usd: "1",
      },
      offer: { ...OFFER, side },
      taker: {
        accountGroup: 40,
        isKycApproved: true,
        registeredAt: NOW - 100 * DAY_MS,
        completedTrades: 0,
        failedTrades: 0,
        isFrozen: false,
        isStaff: false,
        spot: isSelling ? 100n * COIN : null,
        coins: isSelling ? { held: 100n * COIN, fresh: [] } : null,
        group: GROUP,
        openOnOffer: { orders: 0, fiat: 0n },
        ordersOfDay: 0,
      },
      advertiser: { isAway: false, group: isSelling ? GROUP : null },
      isBlocked: false,
      hasPaymentAccount: true,
      tiers: { ordinary: [TIER], merchant: { ...TIER, name: "merchant", maxOpenOrders: 10 } },
      given: {
        id: toOrderId(1n),
        rToken: "token",
        externalOrderId: null,
        takerId: TAKER,
        takerGroupId: TAKER,
        advertiserGroupId: ADVERTISER,
        payMethod: "sepa",
        userPaymentId: toPaymentId(5n),
      },
    },
  };
}

const decide = ({ wish, facts }: Situation) => decideCreation(wish, facts);

type Change = (one: Situation) => Situation;

const ofFacts =
  (change: (facts: CreationFacts) => Partial<CreationFacts>): Change =>
  ({ wish, facts }) => ({ wish, facts: { ...facts, ...change(facts) } });

const ofTaker = (change: Partial<CreationFacts["taker"]>): Change =>
  ofFacts(({ taker }) => ({ taker: { ...taker, ...change } }));

const ofGroup = (change: Partial<typeof GROUP> | { readonly cancels: readonly number[] }): Change =>
  ofFacts(({ taker }) => ({ taker: { ...taker, group: { ...taker.group, ...change } } }));

const ofMarket = (change: Partial<CreationFacts["market"]>): Change =>
  ofFacts(({ market }) => ({ market: { ...market, ...change } }));

const ofOffer = (change: (offer: Offer) => Partial<Offer>): Change =>
  ofFacts(({ offer }) => ({ offer: offer === null ? null : { ...offer, ...change(offer) } }));

const ofConditions = (change: Partial<Offer["conditions"]>): Change =>
  ofOffer(({ conditions }) => ({ conditions: { ...conditions, ...change } }));

const ofWish =
  (change: Partial<OrderWish>): Change =>
  ({ wish, facts }) => ({ wish: { ...wish, ...change }, facts });

const cancels = [NOW - 3 * MINUTE_MS, NOW - 2 * MINUTE_MS, NOW - MINUTE_MS];

type Obstacle = readonly [error: string, change: Change];

/** In the order in which they are answered. Each can be combined with all others. */
const OF_OFFER: readonly Obstacle[] = [
  ["tradingFrozen", ofTaker({ isFrozen: true })],
  ["staffMayNotTrade", ofTaker({ isStaff: true })],
  ["marketDisabled", ofMarket({ isEnabled: false })],
  ["offerUnknown", ofOffer(() => ({ visibility: "private" }))],
  ["offerNotOnline", ofOffer(() => ({ state: "paused" }))],
  ["offerOutsideHours", ofOffer(() => ({ hours: { timeZone: "UTC", spans: [] } }))],
  ["offerOfOwnGroup", ofOffer(() => ({ accountGroup: 40 }))],
  ["traderBlocked", ofFacts(() => ({ isBlocked: true }))],
  [
    "conditionKyc",
    (one) => ofTaker({ isKycApproved: false })(ofConditions({ isKycRequired: true })(one)),
  ],
  ["conditionTrades", ofConditions({ minTrades: 1 })],
  [
    "conditionCompletion",
    (one) => ofTaker({ failedTrades: 1 })(ofConditions({ minCompletionPercent: 1 })(one)),
  ],
  ["conditionRegistered", ofConditions({ minRegisteredDays: 101 })],
  ["priceChanged", ofWish({ price: 929n })],
  ["conditionFirstTrade", ofConditions({ firstTradeCap: 1_000n })],
  ["amountOutside", ofOffer(() => ({ maxLimit: 2_000n }))],
  ["outOfStock", ofOffer(() => ({ remaining: COIN }))],
  ["quoteChanged", ofWish({ expect: { quantity: 1n, fiatAmount: 1n, receiveQuantity: 1n } })],
  ["ratesStale", ofMarket({ usd: null })],
];

const OF_OPEN: readonly Obstacle[] = [
  ["openOrdersLimit", ofGroup({ openTaken: 2 })],
  ["offerOrdersLimit", ofTaker({ openOnOffer: { orders: 1, fiat: 0n } })],
];

const OF_BUYER: readonly Obstacle[] = [
  ["unknownPayMethod", ofFacts(() => ({ hasPaymentAccount: false }))],
  ...OF_OPEN,
  ["openWorthLimit", ofGroup({ openWorthCents: 40_001n })],
  ["cancelLimit", ofGroup({ cancels })],
];

const OF_SELLER: readonly Obstacle[] = [
  ["insufficientBalance", ofTaker({ spot: 100n * COIN - 1n })],
  ["payMethodMissing", ofFacts(() => ({ hasPaymentAccount: false }))],
  ...OF_OPEN,
  [
    "advertiserLimit",
    ofFacts(({ advertiser }) => ({
      advertiser: { ...advertiser, group: { ...GROUP, openWorthCents: 40_001n } },
    })),
  ],
  ["cancelLimit", ofGroup({ cancels })],
  ["coinsFresh", ofTaker({ coins: { held: 100n * COIN, fresh: [{ atoms: 1n, until: NOW + 1 }] } })],
];

describe.each([
  ["buys from a sell offer", "sell", [...OF_OFFER, ...OF_BUYER]],
  ["sells into a buy offer", "buy", [...OF_OFFER, ...OF_SELLER]],
] as const)("a taker who %s", (_name, side, obstacles) => {
  test("gets the order where no obstacle exists", () => {
    const decided = decide(situation(side));
    expect(decided).toMatchObject({
      ok: true,
      order: {
        state: "pending_payment",
        offerSide: side,
        quantity: 100n * COIN,
        price: 930n,
        worthCents: 10_000n,
        payBy: NOW + 15 * MINUTE_MS,
        version: 1,
      },
    });
  });

  test.each(obstacles)("is refused with %s", (error, change) => {
    expect(decide(change(situation(side)))).toMatchObject({ ok: false, error });
  });

  test("is refused with the first of all obstacles", () => {
    for (const [place, [error]] of obstacles.entries()) {
      const all = obstacles.slice(place).reduce((one, [, change]) => change(one), situation(side));
      expect(decide(all)).toMatchObject({ ok: false, error });
    }
  });
});

const fiatOf = (one: Situation) => {
  const decided = decide(one);
  return decided.ok ? decided.order.fiatAmount : decided.error;
};

describe("the price", () => {
  test("of the previous rate is accepted while it is valid", () => {
    const asked = ofWish({ price: 920n })(situation("sell"));
    expect(fiatOf(asked)).toBe("priceChanged");
    expect(fiatOf(ofMarket({ previousRate: 920n })(asked))).toBe(9_200n);
  });

  test("of a floating offer is stale without a rate, a fixed one needs none", () => {
    const blind = ofMarket({ rate: null })(situation("sell"));
    expect(fiatOf(blind)).toBe("ratesStale");
    expect(fiatOf(ofOffer(() => ({ price: { type: "fixed", price: 930n } }))(blind))).toBe(9_300n);
  });

  test("outside of the advertiser's bounds hides the offer", () => {
    const price = { type: "floating", ratio: 1_000_000n, floor: 931n, ceiling: null } as const;
    expect(fiatOf(ofOffer(() => ({ price }))(situation("sell")))).toBe("offerHidden");
  });
});

describe("limits at their edges", () => {
  test("the share token opens a private offer", () => {
    const closed = ofOffer(() => ({ visibility: "private" }))(situation("sell"));
    expect(fiatOf(ofWish({ shareToken: "another" })(closed))).toBe("offerUnknown");
    expect(fiatOf(ofWish({ shareToken: "share" })(closed))).toBe(9_300n);
  });

  test("the first trade's cap counts what the group has open, and only before the first trade", () => {
    const capped = ofConditions({ firstTradeCap: 10_000n })(situation("sell"));
    const open = (fiat: bigint) => ofTaker({ openOnOffer: { orders: 0, fiat } })(capped);
    expect(fiatOf(open(700n))).toBe(9_300n);
    expect(fiatOf(open(701n))).toBe("conditionFirstTrade");
    expect(fiatOf(ofTaker({ completedTrades: 1 })(open(701n)))).toBe(9_300n);
  });

  test("open worth may reach the limit and not pass it", () => {
    expect(fiatOf(ofGroup({ openWorthCents: 40_000n })(situation("sell")))).toBe(9_300n);
  });

  test("a merchant's mark counts for the taker's own limit", () => {
    const full = ofGroup({ openTaken: 2 })(situation("sell"));
    expect(fiatOf(ofGroup({ isMerchant: true })(full))).toBe(9_300n);
  });

  test("an amount below the minimum is refused with both bounds, in coins and in fiat", () => {
    expect(decide(ofWish({ amount: COIN })(situation("sell")))).toMatchObject({
      error: "amountOutside",
      missed: "least",
      leastFiat: 2_000n,
      mostFiat: 40_000n,
    });
  });

  test("a closed offer is unknown", () => {
    expect(fiatOf(ofFacts(() => ({ offer: null }))(situation("sell")))).toBe("offerUnknown");
  });

  test("an absent advertiser is not online", () => {
    const away = ofFacts(({ advertiser }) => ({ advertiser: { ...advertiser, isAway: true } }));
    expect(fiatOf(away(situation("sell")))).toBe("offerNotOnline");
  });
});
