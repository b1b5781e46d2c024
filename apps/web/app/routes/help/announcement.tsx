import { readAnnouncement } from "@parley/contract/endpoints/site/content";
import { Day } from "@parley/ui/data/day";
import { ContentPage } from "../../features/help/content-page.tsx";
import { HelpFailed } from "../../features/help/help-failed.tsx";
import { CONTENT_TIMEOUT_MS, contentOf } from "../../features/help/load-content.ts";
import { pageContext } from "../../shell/page/page-context.ts";
import type { PageHandle } from "../../shell/page/page-handle.ts";
import { loadPrerendered } from "../../shell/routing/build-rules.ts";
import type { Route } from "./+types/announcement";

export const handle = { areas: ["help"] } satisfies PageHandle;

export async function loader({ context, params: { slug }, url }: Route.LoaderArgs) {
  const { api, locale } = context.get(pageContext);
  const asked = { slug, language: locale };
  return contentOf(await api.call(readAnnouncement, asked, { timeoutMs: CONTENT_TIMEOUT_MS }), url);
}

export const clientLoader = (load: Route.ClientLoaderArgs) => loadPrerendered(load);

export default function Announcement({ loaderData }: Route.ComponentProps) {
  const { date, ...text } = loaderData;
  return <ContentPage {...text} note={<Day day={date} className="text-subtle text-sm" />} />;
}

export function ErrorBoundary() {
  return <HelpFailed />;
}
