import { loadMyOffers } from "../../features/my-offers/list/load-my-offers.ts";
import { MyOffersPage } from "../../features/my-offers/list/my-offers-page.tsx";
import type { PageHandle } from "../../shell/page/page-handle.ts";
import { routeRules } from "../../shell/routing/route-rules.ts";
import type { Route } from "./+types/list";

export { MyOffersError as ErrorBoundary } from "../../features/my-offers/my-offers-error.tsx";

export const handle = {
  areas: ["mine", "offer", "order", "install"],
  isKeptForBack: () => true,
} satisfies PageHandle;

export const middleware = routeRules({ middleware: ["auth"] });

export const loader = (request: Route.LoaderArgs) => loadMyOffers(request);

export default function MyOffers({ loaderData }: Route.ComponentProps) {
  return <MyOffersPage {...loaderData} />;
}
