import { listAnnouncements, listArticles } from "@parley/contract/endpoints/site/content";
import { appealTimes } from "@parley/contract/endpoints/trade/appeals";
import { HelpFailed } from "../../features/help/help-failed.tsx";
import { HelpIndexPage } from "../../features/help/help-index-page.tsx";
import { CONTENT_TIMEOUT_MS, contentOf } from "../../features/help/load-content.ts";
import { pageContext } from "../../shell/page/page-context.ts";
import type { PageHandle } from "../../shell/page/page-handle.ts";
import { loadPrerendered } from "../../shell/routing/build-rules.ts";
import type { Route } from "./+types/index";

export const handle = { areas: ["help"] } satisfies PageHandle;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, locale } = context.get(pageContext);
  const options = { timeoutMs: CONTENT_TIMEOUT_MS };
  const [articles, announcements, times] = await Promise.all([
    api.call(listArticles, { language: locale }, options),
    api.call(listAnnouncements, { language: locale }, options),
    api.call(appealTimes, {}, options),
  ]);
  return {
    articles: contentOf(articles, url),
    announcements: announcements.ok ? announcements.data : [],
    times: times.ok ? times.data : null,
  };
}

export const clientLoader = (load: Route.ClientLoaderArgs) => loadPrerendered(load);

export default function Help({ loaderData }: Route.ComponentProps) {
  return <HelpIndexPage {...loaderData} />;
}

export function ErrorBoundary() {
  return <HelpFailed />;
}
