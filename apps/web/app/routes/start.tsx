import { loadStart, type StartData } from "../features/start/load-start.ts";
import type { ShouldRevalidateFunctionArgs } from "react-router";
import { StartPage } from "../features/start/start-page.tsx";
import type { PageHandle } from "../shell/page/page-handle.ts";
import { routeRules } from "../shell/routing/route-rules.ts";
import type { Route } from "./+types/start";

export const handle = {
  areas: ["start", "gate", "agreement", "security", "kyc"],
} satisfies PageHandle;

export const middleware = routeRules({ middleware: ["auth"] });

export const loader = (request: Route.LoaderArgs): Promise<StartData> => loadStart(request);

/** Another step is another address of what is read already. */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean => {
  const isStepAlone =
    currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return !isStepAlone && defaultShouldRevalidate;
};

export default function Start({ loaderData }: Route.ComponentProps) {
  return <StartPage {...loaderData} />;
}
