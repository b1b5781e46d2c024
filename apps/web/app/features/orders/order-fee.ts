import type { ListedOrder } from "./load-orders.ts";

/** What the reader paid in the end, or will pay; null for an advertiser, or where nothing was. */
export function feeOf({
  state,
  fee,
  settledFee,
  isTaker,
}: Pick<ListedOrder, "state" | "fee" | "settledFee" | "isTaker">): string | null {
  return state === "canceled" || !isTaker ? null : (settledFee ?? fee);
}
