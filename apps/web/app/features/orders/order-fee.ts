import type { ListedOrder } from "./load-orders.ts";

/** What the reader paid in the end, or is going to; null for whoever took no offer, or where nothing was. */
export function feeOf({
  state,
  fee,
  settledFee,
  isTaker,
}: Pick<ListedOrder, "state" | "fee" | "settledFee" | "isTaker">): string | null {
  return state === "canceled" || !isTaker ? null : (settledFee ?? fee);
}
