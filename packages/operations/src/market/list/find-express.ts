// Express: the best offer that the reader can take for an amount, or what could be had instead.
import { findMarket } from "@parley/database/queries/market/market";
import { parseAmount } from "@parley/domain/money/amount";
import { listUnmetConditions } from "@parley/domain/offer/conditions";
import { findFit, nearestAmounts, type NearestAmounts } from "@parley/domain/trade/express";
import type { BoundedTerms } from "@parley/domain/trade/order-range";
import type { AmountIn, Quote, TakerSide } from "@parley/domain/trade/quote";
import type { Requester } from "../../identity/account/session.ts";
import type { MarketFacts } from "../offer/market-facts.ts";
import type { IndexTaker } from "../index/index-types.ts";
import { listOffers, type ListedOffer } from "./list-offers.ts";
import type { MarketReadParts } from "./parts.ts";
import { readTaker, type Taker } from "./read-taker.ts";

export interface ExpressQuestion {
  /** The reader's intention. */
  readonly side: TakerSide;
  readonly crypto: string;
  readonly fiat: string;
  readonly amount: string;
  readonly amountIn: AmountIn;
  /** Any of these; all when none is named. */
  readonly payMethods?: readonly string[] | undefined;
}

export interface FoundExpress {
  readonly ok: true;
  readonly listed: ListedOffer;
  readonly facts: MarketFacts;
  readonly quote: Quote;
  /** The code of the payment method to begin with. */
  readonly payMethod: string | null;
}

/** Why there is none; with the amounts that could be had, where there are such. */
export type NoExpress =
  | { readonly ok: false; readonly reason: "marketPaused" }
  /** The reader has reached the limit of open orders. */
  | { readonly ok: false; readonly reason: "limitReached" }
  | { readonly ok: false; readonly reason: "nothingAvailable" | "methodUnavailable" }
  | {
      readonly ok: false;
      readonly reason: "amountOutside";
      readonly facts: MarketFacts;
      readonly nearest: NearestAmounts;
    };

export type ExpressError =
  | { readonly ok: false; readonly error: "unknownMarket" }
  | { readonly ok: false; readonly error: "badInput"; readonly field: "amount" };

const PAGE_SIZE = 50;
/** Who looks for more than the best two hundred is better served by the list. */
const MAX_PAGES = 4;

/**
 * A reader without a login is treated as a newcomer, so that the offer can be taken after logging
 * in. Identity is verified before any order, and therefore no condition here.
 */
const NEWCOMER: Taker = {
  accountGroup: -1,
  // The limit of open orders is known only for a logged-in reader.
  roomCents: Number.POSITIVE_INFINITY,
  fullOffers: new Set(),
  isFull: false,
  isKycApproved: true,
  completedTrades: 0,
  completionPercent: 100,
  registeredDays: 0,
};

export async function findExpress(
  parts: MarketReadParts,
  session: Requester | null,
  asked: ExpressQuestion,
): Promise<FoundExpress | NoExpress | ExpressError> {
  const taker = session === null ? NEWCOMER : await readTaker(parts, session);
  if (taker.isFull) return { ok: false, reason: "limitReached" };
  const walk = { parts, session, asked, taker: { ...taker, isKycApproved: true } };
  // For coins that are sold the list counts the fee differently, so that all are read there.
  const isListExact = asked.side === "buy" || asked.amountIn === "fiat";
  for await (const page of pagesOf(walk, isListExact ? asked.amount : undefined)) {
    if (!page.ok) return page.error === "unknownMarket" ? explainMissing(parts, asked) : page;
    const fit = fitOf(page, asked);
    if (fit !== null) return fit;
  }
  return findNearest(walk);
}

interface Walk {
  readonly parts: MarketReadParts;
  readonly session: Requester | null;
  readonly asked: ExpressQuestion;
  readonly taker: IndexTaker;
}

interface TakeablePage {
  readonly ok: true;
  readonly facts: MarketFacts;
  readonly offers: readonly ListedOffer[];
  readonly terms: readonly BoundedTerms[];
}

/** The offers that this reader can take, the best price first. */
async function* pagesOf(
  { parts, session, asked, taker }: Walk,
  amount: string | undefined,
  payMethods: readonly string[] | undefined = asked.payMethods,
): AsyncGenerator<TakeablePage | ExpressError> {
  const { side, crypto, fiat, amountIn } = asked;
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const place = { page, pageSize: PAGE_SIZE, sort: "price" } as const;
    const question = { side, crypto, fiat, amountIn, amount, payMethods, ...place };
    const found = await listOffers(parts, session, question);
    if (!found.ok) {
      yield found;
      return;
    }
    const { facts } = found;
    const offers = found.offers.filter(({ offer }) => isTakeable(offer, taker));
    const terms = offers.map((one) => termsOf(one, facts, side, taker));
    yield { ok: true, facts, offers, terms };
    if (page * PAGE_SIZE >= found.total) return;
  }
}

function isTakeable(offer: ListedOffer["offer"], taker: IndexTaker): boolean {
  const isOwn = offer.accountGroup === taker.accountGroup;
  const isFull = taker.fullOffers.has(offer.id);
  return !isOwn && !isFull && listUnmetConditions(offer.conditions, taker).length === 0;
}

/** Some advertisers let newcomers begin with less, and a group may have only so much open. */
function termsOf(
  { offer, price, card }: ListedOffer,
  { priceScale, cryptoScale, fiatScale, feeRate, centsPerUnit }: MarketFacts,
  side: TakerSide,
  { completedTrades, roomCents }: IndexTaker,
): BoundedTerms {
  const { minLimit, maxLimit, remaining, conditions } = offer;
  const cap = completedTrades === 0 ? conditions.firstTradeCap : null;
  const room = unitsFor(side === "buy" ? roomCents : card.buyRoomCents, centsPerUnit);
  const caps = [maxLimit, ...(cap === null ? [] : [cap]), ...(room === null ? [] : [room])];
  return {
    side,
    price,
    priceScale,
    cryptoScale,
    fiatScale,
    feeRate,
    minLimit,
    maxLimit: caps.reduce((one, other) => (one < other ? one : other)),
    remaining,
  };
}

/** Minor units that are worth so many cents; null where there is no end to them. */
function unitsFor(roomCents: number, centsPerUnit: number | null): bigint | null {
  const units = centsPerUnit === null ? Number.POSITIVE_INFINITY : roomCents / centsPerUnit;
  return Number.isFinite(units) ? BigInt(Math.floor(units)) : null;
}

function fitOf(page: TakeablePage, asked: ExpressQuestion): FoundExpress | null {
  const { facts, offers, terms } = page;
  const amount = unitsOf(asked, facts);
  const fit = amount === null ? null : findFit(terms, amount, asked.amountIn);
  const listed = fit === null ? undefined : offers[fit.place];
  if (fit === null || listed === undefined) return null;
  const { payMethods } = listed.offer;
  const wanted = asked.payMethods?.find((code) => payMethods.includes(code));
  return { ok: true, listed, facts, quote: fit.quote, payMethod: wanted ?? payMethods[0] ?? null };
}

function unitsOf({ amount, amountIn }: ExpressQuestion, facts: MarketFacts): bigint | null {
  return parseAmount(amount, amountIn === "fiat" ? facts.fiatScale : facts.cryptoScale);
}

/** What to do instead: another amount, another payment method, or nothing. */
async function findNearest(walk: Walk): Promise<NoExpress | ExpressError> {
  const { asked } = walk;
  const terms: BoundedTerms[] = [];
  let facts: MarketFacts | null = null;
  for await (const page of pagesOf(walk, undefined)) {
    if (!page.ok) return page;
    ({ facts } = page);
    terms.push(...page.terms);
  }
  const amount = facts === null ? null : unitsOf(asked, facts);
  if (facts === null || amount === null) return { ok: false, error: "badInput", field: "amount" };
  const nearest = nearestAmounts(terms, amount, asked.amountIn);
  if (nearest !== null) return { ok: false, reason: "amountOutside", facts, nearest };
  const isFiltered = asked.payMethods !== undefined && asked.payMethods.length > 0;
  const isOtherwise = isFiltered && (await hasOffers(walk));
  return { ok: false, reason: isOtherwise ? "methodUnavailable" : "nothingAvailable" };
}

/** By any payment method. */
async function hasOffers(walk: Walk): Promise<boolean> {
  for await (const page of pagesOf(walk, undefined, [])) {
    if (page.ok && page.offers.length > 0) return true;
  }
  return false;
}

/** A disabled market is known, and may return. */
async function explainMissing(
  { pool }: MarketReadParts,
  { crypto, fiat }: ExpressQuestion,
): Promise<NoExpress | ExpressError> {
  const market = await findMarket(pool, crypto, fiat);
  return market === null
    ? { ok: false, error: "unknownMarket" }
    : { ok: false, reason: "marketPaused" };
}
