/**
 * Texts for each side of an order where a task belongs to one of them. Everything here is tested as
 * a table of side × state.
 */
import type { OrderRole } from "@parley/domain/order/order";
import type { Order } from "./order.ts";

export const STEP_PHRASES = {
  pay: { buyer: "order.step.pay.buyer", seller: "order.step.pay.seller" },
  confirm: { buyer: "order.step.confirm.buyer", seller: "order.step.confirm.seller" },
} as const satisfies Record<string, Record<OrderRole, string>>;

export const TIME_PHRASES = {
  pay: { buyer: "order.time.pay.buyer", seller: "order.time.pay.seller" },
  confirm: { buyer: "order.time.confirm.buyer", seller: "order.time.confirm.seller" },
  proof: { buyer: "order.time.proof.buyer", seller: "order.time.proof.seller" },
} as const satisfies Record<string, Record<OrderRole, string>>;

export const SHARE_PHRASES = {
  toBuyer: { buyer: "order.split.toBuyer.buyer", seller: "order.split.toBuyer.seller" },
  toSeller: { buyer: "order.split.toSeller.buyer", seller: "order.split.toSeller.seller" },
} as const satisfies Record<string, Record<OrderRole, string>>;

/** With the time filled in. */
const TIMED = {
  canceled: { buyer: "order.next.canceled.buyer", seller: "order.next.canceled.seller" },
  appeal: { buyer: "order.next.appeal.buyer", seller: "order.next.appeal.seller" },
  proof: { buyer: "order.next.proof.buyer", seller: "order.next.proof.seller" },
} as const satisfies Record<string, Record<OrderRole, string>>;

const RULED = {
  release: {
    buyer: "order.next.ruling.release.buyer",
    seller: "order.next.ruling.release.seller",
  },
  refund: { buyer: "order.next.ruling.refund.buyer", seller: "order.next.ruling.refund.seller" },
  split: { buyer: "order.next.ruling.split", seller: "order.next.ruling.split" },
} as const satisfies Record<string, Record<OrderRole, string>>;

type Told = Pick<Order, "role" | "state" | "nextIfNobodyActs" | "standingRuling">;

/**
 * The sentence about what happens without an action, with or without a time; null where the order
 * is over.
 */
export function outlookPhrase({ role, state, nextIfNobodyActs: next, standingRuling }: Told) {
  if (next === null) return null;
  switch (next.outcome) {
    case "canceled":
    case "appeal":
    case "proof":
      return { key: TIMED[next.outcome][role], isTimed: true } as const;
    case "task": {
      const isOwn = next.textKey === "order.next.task.own";
      return {
        key: isOwn ? "order.next.task.own" : "order.next.task.other",
        isTimed: true,
      } as const;
    }
    case "ruling":
      return { key: RULED[standingRuling?.ruling ?? "split"][role], isTimed: true } as const;
    case "completed":
      return { key: `order.next.completed.${role}`, isTimed: false } as const;
    case "staff":
      return {
        key: state === "canceled" ? "order.next.mediation" : "order.next.staff",
        isTimed: false,
      } as const;
  }
}

/** The taker pays the fee; the other side is shown whose it is. */
export function feePhrase({ role, isTaker }: Pick<Order, "role" | "isTaker">) {
  if (isTaker) return "order.field.fee" as const;
  return role === "seller" ? "order.field.feeOfBuyer" : "order.field.feeOfSeller";
}
