// May an offer be published or changed like this? The first rule that is broken is the answer, in the
// order in which a person fills in the form.
import { fiatForCryptoDown } from "../trade/quote.ts";
import { effectivePrice, isNearRate } from "./effective-price.ts";
import { isTimeZone, MAX_SPANS, MINUTES_OF_WEEK } from "./hours.ts";
import type { Offer, OfferHours, OfferSide } from "./offer.ts";

export const MIN_PAY_WINDOW_MINUTES = 10;
export const MAX_PAY_WINDOW_MINUTES = 180;
export const DEFAULT_PAY_WINDOW_MINUTES = 15;
export const MAX_PAY_METHODS = 5;

/** Half to double the reference rate; what is really allowed, the market's distance says. */
export const MIN_RATIO = 500_000n;
export const MAX_RATIO = 2_000_000n;

/** What a market says about offers; limits in minor units of its fiat. */
export interface OfferMarket {
  readonly isEnabled: boolean;
  readonly priceScale: number;
  readonly fiatScale: number;
  readonly cryptoScale: number;
  readonly minOrder: bigint;
  readonly maxOrder: bigint;
  /** Of a fixed price, or of a ratio, from the reference rate, in millionths. */
  readonly maxDistance: bigint;
  /** Units of the last price decimal; null when missing or stale. */
  readonly rate: bigint | null;
}

/** What the advertiser decides. */
export type OfferTerms = Pick<
  Offer,
  "price" | "minLimit" | "maxLimit" | "payWindowMinutes" | "hours" | "payMethods"
>;

export type OfferRefusal =
  | "marketDisabled"
  | "ratesStale"
  | "priceTooFar"
  | "boundsCrossed"
  | "limitsCrossed"
  | "limitOutsideMarket"
  | "quantityTooSmall"
  | "payWindowOutside"
  | "payMethodsCount"
  | "hoursInvalid";

/** Null when it may be. `remaining` is what the offer would have to give. */
export function decideOffer(
  side: OfferSide,
  terms: OfferTerms,
  remaining: bigint,
  market: OfferMarket,
): OfferRefusal | null {
  if (!market.isEnabled) return "marketDisabled";
  return (
    decidePrice(side, terms, market) ??
    decideLimits(side, terms, remaining, market) ??
    decideRest(terms)
  );
}

function decidePrice(
  side: OfferSide,
  { price }: OfferTerms,
  { rate, maxDistance }: OfferMarket,
): OfferRefusal | null {
  if (rate === null) return "ratesStale";
  if (price.type === "fixed")
    return isNearRate(price.price, rate, maxDistance) ? null : "priceTooFar";
  const { ratio, floor, ceiling } = price;
  if (ratio < MIN_RATIO || ratio > MAX_RATIO) return "priceTooFar";
  const floating = effectivePrice(side, { ...price, floor: null, ceiling: null }, rate);
  if (!floating.ok || !isNearRate(floating.price, rate, maxDistance)) return "priceTooFar";
  return floor !== null && ceiling !== null && floor > ceiling ? "boundsCrossed" : null;
}

function decideLimits(
  side: OfferSide,
  { price, minLimit, maxLimit }: OfferTerms,
  remaining: bigint,
  market: OfferMarket,
): OfferRefusal | null {
  if (minLimit > maxLimit) return "limitsCrossed";
  if (minLimit < market.minOrder || maxLimit > market.maxOrder) return "limitOutsideMarket";
  const unbounded = price.type === "fixed" ? price : { ...price, floor: null, ceiling: null };
  const now = effectivePrice(side, unbounded, market.rate);
  if (!now.ok) return "ratesStale";
  // Otherwise no order would fit.
  return isTooSmall(remaining, minLimit, { ...market, price: now.price })
    ? "quantityTooSmall"
    : null;
}

function decideRest({ payWindowMinutes, payMethods, hours }: OfferTerms): OfferRefusal | null {
  if (payWindowMinutes < MIN_PAY_WINDOW_MINUTES || payWindowMinutes > MAX_PAY_WINDOW_MINUTES) {
    return "payWindowOutside";
  }
  if (payMethods.length < 1 || payMethods.length > MAX_PAY_METHODS) return "payMethodsCount";
  return hours === null || areHours(hours) ? null : "hoursInvalid";
}

/** A remainder that is worth less than the smallest order: no order fits any more. */
export function isTooSmall(
  remaining: bigint,
  minLimit: bigint,
  terms: {
    readonly price: bigint;
    readonly priceScale: number;
    readonly cryptoScale: number;
    readonly fiatScale: number;
  },
): boolean {
  return fiatForCryptoDown(terms, remaining) < minLimit;
}

function isMinute(minute: number): boolean {
  return Number.isInteger(minute) && minute >= 0 && minute <= MINUTES_OF_WEEK;
}

function areHours({ timeZone, spans }: OfferHours): boolean {
  return (
    isTimeZone(timeZone) &&
    spans.length >= 1 &&
    spans.length <= MAX_SPANS &&
    spans.every(
      ({ fromMinute, toMinute }) =>
        isMinute(fromMinute) &&
        isMinute(toMinute) &&
        fromMinute < MINUTES_OF_WEEK &&
        fromMinute !== toMinute,
    )
  );
}
