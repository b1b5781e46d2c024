// The one table of an order's life. The server, the buttons of the website, the sentence about what
// happens without an action, the documentation and the tests use it.
import type { AppealState, Order, OrderActor, OrderState } from "./order.ts";
import type { OrderStep } from "./order-step.ts";

/** A step of an order, or its creation, and who did it. */
export interface TakenStep {
  readonly step: OrderStep | "create";
  readonly actor: OrderActor;
}

/** What must hold beside state and appeal. */
export type OrderPrecondition =
  /** The payment deadline has not passed. */
  | "beforeDeadline"
  | "deadlinePassed"
  /** An order is extended once. */
  | "notExtended"
  /** Codes of the user's factors, in a sealed request. */
  | "securityVerification"
  /** The same, where the seller does it. */
  | "sellerVerification"
  /** Neither side is on hold by staff. */
  | "noHold"
  | "hold"
  /** So long without a release. */
  | "escalationDue"
  /** The clock canceled it, not longer ago than this. */
  | "timedOutLately"
  /** The side that opened the appeal. */
  | "appellant"
  /** A split that the other side proposed. */
  | "proposalOfOther"
  /** A member of staff who has the case; above a worth a second one has to approve. */
  | "staffWithCase"
  /** A payment by this method has usually arrived by now. */
  | "arrivalPassed"
  /** The seller has not said before that nothing arrived. */
  | "notReceivedUnsaid"
  /** The clock has handed the order to customer service, no side has. */
  | "appealedByClock"
  /** A ruling is not due yet. */
  | "rulingStands"
  | "noRulingStands"
  /** The ruling takes something from this side, and this side has not accepted it. */
  | "losingSide"
  /** No side has requested a second look. */
  | "secondLookLeft"
  /** The ruling is due. */
  | "rulingDue"
  | "releaseRuled"
  | "refundRuled"
  | "splitRuled"
  /** Staff holds no side that the ruling gives coins to. */
  | "noReceiverOnHold"
  /** A side is asked for something and has not answered. */
  | "taskAwaited"
  /** The time to answer a task has passed. */
  | "taskDue";

/** Whether a precondition is met that follows from the order, its actor and the time alone. */
export type PreconditionCheck = (order: Order, by: OrderActor, now: number) => boolean;

/**
 * Where the coins go. `return`: back to the offer, or to the seller's spot where the offer is closed
 * or was a buyer's. `settle`: net to the buyer, fee to the platform. `share`: the buyer's part and its
 * fee, the rest to the seller's spot.
 */
export type MoneyMove = "none" | "return" | "settle" | "share";

export interface Transition {
  readonly step: OrderStep;
  readonly by: readonly OrderActor[];
  readonly from: readonly OrderState[];
  readonly appeal: readonly AppealState[];
  readonly preconditions: readonly OrderPrecondition[];
  /** Null where it stays as it is. */
  readonly to: { readonly state: OrderState | null; readonly appeal: AppealState | null };
  readonly money: MoneyMove;
}

const UNAPPEALED = ["none", "withdrawn"] as const;
const NOT_OPEN = ["none", "withdrawn", "resolved"] as const;

// Parts that several rows have in common.
const UNPAID = { from: ["pending_payment"], appeal: ["none"] } as const;
const IN_APPEAL = { from: ["paid", "failed"], appeal: ["open"] } as const;
const STAYS = { to: { state: null, appeal: null }, money: "none" } as const;
const IS_APPEALED = { to: { state: null, appeal: "open" }, money: "none" } as const;
const IS_RULED = {
  by: ["staff"],
  ...IN_APPEAL,
  preconditions: ["staffWithCase", "noRulingStands"],
  ...STAYS,
} as const;

export const ORDER_TABLE = [
  {
    step: "pay",
    by: ["buyer"],
    ...UNPAID,
    preconditions: ["beforeDeadline"],
    to: { state: "paid", appeal: null },
    money: "none",
  },
  {
    step: "cancel",
    by: ["buyer"],
    ...UNPAID,
    preconditions: [],
    to: { state: "canceled", appeal: null },
    money: "return",
  },
  {
    step: "time-out",
    by: ["clock"],
    ...UNPAID,
    preconditions: ["deadlinePassed"],
    to: { state: "canceled", appeal: null },
    money: "return",
  },
  {
    step: "extend",
    by: ["seller"],
    ...UNPAID,
    preconditions: ["beforeDeadline", "notExtended"],
    ...STAYS,
  },
  {
    step: "release",
    by: ["seller"],
    from: ["paid"],
    appeal: NOT_OPEN,
    preconditions: ["securityVerification"],
    to: { state: "releasing", appeal: null },
    money: "none",
  },
  {
    step: "release",
    by: ["seller"],
    from: ["paid"],
    appeal: ["open"],
    preconditions: ["securityVerification"],
    to: { state: "releasing", appeal: "resolved" },
    money: "none",
  },
  {
    step: "settle",
    by: ["system"],
    from: ["releasing"],
    appeal: NOT_OPEN,
    preconditions: ["noHold"],
    to: { state: "completed", appeal: null },
    money: "settle",
  },
  {
    step: "refuse-settlement",
    by: ["system"],
    from: ["releasing"],
    appeal: NOT_OPEN,
    preconditions: ["hold"],
    to: { state: "failed", appeal: null },
    money: "none",
  },
  {
    step: "retry",
    by: ["seller", "staff"],
    from: ["failed"],
    appeal: NOT_OPEN,
    preconditions: [],
    to: { state: "releasing", appeal: null },
    money: "none",
  },
  {
    step: "retry",
    by: ["seller"],
    from: ["failed"],
    appeal: ["open"],
    preconditions: ["securityVerification"],
    to: { state: "releasing", appeal: "resolved" },
    money: "none",
  },
  {
    step: "appeal",
    by: ["buyer", "seller"],
    from: ["paid", "failed"],
    appeal: UNAPPEALED,
    preconditions: [],
    ...IS_APPEALED,
  },
  {
    step: "not-received",
    by: ["seller"],
    from: ["paid", "failed"],
    appeal: UNAPPEALED,
    preconditions: ["notReceivedUnsaid", "arrivalPassed"],
    ...IS_APPEALED,
  },
  {
    // A slow method may take longer than the clock waits before it calls customer service.
    step: "not-received",
    by: ["seller"],
    from: ["paid"],
    appeal: ["open"],
    preconditions: ["appealedByClock", "noRulingStands", "notReceivedUnsaid", "arrivalPassed"],
    ...STAYS,
  },
  {
    step: "escalate",
    by: ["clock"],
    from: ["paid", "failed"],
    appeal: NOT_OPEN,
    preconditions: ["escalationDue"],
    ...IS_APPEALED,
  },
  {
    step: "appeal",
    by: ["buyer"],
    from: ["canceled"],
    appeal: ["none"],
    preconditions: ["timedOutLately"],
    ...IS_APPEALED,
  },
  {
    step: "withdraw-appeal",
    by: ["buyer", "seller"],
    ...IN_APPEAL,
    preconditions: ["appellant", "noRulingStands"],
    to: { state: null, appeal: "withdrawn" },
    money: "none",
  },
  {
    step: "propose-split",
    by: ["buyer", "seller"],
    ...IN_APPEAL,
    preconditions: ["sellerVerification"],
    ...STAYS,
  },
  {
    step: "accept-split",
    by: ["buyer", "seller"],
    ...IN_APPEAL,
    preconditions: ["proposalOfOther", "sellerVerification", "noHold"],
    to: { state: "completed", appeal: "resolved" },
    money: "share",
  },
  { step: "rule-release", ...IS_RULED },
  { step: "rule-refund", ...IS_RULED },
  { step: "rule-split", ...IS_RULED },
  {
    step: "accept-ruling",
    by: ["buyer", "seller"],
    ...IN_APPEAL,
    preconditions: ["rulingStands", "losingSide"],
    ...STAYS,
  },
  {
    step: "second-look",
    by: ["buyer", "seller"],
    ...IN_APPEAL,
    preconditions: ["rulingStands", "secondLookLeft"],
    ...STAYS,
  },
  {
    step: "apply-release",
    by: ["clock"],
    ...IN_APPEAL,
    preconditions: ["releaseRuled", "rulingDue", "noReceiverOnHold"],
    to: { state: "completed", appeal: "resolved" },
    money: "settle",
  },
  {
    step: "apply-refund",
    by: ["clock"],
    ...IN_APPEAL,
    preconditions: ["refundRuled", "rulingDue", "noReceiverOnHold"],
    to: { state: "canceled", appeal: "resolved" },
    money: "return",
  },
  {
    step: "apply-split",
    by: ["clock"],
    ...IN_APPEAL,
    preconditions: ["splitRuled", "rulingDue", "noReceiverOnHold"],
    to: { state: "completed", appeal: "resolved" },
    money: "share",
  },
  {
    step: "close-appeal",
    by: ["staff"],
    from: ["canceled"],
    appeal: ["open"],
    preconditions: ["staffWithCase"],
    to: { state: null, appeal: "resolved" },
    money: "none",
  },
  {
    step: "set-task",
    by: ["staff"],
    ...IN_APPEAL,
    preconditions: ["staffWithCase", "noRulingStands"],
    ...STAYS,
  },
  { step: "miss-task", by: ["clock"], ...IN_APPEAL, preconditions: ["taskDue"], ...STAYS },
  {
    step: "withdraw-task",
    by: ["staff"],
    ...IN_APPEAL,
    preconditions: ["staffWithCase", "taskAwaited"],
    ...STAYS,
  },
] as const satisfies readonly Transition[];

const ROWS: readonly Transition[] = ORDER_TABLE;

export function rowsFrom(state: OrderState, appeal: AppealState): readonly Transition[] {
  return ROWS.filter((row) => row.from.includes(state) && row.appeal.includes(appeal));
}

/** The row for a step of this actor from here; null when it is not in the table. */
export function findTransition(
  step: OrderStep,
  by: OrderActor,
  state: OrderState,
  appeal: AppealState,
): Transition | null {
  return rowsFrom(state, appeal).find((row) => row.step === step && row.by.includes(by)) ?? null;
}

function rowsOf(asked: OrderStep): readonly Transition[] {
  return ROWS.filter(({ step }) => step === asked);
}

/** Whether the step takes the coins out of escrow, and so ends the order. */
export function movesCoins(step: OrderStep): boolean {
  return rowsOf(step).some(({ money }) => money !== "none");
}

/** Whether the order is to be settled at once after the step. */
export function startsSettlement(step: OrderStep): boolean {
  return rowsOf(step).some(({ to }) => to.state === "releasing");
}

/** Whose holds by staff decide about the step. */
export function holdsAskedBy(step: OrderStep): "sides" | "receivers" | "none" {
  const preconditions = new Set(rowsOf(step).flatMap((row) => row.preconditions));
  if (preconditions.has("noReceiverOnHold")) return "receivers";
  return preconditions.has("noHold") || preconditions.has("hold") ? "sides" : "none";
}
