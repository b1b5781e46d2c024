// Moves an order on by the table, purely: what it becomes, and what becomes of the coins in escrow.
import type { RefusedAs } from "../refused.ts";
import type {
  AppealReason,
  Order,
  OrderActor,
  OrderRole,
  RulingKind,
  RulingTerms,
} from "./order.ts";
import {
  findTransition,
  type OrderStep,
  type OrderPrecondition,
  type Transition,
} from "./order-table.ts";
import { INSTANT_ARRIVAL_MS, notReceivedFrom } from "./proof-of-payment.ts";
import { feeFor } from "./settled-fee.ts";
import {
  accepted,
  checkRuling,
  isRulingPreconditionMet,
  keptBy,
  lookedAtAgain,
  standing,
  type RulingRefusal,
} from "./standing-ruling.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** How long a seller should take to confirm; then the buyer is offered to appeal. */
export const CONFIRM_MS = 15 * MINUTE_MS;
/** So long without a release, and the clock calls customer service. */
export const ESCALATE_MS = DAY_MS;
/** A buyer who paid too late can appeal so long. */
export const APPEAL_AFTER_TIMEOUT_MS = DAY_MS;
export const MAX_EXTENSION_MINUTES = 30;
export type OrderRequest =
  | {
      readonly step: Exclude<OrderStep, "pay" | "extend" | "appeal" | "propose-split" | RulingStep>;
    }
  /** With how long a payment by this method usually takes. */
  | { readonly step: "pay"; readonly arrivalMs?: number }
  | { readonly step: "extend"; readonly minutes: number }
  | { readonly step: "appeal"; readonly reason: AppealReason }
  /** Net to the buyer, atoms. */
  | { readonly step: "propose-split"; readonly amount: bigint }
  | { readonly step: RulingStep; readonly ruling: Omit<RulingTerms, "kind"> };

type RulingStep = "rule-release" | "rule-refund" | "rule-split";

const KINDS = {
  "rule-release": "release",
  "rule-refund": "refund",
  "rule-split": "split",
} as const satisfies Record<RulingStep, RulingKind>;

function isRuling(
  request: OrderRequest,
): request is Extract<OrderRequest, { readonly step: RulingStep }> {
  return request.step in KINDS;
}

export interface OrderContext {
  readonly by: OrderActor;
  readonly now: number;
  /** The actor's codes were verified, and are consumed with the effect. */
  readonly isVerified: boolean;
  /** Staff holds one of the two sides; of a ruling that takes effect, one that gets coins. */
  readonly isOnHold: boolean;
  /** Of staff: the case is theirs. */
  readonly hasCase: boolean;
}

export type OrderRefusal =
  /** Not in the table from here. */
  | "orderStateChanged"
  | "verificationNeeded"
  | "accountOnHold"
  | "notReceivedTooEarly"
  | "extensionOutside"
  | RulingRefusal
  | "caseNotYours";

/** What leaves the escrow, and where to. */
export type EscrowFlow =
  | { readonly kind: "none" }
  | { readonly kind: "return" }
  /** The three sum to the order's quantity. */
  | {
      readonly kind: "pay";
      readonly toBuyer: bigint;
      readonly fee: bigint;
      readonly toSeller: bigint;
    };

export type OrderVerdict =
  | {
      readonly ok: true;
      readonly order: Order;
      readonly transition: Transition;
      readonly flow: EscrowFlow;
    }
  | RefusedAs<OrderRefusal>;

export function decideOrder(
  order: Order,
  request: OrderRequest,
  context: OrderContext,
): OrderVerdict {
  const { step } = request;
  const transition = findTransition(step, context.by, order.state, order.appeal.state);
  if (transition === null) return { ok: false, error: "orderStateChanged" };
  for (const precondition of transition.preconditions) {
    const error = checkPrecondition(precondition, order, context);
    if (error !== null) return { ok: false, error };
  }
  const outside = checkRequest(order, request, context.now);
  if (outside !== null) return { ok: false, error: outside };
  return apply(order, request, transition, context);
}

function checkPrecondition(
  precondition: OrderPrecondition,
  order: Order,
  context: OrderContext,
): OrderRefusal | null {
  if (isServerPrecondition(precondition)) return checkServerPrecondition(precondition, context);
  if (isPreconditionMet(precondition, order, context.by, context.now)) return null;
  return precondition === "arrivalPassed" ? "notReceivedTooEarly" : "orderStateChanged";
}

function checkServerPrecondition(
  precondition: ServerPrecondition,
  context: OrderContext,
): OrderRefusal | null {
  const { by, isVerified, isOnHold, hasCase } = context;
  switch (precondition) {
    case "securityVerification":
      return isVerified ? null : "verificationNeeded";
    case "sellerVerification":
      return isVerified || by !== "seller" ? null : "verificationNeeded";
    case "noHold":
    case "noReceiverOnHold":
      return isOnHold ? "accountOnHold" : null;
    case "hold":
      return isOnHold ? null : "orderStateChanged";
    case "staffWithCase":
      return hasCase ? null : "caseNotYours";
  }
}

const SERVER_PRECONDITIONS: Readonly<Record<ServerPrecondition, true>> = {
  securityVerification: true,
  sellerVerification: true,
  noHold: true,
  noReceiverOnHold: true,
  hold: true,
  staffWithCase: true,
};

export function isServerPrecondition(
  precondition: OrderPrecondition,
): precondition is ServerPrecondition {
  return precondition in SERVER_PRECONDITIONS;
}

/** Preconditions that only the server can check. */
type ServerPrecondition =
  | "securityVerification"
  | "sellerVerification"
  | "noHold"
  | "noReceiverOnHold"
  | "hold"
  | "staffWithCase";

type PlainPrecondition = Exclude<OrderPrecondition, ServerPrecondition>;

/** Those that follow from the order and the time alone; the buttons ask them too. */
export function isPreconditionMet(
  precondition: PlainPrecondition,
  order: Order,
  by: OrderActor,
  now: number,
): boolean {
  switch (precondition) {
    case "beforeDeadline":
      return now < order.payBy;
    case "deadlinePassed":
      return now >= order.payBy;
    case "notExtended":
      return !order.isExtended;
    case "escalationDue":
      return order.escalateAt !== null && now >= order.escalateAt;
    case "timedOutLately":
      return (
        order.cancelReason === "timeout" &&
        order.canceledAt !== null &&
        now < order.canceledAt + APPEAL_AFTER_TIMEOUT_MS
      );
    case "appellant":
      return order.appeal.by === by;
    case "proposalOfOther":
      return order.split !== null && order.split.by !== by;
    case "notReceivedUnsaid":
      return order.notReceived === null;
    case "arrivalPassed": {
      const from = notReceivedFrom(order);
      return from !== null && now >= from;
    }
    case "appealedByClock":
      return order.appeal.by === "system";
    case "rulingStands":
    case "noRulingStands":
    case "losingSide":
    case "secondLookLeft":
    case "rulingDue":
    case "releaseRuled":
    case "refundRuled":
    case "splitRuled":
      return isRulingPreconditionMet(precondition, order, by, now);
  }
}

function checkRequest(order: Order, request: OrderRequest, now: number): OrderRefusal | null {
  if (request.step === "extend") {
    const { minutes } = request;
    const isInside = Number.isInteger(minutes) && minutes >= 1 && minutes <= MAX_EXTENSION_MINUTES;
    return isInside ? null : "extensionOutside";
  }
  if (isRuling(request)) {
    const { ruling } = request;
    const isComplete = (request.step === "rule-split") === (ruling.amount !== null);
    return isComplete ? checkRuling(order, ruling, now) : "splitOutside";
  }
  if (request.step !== "propose-split") return null;
  const { amount } = request;
  return amount >= 0n && amount <= order.receiveQuantity ? null : "splitOutside";
}

function apply(
  order: Order,
  request: OrderRequest,
  transition: Transition,
  context: OrderContext,
): OrderVerdict {
  const moved: Order = {
    ...order,
    state: transition.to.state ?? order.state,
    appeal: { ...order.appeal, state: transition.to.appeal ?? order.appeal.state },
    version: order.version + 1,
    // A proposal belongs to an open appeal, and a ruling that waits for approval to the order as it was.
    split: null,
    ruling: null,
    ...changesOf(order, request, context),
  };
  const share = sharedQuantity(order, request);
  if (share !== null) return applyShare(order, moved, transition, share, context.now);
  if (transition.money === "settle") {
    const { receiveQuantity, fee } = order;
    const settled = {
      ...moved,
      ...completed(context.now),
      settledQuantity: receiveQuantity,
    };
    const flow = { kind: "pay", toBuyer: receiveQuantity, fee, toSeller: 0n } as const;
    return { ok: true, order: settled, transition, flow };
  }
  const flow = transition.money === "return" ? ({ kind: "return" } as const) : NOTHING;
  return { ok: true, order: moved, transition, flow };
}

const NOTHING = { kind: "none" } as const;

/** The buyer's part of a split that takes effect. */
function sharedQuantity(order: Order, request: OrderRequest): bigint | null {
  if (request.step === "apply-split") return order.ruling?.amount ?? null;
  return request.step === "accept-split" ? (order.split?.amount ?? null) : null;
}

/** A split that leaves one side nothing is a release or a refund. */
function applyShare(
  order: Order,
  moved: Order,
  transition: Transition,
  toBuyer: bigint,
  now: number,
): OrderVerdict {
  if (toBuyer === 0n) {
    const canceled = { ...moved, state: "canceled", ...canceledBy("appeal", now) } as const;
    return { ok: true, order: canceled, transition, flow: { kind: "return" } };
  }
  const fee = feeFor(order, toBuyer);
  const flow = { kind: "pay", toBuyer, fee, toSeller: order.quantity - toBuyer - fee } as const;
  const settled = { ...moved, ...completed(now), settledQuantity: toBuyer };
  return { ok: true, order: settled, transition, flow };
}

/** Of the order itself, beside what the table says. */
function changesOf(order: Order, request: OrderRequest, { by, now }: OrderContext): Partial<Order> {
  if (isRuling(request)) return { ruling: standing(KINDS[request.step], request.ruling, now) };
  switch (request.step) {
    case "pay":
      return {
        paidAt: now,
        confirmBy: now + CONFIRM_MS,
        escalateAt: now + ESCALATE_MS,
        arrivesBy: now + (request.arrivalMs ?? INSTANT_ARRIVAL_MS),
      };
    case "cancel":
      return canceledBy("buyer", now);
    case "time-out":
      return canceledBy("timeout", now);
    case "extend":
      return { payBy: order.payBy + request.minutes * MINUTE_MS, isExtended: true };
    case "release":
    case "retry":
      return { confirmedAt: order.confirmedAt ?? now, escalateAt: null };
    case "refuse-settlement":
    case "withdraw-appeal":
      return withEscalation(order, request.step, now);
    case "appeal":
      return opened(by === "seller" ? "seller" : "buyer", request.reason, now);
    case "not-received":
      return {
        ...opened("seller", "payment-not-received", now),
        notReceived: { at: now, answeredAt: null },
      };
    case "escalate":
      return opened("system", null, now);
    case "propose-split":
      return { split: { by: sideOf(by), amount: request.amount }, ruling: keptBy(order) };
    case "accept-ruling":
      return { ruling: accepted(order, sideOf(by), now), split: order.split };
    case "second-look":
      return lookedAtAgain(order, sideOf(by), now);
    case "apply-refund":
      return canceledBy("appeal", now);
    case "settle":
    case "accept-split":
    case "apply-release":
    case "apply-split":
    case "close-appeal":
      return {};
  }
}

function sideOf(by: OrderActor): OrderRole {
  return by === "seller" ? "seller" : "buyer";
}

/** The day without a release starts again. */
function withEscalation(
  order: Order,
  step: "refuse-settlement" | "withdraw-appeal",
  now: number,
): Partial<Order> {
  const escalateAt = now + ESCALATE_MS;
  if (step === "refuse-settlement") return { escalateAt };
  // Withdrawing the appeal ends the request for proof.
  const { notReceived } = order;
  return {
    escalateAt,
    appeal: { ...order.appeal, state: "withdrawn" },
    notReceived:
      notReceived === null ? null : { ...notReceived, answeredAt: notReceived.answeredAt ?? now },
  };
}

function opened(
  by: OrderRole | "system",
  reason: AppealReason | null,
  now: number,
): Partial<Order> {
  return { appeal: { state: "open", by, reason, openedAt: now }, escalateAt: null };
}

function canceledBy(cancelReason: NonNullable<Order["cancelReason"]>, now: number) {
  return { canceledAt: now, cancelReason, escalateAt: null };
}

/** Without the seller's confirmation, as after a ruling, no time of it is shown. */
function completed(now: number) {
  return { completedAt: now, escalateAt: null };
}

/** When the clock has to look at it next: a deadline, a reminder, or at once. Null when never. */
export function dueAt(order: Order): number | null {
  if (order.state === "pending_payment") return order.payBy;
  if (order.state === "releasing") return order.confirmedAt ?? order.createdAt;
  if (order.ruling !== null && order.ruling.effectAt !== null) return order.ruling.effectAt;
  const { escalateAt, confirmBy, isReminded } = order;
  if (escalateAt === null) return null;
  const isToRemind = order.state === "paid" && !isReminded && confirmBy !== null;
  return isToRemind ? Math.min(confirmBy, escalateAt) : escalateAt;
}
