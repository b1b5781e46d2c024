// The platform's own lines in the conversation of an order: what happened to it, as a code and values
// that each reader's page writes in its language.
import { taskOfStep, type TaskSide } from "../appeal/task.ts";
import { formatAmount } from "../money/amount.ts";
import { ORDER_STEPS } from "../order/order-step.ts";
import { proofBy } from "../order/proof-of-payment.ts";
import type { Order, OrderActor } from "../order/order.ts";
import { type TakenStep } from "../order/order-table.ts";

export const CHAT_EVENT_CODES = ["create", ...ORDER_STEPS] as const;
export type ChatEventCode = (typeof CHAT_EVENT_CODES)[number];

export interface ChatEvent {
  /** Each is the last part of a phrase `chat.event.…`. */
  readonly code: ChatEventCode;
  readonly by: OrderActor;
  readonly values: {
    /** A decimal number of `token`. */
    readonly amount?: string;
    readonly token?: string;
    /** Epoch milliseconds: until when there is time. */
    readonly time?: number;
    /** The side that a task is for. */
    readonly side?: TaskSide;
  };
}

/** The order as the step left it. */
export function eventOfStep(order: Order, { step, actor }: TakenStep): ChatEvent {
  return { code: step, by: actor, values: valuesOf(order, step) };
}

function valuesOf(order: Order, step: ChatEventCode): ChatEvent["values"] {
  const { crypto: token, cryptoScale, quantity, settledQuantity, split, payBy } = order;
  const effect = () => ({ time: order.ruling?.effectAt ?? 0 });
  const amount = (atoms: bigint) => ({ amount: formatAmount(atoms, cryptoScale), token });
  switch (step) {
    case "create":
      return { ...amount(quantity), time: payBy };
    case "extend":
      return { time: payBy };
    case "settle":
    case "accept-split":
    case "apply-split":
    case "apply-release":
      return amount(settledQuantity ?? 0n);
    case "rule-release":
      return { ...amount(order.receiveQuantity), ...effect() };
    case "rule-split":
      return { ...amount(order.ruling?.amount ?? 0n), ...effect() };
    case "rule-refund":
      return effect();
    case "not-received":
      return { time: proofBy(order) ?? 0 };
    case "propose-split":
      return amount(split?.amount ?? 0n);
    case "set-task":
    case "miss-task":
    case "withdraw-task": {
      const task = taskOfStep(order.tasks, step);
      if (task === null) return {};
      const { side, until } = task;
      return step === "set-task" ? { side, time: until } : { side };
    }
    case "pay":
    case "cancel":
    case "time-out":
    case "release":
    case "refuse-settlement":
    case "retry":
    case "appeal":
    case "escalate":
    case "withdraw-appeal":
    case "accept-ruling":
    case "second-look":
    case "apply-refund":
    case "close-appeal":
      return {};
  }
}
