/** Reads the order that an address names. */
import { queryOrderDetails } from "@parley/contract/endpoints/trade/orders";
import type { RouterContextProvider } from "react-router";
import { pageContext } from "../../shell/page/page-context.ts";
import { pageFailure } from "../../shell/routing/route-rules.ts";
import type { Order } from "./model/order.ts";
import type { OrderName } from "./model/order-name.ts";

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
  throw new Error(`The order could not be read: ${found.name}`);
}
