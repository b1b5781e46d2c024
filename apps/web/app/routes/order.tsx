/** My Orders, or with an order's number in the address that order. */
import { loadCounterparty } from "../features/order/load-counterparty.ts";
import { loadOrder } from "../features/order/load-order.ts";
import { orderNameOf } from "../features/order/model/order-name.ts";
import { OrderPage } from "../features/order/order-page.tsx";
import { readOrdersPage } from "../features/orders/load-orders.ts";
import { OrdersPage } from "../features/orders/orders-page.tsx";
import { pageContext } from "../shell/page/page-context.ts";
import type { PageHandle } from "../shell/page/page-handle.ts";
import { routeRules } from "../shell/routing/route-rules.ts";
import type { Route } from "./+types/order";

export { OrderError as ErrorBoundary } from "../features/order/order-error.tsx";

export const handle = {
  areas: ["order", "advertiser", "feedback"],
  isReadFirst: true,
  // An order itself may have changed meanwhile: it is always read first.
  isKeptForBack: (search) => orderNameOf(search) === null,
  pageIn: (search) => JSON.stringify(orderNameOf(search) ?? null),
} satisfies PageHandle;

export const middleware = routeRules({
  validate: ({ url }) => orderNameOf(url.searchParams) !== undefined,
  middleware: ["auth"],
});

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api } = context.get(pageContext);
  const name = orderNameOf(url.searchParams);
  if (name === null || name === undefined) {
    const orders = await readOrdersPage(api, url);
    return { kind: "list", orders } as const;
  }
  const order = await loadOrder(context, url, name);
  return { kind: "order", order, counterparty: await loadCounterparty(api, order) } as const;
}

export default function Order({ loaderData }: Route.ComponentProps) {
  if (loaderData.kind === "list") return <OrdersPage {...loaderData.orders} />;
  const { order, counterparty } = loaderData;
  return <OrderPage key={order.orderId} first={order} counterparty={counterparty} />;
}
