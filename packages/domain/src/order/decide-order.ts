// Moves an order on by the table, purely: what it becomes, and what becomes of the coins in escrow.
import {
  allWithdrawn,
  checkTaskRequest,
  isTaskRequest,
  nextTask,
  tasksBy,
  type TaskRefusal,
  type TaskRequest,
  type Tasks,
} from "../appeal/task.ts";
import type { RefusedAs } from "../refused.ts";
import type { OrderStep } from "./order-step.ts";
import {
  toOrder,
  type AppealReason,
  type NotReceived,
  type Order,
  type OrderActor,
  type OrderFields,
  type OrderRole,
  type RulingKind,
} from "./order.ts";
import {
  findTransition,
  type OrderPrecondition,
  type PreconditionCheck,
  type Transition,
} from "./order-table.ts";
import { INSTANT_ARRIVAL_MS } from "./proof-of-payment.ts";
import { flowTo, type EscrowFlow } from "./settled-fee.ts";
import {
  accepted,
  checkRuling,
  isPast,
  keptBy,
  lookedAtAgain,
  type StandingTerms,
  RULING_PRECONDITIONS,
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
      readonly step: Exclude<
        OrderStep,
        "pay" | "extend" | "appeal" | "propose-split" | TaskRequest["step"] | RulingStep
      >;
    }
  /** With how long a payment by this method usually takes. */
  | { readonly step: "pay"; readonly arrivalMs?: number }
  | { readonly step: "extend"; readonly minutes: number }
  | { readonly step: "appeal"; readonly reason: AppealReason }
  /** Net to the buyer, atoms. */
  | { readonly step: "propose-split"; readonly amount: bigint }
  | TaskRequest
  | { readonly step: RulingStep; readonly ruling: StandingTerms };

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
  | TaskRefusal
  | "caseNotYours";

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

/** Preconditions that only the server can check. */
const SERVER_PRECONDITIONS = {
  securityVerification: true,
  sellerVerification: true,
  noHold: true,
  noReceiverOnHold: true,
  hold: true,
  staffWithCase: true,
} as const satisfies Partial<Record<OrderPrecondition, true>>;

type ServerPrecondition = keyof typeof SERVER_PRECONDITIONS;

export function isServerPrecondition(
  precondition: OrderPrecondition,
): precondition is ServerPrecondition {
  return precondition in SERVER_PRECONDITIONS;
}

/** Those that follow from the order and the time alone; the buttons ask them too. */
const PRECONDITIONS: Readonly<
  Record<Exclude<OrderPrecondition, ServerPrecondition>, PreconditionCheck>
> = {
  ...RULING_PRECONDITIONS,
  beforeDeadline: ({ payBy }, _by, now) => now < payBy,
  deadlinePassed: ({ payBy }, _by, now) => now >= payBy,
  notExtended: ({ isExtended }) => !isExtended,
  escalationDue: ({ escalateAt }, _by, now) => isPast(escalateAt, now),
  timedOutLately: (order, _by, now) =>
    order.cancelReason === "timeout" && now < order.canceledAt + APPEAL_AFTER_TIMEOUT_MS,
  appellant: ({ appeal }, by) => appeal.by === by,
  proposalOfOther: ({ split }, by) => split !== null && split.by !== by,
  notReceivedUnsaid: ({ notReceived }) => notReceived === null,
  arrivalPassed: ({ arrivesBy }, _by, now) => isPast(arrivesBy, now),
  appealedByClock: ({ appeal }) => appeal.by === "system",
  taskAwaited: ({ tasks }) => nextTask(tasks) !== null,
  taskDue: ({ tasks }, _by, now) => isPast(nextTask(tasks)?.until ?? null, now),
};

export function isPreconditionMet(
  precondition: keyof typeof PRECONDITIONS,
  order: Order,
  by: OrderActor,
  now: number,
): boolean {
  return PRECONDITIONS[precondition](order, by, now);
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
  if (isTaskRequest(request)) return checkTaskRequest(order.tasks, request);
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
  const flow = flowOf(order, request, transition);
  const moved = toOrder({
    ...order,
    state: transition.to.state ?? order.state,
    appeal: { ...order.appeal, state: transition.to.appeal ?? order.appeal.state },
    version: order.version + 1,
    // A proposal belongs to an open appeal, and a ruling that waits for approval to the order as it was.
    split: null,
    ruling: null,
    tasks: tasksAfter(order, request, transition, context.now),
    ...changesOf(order, request, context),
    ...endBy(flow, request.step, context.now),
  });
  return { ok: true, order: moved, transition, flow };
}

/** No answer is awaited once staff have ruled, or the appeal is over. */
function tasksAfter(
  { tasks, appeal }: Order,
  request: OrderRequest,
  { to }: Transition,
  now: number,
): Tasks {
  const isOver = (to.appeal ?? appeal.state) !== "open";
  return isOver || isRuling(request) ? allWithdrawn(tasks, now) : tasks;
}

/** A share that leaves the buyer nothing is a refund. */
function flowOf(order: Order, request: OrderRequest, { money }: Transition): EscrowFlow {
  if (money === "none") return { kind: "none" };
  const toBuyer =
    money === "settle"
      ? order.receiveQuantity
      : money === "share"
        ? sharedQuantity(order, request)
        : 0n;
  return flowTo(order, toBuyer);
}

/** The buyer's part of a split that takes effect. */
function sharedQuantity({ ruling, split }: Order, { step }: OrderRequest): bigint {
  const amount = step === "apply-split" ? ruling?.amount : split?.amount;
  if (amount === undefined || amount === null) throw new Error("no split is ruled or proposed");
  return amount;
}

/** Without the seller's confirmation, as after a ruling, no time of it is shown. */
function endBy(flow: EscrowFlow, step: OrderStep, now: number): Partial<OrderFields> {
  switch (flow.kind) {
    case "none":
      return {};
    case "return":
      return {
        state: "canceled",
        canceledAt: now,
        cancelReason: step === "cancel" ? "buyer" : step === "time-out" ? "timeout" : "appeal",
        escalateAt: null,
      };
    case "pay":
      return { completedAt: now, settledQuantity: flow.toBuyer, escalateAt: null };
  }
}

/** Of the order itself, beside what the table says. */
function changesOf(
  order: Order,
  request: OrderRequest,
  { by, now }: OrderContext,
): Partial<OrderFields> {
  if (isRuling(request)) return { ruling: standing(KINDS[request.step], request.ruling, now) };
  switch (request.step) {
    case "pay":
      return {
        paidAt: now,
        confirmBy: now + CONFIRM_MS,
        escalateAt: now + ESCALATE_MS,
        arrivesBy: now + (request.arrivalMs ?? INSTANT_ARRIVAL_MS),
      };
    case "extend":
      return { payBy: order.payBy + request.minutes * MINUTE_MS, isExtended: true };
    case "release":
    case "retry":
      return { confirmedAt: order.confirmedAt ?? now, escalateAt: null };
    case "refuse-settlement":
      return { escalateAt: now + ESCALATE_MS };
    case "withdraw-appeal":
      return { escalateAt: now + ESCALATE_MS, notReceived: answeredBy(order, now) };
    case "appeal":
      return opened(sideOf(by), request.reason, now);
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
    case "set-task":
    case "miss-task":
    case "withdraw-task":
      return { tasks: tasksBy(order.tasks, request, now), split: order.split };
    case "cancel":
    case "time-out":
    case "settle":
    case "accept-split":
    case "apply-release":
    case "apply-refund":
    case "apply-split":
    case "close-appeal":
      return {};
  }
}

function sideOf(by: OrderActor): OrderRole {
  return by === "seller" ? "seller" : "buyer";
}

/** Withdrawing the appeal ends the request for proof. */
function answeredBy({ notReceived }: Order, now: number): NotReceived | null {
  return notReceived && { ...notReceived, answeredAt: notReceived.answeredAt ?? now };
}

function opened(
  by: OrderRole | "system",
  reason: AppealReason | null,
  now: number,
): Partial<OrderFields> {
  return { appeal: { state: "open", by, reason, openedAt: now }, escalateAt: null };
}

/** When the clock has to look at it next: a deadline, a reminder, or at once. Null when never. */
export function dueAt(order: Order): number | null {
  switch (order.state) {
    case "pending_payment":
      return order.payBy;
    case "releasing":
      return order.confirmedAt;
    case "completed":
    case "canceled":
      return null;
    case "paid":
    case "failed": {
      const { ruling, escalateAt, confirmBy, isReminded } = order;
      if (ruling !== null && ruling.effectAt !== null) return ruling.effectAt;
      const task = nextTask(order.tasks);
      if (task !== null) return task.until;
      const isToRemind = escalateAt !== null && order.state === "paid" && !isReminded;
      return isToRemind ? Math.min(confirmBy, escalateAt) : escalateAt;
    }
  }
}
