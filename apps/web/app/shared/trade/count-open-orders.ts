import { queryOrderList } from "@parley/contract/endpoints/trade/orders";
import { getApi } from "../../shell/api/api.ts";
import type { Loaded } from "../data/loaded.ts";

/** How many orders of the reader's are not over. */
export async function countOpenOrders(): Promise<Loaded<number>> {
  const found = await getApi().call(queryOrderList, { status: "pending", pageSize: 1 });
  return found.ok ? { ok: true, data: found.data.openOrders } : found;
}
