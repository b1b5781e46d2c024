import { readArticle } from "@parley/contract/endpoints/site/content";
import { ContentPage } from "../../features/help/content-page.tsx";
import { HelpFailed } from "../../features/help/help-failed.tsx";
import { CONTENT_TIMEOUT_MS, contentOf } from "../../features/help/load-content.ts";
import { pageContext } from "../../shell/page/page-context.ts";
import type { PageHandle } from "../../shell/page/page-handle.ts";
import { loadPrerendered } from "../../shell/routing/build-rules.ts";
import type { Route } from "./+types/article";

export const handle = { areas: ["help"] } satisfies PageHandle;

export async function loader({ context, params: { slug }, url }: Route.LoaderArgs) {
  const { api, locale } = context.get(pageContext);
  const asked = { slug, language: locale };
  return contentOf(await api.call(readArticle, asked, { timeoutMs: CONTENT_TIMEOUT_MS }), url);
}

export const clientLoader = (load: Route.ClientLoaderArgs) => loadPrerendered(load);

export default function Article({ loaderData }: Route.ComponentProps) {
  return <ContentPage {...loaderData} />;
}

export function ErrorBoundary() {
  return <HelpFailed />;
}
