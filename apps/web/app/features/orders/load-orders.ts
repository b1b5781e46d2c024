/** Reads one page of the reader's orders, as the address asks for it, and those that are open. */
import type { EndpointReply } from "@parley/contract/endpoint";
import { queryOrderList } from "@parley/contract/endpoints/trade/orders";
import { loadedOf, type Loaded } from "../../shared/data/loaded.ts";
import type { Api } from "../../shell/api/api.ts";
import { EVERYTHING, filterOf, isEverything, requestOf, type OrderFilter } from "./order-filter.ts";

export type OrderList = EndpointReply<typeof queryOrderList>;
export type ListedOrder = OrderList["list"][number];

export interface FoundOrders {
  readonly page: OrderList;
  /** Open orders, newest first; empty on later pages and with a filter. */
  readonly open: readonly ListedOrder[];
}

export interface OrdersData {
  readonly filter: OrderFilter;
  readonly found: Loaded<FoundOrders>;
}

export async function readOrdersPage(api: Api, url: URL): Promise<OrdersData> {
  const filter = filterOf(url.searchParams);
  return { filter, found: await readOrders(api, filter) };
}

export async function readOrders(api: Api, filter: OrderFilter): Promise<Loaded<FoundOrders>> {
  const isFirstLook = isEverything(filter) && filter.page === 1;
  const [page, ...waiting] = await Promise.all([
    api.call(queryOrderList, requestOf(filter)),
    ...(isFirstLook ? OPEN.map((status) => readWaiting(api, status)) : []),
  ]);
  if (!page.ok) return loadedOf(page);
  const open = new Map(waiting.flat().map((order) => [order.orderId, order]));
  return { ok: true, data: { page: page.data, open: [...open.values()].toSorted(byAge) } };
}

function byAge(one: ListedOrder, other: ListedOrder): number {
  return other.createdAt - one.createdAt;
}

/** Whatever is not over is one of these. */
const OPEN = ["pending", "appeal", "failed"] as const;

async function readWaiting(api: Api, status: (typeof OPEN)[number]): Promise<ListedOrder[]> {
  const found = await api.call(queryOrderList, requestOf({ ...EVERYTHING, status }));
  return found.ok ? found.data.list : [];
}
