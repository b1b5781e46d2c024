/** An order as its page knows it. */
import type { EndpointReply } from "@parley/contract/endpoint";
import type { queryOrderDetails } from "@parley/contract/endpoints/trade/orders";
import type { OrderRole } from "@parley/domain/order/order";

export type Order = EndpointReply<typeof queryOrderDetails>;

/** Of two readings the later one: live events, answers and loaders may overtake each other. */
export function newerOrder(known: Order, found: Order): Order {
  if (known.orderId !== found.orderId) return found;
  if (known.version !== found.version) return known.version > found.version ? known : found;
  return known.serverTime > found.serverTime ? known : found;
}

/** The step under way, of the five; all of them once it is completed, none where it was canceled. */
export function stepOf({ state }: Pick<Order, "state">): number | null {
  switch (state) {
    case "pending_payment":
      return 1;
    case "paid":
      return 2;
    case "releasing":
    case "failed":
      return 3;
    case "completed":
      return 5;
    case "canceled":
      return null;
  }
}

/** The name of the payee. */
export function payeeOf({ role, ownName, counterparty }: Order): string {
  return role === "buyer" ? counterparty.realName : ownName;
}

export function isOwn(order: Pick<Order, "role">, by: OrderRole | "system"): boolean {
  return order.role === by;
}
