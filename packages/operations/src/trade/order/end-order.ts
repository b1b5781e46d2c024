// What the end of an order does beside moving its coins: to its offer, and to what is counted of the
// two sides.
import type { UserId } from "@parley/domain/ids";
import type { OrderStep } from "@parley/domain/order/order-step";
import type { Circumstances } from "@parley/database/queries/trade/trade-flag";
import type { TradeGroup } from "@parley/database/queries/trade/trade-group";
import type { Trader } from "@parley/database/queries/market/trader";
import { userAccount } from "@parley/domain/ledger/account";
import { moveLines } from "@parley/domain/ledger/transfer";
import { isTooSmall } from "@parley/domain/offer/decide-offer";
import type { Offer } from "@parley/domain/offer/offer";
import type { EscrowFlow } from "@parley/domain/order/settled-fee";
import {
  decideCounted,
  hasTimedOut,
  pairOf,
  pairOn,
  withTimeOut,
  withTrade,
  type GroupPair,
} from "@parley/domain/trade/counted-trade";
import {
  buyerGroupOf,
  groupOf,
  isOpen,
  type Order,
  type RulingReason,
} from "@parley/domain/order/order";
import {
  CANCEL_WINDOW_MS,
  CLAIM_WINDOW_MS,
  isFrozenByClaims,
  marksOf,
  type TraderMark,
} from "@parley/domain/order/reputation";
import { takenBy } from "@parley/domain/trade/order-range";
import { takerSideOf } from "@parley/domain/trade/quote";
import type { Workspace } from "@parley/engine/workspace";
import { userTable } from "../../kernel/user-table.ts";
import { tellTraderChanged } from "../../messaging/events/tell-trader.ts";
import { notifyFrozenByClaims } from "../../messaging/notification/notification-log.ts";
import { offerTable } from "../../market/offer/offer-table.ts";
import { tellOfferChanged, tellStockChanged } from "../../market/offer/tell-offer.ts";
import {
  faultLog,
  flagLog,
  groupPairTable,
  groupTable,
} from "../../identity/group/group-tables.ts";
import { countClosed, readGroup } from "./open-orders.ts";
import { newTrader, traderDayLog, traderTable } from "./order-tables.ts";

/** The offer after one of its orders has ended; what returned to it can be taken again. */
export function returnToOffer(
  workspace: Workspace,
  offer: Offer,
  order: Order,
  flow: EscrowFlow,
): void {
  const taken = takenBy({ side: takerSideOf(offer) }, order);
  const isBack = flow.kind === "return" && offer.state !== "closed";
  const left: Offer = {
    ...offer,
    openOrders: offer.openOrders - 1,
    remaining: isBack ? offer.remaining + taken : offer.remaining,
  };
  if (left.state === "closed" || !isUsedUp(left, order)) {
    workspace.write(offerTable, left);
    tellStockChanged(workspace, left);
    return;
  }
  // The remainder is too small for an order: it returns to the advertiser with the last order.
  if (left.side === "sell" && left.remaining > 0n) {
    const { id, advertiserId, crypto, remaining } = left;
    const from = userAccount(advertiserId, "offer", crypto);
    const to = userAccount(advertiserId, "spot", crypto);
    const cause = { kind: "offer", id, step: "used-up" };
    if (!workspace.post(cause, moveLines(from, to, remaining)).ok) {
      throw new Error("the reserve of an offer is not there");
    }
  }
  const closed: Offer = { ...left, state: "closed", isSwitchedOff: false, remaining: 0n };
  workspace.write(offerTable, closed);
  tellOfferChanged(workspace, closed);
}

/** Worth less than its least order, at its own price, or at the last one where that floats. */
function isUsedUp(offer: Offer, order: Order): boolean {
  if (offer.openOrders > 0) return false;
  const price = offer.price.type === "fixed" ? offer.price.price : order.price;
  return isTooSmall(offer.remaining, offer.minLimit, { ...order, price });
}

export interface Ending {
  readonly before: Order;
  readonly after: Order;
  readonly step: OrderStep;
  readonly reason: RulingReason | null;
  /** The worth of the coins, for the charts; null when it is unknown. */
  readonly volumeUsdCents: bigint | null;
  readonly circumstances: Circumstances;
}

/**
 * Counts an order's end for both sides and their groups. Returns the order with whether its trade
 * counts.
 */
export function countOrder(
  workspace: Workspace,
  { before, after, step, ...ending }: Ending,
): Order {
  if (!isOpen(before) || isOpen(after)) return after;
  countClosed(workspace, before);
  const day = new Date(workspace.now).toISOString().slice(0, 10);
  const marks = marksOf(after, step, ending.reason);
  const key = pairOf(after.takerGroupId, after.advertiserGroupId);
  const pair = pairOn(workspace.read(groupPairTable, key), key, day);
  if (step === "time-out" && after.offerSide === "buy") {
    // One seller group may let a buyer's offer run out as often as it likes: it counts once a day.
    const buyerGroupId = buyerGroupOf(after);
    if (hasTimedOut(pair, buyerGroupId)) return after;
    workspace.write(groupPairTable, withTimeOut(pair, buyerGroupId));
  }
  const isTrade = marks.some(({ completed }) => completed);
  const isCounted = isTrade ? countTrade(workspace, after, pair, ending.circumstances) : null;
  for (const mark of marks) {
    if (mark.completed && isCounted !== true) continue;
    countMark(workspace, after, mark, { day, volumeUsdCents: ending.volumeUsdCents ?? 0n });
  }
  return after.state === "completed" ? { ...after, isCounted } : after;
}

/** Whether it counts; the first that does makes two groups each other's counterparties. */
function countTrade(
  workspace: Workspace,
  order: Order,
  pair: GroupPair,
  circumstances: Circumstances,
): boolean {
  const groups = [order.takerGroupId, order.advertiserGroupId];
  const { isCounted, flags } = decideCounted(pair, {
    tookMs: workspace.now - order.createdAt,
    ...circumstances,
    isDemo: groups.every((groupId) => workspace.read(userTable, groupId)?.isDemo === true),
  });
  for (const reason of flags) {
    workspace.append(flagLog, { orderId: order.id, reason, at: workspace.now });
  }
  if (!isCounted) return false;
  workspace.write(groupPairTable, withTrade(pair));
  if (pair.counted > 0) return true;
  for (const groupId of groups) {
    const group = readGroup(workspace, groupId);
    workspace.write(groupTable, { ...group, counterparties: group.counterparties + 1 });
  }
  return true;
}

function countMark(
  workspace: Workspace,
  order: Order,
  mark: TraderMark,
  { day, volumeUsdCents }: { readonly day: string; readonly volumeUsdCents: bigint },
): void {
  const trader = workspace.read(traderTable, mark.userId) ?? newTrader(mark.userId);
  workspace.write(traderTable, withMark(trader, mark, workspace.now));
  const group = withGroupMark(
    readGroup(workspace, groupOf(order, mark.userId)),
    mark,
    workspace.now,
  );
  workspace.write(groupTable, group);
  workspace.append(traderDayLog, {
    userId: mark.userId,
    day,
    completedTrades: mark.completed ? 1 : 0,
    failedTrades: mark.failed ? 1 : 0,
    volumeUsdCents: mark.completed ? volumeUsdCents : 0n,
  });
  if (mark.failed) {
    const { userId } = mark;
    const { groupId } = group;
    const fault = { orderId: order.id, userId, groupId, countedAt: workspace.now };
    workspace.append(faultLog, { ...fault, discountedAt: null });
  }
  if (mark.falseClaim) freezeByClaims(workspace, group, mark.userId);
  tellTraderChanged(workspace, mark.userId);
}

function withMark(trader: Trader, mark: TraderMark, now: number): Trader {
  const { completed, failed, releaseSeconds, paySeconds } = mark;
  return {
    ...trader,
    completedTrades: trader.completedTrades + (completed ? 1 : 0),
    failedTrades: trader.failedTrades + (failed ? 1 : 0),
    releaseSeconds: trader.releaseSeconds + BigInt(releaseSeconds ?? 0),
    releaseCount: trader.releaseCount + (releaseSeconds === null ? 0 : 1),
    paySeconds: trader.paySeconds + BigInt(paySeconds ?? 0),
    payCount: trader.payCount + (paySeconds === null ? 0 : 1),
    firstTradeAt: trader.firstTradeAt ?? (completed ? now : null),
  };
}

function withGroupMark(group: TradeGroup, mark: TraderMark, now: number): TradeGroup {
  const { completed, canceled, falseClaim } = mark;
  return {
    ...group,
    completedTrades: group.completedTrades + (completed ? 1 : 0),
    cancels: recent(group.cancels, canceled, now, CANCEL_WINDOW_MS),
    falseClaims: recent(group.falseClaims, falseClaim, now, CLAIM_WINDOW_MS),
  };
}

/** What counts no longer is forgotten. */
function recent(
  instants: readonly number[],
  isAnother: boolean,
  now: number,
  windowMs: number,
): number[] {
  const kept = instants.filter((at) => at > now - windowMs);
  return isAnother ? [...kept, now] : kept;
}

/** A group with false payment claims does not trade until staff has reviewed it. */
function freezeByClaims(
  workspace: Workspace,
  { groupId, falseClaims }: TradeGroup,
  userId: UserId,
): void {
  if (!isFrozenByClaims(falseClaims, workspace.now)) return;
  const master = workspace.read(userTable, groupId);
  if (master === null) throw new Error("the master of an order's side is gone");
  if (master.isTradingFrozen) return;
  workspace.write(userTable, { ...master, isTradingFrozen: true });
  for (const id of new Set([groupId, userId])) notifyFrozenByClaims(workspace, id);
}
