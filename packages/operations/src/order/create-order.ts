// Taking an offer: the coins go into escrow, or the first thing that stands in the way is named.
import type { HistoryEntry } from "@parley/database/queries/order-history";
import { isBarred } from "@parley/domain/account/hold";
import {
  listUnmetConditions,
  takerFigures,
  type UnmetCondition,
} from "@parley/domain/offer/conditions";
import type { Offer } from "@parley/domain/offer/offer";
import { effectivePrice } from "@parley/domain/offer/effective-price";
import { isOpenAt } from "@parley/domain/offer/hours";
import { drawer } from "@parley/domain/ledger/account";
import { holdLines } from "@parley/domain/order/escrow-lines";
import type { OpenRefusal, TradeTiers } from "@parley/domain/order/open-limits";
import { sellerOf, type Order } from "@parley/domain/order/order";
import { barredUntil } from "@parley/domain/order/reputation";
import {
  leastCrypto,
  mostCrypto,
  mostFiat,
  takenBy,
  type OrderBounds,
} from "@parley/domain/trade/order-range";
import {
  quoteOrder,
  takerSideOf,
  type AmountIn,
  type Quote,
  type Terms,
} from "@parley/domain/trade/quote";
import type { FreshRefusal } from "@parley/domain/wallet/fresh-coins";
import { worthInCents } from "@parley/domain/wallet/worth";
import { appendAutoReply } from "../chat/chat-log.ts";
import type { CommandKind } from "../engine/command.ts";
import type { Desk } from "../engine/desk.ts";
import { accountShelf } from "../engine/ledger-shelves.ts";
import { personShelf } from "../engine/person-shelf.ts";
import { need, needNew, type Need } from "../engine/shelf.ts";
import type { MarketFacts } from "../offer/market-facts.ts";
import { offerShelf } from "../offer/offer-shelf.ts";
import { paymentShelf } from "../offer/payment-shelf.ts";
import { tellRoomChanged } from "../market/tell-trader.ts";
import { tellStockChanged } from "../offer/tell-offer.ts";
import { groupCoinsShelf, letLeave } from "../wallet/fresh-shelves.ts";
import { tellBalance } from "../wallet/tell-balance.ts";
import { groupOfferShelf, groupShelf } from "./group-shelves.ts";
import { countOpened, decideOpen, openKeysOf, readAsOne, type GroupsAsOne } from "./open-orders.ts";
import { newTrader, orderShelf, traderShelf } from "./order-shelves.ts";
import { recordStep } from "./tell-order.ts";

const MINUTE_MS = 60_000;

export interface Creation {
  readonly id: bigint;
  readonly rToken: string;
  readonly externalOrderId: string | null;
  readonly taker: {
    readonly id: bigint;
    readonly masterId: bigint;
    readonly accountGroup: number;
    readonly isKycApproved: boolean;
    readonly registeredAt: number;
    readonly sessionId: bigint;
  };
  /** What never changes of it. */
  readonly offer: Pick<Offer, "id" | "advertiserId" | "side" | "crypto" | "fiat"> & {
    readonly advertiserMasterId: bigint;
  };
  readonly isBlocked: boolean;
  readonly shareToken: string | null;
  readonly amount: bigint;
  readonly amountIn: AmountIn;
  readonly price: bigint;
  readonly expect: Omit<Quote, "fee"> | null;
  readonly payMethod: string | null;
  /** The seller's account; null when there is none that fits. */
  readonly userPaymentId: bigint | null;
  readonly facts: MarketFacts;
  /** What one coin is worth in US dollars, decimal text; null where nobody ever said. */
  readonly usd: string | null;
  /** What groups may have open. */
  readonly tiers: TradeTiers;
  /** How many orders the taker's group has had within a day; looked up where it has canceled much. */
  readonly ordersOfDay: number;
  /** The groups of both sides, each with those that count as one with it. */
  readonly groups: GroupsAsOne;
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
  /** The advertiser buys, and may not have so much more open; how much is left to him, in cents. */
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

/** An order as it was written, so that its taker can be shown it without reading it again. */
export interface MadeOrder {
  readonly order: Order;
  readonly history: readonly HistoryEntry[];
  /** How many messages wait for the taker. */
  readonly unread: number;
}

export const createOrderKind: CommandKind<
  Creation,
  { readonly orderId: string },
  CreationRefusal,
  MadeOrder
> = {
  name: "create-order",
  needs,
  decide(creation, desk) {
    const market = decideMarketPart(creation, desk);
    if (!market.ok) return market;
    const { offer, quote } = market;
    const worthCents = worthOf(creation, quote);
    if (worthCents === null) return refused("ratesStale");
    const order = draftOrder(creation, offer, { ...quote, worthCents }, desk.now);
    const later = decideTakerPart(creation, desk, order);
    if (later !== null) return later;
    const booked = desk.book({ kind: "order", id: order.id, step: "create" }, holdLines(order));
    if (!booked.ok) return { ok: false, error: "insufficientBalance" };
    if (offer.side === "buy") {
      const fresh = letLeave(desk, coinsOf(creation), order.quantity);
      if (fresh !== null) return fresh;
    }
    const made = keepOrder(desk, creation, offer, order);
    return { ok: true, reply: { orderId: String(order.id) }, made };
  },
};

function needs({ id, taker, offer, userPaymentId, groups }: Creation): Need[] {
  const sides = { offerSide: offer.side, advertiserId: offer.advertiserId, takerId: taker.id };
  const seller = sellerOf(sides);
  return [
    needNew(orderShelf, id),
    need(offerShelf, offer.id),
    need(personShelf, taker.masterId),
    need(personShelf, taker.id),
    need(personShelf, offer.advertiserMasterId),
    need(personShelf, offer.advertiserId),
    need(traderShelf, taker.id),
    ...groups.taker.flatMap((groupId) => [
      need(personShelf, groupId),
      need(groupShelf, groupId),
      need(groupOfferShelf, openKeysOf(groupId, offer.id)),
    ]),
    ...(offer.side === "buy"
      ? groups.advertiser.flatMap((groupId) => [
          need(personShelf, groupId),
          need(groupShelf, groupId),
        ])
      : []),
    ...(userPaymentId === null ? [] : [need(paymentShelf, userPaymentId)]),
    need(accountShelf, drawer(seller, offer.side === "sell" ? "offer" : "spot", offer.crypto)),
    need(accountShelf, drawer(seller, "escrow", offer.crypto)),
    ...(offer.side === "buy" ? [need(groupCoinsShelf, coinsOf({ taker, offer }))] : []),
  ];
}

/** Of a taker who sells. */
function coinsOf({ taker, offer }: Pick<Creation, "taker" | "offer">) {
  return { groupId: taker.masterId, asset: offer.crypto };
}

type MarketPart = { readonly ok: true; readonly offer: Offer; readonly quote: Quote };

/** In the order in which it is looked at; the first thing that stands in the way is the answer. */
function decideMarketPart(creation: Creation, desk: Desk): MarketPart | CreationRefusal {
  const { taker, facts } = creation;
  if (isFrozen(desk, [taker.masterId, taker.id])) return refused("tradingFrozen");
  if (isOfStaff(desk, taker.masterId)) return refused("staffMayNotTrade");
  if (!facts.isEnabled) return refused("marketDisabled");
  const offer = desk.read(offerShelf, creation.offer.id);
  if (offer === null) return refused("offerUnknown");
  const hasToken = offer.visibility === "public" || creation.shareToken === offer.shareToken;
  if (!hasToken) return refused("offerUnknown");
  const isAway =
    isFrozen(desk, [creation.offer.advertiserMasterId, offer.advertiserId]) ||
    isOfStaff(desk, creation.offer.advertiserMasterId) ||
    isShutOut(desk, offer.advertiserId);
  if (offer.state !== "online" || isAway) return refused("offerNotOnline");
  if (!isOpenAt(offer.hours, desk.now)) return refused("offerOutsideHours");
  if (offer.accountGroup === taker.accountGroup) return refused("offerOfOwnGroup");
  if (creation.isBlocked) return refused("traderBlocked");
  const unmet = findUnmet(creation, desk, offer);
  if (unmet !== null) return refused(unmet);
  const priced = decidePrice(creation, offer);
  if (!priced.ok) return priced;
  return decideAmount(creation, desk, offer, priced.price);
}

function isFrozen(desk: Desk, ids: readonly bigint[]): boolean {
  return ids.some((id) => {
    const person = desk.read(personShelf, id);
    return person === null || isBarred(person, desk.now);
  });
}

/** Staff roles are given to masters alone and count for the whole group. */
function isOfStaff(desk: Desk, masterId: bigint): boolean {
  return desk.read(personShelf, masterId)?.isInStaffGroup === true;
}

/** A sub-user whom the master keeps out, or from trading, could not carry the order to its end. */
function isShutOut(desk: Desk, id: bigint): boolean {
  const person = desk.read(personShelf, id);
  if (person === null || person.masterId === null) return false;
  return person.isLockedOut || !person.permissions.includes("trade");
}

function findUnmet(creation: Creation, desk: Desk, offer: Offer): UnmetCondition | null {
  const { taker } = creation;
  const { completedTrades, failedTrades } = desk.read(traderShelf, taker.id) ?? newTrader(taker.id);
  const figures = takerFigures({ ...taker, completedTrades, failedTrades }, desk.now);
  const [unmet] = listUnmetConditions(offer.conditions, figures);
  return unmet ?? null;
}

/** At the price that was quoted, by the rate of now or by the one before it for a moment longer. */
function decidePrice(
  { price, facts }: Creation,
  offer: Offer,
): { readonly ok: true; readonly price: bigint } | CreationRefusal {
  const now = effectivePrice(offer.side, offer.price, facts.rate);
  if (now.ok && now.price === price) return now;
  if (facts.previousRate !== null) {
    const before = effectivePrice(offer.side, offer.price, facts.previousRate);
    if (before.ok && before.price === price) return before;
  }
  if (now.ok) return { ok: false, error: "priceChanged", price: now.price };
  return refused(now.error === "rateMissing" ? "ratesStale" : "offerHidden");
}

function decideAmount(
  creation: Creation,
  desk: Desk,
  offer: Offer,
  price: bigint,
): MarketPart | CreationRefusal {
  const { amount, amountIn, facts, taker, expect } = creation;
  const terms: Terms = { ...facts, side: takerSideOf(offer), price };
  const quote = quoteOrder(terms, amount, amountIn);
  const { firstTradeCap } = offer.conditions;
  const isFirst = (desk.read(traderShelf, taker.id)?.completedTrades ?? 0) === 0;
  // What the group has open here already is part of the first trade, whoever of it took it.
  const open = creation.groups.taker
    .map((id) => desk.read(groupOfferShelf, openKeysOf(id, offer.id))?.openFiat ?? 0n)
    .reduce((sum, fiat) => sum + fiat, 0n);
  const isCapped = quote !== null && isFirst && firstTradeCap !== null;
  if (isCapped && open + quote.fiatAmount > firstTradeCap) return refused("conditionFirstTrade");
  // What is too small to be worth anything has no quote.
  const isTooSmall = quote === null || quote.fiatAmount < offer.minLimit;
  if (isTooSmall || quote.fiatAmount > offer.maxLimit) {
    const missed = isTooSmall ? "least" : "most";
    const bounded = { ...terms, ...limitsOf(offer) };
    const [least, most] = [leastCrypto(bounded), mostCrypto(bounded)];
    const inFiat = { leastFiat: offer.minLimit, mostFiat: mostFiat(bounded) };
    return { ok: false, error: "amountOutside", missed, least, most, ...inFiat };
  }
  if (takenBy(terms, quote) > offer.remaining) return refused("outOfStock");
  const isAsShown =
    expect === null ||
    (expect.quantity === quote.quantity &&
      expect.fiatAmount === quote.fiatAmount &&
      expect.receiveQuantity === quote.receiveQuantity);
  return isAsShown ? { ok: true, offer, quote } : { ok: false, error: "quoteChanged", quote };
}

function limitsOf({ minLimit, maxLimit, remaining }: Offer): OrderBounds {
  return { minLimit, maxLimit, remaining };
}

/** In cents of US dollars, never below what it is. */
function worthOf({ usd, facts }: Creation, { quantity }: Quote): bigint | null {
  return usd === null ? null : worthInCents(quantity, facts.cryptoScale, usd, "up");
}

/** What the taker has to have, and may have open. */
function decideTakerPart(
  { offer, taker, userPaymentId, tiers, ordersOfDay, groups }: Creation,
  desk: Desk,
  order: Order,
): CreationRefusal | null {
  const isSelling = offer.side === "buy";
  if (isSelling) {
    const spot = desk.read(accountShelf, drawer(taker.id, "spot", offer.crypto));
    if ((spot?.balance ?? 0n) < order.quantity) return refused("insufficientBalance");
  }
  const payment = userPaymentId === null ? null : desk.read(paymentShelf, userPaymentId);
  const fits = payment !== null && !payment.isRemoved && payment.personId === sellerOf(order);
  if (!fits) return refused(isSelling ? "payMethodMissing" : "unknownPayMethod");
  const tooMuch = decideOpen(desk, tiers, order, groups);
  if (tooMuch !== null) return tooMuch;
  const { cancels } = readAsOne(desk, groups.taker);
  const until = barredUntil(cancels, desk.now, ordersOfDay);
  return until === null ? null : { ok: false, error: "cancelLimit", until };
}

function draftOrder(
  creation: Creation,
  offer: Offer,
  quote: Quote & Pick<Order, "worthCents">,
  now: number,
): Order {
  const { id, rToken, externalOrderId, taker, facts, userPaymentId, payMethod } = creation;
  return {
    id,
    rToken,
    externalOrderId,
    offerId: offer.id,
    offerSide: offer.side,
    advertiserId: offer.advertiserId,
    takerId: taker.id,
    advertiserGroupId: creation.offer.advertiserMasterId,
    takerGroupId: taker.masterId,
    crypto: offer.crypto,
    fiat: offer.fiat,
    cryptoScale: facts.cryptoScale,
    fiatScale: facts.fiatScale,
    priceScale: facts.priceScale,
    price: creation.price,
    feeRate: facts.feeRate,
    ...quote,
    payMethod: payMethod ?? "",
    userPaymentId: userPaymentId ?? 0n,
    payWindowMinutes: offer.payWindowMinutes,
    state: "pending_payment",
    appeal: { state: "none", by: null, reason: null, openedAt: null },
    caseStaffId: null,
    version: 1,
    split: null,
    ruling: null,
    secondLook: null,
    notReceived: null,
    createdAt: now,
    payBy: now + offer.payWindowMinutes * MINUTE_MS,
    isExtended: false,
    paidAt: null,
    confirmBy: null,
    isReminded: false,
    arrivesBy: null,
    escalateAt: null,
    confirmedAt: null,
    completedAt: null,
    canceledAt: null,
    cancelReason: null,
    settledQuantity: null,
    isCounted: null,
  };
}

function keepOrder(desk: Desk, { taker }: Creation, offer: Offer, order: Order): MadeOrder {
  const taken = takenBy({ side: takerSideOf(offer) }, order);
  const left = {
    ...offer,
    remaining: offer.remaining - taken,
    openOrders: offer.openOrders + 1,
  };
  desk.write(offerShelf, left);
  desk.write(orderShelf, order);
  countOpened(desk, order);
  if (offer.side === "buy") tellRoomChanged(desk, offer.accountGroup);
  tellStockChanged(desk, left);
  tellBalance(desk, sellerOf(order), order.crypto);
  const entry = recordStep(desk, order, {
    command: "create",
    actor: offer.side === "sell" ? "buyer" : "seller",
    personId: taker.id,
    sessionId: taker.sessionId,
    details: null,
  });
  const isGreeted = appendAutoReply(desk, order, offer.autoReply);
  return { order, history: [entry], unread: isGreeted ? 1 : 0 };
}

function refused<Name extends string>(error: Name) {
  return { ok: false, error } as const;
}
