// Which offers of a list belong into somebody's, and at which prices? As `decideOfferMatch` decides,
// but a block of places at a time, each rule in one short loop over flat arrays, since a question may
// have to look at a hundred thousand offers. Where floating numbers are too close to tell, that
// function is asked itself.
import { listUnmetConditions } from "@parley/domain/offer/conditions";
import { RATIO_ONE } from "@parley/domain/offer/effective-price";
import { isOpenAt } from "@parley/domain/offer/hours";
import type { AdvertiserTable } from "./advertiser-table.ts";
import { createAmountRule, type AmountRule } from "./amount-rule.ts";
import { ONLINE_MS, type BookOffer, type BookQuestion, type MarketScales } from "./book-types.ts";
import { decideOfferMatch } from "./match-offer.ts";
import type { MethodBits } from "./method-bits.ts";
import type { NumberedValues } from "./numbered-values.ts";
import { termsAt, type Columns, type OfferArrays } from "./offer-columns.ts";

/** What offers are listed by and do not hold themselves. */
export interface BookTables {
  readonly advertisers: AdvertiserTable;
  readonly methodBits: MethodBits;
  readonly payMethods: NumberedValues<BookOffer["payMethods"]>;
  readonly conditions: NumberedValues<BookOffer["conditions"]>;
  readonly hours: NumberedValues<BookOffer["hours"]>;
}

export interface SieveParts {
  readonly question: BookQuestion;
  readonly columns: Columns;
  /** In which units the least prices were counted; null when that is not known. */
  readonly scales: MarketScales | null;
  readonly tables: BookTables;
  /** Where a block is sifted; the same for all questions, which are answered one after the other. */
  readonly sifted: Sifted;
}

/** What is left of a block, in the order of the list. */
export interface Sifted {
  readonly places: Int32Array;
  readonly prices: Float64Array;
  count: number;
  /** What was decided for this question, by the names of rules. */
  readonly verdicts: Map<ScratchName, Uint8Array>;
}

type RuleName = "advertisers" | "payMethods" | "conditions" | "hours";
type ScratchName = RuleName | "marks";

export function createSifted(blockSize: number): Sifted {
  return {
    places: new Int32Array(blockSize),
    prices: new Float64Array(blockSize),
    count: 0,
    verdicts: new Map(),
  };
}

/**
 * Answers the offers from that place on, as many as a block has, that belong into the list and are of
 * the ranks that are asked for. Good until it is called again.
 */
export type Sieve = (from: number, wanted: WantedRanks) => Sifted;

export interface WantedRanks {
  readonly max: number;
  /** Whether those of the worst rank itself are wanted too. */
  readonly isMaxWanted: boolean;
}

export const ALL_RANKS: WantedRanks = { max: Number.POSITIVE_INFINITY, isMaxWanted: true };

/** Whole numbers below this are the same as floating ones. */
const EXACT_BELOW = 2 ** 53;

/** Null when prices are so high that only exact numbers will do. */
export function createSieve(parts: SieveParts): Sieve | null {
  const { question, columns, tables, sifted } = parts;
  const priceList = createPriceList(question, columns);
  if (priceList === null) return null;
  const rules = listRules(parts);
  const marks = markAdvertisers(question, tables.advertisers, sifted);
  const bits = bitsOf(question, tables);
  const limits = limitsOf(question, columns.arrays);
  const fits = createAmountRule(question, columns.arrays);
  const ranks = tables.advertisers.ranksBy(question.sort);
  const isLeastKnown = isSameScales(question, parts.scales);
  const isGoodExactly = (place: number) => decideExactly(parts, place) !== null;
  return (from, wanted) => {
    begin(sifted, from, columns.length);
    // First what costs little and leaves few.
    if (ranks !== null && wanted !== ALL_RANKS) {
      keepRanked(sifted, columns.arrays.advertisers, ranks, wanted);
    }
    if (bits !== null) keepBits(sifted, columns.arrays.methodBits, bits);
    if (limits !== null) keepLimits(sifted, limits);
    keepMarked(sifted, columns.arrays.advertisers, marks);
    for (const rule of rules) keepRule(sifted, rule);
    priceList(sifted);
    if (isLeastKnown) keepWorthy(sifted, columns.arrays.leastPrices);
    else keepEach(sifted, isGoodExactly);
    if (fits !== null) keepFitting(sifted, fits, isGoodExactly);
    return sifted;
  };
}

/** By exact numbers alone; the price, or null when it does not belong into the list. */
export function decideExactly(
  { question, columns, tables }: SieveParts,
  place: number,
): bigint | null {
  const { advertisers, payMethods, conditions, hours } = columns.arrays;
  const facts = tables.advertisers.factsAt(advertisers[place] ?? 0);
  if (facts === null) return null;
  const offer = {
    ...termsAt(columns, place),
    advertiserId: facts.id,
    payMethods: tables.payMethods.valueOf(payMethods[place] ?? 0),
    conditions: tables.conditions.valueOf(conditions[place] ?? 0),
    hours: tables.hours.valueOf(hours[place] ?? 0),
  };
  return decideOfferMatch(question, offer, facts);
}

function isSameScales(a: MarketScales, b: MarketScales | null): boolean {
  if (b === null) return false;
  const isSameFiat = a.fiatScale === b.fiatScale && a.priceScale === b.priceScale;
  return isSameFiat && a.cryptoScale === b.cryptoScale;
}

/** Null when any method will do. */
function bitsOf({ payMethods, fiat }: BookQuestion, { methodBits }: BookTables): number | null {
  return payMethods === undefined ? null : methodBits.knownBits(fiat, payMethods);
}

/** What an amount must lie between. */
interface Limits {
  readonly value: number;
  readonly least: Float64Array | null;
  readonly most: Float64Array;
}

/** Null when no amount is asked for. */
function limitsOf({ amount }: BookQuestion, arrays: OfferArrays): Limits | null {
  if (amount === undefined) return null;
  const value = Number(amount.value);
  return amount.in === "fiat"
    ? { value, least: arrays.minLimits, most: arrays.maxLimits }
    : { value, least: null, most: arrays.remainings };
}

/** Decides by something that many offers share, for each such thing once. */
interface Rule {
  /** What each offer has. */
  readonly numbers: Int32Array;
  /** By number: 0 when it is not yet known, 1 when it is good, else 2. */
  readonly verdicts: Uint8Array;
  readonly isGood: (number: number) => boolean;
}

function listRules({ question, columns, tables, sifted }: SieveParts): Rule[] {
  const { payMethods: wanted, taker, now } = question;
  const { advertisers, payMethods, conditions, hours } = tables;
  const ruleOf = (name: RuleName, count: number, isGood: Rule["isGood"]): Rule => ({
    numbers: columns.arrays[name],
    verdicts: takeVerdicts(sifted, name, count),
    isGood,
  });
  const rules: Rule[] = [];
  const isWanted = createPersonalRule(question, advertisers);
  if (isWanted !== null) rules.push(ruleOf("advertisers", advertisers.count, isWanted));
  if (wanted !== undefined) {
    const takesOne = (number: number) =>
      payMethods.valueOf(number).some((code) => wanted.includes(code));
    rules.push(ruleOf("payMethods", payMethods.count, takesOne));
  }
  if (taker !== undefined) {
    const isMet = (number: number) =>
      listUnmetConditions(conditions.valueOf(number), taker).length === 0;
    rules.push(ruleOf("conditions", conditions.count, isMet));
  }
  const isOpen = (number: number) => isOpenAt(hours.valueOf(number), now);
  return [...rules, ruleOf("hours", hours.count, isOpen)];
}

/** Nothing is decided yet. */
function takeVerdicts({ verdicts }: Sifted, name: ScratchName, count: number): Uint8Array {
  const known = verdicts.get(name);
  if (known !== undefined && known.length >= count) return known.fill(0);
  const larger = new Uint8Array(count * 2);
  verdicts.set(name, larger);
  return larger;
}

/** Whom the reader wants to see, and may; null when that is everybody. */
function createPersonalRule(question: BookQuestion, table: AdvertiserTable): Rule["isGood"] | null {
  const { taker, advertiserId, followed, blocked } = question;
  const asked = [taker, advertiserId, followed, blocked];
  if (asked.every((one) => one === undefined)) return null;
  const { accountGroups } = table;
  return (advertiser) => {
    if (taker !== undefined && accountGroups[advertiser] === taker.accountGroup) return false;
    const id = table.idAt(advertiser);
    if (advertiserId !== undefined && id !== advertiserId) return false;
    return blocked?.has(id) !== true && followed?.has(id) !== false;
  };
}

/** By place 1 for whoever may be shown and is as the question wants them, else 0. */
function markAdvertisers(
  { isVerifiedOnly = false, isOnlineOnly = false, now }: BookQuestion,
  { isOpen, isVerified, seenAt, count }: AdvertiserTable,
  sifted: Sifted,
): Uint8Array {
  if (!isVerifiedOnly && !isOnlineOnly) return isOpen;
  const marks = takeVerdicts(sifted, "marks", count);
  const asAnybody = Number(!isVerifiedOnly);
  const since = isOnlineOnly ? now - ONLINE_MS : Number.NEGATIVE_INFINITY;
  for (let place = 0; place < count; place += 1) {
    const isKnown = (isVerified[place] ?? 0) | asAnybody;
    marks[place] = (isOpen[place] ?? 0) & isKnown & Number((seenAt[place] ?? 0) >= since);
  }
  return marks;
}

/** Writes the prices, exact as long as none, and no product on the way there, reaches 2^53. */
function createPriceList(
  { side, rate }: BookQuestion,
  columns: Columns,
): ((sifted: Sifted) => void) | null {
  const { keys, floors, ceilings } = columns.arrays;
  const dearest = Math.abs(keys[side === "sell" ? columns.length - 1 : 0] ?? 0);
  if (!columns.isFloating) {
    return dearest < EXACT_BELOW ? (sifted) => writeFixed(sifted, keys) : null;
  }
  const one = Number(RATIO_ONE);
  const units = rate ?? 0n;
  if ((Number(units) / one + 1) * dearest >= EXACT_BELOW) return null;
  if (dearest * one >= EXACT_BELOW) return null;
  // In two parts, as the rate times a ratio may be larger than the price.
  const parts = { whole: Number(units / RATIO_ONE), rest: Number(units % RATIO_ONE), one };
  return (sifted) => {
    writeFloating(sifted, keys, { ...parts, isUp: side === "sell" });
    keepBounded(sifted, floors, ceilings);
  };
}

// The loops. Each keeps some of the places, and moves them to the front. A place is always written, and
// counts or does not: a branch that goes either way at random takes longer than all the rest of a loop.

function begin(sifted: Sifted, from: number, to: number): void {
  const { places } = sifted;
  const count = Math.min(to - from, places.length);
  for (let at = 0; at < count; at += 1) places[at] = from + at;
  sifted.count = count;
}

function keepBits(sifted: Sifted, methodBits: Int32Array, bits: number): void {
  const { places, count } = sifted;
  let kept = 0;
  for (let at = 0; at < count; at += 1) {
    const place = places[at] ?? 0;
    places[kept] = place;
    kept += Number(((methodBits[place] ?? 0) & bits) !== 0);
  }
  sifted.count = kept;
}

function keepRanked(
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
function keepMarked(sifted: Sifted, advertisers: Int32Array, marks: Uint8Array): void {
  const { places, count } = sifted;
  let kept = 0;
  for (let at = 0; at < count; at += 1) {
    const place = places[at] ?? 0;
    places[kept] = place;
    kept += marks[advertisers[place] ?? 0] ?? 0;
  }
  sifted.count = kept;
}

function keepLimits(sifted: Sifted, { value, least, most }: Limits): void {
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

function keepRule(sifted: Sifted, { numbers, verdicts, isGood }: Rule): void {
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

function writeFixed({ places, prices, count }: Sifted, keys: Float64Array): void {
  for (let at = 0; at < count; at += 1) prices[at] = Math.abs(keys[places[at] ?? 0] ?? 0);
}

function writeFloating(
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

function keepBounded(sifted: Sifted, floors: Float64Array, ceilings: Float64Array): void {
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

function keepWorthy(sifted: Sifted, leastPrices: Float64Array): void {
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

function keepEach(sifted: Sifted, isGood: (place: number) => boolean): void {
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

function keepFitting(sifted: Sifted, fits: AmountRule, isGood: (place: number) => boolean): void {
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
