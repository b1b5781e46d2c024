// Offers and advertisers as the contract writes them.
import type { EndpointReply } from "@parley/contract/endpoint";
import type { advertiserCard, listedOffer } from "@parley/contract/endpoints/market/offers";
import type { queryMyAdv } from "@parley/contract/endpoints/market/own-offers";
import type { TraderCard } from "@parley/database/queries/market/listed-offer";
import type { OfferTakedown } from "@parley/database/queries/market/offer-takedown";
import type { Counterparty } from "@parley/database/queries/trade/placing";
import { effectivePrice } from "@parley/domain/offer/effective-price";
import type { Offer } from "@parley/domain/offer/offer";
import { priceRange } from "@parley/domain/offer/price-range";
import { isKeptDown, isLasting } from "@parley/domain/offer/takedown";
import { formatAmount } from "@parley/domain/money/amount";
import type { Quote } from "@parley/domain/trade/quote";
import { centsText } from "@parley/domain/wallet/worth";
import type { Tradables } from "@parley/operations/market/catalogue/read-tradables";
import { ONLINE_MS } from "@parley/operations/market/index/indexed-advertiser";
import type { FoundRank } from "@parley/operations/market/list/price-rank";
import type { MarketFacts } from "@parley/operations/market/offer/market-facts";
import type { GroupLimits } from "@parley/operations/identity/group/read-group";
import type { Locale } from "@parley/phrases/locales";
import type * as z from "zod/mini";

type Card = z.output<typeof advertiserCard>;
type Listed = z.output<typeof listedOffer>;
type Own = EndpointReply<typeof queryMyAdv>["list"][number];

export interface ViewContext {
  readonly tradables: Tradables;
  readonly locale: Locale;
  readonly now: number;
}

const DAY_MS = 24 * 60 * 60_000;
const RATIO_DECIMALS = 6;

export function viewCard(card: TraderCard, now: number): Card {
  const { positiveFeedback, negativeFeedback } = card;
  return {
    ...viewCounterparty(card, now),
    trades30d: card.trades30d,
    avgReleaseMinutes: minutesOf(card.averageReleaseSeconds),
    avgPayMinutes: minutesOf(card.averagePaySeconds),
    positiveRate: partOf(positiveFeedback, positiveFeedback + negativeFeedback),
    emailVerified: card.isEmailVerified,
    phoneVerified: card.isPhoneVerified,
    registeredDays: Math.max(0, Math.floor((now - card.registeredAt) / DAY_MS)),
  };
}

export function viewCounterparty(other: Counterparty, now: number) {
  const { completedTrades, failedTrades } = other;
  return {
    uid: String(other.uid),
    nickname: other.username,
    avatar: other.username,
    totalTrades: completedTrades,
    completionRate: partOf(completedTrades, completedTrades + failedTrades),
    kycVerified: other.isKycVerified,
    online: now - other.seenAt <= ONLINE_MS,
    merchant: other.isTrader,
  };
}

/** Of the whole, to four decimals; null of nothing. */
function partOf(part: number, whole: number): string | null {
  return whole === 0 ? null : (part / whole).toFixed(4);
}

function minutesOf(seconds: number | null): string | null {
  return seconds === null ? null : (seconds / 60).toFixed(1);
}

export interface ListedParts {
  readonly offer: Offer;
  readonly price: bigint;
  readonly card: TraderCard;
  readonly facts: MarketFacts;
}

export function viewOffer(
  { offer, price, card, facts }: ListedParts,
  context: ViewContext,
): Listed {
  const { priceScale, cryptoScale, fiatScale } = facts;
  const { conditions } = offer;
  return {
    advId: String(offer.id),
    side: offer.side,
    crypto: offer.crypto,
    fiat: offer.fiat,
    priceType: offer.price.type,
    price: formatAmount(price, priceScale),
    quantity: formatAmount(offer.quantity, cryptoScale),
    remaining: formatAmount(offer.remaining, cryptoScale),
    minLimit: formatAmount(offer.minLimit, fiatScale),
    maxLimit: formatAmount(offer.maxLimit, fiatScale),
    payWindow: offer.payWindowMinutes,
    message: offer.message,
    payMethods: offer.payMethods.map((code) => ({ code, name: methodName(code, context) })),
    conditions: {
      kycRequired: conditions.isKycRequired,
      minTrades: conditions.minTrades,
      minCompletionRate: conditions.minCompletionPercent,
      minRegisteredDays: conditions.minRegisteredDays,
      firstTradeCap: orNull(conditions.firstTradeCap, fiatScale),
    },
    version: offer.version,
    advertiser: viewCard(card, context.now),
  };
}

export interface OwnParts extends Omit<ListedParts, "price"> {
  readonly takedown: OfferTakedown | null;
}

export function viewOwnOffer({ takedown, ...parts }: OwnParts, context: ViewContext): Own {
  const { offer, facts } = parts;
  const now = effectivePrice(offer.side, offer.price, facts.rate);
  const bounds = offer.price.type === "floating" ? offer.price : null;
  return {
    ...viewOffer({ ...parts, price: 0n }, context),
    price: now.ok ? formatAmount(now.price, facts.priceScale) : null,
    state: offer.state,
    switchedOff: offer.isSwitchedOff,
    ratio: orNull(bounds?.ratio ?? null, RATIO_DECIMALS),
    floor: orNull(bounds?.floor ?? null, facts.priceScale),
    ceiling: orNull(bounds?.ceiling ?? null, facts.priceScale),
    autoReply: offer.autoReply,
    hours: viewHours(offer),
    visibility: offer.visibility,
    shareToken: offer.shareToken,
    userPaymentIds: offer.userPaymentIds.map(String),
    openOrders: offer.openOrders,
    takedown: viewTakedown(takedown, offer),
    createdAt: offer.createdAt,
    updatedAt: offer.updatedAt,
  };
}

export function viewPriceRank({ facts, isCapped, ...found }: FoundRank) {
  const { priceScale } = facts;
  const range = priceRange(facts);
  return {
    best: orNull(found.best, priceScale),
    median: orNull(found.median, priceScale),
    price: orNull(found.price, priceScale),
    offers: found.offers,
    capped: isCapped,
    rank: found.rank,
    market: {
      price: orNull(facts.rate, priceScale),
      priceScale,
      leastPrice: orNull(range?.leastPrice ?? null, priceScale),
      mostPrice: orNull(range?.mostPrice ?? null, priceScale),
      leastRatio: orNull(range?.leastRatio ?? null, RATIO_DECIMALS),
      mostRatio: orNull(range?.mostRatio ?? null, RATIO_DECIMALS),
    },
  };
}

/** One that no longer keeps the offer down is not shown. */
function viewTakedown(takedown: OfferTakedown | null, { version }: Offer): Own["takedown"] {
  if (takedown === null || !isKeptDown(takedown, version)) return null;
  const { reason, takenDownAt } = takedown;
  return { reason, at: takenDownAt.getTime(), isLasting: isLasting(takedown) };
}

/** Also of an order, which has the same amounts. */
export function viewQuote(
  quote: Quote,
  { cryptoScale, fiatScale }: Pick<MarketFacts, "cryptoScale" | "fiatScale">,
) {
  return {
    quantity: formatAmount(quote.quantity, cryptoScale),
    fee: formatAmount(quote.fee, cryptoScale),
    receiveQuantity: formatAmount(quote.receiveQuantity, cryptoScale),
    fiatAmount: formatAmount(quote.fiatAmount, fiatScale),
  };
}

export function viewHours({ hours }: Offer): Own["hours"] {
  return hours === null ? null : { timeZone: hours.timeZone, spans: [...hours.spans] };
}

function orNull(units: bigint | null, scale: number): string | null {
  return units === null ? null : formatAmount(units, scale);
}

/** A method that was switched off is known by its code. */
export function methodName(code: string, { tradables, locale }: ViewContext): string {
  const names = tradables.paymentMethods.find((method) => method.code === code)?.names;
  return names?.[locale] ?? names?.en ?? code;
}

/** Worth in US dollars. */
/** Without an offer. */
export function viewOwnLimits(limits: GroupLimits) {
  const { openOnOffer: _none, ...view } = viewLimits(limits);
  return { ...view, ...limits.record };
}

export function viewLimits({ tier, next, ...limits }: GroupLimits) {
  return {
    openOrders: limits.openOrders,
    maxOpenOrders: tier.maxOpenOrders,
    openOnOffer: limits.openOnOffer,
    maxOpenOnOffer: tier.maxOpenOnOffer,
    openWorth: centsText(limits.openWorthCents),
    maxOpenWorth: centsText(tier.maxOpenWorthCents),
    barredUntil: limits.barredUntil,
    next:
      next === null
        ? null
        : {
            trades: next.minTrades,
            counterparties: next.minCounterparties,
            maxOpenOrders: next.maxOpenOrders,
            maxOpenWorth: centsText(next.maxOpenWorthCents),
          },
  };
}
