// The price an offer trades at now. A floating one follows the reference rate; outside of the
// advertiser's bounds the offer is hidden, so that the order of ratios stays that of prices.
import { divideRounded } from "../decimal.ts";
import type { OfferPrice, OfferSide } from "./offer.ts";

export const RATIO_ONE = 1_000_000n;

/** Rate and price count units of the market's last price decimal. */
export type EffectivePrice =
  | { readonly ok: true; readonly price: bigint }
  /** No reference rate, or one that is too old to trade on. */
  | { readonly ok: false; readonly error: "rateMissing" }
  | { readonly ok: false; readonly error: "outsideBounds" };

/** Null for a rate that is missing or stale. */
export function effectivePrice(
  side: OfferSide,
  price: OfferPrice,
  rate: bigint | null,
): EffectivePrice {
  if (price.type === "fixed") return { ok: true, price: price.price };
  if (rate === null) return { ok: false, error: "rateMissing" };
  // Rounded in the advertiser's favour: up for a sell offer, down for a buy offer.
  const floating = divideRounded(rate * price.ratio, RATIO_ONE, side === "sell" ? "up" : "down");
  const isOutside =
    floating <= 0n ||
    (price.floor !== null && floating < price.floor) ||
    (price.ceiling !== null && floating > price.ceiling);
  return isOutside ? { ok: false, error: "outsideBounds" } : { ok: true, price: floating };
}

/** Whether a fixed price is close enough to the reference rate; `maxDistance` in millionths. */
export function isNearRate(price: bigint, rate: bigint, maxDistance: bigint): boolean {
  const distance = price > rate ? price - rate : rate - price;
  return distance * RATIO_ONE <= rate * maxDistance;
}
