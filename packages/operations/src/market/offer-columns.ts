// One side of one market, either its fixed or its floating offers: a list that stays sorted by price
// or ratio, then id, with all that filters ask for in flat arrays of numbers. What it says is rough
// and never too strict; who wants to be exact looks at the offers that pass.
import type { BookOffer } from "./book-types.ts";

export interface Columns {
  readonly length: number;
  readonly offers: readonly BookOffer[];
  /** Prices or ratios; negative where the dearest comes first. */
  readonly keys: Float64Array;
  /** Places in the table of advertisers. */
  readonly advertisers: Int32Array;
  readonly methodBits: Int32Array;
  readonly minLimits: Float64Array;
  readonly maxLimits: Float64Array;
  /** Atoms. */
  readonly remainings: Float64Array;
  /** The smallest price at which what is left is worth the smallest order. */
  readonly leastPrices: Float64Array;
  insert(offer: BookOffer, facts: OfferFacts): void;
  /** The same for many that are not there yet, in one pass over the list. */
  insertAll(entries: readonly ColumnEntry[]): void;
  /** With the offer as it was put in. */
  remove(offer: BookOffer): void;
  /** Anything but its place in the order may differ. */
  replace(offer: BookOffer, leastPrice: number): void;
}

export interface OfferFacts {
  readonly advertiser: number;
  readonly methodBits: number;
  readonly leastPrice: number;
}

export interface ColumnEntry {
  readonly offer: BookOffer;
  readonly facts: OfferFacts;
}

const FIRST_CAPACITY = 16;

export function createColumns(): Columns {
  let length = 0;
  let capacity = FIRST_CAPACITY;
  const offers: BookOffer[] = [];
  let keys = new Float64Array(capacity);
  let advertisers = new Int32Array(capacity);
  let methodBits = new Int32Array(capacity);
  let minLimits = new Float64Array(capacity);
  let maxLimits = new Float64Array(capacity);
  let remainings = new Float64Array(capacity);
  let leastPrices = new Float64Array(capacity);

  /** Where that offer is, or would be. */
  function placeOf(offer: BookOffer): number {
    const key = sortKey(offer);
    let low = 0;
    let high = length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const other = keys[middle] ?? 0;
      const isBefore = other < key || (other === key && (offers[middle]?.id ?? 0n) < offer.id);
      if (isBefore) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  function knownPlaceOf(offer: BookOffer): number {
    const place = placeOf(offer);
    if (offers[place]?.id !== offer.id) throw new Error("an offer is not where it was put");
    return place;
  }

  function reserve(count: number): void {
    if (length + count <= capacity) return;
    while (capacity < length + count) capacity *= 2;
    keys = enlarge(keys, new Float64Array(capacity));
    advertisers = enlarge(advertisers, new Int32Array(capacity));
    methodBits = enlarge(methodBits, new Int32Array(capacity));
    minLimits = enlarge(minLimits, new Float64Array(capacity));
    maxLimits = enlarge(maxLimits, new Float64Array(capacity));
    remainings = enlarge(remainings, new Float64Array(capacity));
    leastPrices = enlarge(leastPrices, new Float64Array(capacity));
  }

  function all() {
    return [keys, advertisers, methodBits, minLimits, maxLimits, remainings, leastPrices];
  }

  function shift(to: number, from: number): void {
    for (const column of all()) column.copyWithin(to, from, length);
  }

  function move(to: number, from: number): void {
    const offer = offers[from];
    if (offer === undefined) throw new Error("the list of offers has a hole");
    offers[to] = offer;
    for (const column of all()) column[to] = column[from] ?? 0;
  }

  function write(place: number, { offer, facts }: ColumnEntry): void {
    offers[place] = offer;
    keys[place] = sortKey(offer);
    advertisers[place] = facts.advertiser;
    methodBits[place] = facts.methodBits;
    minLimits[place] = Number(offer.minLimit);
    maxLimits[place] = Number(offer.maxLimit);
    remainings[place] = Number(offer.remaining);
    leastPrices[place] = facts.leastPrice;
  }

  return {
    offers,
    get length() {
      return length;
    },
    get advertisers() {
      return advertisers;
    },
    get methodBits() {
      return methodBits;
    },
    get minLimits() {
      return minLimits;
    },
    get maxLimits() {
      return maxLimits;
    },
    get keys() {
      return keys;
    },
    get remainings() {
      return remainings;
    },
    get leastPrices() {
      return leastPrices;
    },
    insert(offer, facts) {
      reserve(1);
      const place = placeOf(offer);
      shift(place + 1, place);
      offers.splice(place, 0, offer);
      write(place, { offer, facts });
      length += 1;
    },
    insertAll(entries) {
      reserve(entries.length);
      const added = entries.toSorted((a, b) => compareOffers(a.offer, b.offer));
      let old = length - 1;
      let place = length + added.length - 1;
      length += added.length;
      // From the end, where there is room, so that each entry moves once.
      for (let next = added.length - 1; next >= 0; place -= 1) {
        const entry = added[next];
        if (entry === undefined) throw new Error("the list of offers has a hole");
        const before = offers[old];
        if (old >= 0 && before !== undefined && compareOffers(before, entry.offer) > 0) {
          move(place, old);
          old -= 1;
        } else {
          write(place, entry);
          next -= 1;
        }
      }
    },
    remove(offer) {
      const place = knownPlaceOf(offer);
      shift(place, place + 1);
      offers.splice(place, 1);
      length -= 1;
    },
    replace(offer, leastPrice) {
      const place = knownPlaceOf(offer);
      offers[place] = offer;
      remainings[place] = Number(offer.remaining);
      leastPrices[place] = leastPrice;
    },
  };
}

function enlarge<A extends { set(from: A): void }>(array: A, larger: A): A {
  larger.set(array);
  return larger;
}

function compareOffers(a: BookOffer, b: BookOffer): number {
  return sortKey(a) - sortKey(b) || (a.id < b.id ? -1 : 1);
}

/** The cheapest sell offer first, the dearest buy offer first. */
function sortKey({ side, price }: BookOffer): number {
  const key = Number(price.type === "fixed" ? price.price : price.ratio);
  return side === "sell" ? key : -key;
}
