// The list of offers in memory. Offers of one side of one market lie in two lists, those with a fixed
// price in the order of prices and floating ones in the order of ratios, so that a new reference rate
// moves nothing. A question first goes over flat arrays of numbers, roughly; what is exact is asked
// of the few that pass.
import { effectivePrice, RATIO_ONE } from "@parley/domain/offer/effective-price";
import { powerOfTen } from "@parley/domain/decimal";
import { mulDivCeil } from "@parley/domain/money/mul-div";
import { createAdvertiserTable, type AdvertiserTable } from "./advertiser-table.ts";
import {
  MAX_COUNT,
  ONLINE_MS,
  type BookAdvertiser,
  type BookAnswer,
  type BookOffer,
  type BookQuestion,
  type MarketScales,
  type OfferBook,
} from "./book-types.ts";
import { createCompactor } from "./compact-offer.ts";
import { decideOfferMatch } from "./match-offer.ts";
import { createMethodBits } from "./method-bits.ts";
import { createColumns, type ColumnEntry, type Columns } from "./offer-columns.ts";
import { createBest } from "./best.ts";
import { isDeepStrictEqual } from "node:util";

interface SideLists {
  readonly fixed: Columns;
  readonly floating: Columns;
}

interface Found {
  readonly id: bigint;
  readonly price: bigint;
  readonly rank: number;
}

/** `scalesOf` says in which units a market counts, where that is known; no list counts further than `maxCount`. */
export function createMemoryBook(
  scalesOf: (crypto: string, fiat: string) => MarketScales | null,
  maxCount: number = MAX_COUNT,
): OfferBook {
  const offers = new Map<bigint, BookOffer>();
  const sides = new Map<string, SideLists>();
  const advertisers = createAdvertiserTable();
  const byAdvertiser = new Map<bigint, Set<bigint>>();
  const methods = createMethodBits();
  const compact = createCompactor();

  function columnsOf(offer: BookOffer): Columns {
    const name = sideName(offer);
    let lists = sides.get(name);
    if (lists === undefined) {
      lists = { fixed: createColumns(), floating: createColumns() };
      sides.set(name, lists);
    }
    return offer.price.type === "fixed" ? lists.fixed : lists.floating;
  }

  function remove(id: bigint): void {
    const offer = offers.get(id);
    if (offer === undefined) return;
    offers.delete(id);
    byAdvertiser.get(offer.advertiserId)?.delete(id);
    columnsOf(offer).remove(offer);
  }

  function put(given: BookOffer): void {
    const { columns, entry } = take(given);
    columns.insert(entry.offer, entry.facts);
  }

  /** Everything but its place in the list. */
  function take(given: BookOffer): { readonly columns: Columns; readonly entry: ColumnEntry } {
    const offer = compact(given);
    remove(offer.id);
    offers.set(offer.id, offer);
    const own = byAdvertiser.get(offer.advertiserId) ?? new Set<bigint>();
    byAdvertiser.set(offer.advertiserId, own.add(offer.id));
    const facts = {
      advertiser: advertisers.placeOf(offer.advertiserId),
      methodBits: methods.bitsOf(offer.fiat, offer.payMethods),
      leastPrice: leastPriceOf(offer, scalesOf(offer.crypto, offer.fiat)),
    };
    return { columns: columnsOf(offer), entry: { offer, facts } };
  }

  function putAll(given: readonly BookOffer[]): void {
    const added = new Map<Columns, ColumnEntry[]>();
    // Of an offer that comes twice the last one counts.
    for (const one of new Map(given.map((offer) => [offer.id, offer])).values()) {
      const { columns, entry } = take(one);
      const entries = added.get(columns);
      if (entries === undefined) added.set(columns, [entry]);
      else entries.push(entry);
    }
    for (const [columns, entries] of added) columns.insertAll(entries);
  }

  /** The offers of a few advertisers, where the question is about them. */
  function* offersOf(question: BookQuestion, ids: Iterable<bigint>): Iterable<BookOffer> {
    for (const advertiserId of ids) {
      for (const id of byAdvertiser.get(advertiserId) ?? []) {
        const offer = offers.get(id);
        if (offer !== undefined && sideName(offer) === sideName(question)) yield offer;
      }
    }
  }

  return {
    put,
    putAll,
    setRemaining(id, remaining) {
      const offer = offers.get(id);
      if (offer === undefined) return null;
      const changed = { ...offer, remaining };
      offers.set(id, changed);
      columnsOf(changed).replace(
        changed,
        leastPriceOf(changed, scalesOf(offer.crypto, offer.fiat)),
      );
      return changed;
    },
    remove,
    putAdvertiser(advertiser) {
      const before = advertisers.factsAt(advertisers.placeOf(advertiser.id));
      advertisers.put(advertiser);
      if (before !== null && isListedAlike(before, advertiser)) return [];
      const own = byAdvertiser.get(advertiser.id) ?? [];
      return [...own].flatMap((id) => offers.get(id) ?? []);
    },
    depth(question) {
      const lists = sides.get(sideName(question));
      if (lists === undefined) return [];
      const found = [lists.fixed, lists.floating].flatMap((columns) =>
        collectInOrder({ question, columns, bits: null, advertisers, maxCount }),
      );
      found.sort((a, b) => compareFound(question, a, b));
      const steps = new Map<bigint, bigint>();
      for (const { id, price } of found.slice(0, maxCount)) {
        steps.set(price, (steps.get(price) ?? 0n) + (offers.get(id)?.remaining ?? 0n));
      }
      return [...steps].map(([price, quantity]) => ({ price, quantity }));
    },
    ask(question) {
      const { advertiserId, followed, payMethods, fiat } = question;
      const few = advertiserId === undefined ? followed : [advertiserId];
      if (few !== undefined) {
        const candidates = [...offersOf(question, few)];
        const found = candidates.flatMap((offer) => exactly(question, offer, advertisers));
        return page(question, found, maxCount);
      }
      const lists = sides.get(sideName(question));
      if (lists === undefined) return { offers: [], total: 0, isCapped: false };
      const bits = payMethods === undefined ? null : methods.knownBits(fiat, payMethods);
      const found = [lists.fixed, lists.floating].flatMap((columns) =>
        question.sort === "price"
          ? collectInOrder({ question, columns, bits, advertisers, maxCount })
          : collectBest({ question, columns, bits, advertisers, maxCount }),
      );
      return page(question, found, maxCount);
    },
    get size() {
      return offers.size;
    },
  };
}

function isListedAlike(before: BookAdvertiser, after: BookAdvertiser): boolean {
  return isDeepStrictEqual({ ...before, seenAt: 0 }, { ...after, seenAt: 0 });
}

interface Search {
  readonly question: BookQuestion;
  readonly columns: Columns;
  readonly bits: number | null;
  readonly advertisers: AdvertiserTable;
  readonly maxCount: number;
}

/** In the order of prices no more is needed than is counted. */
function collectInOrder(search: Search): Found[] {
  const { question, columns, advertisers, maxCount } = search;
  const passes = createRoughFilter(search);
  const found: Found[] = [];
  for (let place = 0; place < columns.length && found.length <= maxCount; place += 1) {
    const offer = passes(place) ? columns.offers[place] : undefined;
    if (offer !== undefined) found.push(...exactly(question, offer, advertisers));
  }
  return found;
}

/** In any other order all are looked at roughly, and the best of them exactly. */
function collectBest(search: Search): Found[] {
  const { question, columns, advertisers, maxCount } = search;
  const passes = createRoughFilter(search);
  const ranks = advertisers.ranksBy(question.sort);
  for (let count = maxCount + 1; ; count *= 4) {
    const best = createBest(count);
    for (let place = 0; place < columns.length; place += 1) {
      // Offers come by price, so that of equal ranks the better price stands first.
      if (passes(place)) best.add(ranks?.[columns.advertisers[place] ?? 0] ?? 0, place);
    }
    const found = best.places().flatMap((place) => {
      const offer = columns.offers[place];
      return offer === undefined ? [] : exactly(question, offer, advertisers);
    });
    // Behind those that did not hold out there may be others that would.
    if (found.length > maxCount || !best.isFull) return found;
  }
}

function exactly(
  question: BookQuestion,
  offer: BookOffer,
  advertisers: AdvertiserTable,
): readonly Found[] {
  const place = advertisers.placeOf(offer.advertiserId);
  const facts = advertisers.factsAt(place);
  const price = facts === null ? null : decideOfferMatch(question, offer, facts);
  if (price === null) return [];
  return [{ id: offer.id, price, rank: advertisers.ranksBy(question.sort)?.[place] ?? 0 }];
}

function createRoughFilter(search: Search): (place: number) => boolean {
  const { question, columns, bits, advertisers } = search;
  const { isVerifiedOnly = false, isOnlineOnly = false, now } = question;
  const { advertisers: who, methodBits, leastPrices } = columns;
  const { isOpen, isVerified, seenAt } = advertisers;
  const onlineSince = now - ONLINE_MS;
  const highest = highestPrice(question, columns);
  const takes = createAmountFilter(search);
  return (place) => {
    if (bits !== null && ((methodBits[place] ?? 0) & bits) === 0) return false;
    const advertiser = who[place] ?? 0;
    if (isOpen[advertiser] !== 1) return false;
    if (isVerifiedOnly && isVerified[advertiser] !== 1) return false;
    if (isOnlineOnly && (seenAt[advertiser] ?? 0) < onlineSince) return false;
    return (leastPrices[place] ?? 0) <= highest && takes(place);
  };
}

/** More than what is lost where a whole number becomes a floating one. */
const LOSS = 1e-9;

/** Whether an offer may take the amount that is asked for: its limits, and what is left of it. */
function createAmountFilter({ question, columns }: Search): (place: number) => boolean {
  const { amount, rate, fiatScale, cryptoScale, priceScale } = question;
  if (amount === undefined) return () => true;
  const { minLimits, maxLimits, remainings, keys } = columns;
  const isFloating = columns.offers[0]?.price.type === "floating";
  // A floating price is rounded to a whole unit, up or down.
  const slack = isFloating ? 1 : 0;
  const scale = isFloating ? Number(rate ?? 0n) / Number(RATIO_ONE) : 1;
  const value = Number(amount.value);
  const unit = 10 ** (fiatScale - cryptoScale - priceScale);
  return (place) => {
    const price = Math.abs(keys[place] ?? 0) * scale;
    const [lowest, highest] = [(price - slack) * unit, (price + slack) * unit];
    const remaining = remainings[place] ?? 0;
    // What it comes to in fiat: between these two.
    const least = amount.in === "fiat" ? value : value * lowest * (1 - LOSS) - 1;
    const most = amount.in === "fiat" ? value : value * highest * (1 + LOSS) + 1;
    if (most < (minLimits[place] ?? 0) || least > (maxLimits[place] ?? 0)) return false;
    return amount.in === "fiat"
      ? value <= remaining * highest * (1 + LOSS) + 1
      : value <= remaining * (1 + LOSS) + 1;
  };
}

/** No offer of the list has a higher price; minus one when none has any. */
function highestPrice({ side, rate }: BookQuestion, { offers }: Columns): number {
  const dearest = side === "sell" ? offers.at(-1) : offers[0];
  if (dearest === undefined) return -1;
  if (dearest.price.type === "fixed") return Number(dearest.price.price);
  const now = effectivePrice(side, { ...dearest.price, floor: null, ceiling: null }, rate);
  return now.ok ? Number(now.price) : -1;
}

function page(question: BookQuestion, found: Found[], maxCount: number): BookAnswer {
  found.sort((a, b) => compareFound(question, a, b));
  const { offset, limit } = question;
  const counted = found.slice(0, maxCount);
  return {
    offers: counted.slice(offset, offset + limit).map(({ id, price }) => ({ id, price })),
    total: counted.length,
    isCapped: found.length > maxCount,
  };
}

/** By rank, then the better price for the taker, then the older offer. */
function compareFound({ side }: BookQuestion, a: Found, b: Found): number {
  if (a.rank !== b.rank) return a.rank < b.rank ? -1 : 1;
  if (a.price !== b.price) return a.price < b.price === (side === "sell") ? -1 : 1;
  return a.id < b.id ? -1 : 1;
}

function leastPriceOf(offer: BookOffer, scales: MarketScales | null): number {
  if (offer.remaining <= 0n) return Number.POSITIVE_INFINITY;
  if (scales === null) return 0;
  const { priceScale, cryptoScale, fiatScale } = scales;
  const unit = offer.remaining * powerOfTen(fiatScale);
  return Number(mulDivCeil(offer.minLimit, powerOfTen(cryptoScale + priceScale), unit));
}

function sideName({ side, crypto, fiat }: Pick<BookOffer, "side" | "crypto" | "fiat">): string {
  return `${side} ${crypto} ${fiat}`;
}
