/** What each side would get of a split, as the server posts it. */
import { formatAmount, parseAmount } from "@parley/domain/money/amount";
import { feeFor } from "@parley/domain/order/settled-fee";
import { feeRateOf } from "@parley/domain/trade/quote";
import type { Order } from "../model/order.ts";

/** Every coin has as many decimals. */
export const COIN_SCALE = 8;

type Split = Pick<Order, "quantity" | "fee" | "feeRate" | "receiveQuantity">;

export interface Shares {
  readonly toBuyer: string;
  readonly toSeller: string;
  readonly fee: string;
}

/** `amount` is net to the buyer; null when it is none, or more than the order has. */
export function sharesOf(order: Split, amount: string): Shares | null {
  const toBuyer = parseAmount(amount, COIN_SCALE);
  const receiveQuantity = atomsOf(order.receiveQuantity);
  if (toBuyer === null || toBuyer > receiveQuantity) return null;
  const terms = { fee: atomsOf(order.fee), feeRate: feeRateOf(order.feeRate), receiveQuantity };
  const fee = feeFor(terms, toBuyer);
  return {
    toBuyer: formatAmount(toBuyer, COIN_SCALE),
    toSeller: formatAmount(atomsOf(order.quantity) - toBuyer - fee, COIN_SCALE),
    fee: formatAmount(fee, COIN_SCALE),
  };
}

/** What each side got, as it was booked. */
export function settledShares(
  { quantity, settledFee }: Pick<Order, "quantity" | "settledFee">,
  toBuyer: string,
): Shares {
  const fee = settledFee ?? "0";
  const rest = atomsOf(quantity) - atomsOf(toBuyer) - atomsOf(fee);
  return { toBuyer, toSeller: formatAmount(rest, COIN_SCALE), fee };
}

function atomsOf(text: string): bigint {
  return parseAmount(text, COIN_SCALE) ?? 0n;
}
