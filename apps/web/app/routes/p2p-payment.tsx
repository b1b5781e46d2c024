import { loadPayments } from "../features/payment/load-payments.ts";
import { PaymentPage } from "../features/payment/payment-page.tsx";
import type { PageHandle } from "../shell/page/page-handle.ts";
import { routeRules } from "../shell/routing/route-rules.ts";
import type { Route } from "./+types/p2p-payment";

export const handle = {
  areas: ["payment"],
  // The list and the two forms begin at their top.
  pageIn: (query) => query.get("edit") ?? query.get("add") ?? "",
} satisfies PageHandle;

export const middleware = routeRules({ middleware: ["auth"] });

export const loader = (request: Route.LoaderArgs) => loadPayments(request);

export default function Payment({ loaderData }: Route.ComponentProps) {
  return <PaymentPage {...loaderData} />;
}
