/** Reads the order that an address names. */
import { queryOrderDetails } from "@parley/contract/endpoints/trade/orders";
import type { RouterContextProvider } from "react-router";
import { pageContext } from "../../shell/page/page-context.ts";
import { pageFailure } from "../../shell/routing/page-failure.ts";
import type { Order } from "./model/order.ts";
import type { OrderName } from "./model/order-name.ts";
import { failedRead } from "../../shell/routing/failed-read.ts";

export async function loadOrder(
  context: Readonly<RouterContextProvider>,
  url: URL,
  name: OrderName,
): Promise<Order> {
  const found = await context.get(pageContext).api.call(queryOrderDetails, name);
  if (found.ok) return found.data;
  if (found.name === "orderUnknown" || found.name === "badInput") {
    throw pageFailure(404, { message: found.message, path: url.pathname + url.search });
  }
  throw failedRead("order", found);
}
