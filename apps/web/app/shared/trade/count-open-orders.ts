import { queryOrderList } from "@parley/contract/endpoints/trade/orders";
import { getApi } from "../../shell/api/api.ts";

/** How many orders of the reader's are not over; null when nobody answered. */
export async function countOpenOrders(): Promise<number | null> {
  const found = await getApi().call(queryOrderList, { status: "pending", pageSize: 1 });
  return found.ok ? found.data.openOrders : null;
}
