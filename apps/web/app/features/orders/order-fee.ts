import type { ListedOrder } from "./load-orders.ts";

/** What was taken in the end, or is going to be; null where nothing was. */
export function feeOf({
  state,
  fee,
  settledFee,
}: Pick<ListedOrder, "state" | "fee" | "settledFee">): string | null {
  return state === "canceled" ? null : (settledFee ?? fee);
}
