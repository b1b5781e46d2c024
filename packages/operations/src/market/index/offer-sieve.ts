// Which offers of a list match a query, and at which prices. Equivalent to `decideOfferMatch`, but
// for a block of positions at a time, each rule in one short loop over flat arrays, since a query
// may scan a hundred thousand offers. Where floating-point numbers are too close, that function
// decides.
import { listUnmetConditions } from "@parley/domain/offer/conditions";
import { RATIO_ONE } from "@parley/domain/offer/effective-price";
import { isOpenAt } from "@parley/domain/offer/hours";
import type { AdvertiserTable } from "./advertiser-table.ts";
import { createAmountRule, EXACT_BELOW } from "./amount-rule.ts";
import type { IndexedOffer, IndexQuery, MarketScales } from "./index-types.ts";
import { isUnfiltered, passesFilters } from "./indexed-advertiser.ts";
import { decideOfferMatch } from "./match-offer.ts";
import type { MethodBits } from "./method-bits.ts";
import type { NumberedValues } from "./numbered-values.ts";
import { termsAt, type Columns, type OfferArrays } from "./offer-columns.ts";
import {
  begin,
  keepBits,
  keepBounded,
  keepEach,
  keepFitting,
  keepLimits,
  keepMarked,
  keepOthers,
  keepRanked,
  keepRoom,
  keepRule,
  keepWorthy,
  writeFixed,
  writeFloating,
  type Limits,
  type Room,
  type Rule,
  type RuleName,
  type ScratchName,
  type Sifted,
  type WantedRanks,
} from "./sieve-loops.ts";

/** What offers are listed by and do not hold themselves. */
export interface IndexTables {
  readonly advertisers: AdvertiserTable;
  readonly methodBits: MethodBits;
  readonly payMethods: NumberedValues<IndexedOffer["payMethods"]>;
  readonly conditions: NumberedValues<IndexedOffer["conditions"]>;
  readonly hours: NumberedValues<IndexedOffer["hours"]>;
}

export interface SieveParts {
  readonly question: IndexQuery;
  readonly columns: Columns;
  /** In which units the least prices were counted; null when that is not known. */
  readonly scales: MarketScales | null;
  readonly tables: IndexTables;
  /** Where a block is sifted; the same for all questions, which are answered one after the other. */
  readonly sifted: Sifted;
}

export function createSifted(blockSize: number): Sifted {
  return {
    places: new Int32Array(blockSize),
    prices: new Float64Array(blockSize),
    count: 0,
    verdicts: new Map(),
  };
}

/**
 * Returns the offers from that position on, up to a block, that match and are of the requested
 * ranks. Valid until the next call.
 */
export type Sieve = (from: number, wanted: WantedRanks) => Sifted;

export const ALL_RANKS: WantedRanks = { max: Number.POSITIVE_INFINITY, isMaxWanted: true };

/** Null when prices are so high that only exact numbers will do. */
export function createSieve(parts: SieveParts): Sieve | null {
  const { question, columns, tables, sifted } = parts;
  const priceList = createPriceList(question, columns);
  if (priceList === null) return null;
  const rules = listRules(parts);
  const marks = markAdvertisers(question, tables.advertisers, sifted);
  const bits = bitsOf(question, tables);
  const limits = limitsOf(question, columns.arrays);
  const room = roomOf(question, tables.advertisers);
  const fullOffers = question.taker?.fullOffers;
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
    if (room !== null) keepRoom(sifted, columns.arrays, room);
    if (fullOffers !== undefined && fullOffers.size > 0) {
      keepOthers(sifted, columns.arrays.ids, fullOffers);
    }
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
function bitsOf({ payMethods, fiat }: IndexQuery, { methodBits }: IndexTables): number | null {
  return payMethods === undefined ? null : methodBits.knownBits(fiat, payMethods);
}

/** Null without an amount. */
function limitsOf({ amount }: IndexQuery, arrays: OfferArrays): Limits | null {
  if (amount === undefined) return null;
  const value = Number(amount.value);
  return amount.in === "fiat"
    ? { value, least: arrays.minLimits, most: arrays.maxLimits }
    : { value, least: null, most: arrays.remainings };
}

/** Null when there is always enough. */
function roomOf(
  { side, taker, centsPerUnit }: IndexQuery,
  { buyRooms }: AdvertiserTable,
): Room | null {
  if (centsPerUnit === null) return null;
  if (side === "buy") return { centsPerUnit, rooms: buyRooms, own: 0 };
  return taker === undefined ? null : { centsPerUnit, rooms: null, own: taker.roomCents };
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

/** The advertisers the reader wants and may see; null for all. */
function createPersonalRule(question: IndexQuery, table: AdvertiserTable): Rule["isGood"] | null {
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

/** By position 1 for advertisers that match the query, else 0. */
function markAdvertisers(
  { filters = {}, now }: IndexQuery,
  table: AdvertiserTable,
  sifted: Sifted,
): Uint8Array {
  if (isUnfiltered(filters)) return table.isOpen;
  const { count } = table;
  const marks = takeVerdicts(sifted, "marks", count);
  for (let place = 0; place < count; place += 1) {
    const facts = table.factsAt(place);
    marks[place] = Number(facts !== null && !facts.isFrozen && passesFilters(filters, facts, now));
  }
  return marks;
}

/** Writes the prices, exact as long as none, and no product on the way there, reaches 2^53. */
function createPriceList(
  { side, rate }: IndexQuery,
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
