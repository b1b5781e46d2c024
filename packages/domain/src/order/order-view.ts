// What the two sides of an order are shown of it: its label, the buttons that are open, and what
// happens if nobody acts. All of it is read from the table.
import type { AppealState, Order, OrderActor, OrderRole, OrderState } from "./order.ts";
import { isGuardMet } from "./decide-order.ts";
import {
  findTransition,
  ORDER_TABLE,
  type OrderCommand,
  type OrderGuard,
  type Transition,
} from "./order-table.ts";

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

// oxlint-disable-next-line typescript/consistent-return -- the compiler proves the switch complete
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

/** What a side of an order can do, as the wire names it. */
export const ORDER_ACTIONS = [
  "pay",
  "cancel",
  "release",
  "extend",
  "retry",
  "appeal",
  "withdraw-appeal",
  "propose-split",
  "accept-split",
] as const satisfies readonly OrderCommand[];

export type OrderAction = (typeof ORDER_ACTIONS)[number];

export function listActions(order: Order, role: OrderRole, now: number): OrderAction[] {
  return ORDER_ACTIONS.filter((action) => {
    const row = rowsFrom(order).find(({ command, by }) => command === action && by.includes(role));
    return row?.guards.every((guard) => isMetOrLater(guard, order, role, now)) === true;
  });
}

/** What the codes of an action are for; null where it needs none. */
export function codePurposeOf(
  action: OrderAction,
  role: OrderRole,
  state: OrderState,
  appeal: AppealState,
): "release" | "split" | null {
  const guards = findTransition(action, role, state, appeal)?.guards ?? [];
  const isNeeded = guards.some(
    (guard) =>
      guard === "securityVerification" || (guard === "sellerVerification" && role === "seller"),
  );
  if (!isNeeded) return null;
  return action === "propose-split" || action === "accept-split" ? "split" : "release";
}

function rowsFrom({ state, appeal }: Order): Transition[] {
  const rows: readonly Transition[] = ORDER_TABLE;
  return rows.filter((row) => row.from.includes(state) && row.appeal.includes(appeal.state));
}

/** What only the server can tell is found out when it is tried. */
// oxlint-disable-next-line typescript/consistent-return -- the compiler proves the switch complete
function isMetOrLater(guard: OrderGuard, order: Order, by: OrderActor, now: number): boolean {
  switch (guard) {
    case "securityVerification":
    case "sellerVerification":
    case "noHold":
    case "hold":
    case "staffWithCase":
      return true;
    case "beforeDeadline":
    case "deadlinePassed":
    case "notExtended":
    case "escalationDue":
    case "timedOutLately":
    case "appellant":
    case "proposalOfOther":
      return isGuardMet(guard, order, by, now);
  }
}

/** Each is the last part of a phrase `order.next.…`. */
export type OutlookOutcome = "canceled" | "completed" | "appeal" | "staff";

export interface Outlook {
  /** Null where it waits for somebody, or comes at once. */
  readonly at: number | null;
  readonly outcome: OutlookOutcome;
}

/** Null for an order that is over. */
export function outlookOf(order: Order): Outlook | null {
  if (order.appeal.state === "open") return { at: null, outcome: "staff" };
  const byItself = rowsFrom(order).find(({ by }) => by.includes("clock") || by.includes("system"));
  if (byItself === undefined) return null;
  const at = byItself.guards.includes("deadlinePassed")
    ? order.payBy
    : byItself.guards.includes("escalationDue")
      ? order.escalateAt
      : null;
  if (byItself.to.appeal === "open") return { at, outcome: "appeal" };
  return { at, outcome: byItself.to.state === "completed" ? "completed" : "canceled" };
}
