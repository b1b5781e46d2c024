// The list of offers in memory. Offers of one side of one market are in two lists, fixed prices
// sorted by price and floating ones by ratio, so that a new reference rate moves nothing. Both are
// flat numeric arrays, which a query scans.
import type { OfferId } from "@parley/domain/ids";
import { powerOfTen } from "@parley/domain/decimal";
import { mulDivCeil } from "@parley/domain/money/mul-div";
import { isDeepStrictEqual } from "node:util";
import { createAdvertiserTable } from "./advertiser-table.ts";
import {
  MAX_COUNT,
  type IndexedOffer,
  type IndexQuery,
  type IndexSide,
  type MarketScales,
  type OfferIndex,
} from "./index-types.ts";
import type { IndexedAdvertiser } from "./indexed-advertiser.ts";
import { createMethodBits } from "./method-bits.ts";
import { createNumberedValues } from "./numbered-values.ts";
import { createColumns, sortKey, type ColumnEntry, type Columns } from "./offer-columns.ts";
import { createOfferSpots } from "./offer-spots.ts";
import { createSifted, type IndexTables } from "./offer-sieve.ts";
import { searchSide, type FoundPage } from "./search-side.ts";

interface SideLists {
  readonly scales: MarketScales | null;
  /** Their numbers among all lists. */
  readonly fixed: number;
  readonly floating: number;
}

/** Few enough to stay close at hand from one rule to the next. */
const BLOCK_SIZE = 1_024;
const NOTHING: FoundPage = { offers: [], total: 0, isCapped: false };

export interface IndexSizes {
  /** No list counts further. */
  readonly maxCount?: number;
  /** How many offers a query scans together. */
  readonly blockSize?: number;
}

/** `scalesOf` says in which units a market counts, where that is known. */
export function createOfferIndex(
  scalesOf: (crypto: string, fiat: string) => MarketScales | null,
  { maxCount = MAX_COUNT, blockSize = BLOCK_SIZE }: IndexSizes = {},
): OfferIndex {
  const index = createOfferSpots();
  const lists: { readonly columns: Columns; readonly scales: MarketScales | null }[] = [];
  const sides = new Map<string, SideLists>();
  /** By position of the advertiser: how many offers in which list. */
  const counts: (Map<number, number> | undefined)[] = [];
  const tables = createTables();
  const { advertisers } = tables;
  const sifted = createSifted(blockSize);

  function sideOf(offer: IndexedOffer): SideLists {
    const name = sideName(offer);
    const known = sides.get(name);
    if (known !== undefined) return known;
    const { side, crypto, fiat } = offer;
    const scales = scalesOf(crypto, fiat);
    const fixed = lists.push({ columns: createColumns({ side, crypto, fiat }, false), scales }) - 1;
    const floating =
      lists.push({ columns: createColumns({ side, crypto, fiat }, true), scales }) - 1;
    const made = { scales, fixed, floating };
    sides.set(name, made);
    return made;
  }

  function listAt(number: number) {
    const list = lists[number];
    if (list === undefined) throw new Error(`there is no list ${number}`);
    return list;
  }

  function count(advertiser: number, list: number, change: 1 | -1): void {
    const own = counts[advertiser] ?? new Map<number, number>();
    counts[advertiser] = own;
    const sum = (own.get(list) ?? 0) + change;
    if (sum > 0) own.set(list, sum);
    else own.delete(list);
  }

  function remove(id: OfferId): void {
    const spot = index.find(id);
    if (spot === null) return;
    const { columns } = listAt(spot.list);
    count(columns.arrays.advertisers[columns.placeOf(id, spot.key)] ?? 0, spot.list, -1);
    columns.remove(id, spot.key);
    index.delete(id);
  }

  /** Everything but its place in the list. */
  function take(offer: IndexedOffer): { readonly list: number; readonly entry: ColumnEntry } {
    remove(offer.id);
    const { scales, fixed, floating } = sideOf(offer);
    const list = offer.price.type === "fixed" ? fixed : floating;
    const advertiser = advertisers.placeOf(offer.advertiserId);
    index.put(offer.id, { list, key: sortKey(offer) });
    count(advertiser, list, 1);
    const numbers = {
      advertiser,
      methodBits: tables.methodBits.bitsOf(offer.fiat, offer.payMethods),
      payMethods: tables.payMethods.numberOf(offer.payMethods),
      conditions: tables.conditions.numberOf(offer.conditions),
      hours: tables.hours.numberOf(offer.hours),
    };
    return { list, entry: { offer, numbers, leastPrice: leastPriceOf(offer, scales) } };
  }

  function search(question: IndexQuery): FoundPage {
    const side = sides.get(sideName(question));
    if (side === undefined) return NOTHING;
    const { scales, fixed, floating } = side;
    // Without a rate no floating offer has a price.
    const asked = question.rate === null ? [fixed] : [fixed, floating];
    const columns = asked.map((number) => listAt(number).columns);
    return searchSide({ question, lists: columns, scales, tables, maxCount, sifted });
  }

  return {
    put(offer) {
      const { list, entry } = take(offer);
      listAt(list).columns.insert(entry);
    },
    putAll(given) {
      const added = new Map<number, ColumnEntry[]>();
      // Of an offer that occurs twice the last one counts.
      for (const one of new Map(given.map((offer) => [offer.id, offer])).values()) {
        const { list, entry } = take(one);
        const entries = added.get(list);
        if (entries === undefined) added.set(list, [entry]);
        else entries.push(entry);
      }
      for (const [list, entries] of added) listAt(list).columns.insertAll(entries);
    },
    setRemaining(id, remaining) {
      const spot = index.find(id);
      if (spot === null) return null;
      const { columns, scales } = listAt(spot.list);
      const place = columns.placeOf(id, spot.key);
      const minLimit = columns.arrays.exactMinLimits[place] ?? 0n;
      columns.setRemaining(place, remaining, leastPriceOf({ remaining, minLimit }, scales));
      return sideOfColumns(columns);
    },
    remove,
    putAdvertiser(advertiser) {
      const place = advertisers.placeOf(advertiser.id);
      const before = advertisers.factsAt(place);
      advertisers.put(advertiser);
      if (before !== null && isListedAlike(before, advertiser)) return [];
      return [...(counts[place]?.keys() ?? [])].map((list) => sideOfColumns(listAt(list).columns));
    },
    depth(question) {
      const { offers } = search({ ...question, sort: "price", offset: 0, limit: maxCount });
      const steps = new Map<bigint, bigint>();
      for (const { price, remaining } of offers) {
        steps.set(price, (steps.get(price) ?? 0n) + remaining);
      }
      return [...steps].map(([price, quantity]) => ({ price, quantity }));
    },
    ask(question) {
      const { offers, total, isCapped } = search(question);
      const page = offers.map(({ id, advertiserId, price }) => ({ id, advertiserId, price }));
      return { offers: page, total, isCapped };
    },
    get size() {
      return index.size;
    },
  };
}

function createTables(): IndexTables {
  return {
    advertisers: createAdvertiserTable(),
    methodBits: createMethodBits(),
    payMethods: createNumberedValues((codes) => codes.join(" ")),
    conditions: createNumberedValues((asked) =>
      [
        asked.isKycRequired,
        asked.minTrades,
        asked.minCompletionPercent,
        asked.minRegisteredDays,
        asked.firstTradeCap,
      ].join(" "),
    ),
    hours: createNumberedValues((hours) => (hours === null ? "" : JSON.stringify(hours))),
  };
}

function isListedAlike(before: IndexedAdvertiser, after: IndexedAdvertiser): boolean {
  return isDeepStrictEqual({ ...before, seenAt: 0 }, { ...after, seenAt: 0 });
}

/** Exact as far as prices go, which are whole numbers. */
function leastPriceOf(
  { remaining, minLimit }: Pick<IndexedOffer, "remaining" | "minLimit">,
  scales: MarketScales | null,
): number {
  if (scales === null) return 0;
  if (remaining <= 0n) return minLimit > 0n ? Number.POSITIVE_INFINITY : 0;
  const { priceScale, cryptoScale, fiatScale } = scales;
  const unit = remaining * powerOfTen(fiatScale);
  return Number(mulDivCeil(minLimit, powerOfTen(cryptoScale + priceScale), unit));
}

function sideOfColumns({ side, crypto, fiat }: Columns): IndexSide {
  return { side, crypto, fiat };
}

/** As a key of maps. */
export function sideName({ side, crypto, fiat }: IndexSide): string {
  return `${side} ${crypto} ${fiat}`;
}
