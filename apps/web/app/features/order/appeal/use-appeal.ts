/** The appeal on an order, read in the browser and again whenever the order changes. */
import type { EndpointReply } from "@parley/contract/endpoint";
import { queryAppeal } from "@parley/contract/endpoints/trade/appeals";
import { useData, type Reading } from "../../../shared/data/use-data.ts";
import { getApi } from "../../../shell/api/api.ts";
import type { Order } from "../model/order.ts";

export type Appeal = EndpointReply<typeof queryAppeal>;
export type AppealKeeper = Reading<Appeal>;

export function useAppeal({ orderId }: Order): AppealKeeper {
  return useData({
    key: orderId,
    read: () => getApi().call(queryAppeal, { orderId }),
    on: ["order"],
    orderId,
  });
}
