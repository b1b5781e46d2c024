// The platform's fee of an order, which is not always the agreed one: of a split it is its part of
// what the buyer gets, and nothing of what is returned.
import { smallestGross } from "../trade/quote.ts";
import type { Order } from "./order.ts";

/** The fee of an order of which the buyer gets `toBuyer`. */
export function feeFor(
  { fee, feeRate, receiveQuantity }: Pick<Order, "fee" | "feeRate" | "receiveQuantity">,
  toBuyer: bigint,
): bigint {
  return toBuyer === receiveQuantity ? fee : smallestGross(feeRate, toBuyer) - toBuyer;
}

/** Null as long as it is not known how the order ends. */
export function settledFeeOf(
  order: Pick<Order, "state" | "fee" | "feeRate" | "receiveQuantity" | "settledQuantity">,
): bigint | null {
  if (order.state === "canceled") return 0n;
  return order.settledQuantity === null ? null : feeFor(order, order.settledQuantity);
}
