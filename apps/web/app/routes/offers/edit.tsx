import { stepIn } from "../../features/my-offers/draft/editor-steps.ts";
import { EditorPage } from "../../features/my-offers/editor/editor-page.tsx";
import { EDITOR_AREAS, loadOwnOffer } from "../../features/my-offers/editor/load-editor.ts";
import { isReadAnew } from "../../features/my-offers/editor/is-read-anew.ts";
import type { PageHandle } from "../../shell/page/page-handle.ts";
import { digitsOnly, routeRules } from "../../shell/routing/route-rules.ts";
import type { Route } from "./+types/edit";

export { MyOffersError as ErrorBoundary } from "../../features/my-offers/my-offers-error.tsx";

export const handle = {
  areas: EDITOR_AREAS,
  // Each step begins at its top.
  pageIn: stepIn,
} satisfies PageHandle;

export const middleware = routeRules({ validate: digitsOnly("id"), middleware: ["auth"] });

export const loader = (request: Route.LoaderArgs) => loadOwnOffer(request, request.params);

/** A step changes the address alone: the form has all that it needs. */
export const shouldRevalidate = isReadAnew;

export default function EditOffer({ loaderData }: Route.ComponentProps) {
  return <EditorPage {...loaderData} />;
}
