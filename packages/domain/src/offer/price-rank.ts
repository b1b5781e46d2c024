// How a price compares with the other offers of its market and side: what an advertiser looks at
// before choosing one.
import { divideRounded } from "../decimal.ts";
import type { OfferSide } from "./offer.ts";

/** A listed offer; prices are units of the market's last price decimal. */
export interface ListedPrice {
  readonly id: bigint;
  readonly price: bigint;
}

/**
 * The place in a list that is sorted by price, the best one first, and by age among equals. Takers of
 * a sell offer look for the lowest price, of a buy offer for the highest. An offer that does not
 * exist yet (`id` null) is the youngest.
 */
export function priceRank(
  side: OfferSide,
  others: readonly ListedPrice[],
  own: { readonly id: bigint | null; readonly price: bigint },
): number {
  const isBefore = ({ id, price }: ListedPrice) => {
    if (price === own.price) return own.id === null || id < own.id;
    return side === "sell" ? price < own.price : price > own.price;
  };
  return others.filter(isBefore).length + 1;
}

/** Of prices in their order; between two of them, rounded to the last decimal. Null of none. */
export function medianPrice(sorted: readonly ListedPrice[]): bigint | null {
  const half = Math.floor(sorted.length / 2);
  const upper = sorted[half];
  if (upper === undefined) return null;
  const lower = sorted.length % 2 === 0 ? (sorted[half - 1] ?? upper) : upper;
  return divideRounded(lower.price + upper.price, 2n, "half-up");
}
