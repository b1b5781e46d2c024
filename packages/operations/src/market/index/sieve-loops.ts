// The loops of the sieve, and what they go by.
import type { AmountRule } from "./amount-rule.ts";
import type { OfferArrays } from "./offer-columns.ts";

export type RuleName = "advertisers" | "payMethods" | "conditions" | "hours";
export type ScratchName = RuleName | "marks";

/** What is left of a block, in the order of the list. */
export interface Sifted {
  readonly places: Int32Array;
  readonly prices: Float64Array;
  count: number;
  /** What was decided for this question, by the names of rules. */
  readonly verdicts: Map<ScratchName, Uint8Array>;
}

export interface WantedRanks {
  readonly max: number;
  /** Whether those of the worst rank itself are wanted too. */
  readonly isMaxWanted: boolean;
}

/** The bounds of an amount. */
export interface Limits {
  readonly value: number;
  readonly least: Float64Array | null;
  readonly most: Float64Array;
}

/** Decides by something that many offers share, for each such thing once. */
export interface Rule {
  /** What each offer has. */
  readonly numbers: Int32Array;
  /** By number: 0 when it is not yet known, 1 when it is good, else 2. */
  readonly verdicts: Uint8Array;
  readonly isGood: (number: number) => boolean;
}

/** The limit of a smallest order's worth: the advertiser's for buy offers, else the reader's. */
export interface Room {
  readonly centsPerUnit: number;
  /** By place of the advertiser; null where the reader's own counts. */
  readonly rooms: Float64Array | null;
  readonly own: number;
}

// The loops. Each keeps some of the positions, and moves them to the front. A position is always
// written, and counted or not: an unpredictable branch takes longer than all the rest of a loop.

export function begin(sifted: Sifted, from: number, to: number): void {
  const { places } = sifted;
  const count = Math.min(to - from, places.length);
  for (let at = 0; at < count; at += 1) places[at] = from + at;
  sifted.count = count;
}

export function keepBits(sifted: Sifted, methodBits: Int32Array, bits: number): void {
  const { places, count } = sifted;
  let kept = 0;
  for (let at = 0; at < count; at += 1) {
    const place = places[at] ?? 0;
    places[kept] = place;
    kept += Number(((methodBits[place] ?? 0) & bits) !== 0);
  }
  sifted.count = kept;
}

export function keepRanked(
  sifted: Sifted,
  advertisers: Int32Array,
  ranks: Float64Array,
  { max, isMaxWanted }: WantedRanks,
): void {
  const { places, count } = sifted;
  const asMax = Number(isMaxWanted);
  let kept = 0;
  for (let at = 0; at < count; at += 1) {
    const place = places[at] ?? 0;
    const rank = ranks[advertisers[place] ?? 0] ?? 0;
    places[kept] = place;
    kept += Number(rank < max) | (Number(rank === max) & asMax);
  }
  sifted.count = kept;
}

/** Marks are 0 or 1. */
export function keepMarked(sifted: Sifted, advertisers: Int32Array, marks: Uint8Array): void {
  const { places, count } = sifted;
  let kept = 0;
  for (let at = 0; at < count; at += 1) {
    const place = places[at] ?? 0;
    places[kept] = place;
    kept += marks[advertisers[place] ?? 0] ?? 0;
  }
  sifted.count = kept;
}

export function keepRoom(
  sifted: Sifted,
  { advertisers, minLimits }: OfferArrays,
  { centsPerUnit, rooms, own }: Room,
): void {
  const { places, count } = sifted;
  let kept = 0;
  for (let at = 0; at < count; at += 1) {
    const place = places[at] ?? 0;
    const room = rooms === null ? own : (rooms[advertisers[place] ?? 0] ?? 0);
    places[kept] = place;
    kept += Number((minLimits[place] ?? 0) * centsPerUnit <= room);
  }
  sifted.count = kept;
}

export function keepOthers(sifted: Sifted, ids: BigInt64Array, left: ReadonlySet<bigint>): void {
  const { places, count } = sifted;
  let kept = 0;
  for (let at = 0; at < count; at += 1) {
    const place = places[at] ?? 0;
    places[kept] = place;
    kept += Number(!left.has(ids[place] ?? 0n));
  }
  sifted.count = kept;
}

export function keepLimits(sifted: Sifted, { value, least, most }: Limits): void {
  const { places, count } = sifted;
  let kept = 0;
  for (let at = 0; at < count; at += 1) {
    const place = places[at] ?? 0;
    places[kept] = place;
    const isEnough = least === null || value >= (least[place] ?? 0);
    kept += Number(value <= (most[place] ?? 0)) & Number(isEnough);
  }
  sifted.count = kept;
}

export function keepRule(sifted: Sifted, { numbers, verdicts, isGood }: Rule): void {
  const { places, count } = sifted;
  let kept = 0;
  for (let at = 0; at < count; at += 1) {
    const place = places[at] ?? 0;
    const number = numbers[place] ?? 0;
    let verdict = verdicts[number] ?? 0;
    if (verdict === 0) {
      verdict = isGood(number) ? 1 : 2;
      verdicts[number] = verdict;
    }
    places[kept] = place;
    kept += verdict & 1;
  }
  sifted.count = kept;
}

export function writeFixed({ places, prices, count }: Sifted, keys: Float64Array): void {
  for (let at = 0; at < count; at += 1) prices[at] = Math.abs(keys[places[at] ?? 0] ?? 0);
}

export function writeFloating(
  { places, prices, count }: Sifted,
  keys: Float64Array,
  { whole, rest, one, isUp }: { whole: number; rest: number; one: number; isUp: boolean },
): void {
  for (let at = 0; at < count; at += 1) {
    const ratio = Math.abs(keys[places[at] ?? 0] ?? 0);
    const part = (rest * ratio) / one;
    prices[at] = whole * ratio + (isUp ? Math.ceil(part) : Math.floor(part));
  }
}

export function keepBounded(sifted: Sifted, floors: Float64Array, ceilings: Float64Array): void {
  const { places, prices, count } = sifted;
  let kept = 0;
  for (let at = 0; at < count; at += 1) {
    const place = places[at] ?? 0;
    const price = prices[at] ?? 0;
    places[kept] = place;
    prices[kept] = price;
    const isHighEnough = Number(price > 0) & Number(price >= (floors[place] ?? 0));
    kept += isHighEnough & Number(price <= (ceilings[place] ?? 0));
  }
  sifted.count = kept;
}

export function keepWorthy(sifted: Sifted, leastPrices: Float64Array): void {
  const { places, prices, count } = sifted;
  let kept = 0;
  for (let at = 0; at < count; at += 1) {
    const place = places[at] ?? 0;
    const price = prices[at] ?? 0;
    places[kept] = place;
    prices[kept] = price;
    kept += Number(price >= (leastPrices[place] ?? 0));
  }
  sifted.count = kept;
}

export function keepEach(sifted: Sifted, isGood: (place: number) => boolean): void {
  const { places, prices, count } = sifted;
  let kept = 0;
  for (let at = 0; at < count; at += 1) {
    const place = places[at] ?? 0;
    if (!isGood(place)) continue;
    places[kept] = place;
    prices[kept] = prices[at] ?? 0;
    kept += 1;
  }
  sifted.count = kept;
}

export function keepFitting(
  sifted: Sifted,
  fits: AmountRule,
  isGood: (place: number) => boolean,
): void {
  const { places, prices, count } = sifted;
  let kept = 0;
  for (let at = 0; at < count; at += 1) {
    const place = places[at] ?? 0;
    const price = prices[at] ?? 0;
    const verdict = fits(place, price);
    if (verdict < 0 || (verdict === 0 && !isGood(place))) continue;
    places[kept] = place;
    prices[kept] = price;
    kept += 1;
  }
  sifted.count = kept;
}
