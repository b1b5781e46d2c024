/** What an order form makes of the amount that was typed: the quote, or why there is none. */
import { parseDecimal, rescale } from "@parley/domain/decimal";
import { parseAmount } from "@parley/domain/money/amount";
import {
  cryptoForFiat,
  feeRateOf,
  fiatForCryptoDown,
  quoteOrder,
  smallestGross,
  type AmountIn,
  type Quote,
  type Terms,
} from "@parley/domain/trade/quote";
import { takerSideOf, type ListedOffer } from "../../shell/trade/listed-offer.ts";

export interface Draft {
  readonly text: string;
  /** Which of the two fields was typed into; the other follows. */
  readonly amountIn: AmountIn;
}

export const EMPTY_DRAFT: Draft = { text: "", amountIn: "fiat" };

/** The terms of the quote and the bounds of the order. */
export interface OrderTerms extends Terms {
  /** Minor units of the currency. */
  readonly minLimit: bigint;
  readonly maxLimit: bigint;
  /** Atoms: what leaves the seller of a sell offer, what reaches the buyer of a buy offer. */
  readonly remaining: bigint;
  /** Atoms that the reader could sell; null when he buys, or when it is not known. */
  readonly balance: bigint | null;
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
  };
}

function atomsOf(text: string, scale: number): bigint {
  const decimal = parseDecimal(text);
  return decimal === null ? 0n : rescale(decimal, scale, "down").coefficient;
}

export type Problem =
  /** Outside of the advertiser's limits; the amount is the nearest that is inside, in atoms. */
  | { readonly kind: "above"; readonly amount: bigint }
  | { readonly kind: "below"; readonly amount: bigint }
  | { readonly kind: "tooSmall" }
  | { readonly kind: "notEnough" };

export interface Reading {
  readonly quote: Quote | null;
  readonly problem: Problem | null;
}

const NOTHING: Reading = { quote: null, problem: null };

export function readDraft(terms: OrderTerms, { text, amountIn }: Draft): Reading {
  const scale = amountIn === "fiat" ? terms.fiatScale : terms.cryptoScale;
  const amount = parseAmount(text.replace(/\.$/, ""), scale);
  if (amount === null || amount === 0n) return NOTHING;
  const quote = quoteOrder(terms, amount, amountIn);
  if (quote === null) return { quote, problem: { kind: "tooSmall" } };
  return { quote, problem: problemOf(terms, quote) };
}

function problemOf(terms: OrderTerms, quote: Quote): Problem | null {
  if (quote.fiatAmount < terms.minLimit) return { kind: "below", amount: leastCrypto(terms) };
  const taken = terms.side === "buy" ? quote.quantity : quote.receiveQuantity;
  if (quote.fiatAmount > terms.maxLimit || taken > terms.remaining) {
    return { kind: "above", amount: mostCrypto(terms) };
  }
  const isShort = terms.side === "sell" && terms.balance !== null && quote.quantity > terms.balance;
  return isShort ? { kind: "notEnough" } : null;
}

/** The largest quantity that the advertiser takes. */
export function mostCrypto(terms: OrderTerms): bigint {
  const most = smaller(terms.remaining, cryptoForFiat(terms, terms.maxLimit));
  return terms.side === "buy" ? most : smallestGross(terms.feeRate, most);
}

/** The smallest quantity that the advertiser takes: buyers pay rounded up, sellers get rounded down. */
export function leastCrypto(terms: OrderTerms): bigint {
  if (terms.side === "buy") return cryptoForFiat(terms, terms.minLimit - 1n) + 1n;
  const about = cryptoForFiat(terms, terms.minLimit);
  const isShort = fiatForCryptoDown(terms, about) < terms.minLimit;
  return smallestGross(terms.feeRate, isShort ? about + 1n : about);
}

/** What the button Max fills in: all that the offer takes, and that a seller has. */
export function mostOfReader(terms: OrderTerms): bigint {
  const most = mostCrypto(terms);
  return terms.side === "sell" && terms.balance !== null ? smaller(most, terms.balance) : most;
}

function smaller(one: bigint, other: bigint): bigint {
  return one < other ? one : other;
}
