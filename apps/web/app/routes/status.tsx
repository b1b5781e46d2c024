import { readStatus } from "../features/status/load-status.ts";
import { StatusPage } from "../features/status/status-page.tsx";
import { pageContext } from "../shell/page/page-context.ts";
import type { PageHandle } from "../shell/page/page-handle.ts";
import type { Route } from "./+types/status";

export const handle = { areas: ["help"], isReadFirst: true } satisfies PageHandle;

export function loader({ context }: Route.LoaderArgs) {
  const { api, locale } = context.get(pageContext);
  return readStatus(api, locale);
}

export default function StatusRoute({ loaderData }: Route.ComponentProps) {
  return (
    <main id="content" className="mx-auto w-full max-w-6xl flex-1 px-4 py-8">
      <StatusPage {...loaderData} />
    </main>
  );
}
