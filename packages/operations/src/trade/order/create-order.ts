// Taking an offer: what the decision needs is read from the locked rows, the domain decides, and the
// coins go into escrow.
import {
  type ApiKeyId,
  toPaymentId,
  type OrderId,
  type PaymentId,
  type SessionId,
  type UserId,
} from "@parley/domain/ids";
import type { HistoryEntry } from "@parley/database/queries/trade/order-history";
import { isBarred } from "@parley/domain/account/hold";
import { userAccount } from "@parley/domain/ledger/account";
import type { Offer } from "@parley/domain/offer/offer";
import {
  decideCreation,
  type CreationFacts,
  type CreationRefusal,
  type GroupStanding,
  type OrderWish,
} from "@parley/domain/order/creation/decide-creation";
import { escrowLines } from "@parley/domain/order/escrow-lines";
import type { TradeTiers } from "@parley/domain/trade/open-limits";
import { sellerOf, type Order } from "@parley/domain/order/order";
import { takenBy } from "@parley/domain/trade/order-range";
import { takerSideOf } from "@parley/domain/trade/quote";
import { appendAutoReply } from "../chat/chat-log.ts";
import type { CommandKind } from "@parley/engine/command";
import type { Workspace } from "@parley/engine/workspace";
import { accountTable } from "@parley/engine/ledger-tables";
import { userTable } from "../../kernel/user-table.ts";
import { lockRow, newRow, type LockedRow } from "@parley/engine/table";
import type { MarketFacts } from "../../market/offer/market-facts.ts";
import { offerTable } from "../../market/offer/offer-table.ts";
import { paymentTable } from "../../market/offer/payment-table.ts";
import { tellRoomChanged } from "../../messaging/events/tell-trader.ts";
import { tellStockChanged } from "../../market/offer/tell-offer.ts";
import {
  groupCoinsTable,
  readGroupCoins,
  recordLeaving,
} from "../../identity/group/fresh-coins.ts";
import { tellBalance } from "../../messaging/events/tell-balance.ts";
import { groupOfferTable, groupTable } from "../../identity/group/group-tables.ts";
import { countOpened, readAsOne, readOpenOnOffer, type GroupsAsOne } from "./open-orders.ts";
import { newTrader, orderTable, traderTable } from "./order-tables.ts";
import { recordStep } from "./tell-order.ts";

export interface Creation extends OrderWish {
  readonly id: OrderId;
  readonly rToken: string;
  readonly externalOrderId: string | null;
  readonly taker: {
    readonly id: UserId;
    readonly masterId: UserId;
    readonly accountGroup: number;
    readonly isKycApproved: boolean;
    readonly registeredAt: number;
    readonly sessionId: SessionId | null;
    /** Of a program; null for a user in person. */
    readonly apiKeyId?: ApiKeyId | null;
  };
  /** What never changes of it. */
  readonly offer: Pick<Offer, "id" | "advertiserId" | "side" | "crypto" | "fiat"> & {
    readonly advertiserMasterId: UserId;
  };
  readonly isBlocked: boolean;
  readonly payMethod: string | null;
  /** The seller's account; null when there is none that fits. */
  readonly userPaymentId: PaymentId | null;
  readonly facts: MarketFacts;
  /** The price of one coin in US dollars, decimal text; null where it was never known. */
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
  locks,
  decide(creation, workspace) {
    const decided = decideCreation(creation, readFacts(creation, workspace));
    if (!decided.ok) return decided;
    const { offer, order } = decided;
    const booked = workspace.post(
      { kind: "order", id: order.id, step: "create" },
      escrowLines(order),
    );
    if (!booked.ok) return { ok: false, error: "insufficientBalance" };
    if (offer.side === "buy") recordLeaving(workspace, coinsOf(creation), order.quantity);
    const made = keepOrder(workspace, creation, offer, order);
    return { ok: true, reply: { orderId: String(order.id) }, made };
  },
};

function locks({ id, taker, offer, userPaymentId, groups }: Creation): LockedRow[] {
  const sides = { offerSide: offer.side, advertiserId: offer.advertiserId, takerId: taker.id };
  const seller = sellerOf(sides);
  return [
    newRow(orderTable, id),
    lockRow(offerTable, offer.id),
    lockRow(userTable, taker.masterId),
    lockRow(userTable, taker.id),
    lockRow(userTable, offer.advertiserMasterId),
    lockRow(userTable, offer.advertiserId),
    lockRow(traderTable, taker.id),
    ...groups.taker.flatMap((groupId) => [
      lockRow(userTable, groupId),
      lockRow(groupTable, groupId),
      lockRow(groupOfferTable, { groupId, offerId: offer.id }),
    ]),
    ...(offer.side === "buy"
      ? groups.advertiser.flatMap((groupId) => [
          lockRow(userTable, groupId),
          lockRow(groupTable, groupId),
        ])
      : []),
    ...(userPaymentId === null ? [] : [lockRow(paymentTable, userPaymentId)]),
    lockRow(
      accountTable,
      userAccount(seller, offer.side === "sell" ? "offer" : "spot", offer.crypto),
    ),
    lockRow(accountTable, userAccount(seller, "escrow", offer.crypto)),
    ...(offer.side === "buy" ? [lockRow(groupCoinsTable, coinsOf({ taker, offer }))] : []),
  ];
}

/** Of a taker who sells. */
function coinsOf({ taker, offer }: Pick<Creation, "taker" | "offer">) {
  return { groupId: taker.masterId, asset: offer.crypto };
}

function readFacts(creation: Creation, workspace: Workspace): CreationFacts {
  const { offer, taker, groups, facts, usd, userPaymentId, payMethod } = creation;
  const isSelling = offer.side === "buy";
  const payment = userPaymentId === null ? null : workspace.read(paymentTable, userPaymentId);
  const seller = isSelling ? taker.id : offer.advertiserId;
  return {
    now: workspace.now,
    market: { ...facts, usd },
    offer: workspace.read(offerTable, offer.id),
    taker: readTaker(creation, workspace),
    advertiser: {
      isAway: isAway(workspace, offer),
      group: isSelling
        ? readStanding(workspace, offer.advertiserMasterId, groups.advertiser)
        : null,
    },
    isBlocked: creation.isBlocked,
    hasPaymentAccount: payment !== null && !payment.isRemoved && payment.userId === seller,
    tiers: creation.tiers,
    given: {
      id: creation.id,
      rToken: creation.rToken,
      externalOrderId: creation.externalOrderId,
      takerId: taker.id,
      takerGroupId: taker.masterId,
      advertiserGroupId: offer.advertiserMasterId,
      payMethod: payMethod ?? "",
      userPaymentId: userPaymentId ?? toPaymentId(0n),
    },
  };
}

function readTaker(creation: Creation, workspace: Workspace): CreationFacts["taker"] {
  const { taker, offer, groups, ordersOfDay } = creation;
  const isSelling = offer.side === "buy";
  const { completedTrades, failedTrades } =
    workspace.read(traderTable, taker.id) ?? newTrader(taker.id);
  const spot = isSelling
    ? workspace.read(accountTable, userAccount(taker.id, "spot", offer.crypto))
    : null;
  return {
    ...taker,
    completedTrades,
    failedTrades,
    isFrozen: isFrozen(workspace, [taker.masterId, taker.id]),
    isStaff: isOfStaff(workspace, taker.masterId),
    spot: spot?.balance ?? null,
    coins: isSelling ? readGroupCoins(workspace, coinsOf(creation)) : null,
    group: readStanding(workspace, taker.masterId, groups.taker),
    openOnOffer: readOpenOnOffer(workspace, groups.taker, offer.id),
    ordersOfDay,
  };
}

/** A merchant's mark and trades count for the group that has them, and not for those linked with it. */
function readStanding(
  workspace: Workspace,
  groupId: UserId,
  countedAsOne: readonly UserId[],
): GroupStanding {
  const isMerchant = workspace.read(userTable, groupId)?.isMerchant === true;
  return { ...readAsOne(workspace, groupId, countedAsOne), isMerchant };
}

/** Such an advertiser could not carry the order to its end. */
function isAway(
  workspace: Workspace,
  { advertiserMasterId, advertiserId }: Creation["offer"],
): boolean {
  return (
    isFrozen(workspace, [advertiserMasterId, advertiserId]) ||
    isOfStaff(workspace, advertiserMasterId) ||
    isShutOut(workspace, advertiserId)
  );
}

function isFrozen(workspace: Workspace, ids: readonly UserId[]): boolean {
  return ids.some((id) => {
    const person = workspace.read(userTable, id);
    return person === null || isBarred(person, workspace.now);
  });
}

/** Staff roles are given to masters alone and count for the whole group. */
function isOfStaff(workspace: Workspace, masterId: UserId): boolean {
  return workspace.read(userTable, masterId)?.isInStaffGroup === true;
}

/** A sub-user whom the master keeps out, or from trading, could not carry the order to its end. */
function isShutOut(workspace: Workspace, id: UserId): boolean {
  const person = workspace.read(userTable, id);
  if (person === null || person.masterId === null) return false;
  return person.isLockedOut || !person.permissions.includes("trade");
}

function keepOrder(
  workspace: Workspace,
  { taker }: Creation,
  offer: Offer,
  order: Order,
): MadeOrder {
  const taken = takenBy({ side: takerSideOf(offer) }, order);
  const left = {
    ...offer,
    remaining: offer.remaining - taken,
    openOrders: offer.openOrders + 1,
  };
  workspace.write(offerTable, left);
  workspace.write(orderTable, order);
  countOpened(workspace, order);
  if (offer.side === "buy") tellRoomChanged(workspace, offer.accountGroup);
  tellStockChanged(workspace, left);
  tellBalance(workspace, sellerOf(order), order.crypto);
  const entry = recordStep(workspace, order, {
    step: "create",
    actor: offer.side === "sell" ? "buyer" : "seller",
    userId: taker.id,
    sessionId: taker.sessionId,
    apiKeyId: taker.apiKeyId ?? null,
    details: null,
  });
  const isGreeted = appendAutoReply(workspace, order, offer.autoReply);
  return { order, history: [entry], unread: isGreeted ? 1 : 0 };
}
