import { loadStart, type StartData } from "../features/start/load-start.ts";
import { StartPage } from "../features/start/start-page.tsx";
import type { PageHandle } from "../shell/page/page-handle.ts";
import { routeRules } from "../shell/routing/route-rules.ts";
import type { Route } from "./+types/start";

export const handle = {
  areas: ["start", "gate", "agreement", "security", "kyc"],
} satisfies PageHandle;

export const middleware = routeRules({ middleware: ["auth"] });

export const loader = (request: Route.LoaderArgs): Promise<StartData> => loadStart(request);

export default function Start({ loaderData }: Route.ComponentProps) {
  return <StartPage {...loaderData} />;
}
