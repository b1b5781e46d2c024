// What the end of an order counts for: trades, own fault, how quickly a side paid or released, and
// false payment claims.
import type { UserId } from "../ids.ts";
import type { OrderStep } from "./order-step.ts";
import { buyerOf, sellerOf, type Order, type RulingReason } from "./order.ts";

export interface TraderMark {
  readonly userId: UserId;
  readonly completed: boolean;
  /** Ended without a trade, or against this side, by own fault. */
  readonly failed: boolean;
  /** The order was canceled by that fault; a seller who loses an appeal has canceled nothing. */
  readonly canceled: boolean;
  readonly releaseSeconds: number | null;
  readonly paySeconds: number | null;
  /** Pressed that it was paid, and it was not. */
  readonly falseClaim: boolean;
}

const NOBODY: readonly TraderMark[] = [];

/** Both sides of the order after it ended; empty where the two agreed among themselves. */
export function marksOf(
  order: Order,
  step: OrderStep,
  reason: RulingReason | null,
): readonly TraderMark[] {
  const [buyer, seller] = [buyerOf(order), sellerOf(order)];
  switch (step) {
    case "cancel":
    case "time-out":
      return [cancel(buyer)];
    case "settle":
      return [
        { ...trade(buyer), paySeconds: secondsBetween(order.createdAt, order.paidAt) },
        { ...trade(seller), releaseSeconds: secondsBetween(order.paidAt, order.confirmedAt) },
      ];
    case "apply-release":
      return reason === "agreement" ? [trade(buyer), trade(seller)] : [trade(buyer), fault(seller)];
    case "apply-refund":
      return marksOfRefund(buyer, reason);
    case "apply-split":
      // One that leaves the buyer nothing is a refund.
      return order.state === "canceled" ? marksOfRefund(buyer, reason) : NOBODY;
    case "pay":
    case "extend":
    case "release":
    case "refuse-settlement":
    case "retry":
    case "appeal":
    case "escalate":
    case "withdraw-appeal":
    case "propose-split":
    case "accept-split":
    case "not-received":
    case "rule-release":
    case "rule-refund":
    case "rule-split":
    case "accept-ruling":
    case "second-look":
    case "close-appeal":
    case "set-task":
    case "miss-task":
    case "withdraw-task":
      return NOBODY;
  }
}

/** Who keeps silent may be asleep: only a payment that was found not to be made is a false claim. */
function marksOfRefund(buyer: UserId, reason: RulingReason | null): readonly TraderMark[] {
  if (reason === "agreement") return NOBODY;
  return [{ ...cancel(buyer), falseClaim: reason === "payment-not-proved" || reason === "fraud" }];
}

const BLANK = {
  completed: false,
  failed: false,
  canceled: false,
  releaseSeconds: null,
  paySeconds: null,
  falseClaim: false,
} as const;

function trade(userId: UserId): TraderMark {
  return { ...BLANK, userId, completed: true };
}

function fault(userId: UserId): TraderMark {
  return { ...BLANK, userId, failed: true };
}

function cancel(userId: UserId): TraderMark {
  return { ...fault(userId), canceled: true };
}

function secondsBetween(from: number | null, to: number | null): number | null {
  return from === null || to === null ? null : Math.max(0, Math.round((to - from) / 1_000));
}

/** So many canceled by own fault within a day bar new orders of the whole account group. */
export const CANCEL_LIMIT = 3;
/** Or this part of the group's orders of the day, where that is more. */
export const CANCEL_PERCENT = 5;
export const CANCEL_WINDOW_MS = 24 * 60 * 60_000;

/** Until when new orders are barred; null when they are not. */
export function barredUntil(
  cancels: readonly number[],
  now: number,
  ordersOfDay: number,
): number | null {
  const most = Math.max(CANCEL_LIMIT, Math.floor((ordersOfDay * CANCEL_PERCENT) / 100));
  return fullUntil(cancels, { most, withinMs: CANCEL_WINDOW_MS }, now);
}

/** So many orders of the day are enough to know that so many cancels are no reason for a bar. */
export function ordersThatExcuse(cancels: number): number {
  return Math.ceil(((cancels + 1) * 100) / CANCEL_PERCENT);
}

export interface Allowance {
  readonly most: number;
  readonly withinMs: number;
}

/** Until when something was done as often as it may be; null when it may be done now. */
export function fullUntil(
  doneAt: readonly number[],
  { most, withinMs }: Allowance,
  now: number,
): number | null {
  const lately = doneAt.filter((at) => at > now - withinMs).toSorted((a, b) => a - b);
  const decisive = lately.at(-most);
  return decisive === undefined ? null : decisive + withinMs;
}

/** So many false claims of payment within this time freeze trading. */
export const CLAIM_LIMIT = 3;
export const CLAIM_WINDOW_MS = 90 * 24 * 60 * 60_000;

export function isFrozenByClaims(claims: readonly number[], now: number): boolean {
  return claims.filter((at) => at > now - CLAIM_WINDOW_MS).length >= CLAIM_LIMIT;
}
