import type { OfferPrice } from "@parley/domain/offer/offer";
import { NO_CONDITIONS } from "@parley/domain/offer/offer";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { BookAdvertiser, BookOffer, BookQuestion } from "./book-types.ts";
import { decideOfferMatch } from "./match-offer.ts";
import { createMemoryBook } from "./memory-book.ts";

const scales = { priceScale: 2, cryptoScale: 8, fiatScale: 2 };
const NOW = Date.parse("2026-11-16T10:00:00Z");
const MINUTE = 60_000;

const price: fc.Arbitrary<OfferPrice> = fc.oneof(
  fc.record({ type: fc.constant("fixed" as const), price: fc.bigInt({ min: 80n, max: 120n }) }),
  fc.record({
    type: fc.constant("floating" as const),
    ratio: fc.bigInt({ min: 900_000n, max: 1_100_000n }),
    floor: fc.option(fc.constantFrom(80n, 95n, 99n)),
    ceiling: fc.option(fc.constantFrom(100n, 105n, 130n)),
  }),
);
const offer: fc.Arbitrary<BookOffer> = fc.record({
  id: fc.bigInt({ min: 1n, max: 40n }),
  advertiserId: fc.bigInt({ min: 1n, max: 5n }),
  side: fc.constantFrom("buy" as const, "sell" as const),
  crypto: fc.constant("USDT"),
  fiat: fc.constantFrom("USD", "EUR"),
  price,
  remaining: fc.bigInt({ min: 0n, max: 2_000_000_000n }),
  minLimit: fc.bigInt({ min: 1n, max: 1_000n }),
  maxLimit: fc.bigInt({ min: 1_000n, max: 2_000n }),
  payMethods: fc.uniqueArray(fc.constantFrom("sepa", "wise", "cash"), { minLength: 1 }),
  conditions: fc.constantFrom(NO_CONDITIONS, { ...NO_CONDITIONS, minTrades: 5 }),
  hours: fc.constantFrom(null, { timeZone: "UTC", spans: [{ fromMinute: 0, toMinute: 540 }] }),
});
const advertiser: fc.Arbitrary<BookAdvertiser> = fc.record({
  id: fc.bigInt({ min: 1n, max: 5n }),
  accountGroup: fc.constantFrom(1, 2),
  isKycVerified: fc.boolean(),
  isFrozen: fc.boolean(),
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
      id: fc.bigInt({ min: 1n, max: 40n }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant("remaining" as const),
      id: fc.bigInt({ min: 1n, max: 40n }),
      remaining: fc.bigInt({ min: 0n, max: 2_000_000_000n }),
    }),
  },
);
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 3 });
const wanted = fc.record({
  side: fc.constantFrom("buy" as const, "sell" as const),
  fiat: fc.constantFrom("USD", "EUR"),
  rate: fc.option(fc.constantFrom(90n, 100n, 111n)),
  sort: fc.constantFrom(
    "price" as const,
    "completion" as const,
    "trades" as const,
    "release" as const,
  ),
  offset: fc.constantFrom(0, 1, 5),
  limit: fc.constantFrom(1, 3, 20),
  amount: maybe(
    fc.record({
      value: fc.bigInt({ min: 1n, max: 2_000n }),
      in: fc.constantFrom("fiat" as const, "crypto" as const),
    }),
  ),
  payMethods: maybe(fc.uniqueArray(fc.constantFrom("sepa", "wise", "cash", "nobody"))),
  isVerifiedOnly: maybe(fc.boolean()),
  isOnlineOnly: maybe(fc.boolean()),
  taker: maybe(
    fc.constant({
      accountGroup: 1,
      isKycApproved: true,
      completedTrades: 2,
      completionPercent: 100,
      registeredDays: 3,
    }),
  ),
  advertiserId: maybe(fc.bigInt({ min: 1n, max: 6n })),
  followed: maybe(fc.constant(new Set([1n, 2n]))),
  blocked: maybe(fc.constant(new Set([2n, 3n]))),
});

/** All offers in a row, asked one by one: slow and plain. */
function askPlainly(
  question: BookQuestion,
  maxCount: number,
  offers: ReadonlyMap<bigint, BookOffer>,
  advertisers: ReadonlyMap<bigint, BookAdvertiser>,
) {
  const rank = ({ completedTrades, failedTrades, averageReleaseSeconds }: BookAdvertiser) => {
    const ended = completedTrades + failedTrades;
    if (question.sort === "completion") return ended === 0 ? 1 : failedTrades / ended;
    if (question.sort === "trades") return -completedTrades;
    return question.sort === "release" ? (averageReleaseSeconds ?? Number.MAX_VALUE) : 0;
  };
  const found = [...offers.values()].flatMap((one) => {
    const who = advertisers.get(one.advertiserId);
    const isThere = one.side === question.side && one.fiat === question.fiat;
    const now = who === undefined || !isThere ? null : decideOfferMatch(question, one, who);
    return who === undefined || now === null ? [] : [{ id: one.id, price: now, rank: rank(who) }];
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
      .map(({ id, price: now }) => ({ id, price: now })),
    total: Math.min(found.length, maxCount),
    isCapped: found.length > maxCount,
  };
}

test("the book answers every question as somebody would who goes through all offers one by one", () => {
  fc.assert(
    fc.property(
      fc.array(step, { maxLength: 60 }),
      fc.array(wanted, { minLength: 1, maxLength: 4 }),
      fc.constantFrom(2, 5, 1_000),
      (steps, questions, maxCount) => {
        const book = createMemoryBook(() => scales);
        const offers = new Map<bigint, BookOffer>();
        const advertisers = new Map<bigint, BookAdvertiser>();
        for (const one of steps) {
          if (one.do === "put") {
            book.put(one.given);
            offers.set(one.given.id, one.given);
          } else if (one.do === "putAll") {
            book.putAll(one.given);
            for (const given of one.given) offers.set(given.id, given);
          } else if (one.do === "advertiser") {
            book.putAdvertiser(one.given);
            advertisers.set(one.given.id, one.given);
          } else if (one.do === "remove") {
            book.remove(one.id);
            offers.delete(one.id);
          } else {
            book.setRemaining(one.id, one.remaining);
            const known = offers.get(one.id);
            if (known !== undefined) offers.set(one.id, { ...known, remaining: one.remaining });
          }
        }
        expect(book.size).toBe(offers.size);
        for (const {
          amount,
          payMethods,
          isVerifiedOnly,
          isOnlineOnly,
          taker,
          advertiserId,
          followed,
          blocked,
          ...rest
        } of questions) {
          const question: BookQuestion = {
            ...rest,
            ...scales,
            crypto: "USDT",
            now: NOW,
            ...(amount === undefined ? {} : { amount }),
            ...(payMethods === undefined ? {} : { payMethods }),
            ...(isVerifiedOnly === undefined ? {} : { isVerifiedOnly }),
            ...(isOnlineOnly === undefined ? {} : { isOnlineOnly }),
            ...(taker === undefined ? {} : { taker }),
            ...(advertiserId === undefined ? {} : { advertiserId }),
            ...(followed === undefined ? {} : { followed }),
            ...(blocked === undefined ? {} : { blocked }),
          };
          expect(book.ask(question)).toEqual(askPlainly(question, maxCount, offers, advertisers));
        }
      },
    ),
    { numRuns: 1_000 },
  );
});

test("more than a thousand are not counted, and the first page is still the best", () => {
  const book = createMemoryBook(() => scales);
  book.putAdvertiser({
    id: 1n,
    accountGroup: 1,
    isKycVerified: true,
    isFrozen: false,
    completedTrades: 1,
    failedTrades: 0,
    averageReleaseSeconds: null,
    seenAt: NOW,
  });
  for (let place = 0; place < 3_000; place += 1) {
    const id = BigInt(place + 1);
    book.put({
      id,
      advertiserId: 1n,
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
    const answer = book.ask({ ...question, sort });
    expect(answer).toMatchObject({ total: 1_000, isCapped: true });
    expect(answer.offers.map(({ price: now }) => now)).toEqual([1_000n, 1_001n]);
  }
});

test("the depth adds up what is offered at the same price", () => {
  const book = createMemoryBook(() => scales);
  const who = { accountGroup: 1, isKycVerified: true, isFrozen: false, completedTrades: 0 };
  book.putAdvertiser({ ...who, id: 1n, failedTrades: 0, averageReleaseSeconds: null, seenAt: 0 });
  const sell = {
    advertiserId: 1n,
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
  book.put({ ...sell, id: 1n, price: { type: "fixed", price: 102n } });
  book.put({ ...sell, id: 2n, price: { type: "fixed", price: 101n } });
  const floating = { type: "floating", ratio: 1_010_000n, floor: null, ceiling: null } as const;
  book.put({ ...sell, id: 3n, price: floating });
  const asked = { side: "sell", crypto: "USDT", fiat: "USD", ...scales, now: NOW } as const;
  const question = { ...asked, rate: 100n, sort: "price", offset: 0, limit: 1 } as const;
  expect(book.depth(question)).toEqual([
    { price: 101n, quantity: 2_000_000_000n },
    { price: 102n, quantity: 1_000_000_000n },
  ]);
  expect(book.depth({ ...question, side: "buy" })).toEqual([]);
});
