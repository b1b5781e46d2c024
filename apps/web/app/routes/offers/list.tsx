import { loadMyOffers } from "../../features/my-offers/load-my-offers.ts";
import { MyOffersPage } from "../../features/my-offers/my-offers-page.tsx";
import type { PageHandle } from "../../shell/page-handle.ts";
import { routeRules } from "../../shell/route-rules.ts";
import type { Route } from "./+types/list";

export { MyOffersError as ErrorBoundary } from "../../features/my-offers/my-offers-error.tsx";

export const handle = { areas: ["offer"] } satisfies PageHandle;

export const middleware = routeRules({ middleware: ["auth"] });

export const loader = (request: Route.LoaderArgs) => loadMyOffers(request);

export default function MyOffers({ loaderData }: Route.ComponentProps) {
  return <MyOffersPage {...loaderData} />;
}
