import type { Order } from "./order.ts";
import type { OrderActor } from "./use-order-action.ts";

/** What every part of the page is given. */
export interface OrderPartProps {
  readonly order: Order;
  readonly work: OrderActor & { readonly reload: () => Promise<void> };
}

export const DIGITS = { maximumDigits: 8 } as const;
