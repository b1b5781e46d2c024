import type { OfferPrice } from "@parley/domain/offer/offer";
import { NO_CONDITIONS } from "@parley/domain/offer/offer";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { isDeepStrictEqual } from "node:util";
import type { BookAdvertiser, BookOffer, BookQuestion, BookSide, OfferBook } from "./book-types.ts";
import { decideOfferMatch } from "./match-offer.ts";
import { createMemoryBook } from "./memory-book.ts";

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
const offerId = fc.bigInt({ min: 2n ** 60n, max: 2n ** 60n + 40n });
/** Often a round amount, so that what is left is worth exactly what is asked for. */
const stock = fc.oneof(
  { weight: 6, arbitrary: fc.bigInt({ min: 0n, max: 2_000_000_000n }) },
  { weight: 4, arbitrary: fc.constantFrom(0n, 500_000_000n, 1_000_000_000n) },
  { weight: 1, arbitrary: fc.constantFrom(LARGE, LARGE + 1n, LARGE * 3n + 1n) },
);
const offer: fc.Arbitrary<BookOffer> = fc.record({
  id: offerId,
  advertiserId: fc.bigInt({ min: 1n, max: 5n }),
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
const advertiser: fc.Arbitrary<BookAdvertiser> = fc.record({
  id: fc.bigInt({ min: 1n, max: 5n }),
  accountGroup: fc.constantFrom(1, 2),
  isKycVerified: fc.boolean(),
  isFrozen: seldom,
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
/** Seldom, since what is asked together soon leaves nothing. */
const maybe = <T>(value: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 7, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: value });
const often = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 2 });
const wanted = fc.record({
  side: fc.constantFrom("buy" as const, "sell" as const),
  fiat: fc.constantFrom("USD", "EUR"),
  rate: fc.option(fc.constantFrom<bigint[]>(90n, 100n, 111n)),
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

/** The same steps in the book and in a plain table, and which sides the book said were touched. */
function follow(all: readonly Step[], book: OfferBook) {
  const offers = new Map<bigint, BookOffer>();
  const advertisers = new Map<bigint, BookAdvertiser>();
  const told: unknown[] = [];
  const expected: unknown[] = [];
  for (const one of all) {
    if (one.do === "put") {
      book.put(one.given);
      offers.set(one.given.id, one.given);
    } else if (one.do === "putAll") {
      book.putAll(one.given);
      for (const given of one.given) offers.set(given.id, given);
    } else if (one.do === "advertiser") {
      const before = advertisers.get(one.given.id);
      const own = [...offers.values()].filter(({ advertiserId }) => advertiserId === one.given.id);
      const isSame = isDeepStrictEqual({ ...before, seenAt: 0 }, { ...one.given, seenAt: 0 });
      expected.push(new Set(isSame ? [] : own.map(nameOf)));
      told.push(new Set(book.putAdvertiser(one.given).map(nameOf)));
      advertisers.set(one.given.id, one.given);
    } else if (one.do === "remove") {
      book.remove(one.id);
      offers.delete(one.id);
    } else {
      const old = offers.get(one.id);
      expected.push(old?.side);
      told.push(book.setRemaining(one.id, one.remaining)?.side);
      if (old !== undefined) offers.set(one.id, { ...old, remaining: one.remaining });
    }
  }
  expect(told).toEqual(expected);
  expect(book.size).toBe(offers.size);
  return { offers, advertisers };
}

function nameOf({ side, fiat }: BookSide): string {
  return `${side} ${fiat}`;
}

function questionOf(asked: Wanted): BookQuestion {
  const { amount, payMethods, isVerifiedOnly, isOnlineOnly, taker, ...more } = asked;
  const { advertiserId, followed, blocked, ...rest } = more;
  return {
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
}

/** Somebody has to be known for anything to be listed. */
const people = fc.array(advertiser, { minLength: 4, maxLength: 8 });
// Without this, lists stay so short that there is hardly ever more to find than is counted.
const steps = fc.array(step, { maxLength: 60, size: "max" });
const questions = fc.array(wanted, { minLength: 1, maxLength: 4 });
/** Units of which the book may know nothing, or something outdated. */
const known = fc.constantFrom(scales, scales, null, { ...scales, priceScale: 3 });

const sizes = fc.record({
  maxCount: fc.constantFrom(2, 5, 1_000),
  blockSize: fc.constantFrom(1, 3, 1_000),
});

function introduce(given: BookAdvertiser): Step {
  return { do: "advertiser", given };
}

test("the book answers every question as somebody would who goes through all offers one by one", () => {
  fc.assert(
    fc.property(people, steps, questions, known, sizes, (who, all, asked, units, size) => {
      const book = createMemoryBook(() => units, size);
      const { offers, advertisers } = follow([...who.map(introduce), ...all], book);
      for (const question of asked.map(questionOf)) {
        const plain = askPlainly(question, size.maxCount, offers, advertisers);
        expect(book.ask(question)).toEqual(plain);
      }
    }),
    { numRuns: 400 },
  );
});

test("prices that no floating number holds are listed in their order too", () => {
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
        const book = createMemoryBook(() => scales, { maxCount: 5 });
        const { offers, advertisers } = follow([...who.map(introduce), ...all], book);
        for (const one of asked) {
          const question = questionOf({ ...one, rate });
          expect(book.ask(question)).toEqual(askPlainly(question, 5, offers, advertisers));
        }
      },
    ),
    { numRuns: 100 },
  );
});

test("an amount that only exact numbers can tell from what fits is told from it", () => {
  const units = { priceScale: 0, cryptoScale: 2, fiatScale: 2 };
  const ask = (terms: Partial<BookOffer>, value: bigint) => {
    const book = createMemoryBook(() => units);
    const who = { id: 1n, accountGroup: 1, isKycVerified: true, isFrozen: false };
    const trades = { completedTrades: 0, failedTrades: 0, averageReleaseSeconds: null };
    book.putAdvertiser({ ...who, ...trades, seenAt: 0 });
    book.put({
      id: 1n,
      advertiserId: 1n,
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
    const page = { rate: null, now: NOW, sort: "price", offset: 0, limit: 1 } as const;
    return book.ask({ ...market, ...page, amount: { value, in: "fiat" } }).total;
  };
  expect(ask({ maxLimit: LARGE + 1n }, LARGE + 1n)).toBe(1);
  expect(ask({ maxLimit: LARGE }, LARGE + 1n)).toBe(0);
  const third = 333_333_333_333_333n;
  expect(ask({ remaining: third, price: { type: "fixed", price: 3n } }, third * 3n)).toBe(1);
  expect(ask({ remaining: third, price: { type: "fixed", price: 3n } }, third * 3n + 1n)).toBe(0);
});

const SELL_OFFER = {
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

test("among equals beyond what is counted the older one is still found", () => {
  const book = createMemoryBook(() => scales, { maxCount: 1, blockSize: 1 });
  const who = { accountGroup: 1, isKycVerified: true, isFrozen: false, completedTrades: 3 };
  book.putAdvertiser({ ...who, id: 1n, failedTrades: 0, averageReleaseSeconds: null, seenAt: 0 });
  const floating = { type: "floating", floor: null, ceiling: null } as const;
  // All of them come to a price of 102, and the youngest has the smallest ratio.
  for (const id of [1n, 2n, 3n, 4n]) {
    book.put({ ...SELL_OFFER, id, price: { ...floating, ratio: 1_020_000n - id * 1_000n } });
  }
  for (const id of [5n, 6n]) book.put({ ...SELL_OFFER, id, price: { type: "fixed", price: 103n } });
  const asked = { side: "sell", crypto: "USDT", fiat: "USD", ...scales, now: NOW } as const;
  const question = { ...asked, rate: 100n, offset: 0, limit: 1 } as const;
  for (const sort of ["price", "trades"] as const) {
    const found = book.ask({ ...question, sort });
    expect(found).toMatchObject({ offers: [{ id: 1n, price: 102n }], total: 1, isCapped: true });
  }
});

test.each([
  ["sell", [104n, 105n, 106n], [990n, 1_000n, 1_010n, 1_020n], 99n],
  ["buy", [96n, 95n, 94n], [1_010n, 1_000n, 990n, 980n], 101n],
] as const)(
  "among equal ranks of %s offers a list that comes later may have the best prices",
  (side, fixed, ratios, best) => {
    const book = createMemoryBook(() => scales, { maxCount: 2, blockSize: 1 });
    const who = { accountGroup: 1, isKycVerified: true, isFrozen: false, completedTrades: 9 };
    book.putAdvertiser({ ...who, id: 1n, failedTrades: 0, averageReleaseSeconds: 60, seenAt: 0 });
    for (const [place, now] of fixed.entries()) {
      const id = BigInt(10 + place);
      book.put({ ...SELL_OFFER, side, id, price: { type: "fixed", price: now } });
    }
    for (const [place, ratio] of ratios.entries()) {
      const id = BigInt(20 + place);
      const floating = { type: "floating", floor: null, ceiling: null } as const;
      book.put({ ...SELL_OFFER, side, id, price: { ...floating, ratio: ratio * 1_000n } });
    }
    const asked = { side, crypto: "USDT", fiat: "USD", ...scales, now: NOW } as const;
    const found = book.ask({ ...asked, rate: 100n, sort: "completion", offset: 0, limit: 2 });
    const second = side === "sell" ? best + 1n : best - 1n;
    expect(found.offers.map(({ price: now }) => now)).toEqual([best, second]);
  },
);

test("frozen, unverified and absent advertisers are left out as the question wants it, to the millisecond", () => {
  const book = createMemoryBook(() => scales);
  const kinds = [true, false].flatMap((isFrozen) =>
    [true, false].flatMap((isKycVerified) =>
      [0, 5 * MINUTE, 5 * MINUTE + 1].map((away) => ({ isFrozen, isKycVerified, away })),
    ),
  );
  const who = { accountGroup: 1, completedTrades: 0, failedTrades: 0, averageReleaseSeconds: null };
  for (const [place, { away, ...kind }] of kinds.entries()) {
    const id = BigInt(place + 1);
    book.putAdvertiser({ ...who, ...kind, id, seenAt: NOW - away });
    book.put({ ...SELL_OFFER, id, advertiserId: id, price: { type: "fixed", price: 100n } });
  }
  const asked = { side: "sell", crypto: "USDT", fiat: "USD", ...scales, now: NOW } as const;
  const page = { rate: null, sort: "price", offset: 0, limit: 20 } as const;
  for (const isVerifiedOnly of [true, false]) {
    for (const isOnlineOnly of [true, false]) {
      const { offers } = book.ask({ ...asked, ...page, isVerifiedOnly, isOnlineOnly });
      const shown = offers.map(({ id }) => kinds[Number(id) - 1]);
      const expected = kinds.filter(
        ({ isFrozen, isKycVerified, away }) =>
          !isFrozen && (isKycVerified || !isVerifiedOnly) && (away <= 5 * MINUTE || !isOnlineOnly),
      );
      expect(shown).toEqual(expected);
    }
  }
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
  book.put({ ...SELL_OFFER, id: 1n, price: { type: "fixed", price: 102n } });
  book.put({ ...SELL_OFFER, id: 2n, price: { type: "fixed", price: 101n } });
  const floating = { type: "floating", ratio: 1_010_000n, floor: null, ceiling: null } as const;
  book.put({ ...SELL_OFFER, id: 3n, price: floating });
  const asked = { side: "sell", crypto: "USDT", fiat: "USD", ...scales, now: NOW } as const;
  const question = { ...asked, rate: 100n, sort: "price", offset: 0, limit: 1 } as const;
  expect(book.depth(question)).toEqual([
    { price: 101n, quantity: 2_000_000_000n },
    { price: 102n, quantity: 1_000_000_000n },
  ]);
  expect(book.depth({ ...question, side: "buy" })).toEqual([]);
});
