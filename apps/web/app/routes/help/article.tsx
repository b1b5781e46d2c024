import { readArticle } from "@parley/contract/endpoints/site/content";
import { appealTimes } from "@parley/contract/endpoints/trade/appeals";
import { ContentPage } from "../../features/help/content-page.tsx";
import { HelpFailed } from "../../features/help/help-failed.tsx";
import { CONTENT_TIMEOUT_MS, contentOf } from "../../features/help/load-content.ts";
import { RulingTime } from "../../features/help/ruling-time.tsx";
import { pageContext } from "../../shell/page/page-context.ts";
import type { PageHandle } from "../../shell/page/page-handle.ts";
import { loadPrerendered } from "../../shell/routing/build-rules.ts";
import type { Route } from "./+types/article";

/** The article about appeals also says how long they take. */
const APPEALS_SLUG = "appeals";

export const handle = { areas: ["help"] } satisfies PageHandle;

export async function loader({ context, params: { slug }, url }: Route.LoaderArgs) {
  const { api, locale } = context.get(pageContext);
  const options = { timeoutMs: CONTENT_TIMEOUT_MS };
  const [article, times] = await Promise.all([
    api.call(readArticle, { slug, language: locale }, options),
    slug === APPEALS_SLUG ? api.call(appealTimes, {}, options) : null,
  ]);
  return { article: contentOf(article, url), times: times?.ok === true ? times.data : null };
}

export const clientLoader = (load: Route.ClientLoaderArgs) => loadPrerendered(load);

export default function Article({ loaderData }: Route.ComponentProps) {
  const { article, times } = loaderData;
  return <ContentPage {...article} note={<RulingTime times={times} />} />;
}

export function ErrorBoundary() {
  return <HelpFailed />;
}
