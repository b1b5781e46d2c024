/** What an order form makes of the amount that was typed: the quote, or why there is none. */
import { parseDecimal, rescale } from "@parley/domain/decimal";
import { parseAmount } from "@parley/domain/money/amount";
import { isUnreadAmount } from "@parley/domain/money/typed-amount";
import {
  fullCrypto,
  leastCrypto,
  mostCrypto,
  mostFiat,
  takenBy,
  type BoundedTerms,
} from "@parley/domain/trade/order-range";
import { worthLeft } from "@parley/domain/trade/open-limits";
import { atomsWithin, CENTS_SCALE } from "@parley/domain/wallet/worth";
import {
  feeRateOf,
  quoteOrder,
  takerSideOf,
  type AmountIn,
  type Quote,
} from "@parley/domain/trade/quote";
import type { ListedOffer } from "../../shared/trade/listed-offer.ts";

export interface Draft {
  readonly text: string;
  /** Which of the two fields was typed into; the other follows. */
  readonly amountIn: AmountIn;
}

export const EMPTY_DRAFT: Draft = { text: "", amountIn: "fiat" };

/** What the address brings along, as Express does; what is no amount here is left out. */
export function draftOfSearch(
  search: URLSearchParams,
  { fiatScale, cryptoScale }: Pick<OrderTerms, "fiatScale" | "cryptoScale">,
): Draft {
  const text = search.get("amount") ?? "";
  const amountIn = search.get("in") === "crypto" ? "crypto" : "fiat";
  const amount = parseAmount(text, amountIn === "fiat" ? fiatScale : cryptoScale);
  return amount === null || amount === 0n ? EMPTY_DRAFT : { text, amountIn };
}

/** The payment method that the address names, if the offer takes it; else its first. */
export function methodOfSearch(
  search: URLSearchParams,
  payMethods: readonly { readonly code: string }[],
): string | null {
  const named = payMethods.find(({ code }) => code === search.get("pay"));
  return (named ?? payMethods[0])?.code ?? null;
}

/** The terms of the quote and the bounds of the order. */
export interface OrderTerms extends BoundedTerms {
  /** Atoms that the reader could sell; null for a buyer, or when unknown. */
  readonly balance: bigint | null;
  /** Atoms that the reader's limit of open purchases leaves; null for a seller, or when unknown. */
  readonly purchaseLeft: bigint | null;
}

export interface Scales {
  readonly price: number;
  readonly crypto: number;
  readonly fiat: number;
}

export interface QuotedOffer extends Pick<
  ListedOffer,
  "side" | "price" | "minLimit" | "maxLimit" | "remaining"
> {
  readonly takerFeeRate: string;
  readonly limits: {
    readonly openWorth: string;
    readonly maxOpenWorth: string;
    readonly coinWorth: string | null;
  } | null;
}

/** Null while the offer has no price. */
export function orderTermsOf(
  offer: QuotedOffer,
  scales: Scales,
  balance: string | null,
): OrderTerms | null {
  const price = atomsOf(offer.price, scales.price);
  if (price === 0n) return null;
  return {
    side: takerSideOf(offer),
    price,
    priceScale: scales.price,
    cryptoScale: scales.crypto,
    fiatScale: scales.fiat,
    feeRate: feeRateOf(offer.takerFeeRate),
    minLimit: atomsOf(offer.minLimit, scales.fiat),
    maxLimit: atomsOf(offer.maxLimit, scales.fiat),
    remaining: atomsOf(offer.remaining, scales.crypto),
    balance: balance === null ? null : atomsOf(balance, scales.crypto),
    purchaseLeft: purchaseLeftOf(offer, scales),
  };
}

/** By the rule with which the server refuses an order. */
function purchaseLeftOf({ side, limits }: QuotedOffer, scales: Scales): bigint | null {
  if (side === "buy" || limits === null || limits.coinWorth === null) return null;
  const tier = { maxOpenWorthCents: atomsOf(limits.maxOpenWorth, CENTS_SCALE) };
  const left = worthLeft(tier, { openWorthCents: atomsOf(limits.openWorth, CENTS_SCALE) });
  return atomsWithin(left, scales.crypto, limits.coinWorth);
}

function atomsOf(text: string, scale: number): bigint {
  const decimal = parseDecimal(text);
  return decimal === null ? 0n : rescale(decimal, scale, "down").coefficient;
}

export type Problem =
  | { readonly kind: "blank" }
  /** The field asks what was meant. */
  | { readonly kind: "unread" }
  /** Outside of the advertiser's limits, with the nearest that is inside in both units. */
  | { readonly kind: "above"; readonly nearest: Nearest }
  | { readonly kind: "below"; readonly nearest: Nearest }
  /** More than the limit of open purchases leaves. */
  | { readonly kind: "overLimit"; readonly nearest: Nearest }
  | { readonly kind: "tooSmall" }
  | { readonly kind: "notEnough" };

export interface Nearest {
  /** Atoms. */
  readonly crypto: bigint;
  /** Minor units. */
  readonly fiat: bigint;
}

export interface Reading {
  readonly quote: Quote | null;
  readonly problem: Problem | null;
}

const NOTHING: Reading = { quote: null, problem: null };

export function readDraft(terms: OrderTerms, { text, amountIn }: Draft): Reading {
  const scale = amountIn === "fiat" ? terms.fiatScale : terms.cryptoScale;
  const amount = parseAmount(text, scale);
  if (amount === null || amount === 0n) return NOTHING;
  const quote = quoteOrder(terms, amount, amountIn);
  if (quote === null) return { quote, problem: { kind: "tooSmall" } };
  return { quote, problem: problemOf(terms, quote) };
}

/**
 * Problems of a submitted order: a zero that might have been the beginning of an amount is one now.
 */
export function problemOfPress(
  terms: OrderTerms,
  { text }: Draft,
  { quote, problem }: Reading,
): Problem | null {
  if (quote !== null || problem !== null) return problem;
  if (isUnreadAmount(text)) return { kind: "unread" };
  return text === "" ? { kind: "blank" } : { kind: "below", nearest: leastOf(terms) };
}

/** What keeps the order from being sent, the first of it; null when nothing does. */
export function missingOf(
  { quote, problem }: Reading,
  hasPayment: boolean,
): "amount" | "payment" | null {
  if (quote === null || problem !== null) return "amount";
  return hasPayment ? null : "payment";
}

function leastOf(terms: OrderTerms): Nearest {
  return { crypto: leastCrypto(terms), fiat: terms.minLimit };
}

function problemOf(terms: OrderTerms, quote: Quote): Problem | null {
  if (quote.fiatAmount < terms.minLimit) return { kind: "below", nearest: leastOf(terms) };
  if (quote.fiatAmount > terms.maxLimit || takenBy(terms, quote) > terms.remaining) {
    return { kind: "above", nearest: { crypto: mostCrypto(terms), fiat: mostFiat(terms) } };
  }
  const { purchaseLeft } = terms;
  if (purchaseLeft !== null && quote.quantity > purchaseLeft) {
    return {
      kind: "overLimit",
      nearest: { crypto: purchaseLeft, fiat: fiatOf(terms, purchaseLeft) },
    };
  }
  const isShort = terms.side === "sell" && terms.balance !== null && quote.quantity > terms.balance;
  return isShort ? { kind: "notEnough" } : null;
}

/** The most money for which one gets no more than so many atoms. */
function fiatOf(terms: OrderTerms, crypto: bigint): bigint {
  const fiat = quoteOrder(terms, crypto, "crypto")?.fiatAmount ?? 0n;
  const isOver = (quoteOrder(terms, fiat, "fiat")?.quantity ?? 0n) > crypto;
  return isOver ? fiat - 1n : fiat;
}

/** What the button Max fills in: all that the offer takes, a seller has and a buyer may have open. */
export function mostOfReader(terms: OrderTerms): bigint {
  const most = fullCrypto(terms);
  const own = terms.side === "sell" ? terms.balance : terms.purchaseLeft;
  return own === null ? most : smaller(most, own);
}

function smaller(one: bigint, other: bigint): bigint {
  return one < other ? one : other;
}
