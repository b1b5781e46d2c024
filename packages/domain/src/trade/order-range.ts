// How large an order on one offer may be: inside the advertiser's limits, and no more than is left.
import {
  cryptoForFiat,
  fiatForCryptoDown,
  quoteOrder,
  smallestGross,
  type AmountIn,
  type Quote,
  type Terms,
} from "./quote.ts";

export interface OrderBounds {
  /** Minor units of the currency. */
  readonly minLimit: bigint;
  readonly maxLimit: bigint;
  /** Atoms: what leaves the seller of a sell offer, what reaches the buyer of a buy offer. */
  readonly remaining: bigint;
}

export type BoundedTerms = Terms & OrderBounds;

/** Both can be ordered, and everything between them. */
export interface AmountRange {
  readonly least: bigint;
  readonly most: bigint;
}

/** Null when an order of this amount would be outside of the bounds. */
export function quoteInside(terms: BoundedTerms, amount: bigint, amountIn: AmountIn): Quote | null {
  const quote = quoteOrder(terms, amount, amountIn);
  if (quote === null) return null;
  const isInLimits = quote.fiatAmount >= terms.minLimit && quote.fiatAmount <= terms.maxLimit;
  return isInLimits && takenBy(terms, quote) <= terms.remaining ? quote : null;
}

/** What an order takes away from the remainder of its offer. */
export function takenBy(
  { side }: Pick<Terms, "side">,
  { quantity, receiveQuantity }: Pick<Quote, "quantity" | "receiveQuantity">,
): bigint {
  return side === "buy" ? quantity : receiveQuantity;
}

/** In atoms or in minor units; null when nothing can be ordered at all. */
export function rangeOf(terms: BoundedTerms, amountIn: AmountIn): AmountRange | null {
  const least = amountIn === "fiat" ? terms.minLimit : leastCrypto(terms);
  const most = amountIn === "fiat" ? mostFiat(terms) : mostCrypto(terms);
  const isOpen =
    least <= most &&
    quoteInside(terms, least, amountIn) !== null &&
    quoteInside(terms, most, amountIn) !== null;
  return isOpen ? { least, most } : null;
}

/** Rounded down, as the list of offers counts too. */
export function mostFiat(terms: BoundedTerms): bigint {
  return smaller(terms.maxLimit, fiatForCryptoDown(terms, terms.remaining));
}

/** The largest quantity that the advertiser takes: one atom more is outside of the bounds. */
export function mostCrypto(terms: BoundedTerms): bigint {
  const { side, remaining, maxLimit, feeRate } = terms;
  if (side === "buy") return smaller(remaining, cryptoForFiat(terms, maxLimit));
  // Of the quantities that leave the same to the buyer, the last.
  return smallestGross(feeRate, smaller(remaining, mostNet(terms)) + 1n) - 1n;
}

/** What fills the advertiser's upper limit, or takes the remainder, without rounding loss. */
export function fullCrypto(terms: BoundedTerms): bigint {
  if (terms.side === "buy") return mostCrypto(terms);
  const about = cryptoForFiat(terms, terms.maxLimit);
  const isShort = fiatForCryptoDown(terms, about) < terms.maxLimit;
  const net = smaller(isShort ? about + 1n : about, mostNet(terms));
  return smallestGross(terms.feeRate, smaller(net, terms.remaining));
}

/** As much as a seller can give for the upper limit, since the result is rounded down. */
function mostNet(terms: BoundedTerms): bigint {
  const above = cryptoForFiat(terms, terms.maxLimit + 1n);
  return fiatForCryptoDown(terms, above) > terms.maxLimit ? above - 1n : above;
}

/** The smallest quantity that the advertiser takes: buyers pay rounded up, sellers get rounded down. */
export function leastCrypto(terms: BoundedTerms): bigint {
  if (terms.side === "buy") return cryptoForFiat(terms, terms.minLimit - 1n) + 1n;
  const about = cryptoForFiat(terms, terms.minLimit);
  const isShort = fiatForCryptoDown(terms, about) < terms.minLimit;
  return smallestGross(terms.feeRate, isShort ? about + 1n : about);
}

function smaller(one: bigint, other: bigint): bigint {
  return one < other ? one : other;
}
