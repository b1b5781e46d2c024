// Express: for an amount, the best offer that accepts it, or the closest amounts that an offer
// accepts.
import { quoteInside, rangeOf, type BoundedTerms } from "./order-range.ts";
import type { AmountIn, Quote } from "./quote.ts";

export interface ExpressFit {
  /** Which of the offers it is. */
  readonly place: number;
  readonly quote: Quote;
}

/** The first offer that accepts the amount; they are sorted by best price. */
export function findFit(
  offers: readonly BoundedTerms[],
  amount: bigint,
  amountIn: AmountIn,
): ExpressFit | null {
  for (const [place, terms] of offers.entries()) {
    const quote = quoteInside(terms, amount, amountIn);
    if (quote !== null) return { place, quote };
  }
  return null;
}

/** What could be ordered instead, in the unit of the amount. */
export interface NearestAmounts {
  readonly smallest: bigint;
  readonly largest: bigint;
  /** The largest below the amount, and the smallest above it. */
  readonly below: bigint | null;
  readonly above: bigint | null;
}

/** Null when no offer takes any amount. */
export function nearestAmounts(
  offers: readonly BoundedTerms[],
  amount: bigint,
  amountIn: AmountIn,
): NearestAmounts | null {
  const ranges = offers.map((terms) => rangeOf(terms, amountIn)).filter((range) => range !== null);
  const smallest = leastOf(ranges.map(({ least }) => least));
  const largest = mostOf(ranges.map(({ most }) => most));
  if (smallest === null || largest === null) return null;
  return {
    smallest,
    largest,
    below: mostOf(ranges.map(({ most }) => most).filter((most) => most < amount)),
    above: leastOf(ranges.map(({ least }) => least).filter((least) => least > amount)),
  };
}

function leastOf(amounts: readonly bigint[]): bigint | null {
  return amounts.reduce<bigint | null>(
    (least, amount) => (least === null || amount < least ? amount : least),
    null,
  );
}

function mostOf(amounts: readonly bigint[]): bigint | null {
  return amounts.reduce<bigint | null>(
    (most, amount) => (most === null || amount > most ? amount : most),
    null,
  );
}
