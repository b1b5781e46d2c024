// Whether an offer belongs into a reader's list. Exact, and the same for every index.
import { listUnmetConditions } from "@parley/domain/offer/conditions";
import { isTooSmall } from "@parley/domain/offer/decide-offer";
import { effectivePrice } from "@parley/domain/offer/effective-price";
import { isOpenAt } from "@parley/domain/offer/hours";
import { fiatForCryptoDown, fiatForCryptoUp } from "@parley/domain/trade/quote";
import type { IndexedOffer, IndexQuery, MarketScales } from "./index-types.ts";
import { passesFilters, type IndexedAdvertiser } from "./indexed-advertiser.ts";

/** Its price now; null when it does not belong there. */
export function decideOfferMatch(
  question: IndexQuery,
  offer: IndexedOffer,
  advertiser: IndexedAdvertiser,
): bigint | null {
  if (!isAdvertiserWanted(question, advertiser)) return null;
  const { payMethods, taker } = question;
  if (payMethods !== undefined && !payMethods.some((code) => offer.payMethods.includes(code))) {
    return null;
  }
  if (taker !== undefined) {
    if (taker.accountGroup === advertiser.accountGroup) return null;
    if (listUnmetConditions(offer.conditions, taker).length > 0) return null;
    if (taker.fullOffers.has(offer.id)) return null;
  }
  if (!hasRoom(question, offer, advertiser)) return null;
  const now = effectivePrice(offer.side, offer.price, question.rate);
  if (!now.ok) return null;
  const terms = termsAt(question, now.price);
  if (isTooSmall(offer.remaining, offer.minLimit, terms)) return null;
  if (!isAmountInside(question, offer, terms)) return null;
  return isOpenAt(offer.hours, question.now) ? now.price : null;
}

/**
 * The buyer may have the smallest order open besides the present ones; also for a buying reader, if
 * requested.
 */
function hasRoom(
  { side, taker, centsPerUnit }: IndexQuery,
  { minLimit }: IndexedOffer,
  { buyRoomCents }: IndexedAdvertiser,
): boolean {
  if (centsPerUnit === null) return true;
  const room = side === "buy" ? buyRoomCents : (taker?.roomCents ?? Number.POSITIVE_INFINITY);
  return Number(minLimit) * centsPerUnit <= room;
}

type PriceTerms = MarketScales & { readonly price: bigint };

/** Field by field, since copying a whole query for each of a thousand offers takes longer. */
function termsAt({ priceScale, cryptoScale, fiatScale }: MarketScales, price: bigint): PriceTerms {
  return { price, priceScale, cryptoScale, fiatScale };
}

function isAdvertiserWanted(question: IndexQuery, advertiser: IndexedAdvertiser): boolean {
  const { filters = {}, advertiserId, followed, blocked, now } = question;
  if (advertiser.isFrozen) return false;
  if (blocked?.has(advertiser.id) === true) return false;
  if (followed !== undefined && !followed.has(advertiser.id)) return false;
  if (advertiserId !== undefined && advertiser.id !== advertiserId) return false;
  return passesFilters(filters, advertiser, now);
}

/** Inside the limits, and no more than there is. */
function isAmountInside({ amount }: IndexQuery, offer: IndexedOffer, terms: PriceTerms): boolean {
  if (amount === undefined) return true;
  if (amount.in === "crypto") {
    const worth = fiatForCryptoUp(terms, amount.value);
    const isInside = worth >= offer.minLimit && worth <= offer.maxLimit;
    return isInside && amount.value <= offer.remaining;
  }
  const isInside = amount.value >= offer.minLimit && amount.value <= offer.maxLimit;
  return isInside && amount.value <= fiatForCryptoDown(terms, offer.remaining);
}
