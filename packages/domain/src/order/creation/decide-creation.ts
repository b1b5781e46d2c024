// Decides whether an offer can be taken, and which order results. The obstacles are checked in a
// fixed order, and the first one is the answer.
import { listUnmetConditions, takerFigures, type UnmetCondition } from "../../offer/conditions.ts";
import type { OfferMarket } from "../../offer/decide-offer.ts";
import { effectivePrice } from "../../offer/effective-price.ts";
import { isOpenAt } from "../../offer/hours.ts";
import type { Offer } from "../../offer/offer.ts";
import { leastCrypto, mostCrypto, mostFiat, takenBy } from "../../trade/order-range.ts";
import {
  quoteOrder,
  takerSideOf,
  type AmountIn,
  type FeeRate,
  type Quote,
  type Terms,
} from "../../trade/quote.ts";
import { decideLeaving, type FreshRefusal, type GroupCoins } from "../../wallet/fresh-coins.ts";
import { worthInCents } from "../../wallet/worth.ts";
import { newOrder, type NewOrder } from "./new-order.ts";
import {
  decideOpenOrder,
  tierOf,
  worthLeft,
  type GroupCounts,
  type GroupRecord,
  type OpenRefusal,
  type TradeTiers,
} from "../../trade/open-limits.ts";
import type { Order } from "../order.ts";
import { barredUntil } from "../reputation.ts";

/** What the taker asks for. */
export interface OrderWish {
  readonly amount: bigint;
  readonly amountIn: AmountIn;
  /** The price that was shown. */
  readonly price: bigint;
  /** The amounts that were shown; null where none were. */
  readonly expect: Omit<Quote, "fee"> | null;
  /** Opens an offer that is not public. */
  readonly shareToken: string | null;
}

/** The market in which the offer is, with the rates of now. */
export interface CreationMarket extends Pick<
  OfferMarket,
  "isEnabled" | "priceScale" | "fiatScale" | "cryptoScale" | "rate"
> {
  readonly feeRate: FeeRate;
  /** The rate before the present one, as long as it is still accepted. */
  readonly previousRate: bigint | null;
  /** US dollars for one coin, decimal text; null where no price was ever published. */
  readonly usd: string | null;
}

/** What counts of an account group, together with those that count as one with it. */
export type GroupStanding = GroupCounts & Pick<GroupRecord, "isMerchant">;

export interface CreationTaker {
  readonly accountGroup: number;
  readonly isKycApproved: boolean;
  readonly registeredAt: number;
  readonly completedTrades: number;
  readonly failedTrades: number;
  /** A freeze or a hold of the taker or of the master. */
  readonly isFrozen: boolean;
  readonly isStaff: boolean;
  /** Atoms in the spot wallet; null where the taker buys. */
  readonly spot: bigint | null;
  /** The group's balance of the coin; null where the taker buys. */
  readonly coins: GroupCoins | null;
  readonly group: GroupStanding;
  /** What the group has open on this offer. */
  readonly openOnOffer: { readonly orders: number; readonly fiat: bigint };
  /** Orders of the group within a day. */
  readonly ordersOfDay: number;
}

export interface CreationFacts {
  readonly now: number;
  readonly market: CreationMarket;
  /** Null where it is gone. */
  readonly offer: Offer | null;
  readonly taker: CreationTaker;
  readonly advertiser: {
    /** Frozen, held, of staff, or a sub-user that may not trade. */
    readonly isAway: boolean;
    /** Null where the advertiser sells: open worth counts for those who buy. */
    readonly group: GroupStanding | null;
  };
  readonly isBlocked: boolean;
  /** Whether the payment account belongs to the seller and can be paid into. */
  readonly hasPaymentAccount: boolean;
  readonly tiers: TradeTiers;
  /** What of the order is given and not decided. */
  readonly given: NewOrder["given"];
}

export type CreationRefusal =
  | {
      readonly ok: false;
      readonly error:
        | "tradingFrozen"
        | "staffMayNotTrade"
        | "marketDisabled"
        | "offerUnknown"
        | "offerNotOnline"
        | "offerOutsideHours"
        | "offerOfOwnGroup"
        | "traderBlocked"
        | UnmetCondition
        | "conditionFirstTrade"
        | "ratesStale"
        | "offerHidden"
        | "outOfStock"
        | "insufficientBalance"
        | "unknownPayMethod"
        | "payMethodMissing";
    }
  | OpenRefusal
  /** The advertiser buys, and has reached the limit of open orders; what is left, in cents. */
  | { readonly ok: false; readonly error: "advertiserLimit"; readonly leftCents: bigint }
  | FreshRefusal
  | { readonly ok: false; readonly error: "priceChanged"; readonly price: bigint }
  /** The least and the most that can be taken, atoms, and which of them was missed. */
  | {
      readonly ok: false;
      readonly error: "amountOutside";
      readonly missed: "least" | "most";
      readonly least: bigint;
      readonly most: bigint;
      /** The same in minor units of the currency. */
      readonly leastFiat: bigint;
      readonly mostFiat: bigint;
    }
  | { readonly ok: false; readonly error: "quoteChanged"; readonly quote: Quote }
  | { readonly ok: false; readonly error: "cancelLimit"; readonly until: number };

export interface DecidedOrder {
  readonly ok: true;
  readonly order: Order;
  /** The offer as it is before it is taken. */
  readonly offer: Offer;
}

export function decideCreation(
  wish: OrderWish,
  facts: CreationFacts,
): DecidedOrder | CreationRefusal {
  const found = decideOffer(wish, facts);
  if (!found.ok) return found;
  const { offer } = found;
  const priced = decidePrice(wish, facts.market, offer);
  if (!priced.ok) return priced;
  const quoted = decideAmount(wish, facts, offer, priced.price);
  if (!quoted.ok) return quoted;
  const { quote } = quoted;
  const worthCents = worthOf(facts.market, quote);
  if (worthCents === null) return refused("ratesStale");
  const refusal = decideTaker(facts, offer, quote, worthCents);
  if (refusal !== null) return refusal;
  const { given, market, now } = facts;
  const order = newOrder({ given, offer, market, price: wish.price, quote, worthCents, now });
  return { ok: true, order, offer };
}

function decideOffer(
  { shareToken }: OrderWish,
  { now, market, offer, taker, advertiser, isBlocked }: CreationFacts,
): { readonly ok: true; readonly offer: Offer } | CreationRefusal {
  if (taker.isFrozen) return refused("tradingFrozen");
  if (taker.isStaff) return refused("staffMayNotTrade");
  if (!market.isEnabled) return refused("marketDisabled");
  if (offer === null) return refused("offerUnknown");
  const isShown = offer.visibility === "public" || shareToken === offer.shareToken;
  if (!isShown) return refused("offerUnknown");
  if (offer.state !== "online" || advertiser.isAway) return refused("offerNotOnline");
  if (!isOpenAt(offer.hours, now)) return refused("offerOutsideHours");
  if (offer.accountGroup === taker.accountGroup) return refused("offerOfOwnGroup");
  if (isBlocked) return refused("traderBlocked");
  const [unmet] = listUnmetConditions(offer.conditions, takerFigures(taker, now));
  return unmet === undefined ? { ok: true, offer } : refused(unmet);
}

/** At the price that was shown, by the rate of now or by the one before it for a moment longer. */
function decidePrice(
  { price }: OrderWish,
  { rate, previousRate }: CreationMarket,
  offer: Offer,
): { readonly ok: true; readonly price: bigint } | CreationRefusal {
  const now = effectivePrice(offer.side, offer.price, rate);
  if (now.ok && now.price === price) return now;
  if (previousRate !== null) {
    const before = effectivePrice(offer.side, offer.price, previousRate);
    if (before.ok && before.price === price) return before;
  }
  if (now.ok) return { ok: false, error: "priceChanged", price: now.price };
  return refused(now.error === "rateMissing" ? "ratesStale" : "offerHidden");
}

function decideAmount(
  { amount, amountIn, expect }: OrderWish,
  { market, taker }: CreationFacts,
  offer: Offer,
  price: bigint,
): { readonly ok: true; readonly quote: Quote } | CreationRefusal {
  const terms: Terms = { ...market, side: takerSideOf(offer), price };
  const quote = quoteOrder(terms, amount, amountIn);
  const { firstTradeCap } = offer.conditions;
  const isCapped = quote !== null && taker.completedTrades === 0 && firstTradeCap !== null;
  // What the group has open here is part of the first trade, whichever member took it.
  if (isCapped && taker.openOnOffer.fiat + quote.fiatAmount > firstTradeCap) {
    return refused("conditionFirstTrade");
  }
  // An amount too small to be worth anything has no quote.
  const isTooSmall = quote === null || quote.fiatAmount < offer.minLimit;
  if (isTooSmall || quote.fiatAmount > offer.maxLimit) {
    return amountOutside(terms, offer, isTooSmall ? "least" : "most");
  }
  if (takenBy(terms, quote) > offer.remaining) return refused("outOfStock");
  return isAsShown(expect, quote)
    ? { ok: true, quote }
    : { ok: false, error: "quoteChanged", quote };
}

function amountOutside(
  terms: Terms,
  { minLimit, maxLimit, remaining }: Offer,
  missed: "least" | "most",
): CreationRefusal {
  const bounded = { ...terms, minLimit, maxLimit, remaining };
  const [least, most] = [leastCrypto(bounded), mostCrypto(bounded)];
  const inFiat = { leastFiat: minLimit, mostFiat: mostFiat(bounded) };
  return { ok: false, error: "amountOutside", missed, least, most, ...inFiat };
}

function isAsShown(expect: OrderWish["expect"], quote: Quote): boolean {
  return (
    expect === null ||
    (expect.quantity === quote.quantity &&
      expect.fiatAmount === quote.fiatAmount &&
      expect.receiveQuantity === quote.receiveQuantity)
  );
}

/** Cents of US dollars, rounded up. */
function worthOf({ usd, cryptoScale }: CreationMarket, { quantity }: Quote): bigint | null {
  return usd === null ? null : worthInCents(quantity, cryptoScale, usd, "up");
}

/** What the taker must have, and may have open. */
function decideTaker(
  { now, taker, advertiser, hasPaymentAccount, tiers }: CreationFacts,
  offer: Offer,
  { quantity }: Quote,
  worthCents: bigint,
): CreationRefusal | null {
  const isSelling = offer.side === "buy";
  if (isSelling && (taker.spot ?? 0n) < quantity) return refused("insufficientBalance");
  if (!hasPaymentAccount) return refused(isSelling ? "payMethodMissing" : "unknownPayMethod");
  const { group, openOnOffer } = taker;
  const open = { ...group, openOnOffer: openOnOffer.orders };
  const tooMuch = decideOpenOrder(tierOf(tiers, group), open, isSelling ? null : worthCents);
  if (tooMuch !== null) return tooMuch;
  if (advertiser.group !== null) {
    const leftCents = worthLeft(tierOf(tiers, advertiser.group), advertiser.group);
    if (worthCents > leftCents) return { ok: false, error: "advertiserLimit", leftCents };
  }
  const until = barredUntil(group.cancels, now, taker.ordersOfDay);
  if (until !== null) return { ok: false, error: "cancelLimit", until };
  return taker.coins === null ? null : decideLeaving(taker.coins, quantity, now);
}

function refused<Name extends string>(error: Name) {
  return { ok: false, error } as const;
}
