import { loadOffer } from "../features/offer/load-offer.ts";
import { OFFER_AREAS } from "../features/offer/offer-areas.ts";
import { OfferPage } from "../features/offer/offer-page.tsx";
import type { PageHandle } from "../shell/page/page-handle.ts";
import { digitsOnly, routeRules } from "../shell/routing/route-rules.ts";
import type { Route } from "./+types/offer-buy";

export const handle = { areas: OFFER_AREAS, isReadFirst: true } satisfies PageHandle;

export const middleware = routeRules({ validate: digitsOnly("id"), middleware: ["auth"] });

export const loader = (request: Route.LoaderArgs) => loadOffer(request, "buy");

export default function BuyOffer({ loaderData }: Route.ComponentProps) {
  return <OfferPage {...loaderData} />;
}
