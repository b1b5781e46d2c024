// The permitted range of an advertiser's price, so that a form can show it before a refusal.
import { mulDivCeil, mulDivFloor } from "../money/mul-div.ts";
import { MAX_RATIO, MIN_RATIO, type OfferMarket } from "./decide-offer.ts";
import { RATIO_ONE } from "./effective-price.ts";

/** All of them can be had, and so can everything between. */
export interface PriceRange {
  /** Units of the market's last price decimal. */
  readonly leastPrice: bigint;
  readonly mostPrice: bigint;
  /** In millionths of the reference rate. */
  readonly leastRatio: bigint;
  readonly mostRatio: bigint;
}

/** Null while there is no reference rate. */
export function priceRange({
  rate,
  maxDistance,
}: Pick<OfferMarket, "rate" | "maxDistance">): PriceRange | null {
  if (rate === null) return null;
  const below = maxDistance < RATIO_ONE ? RATIO_ONE - maxDistance : 0n;
  const leastPrice = larger(1n, mulDivCeil(rate, below, RATIO_ONE));
  const mostPrice = mulDivFloor(rate, RATIO_ONE + maxDistance, RATIO_ONE);
  return {
    leastPrice,
    mostPrice,
    // A floating price is rounded to a price; inside of these it stays inside of those.
    leastRatio: larger(MIN_RATIO, mulDivCeil(leastPrice, RATIO_ONE, rate)),
    mostRatio: smaller(MAX_RATIO, mulDivFloor(mostPrice, RATIO_ONE, rate)),
  };
}

function larger(one: bigint, other: bigint): bigint {
  return one > other ? one : other;
}

function smaller(one: bigint, other: bigint): bigint {
  return one < other ? one : other;
}
