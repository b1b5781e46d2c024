import { AdvertiserPage } from "../features/advertiser/advertiser-page.tsx";
import { loadAdvertiser } from "../features/advertiser/load-advertiser.ts";
import type { PageHandle } from "../shell/page/page-handle.ts";
import { digitsOnly, routeRules } from "../shell/routing/route-rules.ts";
import type { Route } from "./+types/advertiser";

export const handle = {
  areas: ["advertiser", "offer", "feedback"],
  isKeptForBack: () => true,
} satisfies PageHandle;

export const middleware = routeRules({ validate: digitsOnly("uid") });

export const loader = (request: Route.LoaderArgs) => loadAdvertiser(request);

export default function Advertiser({ loaderData }: Route.ComponentProps) {
  return <AdvertiserPage {...loaderData} />;
}
