/**
 * The current order: what the page was loaded with, and every later reply of the server about it.
 */
import { queryOrderDetails } from "@parley/contract/endpoints/trade/orders";
import { useState } from "react";
import { getApi } from "../../../shell/api/api.ts";
import { useLive } from "../../../shell/live/use-live.ts";
import { newerOrder, type Order } from "./order.ts";

export interface OrderKeeper {
  readonly order: Order;
  /** Takes another reading; an older one changes nothing. */
  readonly take: (found: Order) => void;
  readonly reload: () => Promise<void>;
}

export function useOrder(first: Order): OrderKeeper {
  const [kept, setKept] = useState(first);
  const order = newerOrder(kept, first);
  const take = (found: Order) => setKept((before) => newerOrder(before, found));
  const { orderId } = order;
  const reload = async () => {
    const found = await getApi().call(queryOrderDetails, { orderId });
    // Without an answer the page keeps what it knows; the bar above says that it is offline.
    if (found.ok) take(found.data);
  };
  useLive("order", (data) => {
    if (data === null || data.orderId === orderId) void reload();
  });
  return { order, take, reload };
}
