// What the end of an order does beside moving its coins: to its offer, and to what is counted of the
// two sides.
import type { Trader } from "@parley/database/queries/trader";
import { drawer } from "@parley/domain/ledger/account";
import { moveLines } from "@parley/domain/ledger/transfer";
import { isTooSmall } from "@parley/domain/offer/decide-offer";
import type { Offer } from "@parley/domain/offer/offer";
import type { EscrowFlow } from "@parley/domain/order/decide-order";
import { isOpen, type Order, type RulingReason } from "@parley/domain/order/order";
import type { OrderCommand } from "@parley/domain/order/order-table";
import {
  CANCEL_WINDOW_MS,
  CLAIM_WINDOW_MS,
  isFrozenByClaims,
  marksOf,
  type TraderMark,
} from "@parley/domain/order/reputation";
import { takenBy } from "@parley/domain/trade/order-range";
import { takerSideOf } from "@parley/domain/trade/quote";
import type { Desk } from "../engine/desk.ts";
import { personShelf } from "../engine/person-shelf.ts";
import { tellTraderChanged } from "../market/tell-trader.ts";
import { notifyFrozenByClaims } from "../notification/notification-log.ts";
import { offerShelf } from "../offer/offer-shelf.ts";
import { tellOfferChanged, tellStockChanged } from "../offer/tell-offer.ts";
import { newTrader, traderDayLog, traderShelf } from "./order-shelves.ts";

/** The offer after one of its orders has ended; what came back to it can be taken again. */
export function returnToOffer(desk: Desk, offer: Offer, order: Order, flow: EscrowFlow): void {
  const taken = takenBy({ side: takerSideOf(offer) }, order);
  const isBack = flow.kind === "return" && offer.state !== "closed";
  const left: Offer = {
    ...offer,
    openOrders: offer.openOrders - 1,
    remaining: isBack ? offer.remaining + taken : offer.remaining,
  };
  if (left.state === "closed" || !isUsedUp(left, order)) {
    desk.write(offerShelf, left);
    tellStockChanged(desk, left);
    return;
  }
  // Nobody can take what is left: it goes home with the last order.
  if (left.side === "sell" && left.remaining > 0n) {
    const { id, advertiserId, crypto, remaining } = left;
    const from = drawer(advertiserId, "offer", crypto);
    const to = drawer(advertiserId, "spot", crypto);
    const cause = { kind: "offer", id, step: "used-up" };
    if (!desk.book(cause, moveLines(from, to, remaining)).ok) {
      throw new Error("the reserve of an offer is not there");
    }
  }
  const closed: Offer = { ...left, state: "closed", remaining: 0n };
  desk.write(offerShelf, closed);
  tellOfferChanged(desk, closed);
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
  readonly command: OrderCommand;
  readonly reason: RulingReason | null;
  /** What the coins are worth, for the charts; null when nobody knows. */
  readonly volumeUsdCents: bigint | null;
}

/** Counts what somebody's part in it counts for, also where an order only leaves its first state. */
export function countOrder(desk: Desk, { before, after, command, ...ending }: Ending): void {
  const isTakerUnpaid = before.state === "pending_payment" && after.state !== "pending_payment";
  if (isTakerUnpaid && before.offerSide === "sell") {
    const trader = desk.read(traderShelf, before.takerId) ?? newTrader(before.takerId);
    desk.write(traderShelf, { ...trader, unpaidOrders: Math.max(0, trader.unpaidOrders - 1) });
  }
  if (isOpen(after)) return;
  const day = new Date(desk.now).toISOString().slice(0, 10);
  for (const mark of marksOf(after, command, ending.reason)) {
    const trader = desk.read(traderShelf, mark.personId) ?? newTrader(mark.personId);
    const counted = withMark(trader, mark, desk.now);
    desk.write(traderShelf, counted);
    desk.append(traderDayLog, {
      personId: mark.personId,
      day,
      completedTrades: mark.completed ? 1 : 0,
      failedTrades: mark.failed ? 1 : 0,
      volumeUsdCents: mark.completed ? (ending.volumeUsdCents ?? 0n) : 0n,
    });
    if (mark.falseClaim) freezeByClaims(desk, counted);
    tellTraderChanged(desk, mark.personId);
  }
}

function withMark(trader: Trader, mark: TraderMark, now: number): Trader {
  const { completed, failed, canceled, releaseSeconds, paySeconds, falseClaim } = mark;
  return {
    ...trader,
    completedTrades: trader.completedTrades + (completed ? 1 : 0),
    failedTrades: trader.failedTrades + (failed ? 1 : 0),
    releaseSeconds: trader.releaseSeconds + BigInt(releaseSeconds ?? 0),
    releaseCount: trader.releaseCount + (releaseSeconds === null ? 0 : 1),
    paySeconds: trader.paySeconds + BigInt(paySeconds ?? 0),
    payCount: trader.payCount + (paySeconds === null ? 0 : 1),
    firstTradeAt: trader.firstTradeAt ?? (completed ? now : null),
    cancels: recent(trader.cancels, canceled, now, CANCEL_WINDOW_MS),
    falseClaims: recent(trader.falseClaims, falseClaim, now, CLAIM_WINDOW_MS),
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

/** Whoever claims payments that were never made does not trade until staff has looked at it. */
function freezeByClaims(desk: Desk, { personId, falseClaims }: Trader): void {
  if (!isFrozenByClaims(falseClaims, desk.now)) return;
  const person = desk.read(personShelf, personId);
  if (person === null) throw new Error("a side of an order is gone");
  if (person.isTradingFrozen) return;
  desk.write(personShelf, { ...person, isTradingFrozen: true });
  notifyFrozenByClaims(desk, personId);
}
