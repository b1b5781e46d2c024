import { EditorPage } from "../../features/my-offers/editor/editor-page.tsx";
import { EDITOR_AREAS, loadOwnOffer } from "../../features/my-offers/editor/load-editor.ts";
import type { PageHandle } from "../../shell/page/page-handle.ts";
import { digitsOnly, routeRules } from "../../shell/routing/route-rules.ts";
import type { Route } from "./+types/edit";

export { MyOffersError as ErrorBoundary } from "../../features/my-offers/my-offers-error.tsx";

export const handle = { areas: EDITOR_AREAS } satisfies PageHandle;

export const middleware = routeRules({ validate: digitsOnly("id"), middleware: ["auth"] });

export const loader = (request: Route.LoaderArgs) => loadOwnOffer(request, request.params);

export default function EditOffer({ loaderData }: Route.ComponentProps) {
  return <EditorPage {...loaderData} />;
}
