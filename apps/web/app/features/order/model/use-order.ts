/** The order: what the page came with, or a later version that the server has told of. */
import { queryOrderDetails } from "@parley/contract/endpoints/trade/orders";
import { useData, useLoaded, type Reading } from "../../../shared/data/use-data.ts";
import { getApi } from "../../../shell/api/api.ts";
import { newerOrder, type Order } from "./order.ts";

export interface OrderKeeper extends Pick<Reading<Order>, "take" | "reload"> {
  readonly order: Order;
}

export function useOrder(order: Order): OrderKeeper {
  const { orderId } = order;
  // Without an answer the page keeps what it knows; the bar above says that it is offline.
  const { data, take, reload } = useData({
    key: orderId,
    first: useLoaded(order),
    read: () => getApi().call(queryOrderDetails, { orderId }),
    join: newerOrder,
    on: ["order"],
    orderId,
  });
  return { order: data ?? order, take, reload };
}
