// How little and how much of an offer can be taken: its limits, and what is left of it.
import { cryptoForFiat, fiatForCryptoDown, smallestGross, type Terms } from "./quote.ts";

export interface Limits {
  /** Minor units of the currency. */
  readonly minLimit: bigint;
  readonly maxLimit: bigint;
  /** Atoms: what leaves the seller of a sell offer, what reaches the buyer of a buy offer. */
  readonly remaining: bigint;
}

export interface AmountBounds {
  /** Atoms that leave the seller. */
  readonly least: bigint;
  readonly most: bigint;
}

export function amountBounds(terms: Terms, limits: Limits): AmountBounds {
  return { least: leastQuantity(terms, limits), most: mostQuantity(terms, limits) };
}

function mostQuantity(terms: Terms, { maxLimit, remaining }: Limits): bigint {
  const affordable = cryptoForFiat(terms, maxLimit);
  const most = affordable < remaining ? affordable : remaining;
  return terms.side === "buy" ? most : smallestGross(terms.feeRate, most);
}

/** Buyers pay rounded up, sellers get rounded down. */
function leastQuantity(terms: Terms, { minLimit }: Limits): bigint {
  if (terms.side === "buy") return cryptoForFiat(terms, minLimit - 1n) + 1n;
  const about = cryptoForFiat(terms, minLimit);
  const isShort = fiatForCryptoDown(terms, about) < minLimit;
  return smallestGross(terms.feeRate, isShort ? about + 1n : about);
}
