import { queryOrderList } from "@parley/contract/endpoints/trade/orders";
import { getApi } from "../../shell/api/api.ts";

/** The number of the reader's open orders; null when the request failed. */
export async function countOpenOrders(): Promise<number | null> {
  const found = await getApi().call(queryOrderList, { status: "pending", pageSize: 1 });
  return found.ok ? found.data.openOrders : null;
}
