import type { ListedOrder } from "./load-orders.ts";

/** Null where none was taken, or where an appeal may have ended in a split with less of it. */
export function feeOf({
  state,
  appeal,
  fee,
}: Pick<ListedOrder, "state" | "appeal" | "fee">): string | null {
  const isOther = state === "canceled" || (state === "completed" && appeal === "resolved");
  return isOther ? null : fee;
}
