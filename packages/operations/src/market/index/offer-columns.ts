// One side of one market, either its fixed or its floating offers: a list sorted by price or ratio,
// then id, in flat arrays, so that a million offers are not a million objects for the garbage
// collector. Amounts are stored twice: exactly, and as floating-point numbers, which compare much
// faster and are exact below 2^53.
import { toOfferId, type OfferId } from "@parley/domain/ids";
import type { IndexedOffer, IndexSide } from "./index-types.ts";

/** What tables of their own know by number. */
export interface OfferNumbers {
  /** Place in the table of advertisers. */
  readonly advertiser: number;
  readonly methodBits: number;
  readonly payMethods: number;
  readonly conditions: number;
  readonly hours: number;
}

export interface ColumnEntry {
  readonly offer: IndexedOffer;
  readonly numbers: OfferNumbers;
  /** The smallest price at which what is left is worth the smallest order. */
  readonly leastPrice: number;
}

function allocate(capacity: number) {
  return {
    ids: new BigInt64Array(capacity),
    /** As floating numbers: the smaller of two is the smaller one, but different ones may be equal. */
    roughIds: new Float64Array(capacity),
    /** Prices or ratios; negative where the dearest is first. */
    keys: new Float64Array(capacity),
    /** Of floating prices; 0 where there is none. */
    floors: new Float64Array(capacity),
    /** Of floating prices; infinite where there is none. */
    ceilings: new Float64Array(capacity),
    minLimits: new Float64Array(capacity),
    maxLimits: new Float64Array(capacity),
    /** Atoms. */
    remainings: new Float64Array(capacity),
    leastPrices: new Float64Array(capacity),
    exactPrices: new BigInt64Array(capacity),
    exactFloors: new BigInt64Array(capacity),
    exactCeilings: new BigInt64Array(capacity),
    exactMinLimits: new BigInt64Array(capacity),
    exactMaxLimits: new BigInt64Array(capacity),
    exactRemainings: new BigInt64Array(capacity),
    advertisers: new Int32Array(capacity),
    methodBits: new Int32Array(capacity),
    payMethods: new Int32Array(capacity),
    conditions: new Int32Array(capacity),
    hours: new Int32Array(capacity),
  };
}

export type OfferArrays = ReturnType<typeof allocate>;

export interface Columns extends IndexSide {
  readonly isFloating: boolean;
  readonly length: number;
  /** Others take their place when the list grows: never kept from one question to the next. */
  readonly arrays: OfferArrays;
  insert(entry: ColumnEntry): void;
  /** The same for many that are not there yet, in one pass over the list. */
  insertAll(entries: readonly ColumnEntry[]): void;
  /** With the key under which it was put in. */
  remove(id: OfferId, key: number): void;
  /** Minus one when it is not there. */
  placeOf(id: OfferId, key: number): number;
  setRemaining(place: number, remaining: bigint, leastPrice: number): void;
}

const FIRST_CAPACITY = 16;
/** Where there is no bound. */
const NO_BOUND = -1n;

export function createColumns(side: IndexSide, isFloating: boolean): Columns {
  let length = 0;
  let capacity = FIRST_CAPACITY;
  let arrays = allocate(capacity);
  let all = Object.values(arrays);

  /** Where that offer is, or would be, among the first `end`. */
  function search(id: OfferId, key: number, end: number): number {
    const { keys, ids } = arrays;
    let low = 0;
    let high = end;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const other = keys[middle] ?? 0;
      const isBefore = other < key || (other === key && (ids[middle] ?? 0n) < id);
      if (isBefore) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  function placeOf(id: OfferId, key: number): number {
    const place = search(id, key, length);
    return place < length && arrays.ids[place] === id ? place : -1;
  }

  function reserve(count: number): void {
    if (length + count <= capacity) return;
    while (capacity < length + count) capacity *= 2;
    const before = all;
    arrays = allocate(capacity);
    all = Object.values(arrays);
    for (const [number, column] of all.entries()) {
      const old = before[number];
      if (old !== undefined) bytesOf(column).set(bytesOf(old));
    }
  }

  /** Moves the entries from `from` up to `end`. */
  function shift(to: number, from: number, end: number): void {
    if (from < end) for (const column of all) column.copyWithin(to, from, end);
  }

  function write(place: number, { offer, numbers, leastPrice }: ColumnEntry): void {
    const { price } = offer;
    const isFixed = price.type === "fixed";
    const floor = isFixed ? null : price.floor;
    const ceiling = isFixed ? null : price.ceiling;
    arrays.ids[place] = offer.id;
    arrays.roughIds[place] = Number(offer.id);
    arrays.keys[place] = sortKey(offer);
    arrays.floors[place] = Number(floor ?? 0n);
    arrays.ceilings[place] = ceiling === null ? Number.POSITIVE_INFINITY : Number(ceiling);
    arrays.minLimits[place] = Number(offer.minLimit);
    arrays.maxLimits[place] = Number(offer.maxLimit);
    arrays.exactPrices[place] = isFixed ? price.price : price.ratio;
    arrays.exactFloors[place] = floor ?? NO_BOUND;
    arrays.exactCeilings[place] = ceiling ?? NO_BOUND;
    arrays.exactMinLimits[place] = offer.minLimit;
    arrays.exactMaxLimits[place] = offer.maxLimit;
    arrays.advertisers[place] = numbers.advertiser;
    arrays.methodBits[place] = numbers.methodBits;
    arrays.payMethods[place] = numbers.payMethods;
    arrays.conditions[place] = numbers.conditions;
    arrays.hours[place] = numbers.hours;
    setRemaining(place, offer.remaining, leastPrice);
  }

  function setRemaining(place: number, remaining: bigint, leastPrice: number): void {
    arrays.exactRemainings[place] = remaining;
    arrays.remainings[place] = Number(remaining);
    arrays.leastPrices[place] = leastPrice;
  }

  return {
    ...side,
    isFloating,
    get length() {
      return length;
    },
    get arrays() {
      return arrays;
    },
    insert(entry) {
      reserve(1);
      const place = search(entry.offer.id, sortKey(entry.offer), length);
      shift(place + 1, place, length);
      write(place, entry);
      length += 1;
    },
    insertAll(entries) {
      reserve(entries.length);
      const added = entries.toSorted((a, b) => compareOffers(a.offer, b.offer));
      let end = length;
      length += added.length;
      // From the end, where there is room, so that each entry moves once.
      for (const [before, entry] of [...added.entries()].toReversed()) {
        const place = search(entry.offer.id, sortKey(entry.offer), end);
        shift(place + before + 1, place, end);
        write(place + before, entry);
        end = place;
      }
    },
    remove(id, key) {
      const place = placeOf(id, key);
      if (place < 0) throw new Error("an offer is not where it was put");
      shift(place, place + 1, length);
      length -= 1;
    },
    placeOf,
    setRemaining,
  };
}

function orNull(bound: bigint): bigint | null {
  return bound === NO_BOUND ? null : bound;
}

/** An offer as it was put in, but for what tables know of it. */
export function termsAt(
  columns: Columns,
  place: number,
): Omit<IndexedOffer, "advertiserId" | "payMethods" | "conditions" | "hours"> {
  const { side, crypto, fiat, isFloating, arrays } = columns;
  const at = (column: BigInt64Array) => column[place] ?? 0n;
  const price = at(arrays.exactPrices);
  return {
    id: toOfferId(at(arrays.ids)),
    side,
    crypto,
    fiat,
    price: isFloating
      ? {
          type: "floating",
          ratio: price,
          floor: orNull(at(arrays.exactFloors)),
          ceiling: orNull(at(arrays.exactCeilings)),
        }
      : { type: "fixed", price },
    remaining: at(arrays.exactRemainings),
    minLimit: at(arrays.exactMinLimits),
    maxLimit: at(arrays.exactMaxLimits),
  };
}

/** The cheapest sell offer first, the dearest buy offer first. */
export function sortKey({ side, price }: Pick<IndexedOffer, "side" | "price">): number {
  const key = Number(price.type === "fixed" ? price.price : price.ratio);
  return side === "sell" ? key : -key;
}

function compareOffers(a: IndexedOffer, b: IndexedOffer): number {
  return sortKey(a) - sortKey(b) || (a.id < b.id ? -1 : 1);
}

function bytesOf({ buffer }: { readonly buffer: ArrayBuffer }): Uint8Array {
  return new Uint8Array(buffer);
}
