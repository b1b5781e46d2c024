// Taking an offer: what the decision needs is read from the locked rows, the domain decides, and the
// coins go into escrow.
import type { HistoryEntry } from "@parley/database/queries/order-history";
import { isBarred } from "@parley/domain/account/hold";
import { drawer } from "@parley/domain/ledger/account";
import type { Offer } from "@parley/domain/offer/offer";
import {
  decideCreation,
  type CreationFacts,
  type CreationRefusal,
  type GroupStanding,
  type OrderWish,
} from "@parley/domain/order/decide-creation";
import { holdLines } from "@parley/domain/order/escrow-lines";
import type { TradeTiers } from "@parley/domain/order/open-limits";
import { sellerOf, type Order } from "@parley/domain/order/order";
import { takenBy } from "@parley/domain/trade/order-range";
import { takerSideOf } from "@parley/domain/trade/quote";
import { appendAutoReply } from "../chat/chat-log.ts";
import type { CommandKind } from "@parley/engine/command";
import type { Desk } from "@parley/engine/desk";
import { accountShelf } from "@parley/engine/ledger-shelves";
import { personShelf } from "../../kernel/person-shelf.ts";
import { need, needNew, type Need } from "@parley/engine/shelf";
import type { MarketFacts } from "../../market/offer/market-facts.ts";
import { offerShelf } from "../../market/offer/offer-shelf.ts";
import { paymentShelf } from "../../market/offer/payment-shelf.ts";
import { tellRoomChanged } from "../../messaging/events/tell-trader.ts";
import { tellStockChanged } from "../../market/offer/tell-offer.ts";
import {
  groupCoinsShelf,
  readGroupCoins,
  recordLeaving,
} from "../../identity/group/fresh-shelves.ts";
import { tellBalance } from "../../messaging/events/tell-balance.ts";
import { groupOfferShelf, groupShelf } from "../../identity/group/group-shelves.ts";
import {
  countOpened,
  openKeysOf,
  readAsOne,
  readOpenOnOffer,
  type GroupsAsOne,
} from "./open-orders.ts";
import { newTrader, orderShelf, traderShelf } from "./order-shelves.ts";
import { recordStep } from "./tell-order.ts";

export interface Creation extends OrderWish {
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
    const decided = decideCreation(creation, readFacts(creation, desk));
    if (!decided.ok) return decided;
    const { offer, order } = decided;
    const booked = desk.book({ kind: "order", id: order.id, step: "create" }, holdLines(order));
    if (!booked.ok) return { ok: false, error: "insufficientBalance" };
    if (offer.side === "buy") recordLeaving(desk, coinsOf(creation), order.quantity);
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

function readFacts(creation: Creation, desk: Desk): CreationFacts {
  const { offer, taker, groups, facts, usd, userPaymentId, payMethod } = creation;
  const isSelling = offer.side === "buy";
  const payment = userPaymentId === null ? null : desk.read(paymentShelf, userPaymentId);
  const seller = isSelling ? taker.id : offer.advertiserId;
  return {
    now: desk.now,
    market: { ...facts, usd },
    offer: desk.read(offerShelf, offer.id),
    taker: readTaker(creation, desk),
    advertiser: {
      isAway: isAway(desk, offer),
      group: isSelling ? readStanding(desk, offer.advertiserMasterId, groups.advertiser) : null,
    },
    isBlocked: creation.isBlocked,
    hasPaymentAccount: payment !== null && !payment.isRemoved && payment.personId === seller,
    tiers: creation.tiers,
    given: {
      id: creation.id,
      rToken: creation.rToken,
      externalOrderId: creation.externalOrderId,
      takerId: taker.id,
      takerGroupId: taker.masterId,
      advertiserGroupId: offer.advertiserMasterId,
      payMethod: payMethod ?? "",
      userPaymentId: userPaymentId ?? 0n,
    },
  };
}

function readTaker(creation: Creation, desk: Desk): CreationFacts["taker"] {
  const { taker, offer, groups, ordersOfDay } = creation;
  const isSelling = offer.side === "buy";
  const { completedTrades, failedTrades } = desk.read(traderShelf, taker.id) ?? newTrader(taker.id);
  const spot = isSelling ? desk.read(accountShelf, drawer(taker.id, "spot", offer.crypto)) : null;
  return {
    ...taker,
    completedTrades,
    failedTrades,
    isFrozen: isFrozen(desk, [taker.masterId, taker.id]),
    isStaff: isOfStaff(desk, taker.masterId),
    spot: spot?.balance ?? null,
    coins: isSelling ? readGroupCoins(desk, coinsOf(creation)) : null,
    group: readStanding(desk, taker.masterId, groups.taker),
    openOnOffer: readOpenOnOffer(desk, groups.taker, offer.id),
    ordersOfDay,
  };
}

/** A merchant's mark and trades count for the group that has them, and not for those linked with it. */
function readStanding(desk: Desk, groupId: bigint, countedAsOne: readonly bigint[]): GroupStanding {
  const isMerchant = desk.read(personShelf, groupId)?.isMerchant === true;
  return { ...readAsOne(desk, groupId, countedAsOne), isMerchant };
}

/** Such an advertiser could not carry the order to its end. */
function isAway(desk: Desk, { advertiserMasterId, advertiserId }: Creation["offer"]): boolean {
  return (
    isFrozen(desk, [advertiserMasterId, advertiserId]) ||
    isOfStaff(desk, advertiserMasterId) ||
    isShutOut(desk, advertiserId)
  );
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
