// Finds one page of a side of a market, and counts how many offers belong into the list.
import { toOfferId } from "@parley/domain/ids";
import { createBest, type Best, type BestEntry } from "./best.ts";
import type { IndexResult, IndexQuery, FoundOffer, MarketScales } from "./index-types.ts";
import type { Columns } from "./offer-columns.ts";
import {
  ALL_RANKS,
  createSieve,
  decideExactly,
  type IndexTables,
  type Sieve,
  type SieveParts,
} from "./offer-sieve.ts";
import type { Sifted, WantedRanks } from "./sieve-loops.ts";

export interface SideSearch {
  readonly question: IndexQuery;
  /** Those with fixed and those with floating prices. */
  readonly lists: readonly Columns[];
  readonly scales: MarketScales | null;
  readonly tables: IndexTables;
  readonly maxCount: number;
  readonly sifted: Sifted;
}

export interface FoundEntry extends FoundOffer {
  readonly remaining: bigint;
}

export interface FoundPage extends Omit<IndexResult, "offers"> {
  readonly offers: readonly FoundEntry[];
}

export function searchSide(search: SideSearch): FoundPage {
  const asked = search.lists.map((columns) => ({
    columns,
    sieve: createSieve({ ...search, columns }),
  }));
  const lists = asked.flatMap(({ columns, sieve }) => (sieve === null ? [] : { columns, sieve }));
  return lists.length < asked.length ? searchExactly(search) : searchQuickly(search, lists);
}

interface SievedList {
  readonly columns: Columns;
  readonly sieve: Sieve;
}

function searchQuickly(search: SideSearch, lists: readonly SievedList[]): FoundPage {
  const { question, maxCount, sifted, tables } = search;
  const blockSize = sifted.places.length;
  const { offset, limit, sort } = question;
  const idOf = ({ list, place }: BestEntry) => lists[list]?.columns.arrays.ids[place] ?? 0n;
  const isCheapFirst = question.side === "sell";
  const best = createBest({
    count: Math.min(offset + limit, maxCount),
    isCheapFirst,
    isOlder: (a, b) => idOf(a) < idOf(b),
  });
  const ranks = tables.advertisers.ranksBy(sort);
  let count = 0;
  for (const [list, { columns, sieve }] of lists.entries()) {
    const adding = { columns, sieve, list, best, isCheapFirst, count, maxCount, blockSize };
    count = ranks === null ? addInOrder(adding) : addAll(adding, ranks);
  }
  return {
    offers: best.take(offset).flatMap(({ list, place, price }) => {
      const columns = lists[list]?.columns;
      return columns === undefined ? [] : [entryAt(search, columns, place, BigInt(price))];
    }),
    total: Math.min(count, maxCount),
    isCapped: count > maxCount,
  };
}

interface Adding extends SievedList {
  /** Its number. */
  readonly list: number;
  readonly best: Best;
  readonly isCheapFirst: boolean;
  /** How many the lists before it had. */
  readonly count: number;
  readonly maxCount: number;
  readonly blockSize: number;
}

/**
 * In the order of prices no more is needed than is counted. Returns how many there were until then.
 */
function addInOrder({ columns, sieve, list, best, count, maxCount, blockSize }: Adding): number {
  const { roughIds } = columns.arrays;
  let own = 0;
  let last = -1;
  for (let from = 0; from < columns.length; from += blockSize) {
    const sifted = sieve(from, ALL_RANKS);
    for (let at = 0; at < sifted.count; at += 1) {
      const place = sifted.places[at] ?? 0;
      const price = sifted.prices[at] ?? 0;
      // Of those with the same price, any may be the oldest.
      if (own > maxCount && price !== last) return count + own;
      own += 1;
      last = price;
      best.add(0, price, roughIds[place] ?? 0, list, place);
    }
  }
  return count + own;
}

/**
 * In any other order one may be the best at any position. Returns how many there were, if that
 * counts.
 */
function addAll(
  { columns, sieve, list, best, isCheapFirst, count, maxCount, blockSize }: Adding,
  ranks: Float64Array,
): number {
  const { roughIds, advertisers } = columns.arrays;
  let sum = count;
  let last: number | null = null;
  for (let from = 0; from < columns.length; from += blockSize) {
    // As soon as there are more than are counted, only those matter that can reach the page.
    const wanted = sum > maxCount ? ranksWanted(best, last, isCheapFirst) : ALL_RANKS;
    const sifted = sieve(from, wanted);
    sum += sifted.count;
    if (sifted.count > 0) last = sifted.prices[sifted.count - 1] ?? null;
    for (let at = 0; at < sifted.count; at += 1) {
      const place = sifted.places[at] ?? 0;
      const rank = ranks[advertisers[place] ?? 0] ?? 0;
      best.add(rank, sifted.prices[at] ?? 0, roughIds[place] ?? 0, list, place);
    }
  }
  return sum;
}

/** `last` is a price of the list; all later ones are equal or worse. */
function ranksWanted(best: Best, last: number | null, isCheapFirst: boolean): WantedRanks {
  const worst = best.worst();
  if (worst === null) return ALL_RANKS;
  const isBeyond = last !== null && (isCheapFirst ? last > worst.price : last < worst.price);
  return { max: worst.rank, isMaxWanted: !isBeyond };
}

/** One by one, for prices that only exact numbers hold. */
function searchExactly(search: SideSearch): FoundPage {
  const { question, maxCount, tables } = search;
  const { side, offset, limit, sort } = question;
  const ranks = tables.advertisers.ranksBy(sort);
  const found = search.lists.flatMap((columns) => {
    const parts: SieveParts = { ...search, columns };
    return Array.from({ length: columns.length }, (_, place) => place).flatMap((place) => {
      const price = decideExactly(parts, place);
      if (price === null) return [];
      const rank = ranks?.[columns.arrays.advertisers[place] ?? 0] ?? 0;
      return [{ ...entryAt(search, columns, place, price), rank }];
    });
  });
  found.sort((a, b) => {
    if (a.rank !== b.rank) return a.rank < b.rank ? -1 : 1;
    if (a.price !== b.price) return a.price < b.price === (side === "sell") ? -1 : 1;
    return a.id < b.id ? -1 : 1;
  });
  return {
    offers: found.slice(0, maxCount).slice(offset, offset + limit),
    total: Math.min(found.length, maxCount),
    isCapped: found.length > maxCount,
  };
}

function entryAt(
  { tables }: SideSearch,
  { arrays }: Columns,
  place: number,
  price: bigint,
): FoundEntry {
  return {
    id: toOfferId(arrays.ids[place] ?? 0n),
    advertiserId: tables.advertisers.idAt(arrays.advertisers[place] ?? 0),
    price,
    remaining: arrays.exactRemainings[place] ?? 0n,
  };
}
