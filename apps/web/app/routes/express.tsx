import { ExpressPage } from "../features/express/express-page.tsx";
import { loadExpress } from "../features/express/load-express.ts";
import type { PageHandle } from "../shell/page/page-handle.ts";
import { isOtherPage } from "../shell/routing/same-page.ts";
import { routeRules } from "../shell/routing/route-rules.ts";
import type { Route } from "./+types/express";

export const handle = { areas: ["express", "offer"], isReadFirst: true } satisfies PageHandle;

export const middleware = routeRules({ feature: "express" });

export const loader = (request: Route.LoaderArgs) => loadExpress(request);

/** The page asks by itself; its address only remembers what was asked. */
export const shouldRevalidate = isOtherPage;

export default function Express({ loaderData }: Route.ComponentProps) {
  return <ExpressPage {...loaderData} />;
}
