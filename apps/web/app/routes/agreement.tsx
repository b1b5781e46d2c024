import { readAgreement } from "@parley/contract/endpoints/site/agreement";
import { AgreementPage } from "../features/agreement/agreement-page.tsx";
import { pageContext } from "../shell/page/page-context.ts";
import type { PageHandle } from "../shell/page/page-handle.ts";
import { loadPrerendered } from "../shell/routing/build-rules.ts";
import type { Route } from "./+types/agreement";
import { failedRead } from "../shell/routing/failed-read.ts";

export const handle = { areas: ["agreement"] } satisfies PageHandle;

export async function loader({ context }: Route.LoaderArgs) {
  const { api, locale } = context.get(pageContext);
  const found = await api.call(readAgreement, { language: locale });
  if (!found.ok) throw failedRead("agreement", found);
  return found.data;
}

export const clientLoader = (load: Route.ClientLoaderArgs) => loadPrerendered(load);

export default function Agreement({ loaderData }: Route.ComponentProps) {
  return <AgreementPage agreement={loaderData} />;
}
