import type { AppealReason } from "@parley/domain/order/order";
import type { Order } from "./order.ts";

/** What this side of this order can appeal for. */
export function appealReasons({ role, state }: Pick<Order, "role" | "state">): AppealReason[] {
  if (state === "canceled") return ["paid-after-timeout", "other"];
  return role === "buyer"
    ? ["crypto-not-received", "wrong-amount", "other"]
    : ["payment-not-received", "wrong-amount", "other-payer", "other"];
}
