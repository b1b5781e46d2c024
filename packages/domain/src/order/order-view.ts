// What the two sides of an order are shown: its label, the available buttons, and what happens
// without an action. All of it is derived from the table.
import { nextTask } from "../appeal/task.ts";
import type { AppealState, Order, OrderRole, OrderState } from "./order.ts";
import { ORDER_ACTIONS, type OrderAction } from "./order-step.ts";
import { isPreconditionMet, isServerPrecondition } from "./decide-order.ts";
import { findTransition, rowsFrom } from "./order-table.ts";
import { proofBy } from "./proof-of-payment.ts";

/** Each is the last part of a phrase `order.status.…`. */
export type OrderLabel =
  | "pendingPayment"
  | "pendingFiatReceipt"
  | "pendingCryptoReceipt"
  | "pendingRelease"
  | "inProcess"
  | "completed"
  | "canceled"
  | "failed";

export function labelOf(
  { state, appeal }: Pick<Order, "state" | "appeal">,
  role: OrderRole,
): OrderLabel {
  if (appeal.state === "open") return "inProcess";
  switch (state) {
    case "pending_payment":
      return "pendingPayment";
    case "paid":
      return role === "seller" ? "pendingFiatReceipt" : "pendingRelease";
    case "releasing":
      return role === "seller" ? "inProcess" : "pendingCryptoReceipt";
    case "completed":
    case "canceled":
    case "failed":
      return state;
  }
}

export function listActions(order: Order, role: OrderRole, now: number): OrderAction[] {
  return ORDER_ACTIONS.filter((action) =>
    findTransition(action, role, order.state, order.appeal.state)?.preconditions.every(
      // Preconditions that only the server can check are checked on submission.
      (each) => isServerPrecondition(each) || isPreconditionMet(each, order, role, now),
    ),
  );
}

/** What the codes of an action are for; null where it needs none. */
export function codePurposeOf(
  action: OrderAction,
  role: OrderRole,
  state: OrderState,
  appeal: AppealState,
): "release" | "split" | null {
  const preconditions = findTransition(action, role, state, appeal)?.preconditions ?? [];
  const isNeeded = preconditions.some(
    (precondition) =>
      precondition === "securityVerification" ||
      (precondition === "sellerVerification" && role === "seller"),
  );
  if (!isNeeded) return null;
  return action === "propose-split" || action === "accept-split" ? "split" : "release";
}

/** Each is a part of a phrase `order.next.…`. */
export type OutlookOutcome =
  | "canceled"
  | "completed"
  | "appeal"
  | "staff"
  /** Proof is requested from the buyer until then; then staff decides. */
  | "proof"
  /** One side is asked for something until then; then staff decides without it. */
  | "task"
  /** The ruling of staff takes effect then. */
  | "ruling";

export interface Outlook {
  /** Null where it waits for a user, or is due at once. */
  readonly at: number | null;
  readonly outcome: OutlookOutcome;
}

/** Null for an order that is over. */
export function outlookOf(order: Order, now: number): Outlook | null {
  if (order.appeal.state === "open") return outlookInAppeal(order, now);
  const byItself = rowsFrom(order.state, order.appeal.state).find(
    ({ by }) => by.includes("clock") || by.includes("system"),
  );
  if (byItself === undefined) return null;
  const at = byItself.preconditions.includes("deadlinePassed")
    ? order.payBy
    : byItself.preconditions.includes("escalationDue")
      ? order.escalateAt
      : null;
  if (byItself.to.appeal === "open") return { at, outcome: "appeal" };
  return { at, outcome: byItself.to.state === "completed" ? "completed" : "canceled" };
}

function outlookInAppeal(order: Order, now: number): Outlook {
  const effectAt = order.ruling?.effectAt ?? null;
  if (effectAt !== null) return { at: effectAt, outcome: "ruling" };
  const until = proofBy(order);
  const isAsked = until !== null && order.notReceived?.answeredAt === null && now < until;
  const task = nextTask(order.tasks);
  if (task !== null && !(isAsked && until < task.until)) return { at: task.until, outcome: "task" };
  return isAsked ? { at: until, outcome: "proof" } : { at: null, outcome: "staff" };
}
