// What leaves the escrow of an order, and the platform's fee of it, which is not always the agreed one: of a split it is its part of
// what the buyer gets, and nothing of what is returned.
import { smallestGross } from "../trade/quote.ts";
import type { Order } from "./order.ts";

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

/** The fee of an order of which the buyer gets `toBuyer`. */
export function feeFor(
  { fee, feeRate, receiveQuantity }: Pick<Order, "fee" | "feeRate" | "receiveQuantity">,
  toBuyer: bigint,
): bigint {
  return toBuyer === receiveQuantity ? fee : smallestGross(feeRate, toBuyer) - toBuyer;
}

/** What leaves the escrow where the buyer gets so much. */
export function flowTo(
  order: Pick<Order, "quantity" | "fee" | "feeRate" | "receiveQuantity">,
  toBuyer: bigint,
): EscrowFlow {
  if (toBuyer === 0n) return { kind: "return" };
  const fee = feeFor(order, toBuyer);
  return { kind: "pay", toBuyer, fee, toSeller: order.quantity - toBuyer - fee };
}

/** Null as long as it is not known how the order ends. */
export function settledFeeOf(
  order: Pick<Order, "state" | "fee" | "feeRate" | "receiveQuantity" | "settledQuantity">,
): bigint | null {
  if (order.state === "canceled") return 0n;
  return order.settledQuantity === null ? null : feeFor(order, order.settledQuantity);
}
