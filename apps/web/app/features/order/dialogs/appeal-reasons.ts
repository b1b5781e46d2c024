import type { AppealReason } from "@parley/domain/order/order";
import type { Order } from "../model/order.ts";

/** What this side of this order can appeal for. */
export function appealReasons({
  role,
  state,
  actions,
}: Pick<Order, "role" | "state" | "actions">): AppealReason[] {
  if (state === "canceled") return ["paid-after-timeout", "other"];
  if (role === "buyer") return ["crypto-not-received", "wrong-amount", "other"];
  const others = ["wrong-amount", "other-payer", "other"] as const;
  // Once per order, and not while the payment may still be on its way.
  return actions.includes("not-received") ? ["payment-not-received", ...others] : [...others];
}
