import { toOfferId, toUserId } from "@parley/domain/ids";
import { NO_CONDITIONS } from "@parley/domain/offer/offer";
import { expect, test } from "vitest";
import type { IndexedOffer } from "./index-types.ts";
import { createOfferIndex } from "./offer-index.ts";

const scales = { priceScale: 2, cryptoScale: 8, fiatScale: 2, centsPerUnit: null };
const NOW = Date.parse("2026-11-16T10:00:00Z");
const MINUTE = 60_000;

/** Larger than what floating numbers hold exactly. */
const LARGE = 2n ** 53n;

test("an amount that only exact numbers can distinguish is decided exactly", () => {
  const units = { priceScale: 0, cryptoScale: 2, fiatScale: 2 };
  const ask = (terms: Partial<IndexedOffer>, value: bigint) => {
    const offerIndex = createOfferIndex(() => units);
    const who = {
      id: toUserId(1n),
      accountGroup: 1,
      isKycVerified: true,
      isFrozen: false,
      buyRoomCents: 0,
    };
    const trades = { completedTrades: 0, failedTrades: 0, averageReleaseSeconds: null };
    offerIndex.putAdvertiser({ ...who, ...trades, seenAt: 0 });
    offerIndex.put({
      id: toOfferId(1n),
      advertiserId: toUserId(1n),
      side: "sell",
      crypto: "USDT",
      fiat: "USD",
      price: { type: "fixed", price: 1n },
      remaining: LARGE * 4n,
      minLimit: 1n,
      maxLimit: LARGE * 4n,
      payMethods: ["sepa"],
      conditions: NO_CONDITIONS,
      hours: null,
      ...terms,
    });
    const market = { side: "sell", crypto: "USDT", fiat: "USD", ...units } as const;
    const page = {
      rate: null,
      centsPerUnit: null,
      now: NOW,
      sort: "price",
      offset: 0,
      limit: 1,
    } as const;
    return offerIndex.ask({ ...market, ...page, amount: { value, in: "fiat" } }).total;
  };
  expect(ask({ maxLimit: LARGE + 1n }, LARGE + 1n)).toBe(1);
  expect(ask({ maxLimit: LARGE }, LARGE + 1n)).toBe(0);
  const third = 333_333_333_333_333n;
  expect(ask({ remaining: third, price: { type: "fixed", price: 3n } }, third * 3n)).toBe(1);
  expect(ask({ remaining: third, price: { type: "fixed", price: 3n } }, third * 3n + 1n)).toBe(0);
});

const SELL_OFFER = {
  advertiserId: toUserId(1n),
  side: "sell",
  crypto: "USDT",
  fiat: "USD",
  remaining: 1_000_000_000n,
  minLimit: 1n,
  maxLimit: 2_000n,
  payMethods: ["sepa"],
  conditions: NO_CONDITIONS,
  hours: null,
} as const;

test("among equals beyond the counted ones the older one is still found", () => {
  const offerIndex = createOfferIndex(() => scales, { maxCount: 1, blockSize: 1 });
  const who = {
    accountGroup: 1,
    isKycVerified: true,
    isFrozen: false,
    buyRoomCents: 0,
    completedTrades: 3,
  };
  offerIndex.putAdvertiser({
    ...who,
    id: toUserId(1n),
    failedTrades: 0,
    averageReleaseSeconds: null,
    seenAt: 0,
  });
  const floating = { type: "floating", floor: null, ceiling: null } as const;
  // All have a price of 102, and the youngest has the smallest ratio.
  for (const id of [1n, 2n, 3n, 4n].map(toOfferId)) {
    offerIndex.put({ ...SELL_OFFER, id, price: { ...floating, ratio: 1_020_000n - id * 1_000n } });
  }
  for (const id of [5n, 6n].map(toOfferId))
    offerIndex.put({ ...SELL_OFFER, id, price: { type: "fixed", price: 103n } });
  const asked = { side: "sell", crypto: "USDT", fiat: "USD", ...scales, now: NOW } as const;
  const question = { ...asked, rate: 100n, offset: 0, limit: 1 } as const;
  for (const sort of ["price", "trades"] as const) {
    const found = offerIndex.ask({ ...question, sort });
    expect(found).toMatchObject({ offers: [{ id: 1n, price: 102n }], total: 1, isCapped: true });
  }
});

test.each([
  ["sell", [104n, 105n, 106n], [990n, 1_000n, 1_010n, 1_020n], 99n],
  ["buy", [96n, 95n, 94n], [1_010n, 1_000n, 990n, 980n], 101n],
] as const)(
  "among equal ranks of %s offers a later list may have the best prices",
  (side, fixed, ratios, best) => {
    const offerIndex = createOfferIndex(() => scales, { maxCount: 2, blockSize: 1 });
    const who = {
      accountGroup: 1,
      isKycVerified: true,
      isFrozen: false,
      buyRoomCents: 0,
      completedTrades: 9,
    };
    offerIndex.putAdvertiser({
      ...who,
      id: toUserId(1n),
      failedTrades: 0,
      averageReleaseSeconds: 60,
      seenAt: 0,
    });
    for (const [place, now] of fixed.entries()) {
      const id = toOfferId(BigInt(10 + place));
      offerIndex.put({ ...SELL_OFFER, side, id, price: { type: "fixed", price: now } });
    }
    for (const [place, ratio] of ratios.entries()) {
      const id = toOfferId(BigInt(20 + place));
      const floating = { type: "floating", floor: null, ceiling: null } as const;
      offerIndex.put({ ...SELL_OFFER, side, id, price: { ...floating, ratio: ratio * 1_000n } });
    }
    const asked = { side, crypto: "USDT", fiat: "USD", ...scales, now: NOW } as const;
    const found = offerIndex.ask({ ...asked, rate: 100n, sort: "completion", offset: 0, limit: 2 });
    const second = side === "sell" ? best + 1n : best - 1n;
    expect(found.offers.map(({ price: now }) => now)).toEqual([best, second]);
  },
);

test("frozen, unverified and absent advertisers are filtered as requested, to the millisecond", () => {
  const offerIndex = createOfferIndex(() => scales);
  const kinds = [true, false].flatMap((isFrozen) =>
    [true, false].flatMap((isKycVerified) =>
      [0, 5 * MINUTE, 5 * MINUTE + 1].map((away) => ({ isFrozen, isKycVerified, away })),
    ),
  );
  const who = {
    accountGroup: 1,
    buyRoomCents: 0,
    completedTrades: 0,
    failedTrades: 0,
    averageReleaseSeconds: null,
  };
  for (const [place, { away, ...kind }] of kinds.entries()) {
    const id = toUserId(BigInt(place + 1));
    offerIndex.putAdvertiser({ ...who, ...kind, id, seenAt: NOW - away });
    offerIndex.put({
      ...SELL_OFFER,
      id: toOfferId(id),
      advertiserId: id,
      price: { type: "fixed", price: 100n },
    });
  }
  const asked = { side: "sell", crypto: "USDT", fiat: "USD", ...scales, now: NOW } as const;
  const page = { rate: null, sort: "price", offset: 0, limit: 20 } as const;
  for (const verifiedOnly of [true, false]) {
    for (const onlineOnly of [true, false]) {
      const { offers } = offerIndex.ask({
        ...asked,
        ...page,
        filters: { verifiedOnly, onlineOnly },
      });
      const shown = offers.map(({ id }) => kinds[Number(id) - 1]);
      const expected = kinds.filter(
        ({ isFrozen, isKycVerified, away }) =>
          !isFrozen && (isKycVerified || !verifiedOnly) && (away <= 5 * MINUTE || !onlineOnly),
      );
      expect(shown).toEqual(expected);
    }
  }
});

test("more than a thousand offers are not counted, and the first page is still the best", () => {
  const offerIndex = createOfferIndex(() => scales);
  offerIndex.putAdvertiser({
    id: toUserId(1n),
    accountGroup: 1,
    isKycVerified: true,
    isFrozen: false,
    buyRoomCents: 0,
    completedTrades: 1,
    failedTrades: 0,
    averageReleaseSeconds: null,
    seenAt: NOW,
  });
  for (let place = 0; place < 3_000; place += 1) {
    const id = toOfferId(BigInt(place + 1));
    offerIndex.put({
      id,
      advertiserId: toUserId(1n),
      side: "sell",
      crypto: "USDT",
      fiat: "USD",
      price: { type: "fixed", price: BigInt(1_000 + ((place * 7) % 3_000)) },
      remaining: 10_000_000_000n,
      minLimit: 1n,
      maxLimit: 2_000n,
      payMethods: ["sepa"],
      conditions: NO_CONDITIONS,
      hours: null,
    });
  }
  const question = {
    side: "sell",
    crypto: "USDT",
    fiat: "USD",
    rate: null,
    ...scales,
    now: NOW,
    offset: 0,
    limit: 2,
  } as const;
  for (const sort of ["price", "trades"] as const) {
    const answer = offerIndex.ask({ ...question, sort });
    expect(answer).toMatchObject({ total: 1_000, isCapped: true });
    expect(answer.offers.map(({ price: now }) => now)).toEqual([1_000n, 1_001n]);
  }
});

test("the depth sums what is offered at the same price", () => {
  const offerIndex = createOfferIndex(() => scales);
  const who = {
    accountGroup: 1,
    isKycVerified: true,
    isFrozen: false,
    buyRoomCents: 0,
    completedTrades: 0,
  };
  offerIndex.putAdvertiser({
    ...who,
    id: toUserId(1n),
    failedTrades: 0,
    averageReleaseSeconds: null,
    seenAt: 0,
  });
  offerIndex.put({ ...SELL_OFFER, id: toOfferId(1n), price: { type: "fixed", price: 102n } });
  offerIndex.put({ ...SELL_OFFER, id: toOfferId(2n), price: { type: "fixed", price: 101n } });
  const floating = { type: "floating", ratio: 1_010_000n, floor: null, ceiling: null } as const;
  offerIndex.put({ ...SELL_OFFER, id: toOfferId(3n), price: floating });
  const asked = { side: "sell", crypto: "USDT", fiat: "USD", ...scales, now: NOW } as const;
  const question = { ...asked, rate: 100n, sort: "price", offset: 0, limit: 1 } as const;
  expect(offerIndex.depth(question)).toEqual([
    { price: 101n, quantity: 2_000_000_000n },
    { price: 102n, quantity: 1_000_000_000n },
  ]);
  expect(offerIndex.depth({ ...question, side: "buy" })).toEqual([]);
});
