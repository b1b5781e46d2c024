import { toOfferId, toUserId } from "@parley/domain/ids";
import type { OfferPrice } from "@parley/domain/offer/offer";
import { NO_CONDITIONS } from "@parley/domain/offer/offer";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { isDeepStrictEqual } from "node:util";
import type { IndexedOffer, IndexQuery, IndexSide, OfferIndex } from "./index-types.ts";
import type { IndexedAdvertiser } from "./indexed-advertiser.ts";
import { decideOfferMatch } from "./match-offer.ts";
import { createOfferIndex } from "./offer-index.ts";

const scales = { priceScale: 2, cryptoScale: 8, fiatScale: 2 };
const NOW = Date.parse("2026-11-16T10:00:00Z");
const MINUTE = 60_000;

/** Larger than what floating numbers hold exactly. */
const LARGE = 2n ** 53n;

const price: fc.Arbitrary<OfferPrice> = fc.oneof(
  fc.record({ type: fc.constant("fixed" as const), price: fc.bigInt({ min: 95n, max: 105n }) }),
  fc.record({
    type: fc.constant("floating" as const),
    ratio: fc.bigInt({ min: 980n, max: 1_020n }).map((thousandth) => thousandth * 1_000n),
    floor: fc.option(fc.constantFrom(80n, 95n, 99n, 100n), { freq: 2 }),
    ceiling: fc.option(fc.constantFrom(100n, 105n, 130n), { freq: 2 }),
  }),
);
/** So large that floating numbers hold neighbours as the same. */
const offerId = fc.bigInt({ min: 2n ** 60n, max: 2n ** 60n + 40n }).map(toOfferId);
/** Often a round amount, so that the remainder is worth exactly the requested amount. */
const stock = fc.oneof(
  { weight: 6, arbitrary: fc.bigInt({ min: 0n, max: 2_000_000_000n }) },
  { weight: 4, arbitrary: fc.constantFrom(0n, 500_000_000n, 1_000_000_000n) },
  { weight: 1, arbitrary: fc.constantFrom(LARGE, LARGE + 1n, LARGE * 3n + 1n) },
);
const offer: fc.Arbitrary<IndexedOffer> = fc.record({
  id: offerId,
  advertiserId: fc.bigInt({ min: 1n, max: 5n }).map(toUserId),
  side: fc.constantFrom("buy" as const, "sell" as const),
  crypto: fc.constant("USDT"),
  fiat: fc.constantFrom("USD", "EUR"),
  price,
  remaining: stock,
  minLimit: fc.oneof(fc.bigInt({ min: 1n, max: 1_000n }), fc.constantFrom(1n, 500n, 501n)),
  maxLimit: fc.oneof(
    { weight: 8, arbitrary: fc.bigInt({ min: 1_000n, max: 2_000n }) },
    { weight: 1, arbitrary: fc.constantFrom(LARGE, LARGE + 1n, LARGE * 4n + 1n) },
  ),
  payMethods: fc.uniqueArray(fc.constantFrom("sepa", "wise", "cash"), { minLength: 1 }),
  conditions: fc.constantFrom(NO_CONDITIONS, { ...NO_CONDITIONS, minTrades: 5 }),
  hours: fc.constantFrom(null, null, null, {
    timeZone: "UTC",
    spans: [{ fromMinute: 0, toMinute: 540 }],
  }),
});
const seldom = fc.integer({ min: 0, max: 9 }).map((drawn) => drawn === 0);
const advertiser: fc.Arbitrary<IndexedAdvertiser> = fc.record({
  id: fc.bigInt({ min: 1n, max: 5n }).map(toUserId),
  accountGroup: fc.constantFrom(1, 2),
  isKycVerified: fc.boolean(),
  isFrozen: seldom,
  buyRoomCents: fc.constantFrom(0, 300, 500, 100_000),
  completedTrades: fc.integer({ min: 0, max: 5 }),
  failedTrades: fc.integer({ min: 0, max: 5 }),
  averageReleaseSeconds: fc.option(fc.integer({ min: 10, max: 20 })),
  seenAt: fc.constantFrom(0, NOW - 4 * MINUTE, NOW - 6 * MINUTE),
});
const step = fc.oneof(
  { weight: 6, arbitrary: offer.map((given) => ({ do: "put" as const, given })) },
  {
    weight: 2,
    arbitrary: fc
      .array(offer, { maxLength: 20 })
      .map((given) => ({ do: "putAll" as const, given })),
  },
  { weight: 2, arbitrary: advertiser.map((given) => ({ do: "advertiser" as const, given })) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant("remove" as const),
      id: offerId,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant("remaining" as const),
      id: offerId,
      remaining: stock,
    }),
  },
);
/** Rarely, since combined filters soon leave nothing. */
const maybe = <T>(value: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 7, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: value });
const often = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 2 });
const wanted = fc.record({
  side: fc.constantFrom("buy" as const, "sell" as const),
  fiat: fc.constantFrom("USD", "EUR"),
  rate: fc.option(fc.constantFrom<bigint[]>(90n, 100n, 111n)),
  centsPerUnit: fc.option(fc.constantFrom(1, 1.08)),
  sort: fc.constantFrom(
    "price" as const,
    "completion" as const,
    "trades" as const,
    "release" as const,
  ),
  offset: fc.constantFrom(0, 1, 5),
  limit: fc.constantFrom(1, 3, 20),
  amount: often(
    fc.oneof(
      fc.record({
        value: fc.oneof(fc.bigInt({ min: 1n, max: 2_000n }), fc.constantFrom(500n, LARGE + 1n)),
        in: fc.constant("fiat" as const),
      }),
      fc.record({
        value: fc.oneof(
          fc.bigInt({ min: 1n, max: 2_000_000_000n }),
          fc.constantFrom(500_000_000n, 1_000_000_000n, LARGE + 1n),
        ),
        in: fc.constant("crypto" as const),
      }),
    ),
  ),
  payMethods: maybe(fc.uniqueArray(fc.constantFrom("sepa", "wise", "cash", "nobody"))),
  filters: maybe(fc.record({ verifiedOnly: fc.boolean(), onlineOnly: fc.boolean() })),
  taker: maybe(
    fc.constant({
      accountGroup: 1,
      isKycApproved: true,
      completedTrades: 2,
      completionPercent: 100,
      registeredDays: 3,
      roomCents: 400,
      fullOffers: new Set([2n ** 60n + 1n, 2n ** 60n + 7n].map(toOfferId)),
    }),
  ),
  advertiserId: maybe(fc.bigInt({ min: 1n, max: 6n }).map(toUserId)),
  followed: maybe(fc.constant(new Set([1n, 2n].map(toUserId)))),
  blocked: maybe(fc.constant(new Set([2n, 3n].map(toUserId)))),
});

/** All offers in a row, asked one by one: slow and plain. */
function askPlainly(
  question: IndexQuery,
  maxCount: number,
  offers: ReadonlyMap<bigint, IndexedOffer>,
  advertisers: ReadonlyMap<bigint, IndexedAdvertiser>,
) {
  const rank = ({ completedTrades, failedTrades, averageReleaseSeconds }: IndexedAdvertiser) => {
    const ended = completedTrades + failedTrades;
    if (question.sort === "completion") return ended === 0 ? 1 : failedTrades / ended;
    if (question.sort === "trades") return -completedTrades;
    return question.sort === "release" ? (averageReleaseSeconds ?? Number.MAX_VALUE) : 0;
  };
  const found = [...offers.values()].flatMap((one) => {
    const who = advertisers.get(one.advertiserId);
    const isThere = one.side === question.side && one.fiat === question.fiat;
    const now = who === undefined || !isThere ? null : decideOfferMatch(question, one, who);
    const { id, advertiserId } = one;
    return who === undefined || now === null
      ? []
      : [{ id, advertiserId, price: now, rank: rank(who) }];
  });
  found.sort(
    (a, b) =>
      a.rank - b.rank ||
      Number(question.side === "sell" ? a.price - b.price : b.price - a.price) ||
      Number(a.id - b.id),
  );
  const { offset, limit } = question;
  return {
    offers: found
      .slice(0, maxCount)
      .slice(offset, offset + limit)
      .map(({ id, advertiserId, price: now }) => ({ id, advertiserId, price: now })),
    total: Math.min(found.length, maxCount),
    isCapped: found.length > maxCount,
  };
}

type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;
type Wanted = typeof wanted extends fc.Arbitrary<infer One> ? One : never;

/** The same steps in the index and in a plain table, and which sides the index reported. */
function follow(all: readonly Step[], offerIndex: OfferIndex) {
  const offers = new Map<bigint, IndexedOffer>();
  const advertisers = new Map<bigint, IndexedAdvertiser>();
  const told: unknown[] = [];
  const expected: unknown[] = [];
  for (const one of all) {
    if (one.do === "put") {
      offerIndex.put(one.given);
      offers.set(one.given.id, one.given);
    } else if (one.do === "putAll") {
      offerIndex.putAll(one.given);
      for (const given of one.given) offers.set(given.id, given);
    } else if (one.do === "advertiser") {
      const before = advertisers.get(one.given.id);
      const own = [...offers.values()].filter(({ advertiserId }) => advertiserId === one.given.id);
      const isSame = isDeepStrictEqual({ ...before, seenAt: 0 }, { ...one.given, seenAt: 0 });
      expected.push(new Set(isSame ? [] : own.map(nameOf)));
      told.push(new Set(offerIndex.putAdvertiser(one.given).map(nameOf)));
      advertisers.set(one.given.id, one.given);
    } else if (one.do === "remove") {
      offerIndex.remove(one.id);
      offers.delete(one.id);
    } else {
      const old = offers.get(one.id);
      expected.push(old?.side);
      told.push(offerIndex.setRemaining(one.id, one.remaining)?.side);
      if (old !== undefined) offers.set(one.id, { ...old, remaining: one.remaining });
    }
  }
  expect(told).toEqual(expected);
  expect(offerIndex.size).toBe(offers.size);
  return { offers, advertisers };
}

function nameOf({ side, fiat }: IndexSide): string {
  return `${side} ${fiat}`;
}

function questionOf(asked: Wanted): IndexQuery {
  const { amount, payMethods, filters, taker, ...more } = asked;
  const { advertiserId, followed, blocked, ...rest } = more;
  return {
    ...rest,
    ...scales,
    crypto: "USDT",
    now: NOW,
    ...(amount === undefined ? {} : { amount }),
    ...(payMethods === undefined ? {} : { payMethods }),
    ...(filters === undefined ? {} : { filters }),
    ...(taker === undefined ? {} : { taker }),
    ...(advertiserId === undefined ? {} : { advertiserId }),
    ...(followed === undefined ? {} : { followed }),
    ...(blocked === undefined ? {} : { blocked }),
  };
}

/** An advertiser has to be known for its offers to be listed. */
const people = fc.array(advertiser, { minLength: 4, maxLength: 8 });
// Without this, lists stay so short that there is hardly ever more to find than is counted.
const steps = fc.array(step, { maxLength: 60, size: "max" });
const questions = fc.array(wanted, { minLength: 1, maxLength: 4 });
/** Units of which the index may have no or outdated rates. */
const known = fc.constantFrom(scales, scales, null, { ...scales, priceScale: 3 });

const sizes = fc.record({
  maxCount: fc.constantFrom(2, 5, 1_000),
  blockSize: fc.constantFrom(1, 3, 1_000),
});

function introduce(given: IndexedAdvertiser): Step {
  return { do: "advertiser", given };
}

test("the offer index answers every query like a scan of all offers", () => {
  fc.assert(
    fc.property(people, steps, questions, known, sizes, (who, all, asked, units, size) => {
      const offerIndex = createOfferIndex(() => units, size);
      const { offers, advertisers } = follow([...who.map(introduce), ...all], offerIndex);
      for (const question of asked.map(questionOf)) {
        const plain = askPlainly(question, size.maxCount, offers, advertisers);
        expect(offerIndex.ask(question)).toEqual(plain);
      }
    }),
    { numRuns: 400 },
  );
});

test("prices beyond floating-point precision are sorted exactly", () => {
  const dear = fc.tuple(offer, fc.bigInt({ min: 0n, max: 10n })).map(([given, more]) => {
    const fixed = { type: "fixed" as const, price: LARGE + more };
    const isFixed = given.price.type === "fixed";
    return { do: "put" as const, given: isFixed ? Object.assign(given, { price: fixed }) : given };
  });
  fc.assert(
    fc.property(
      people,
      fc.array(dear, { maxLength: 40, size: "max" }),
      questions,
      fc.constantFrom(LARGE + 7n, LARGE * 2n + 1n, 100n),
      (who, all, asked, rate) => {
        const offerIndex = createOfferIndex(() => scales, { maxCount: 5 });
        const { offers, advertisers } = follow([...who.map(introduce), ...all], offerIndex);
        for (const one of asked) {
          const question = questionOf({ ...one, rate });
          expect(offerIndex.ask(question)).toEqual(askPlainly(question, 5, offers, advertisers));
        }
      },
    ),
    { numRuns: 100 },
  );
});
