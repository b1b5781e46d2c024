import { listApiKeys } from "@parley/contract/endpoints/identity/api-keys";
import { ApiKeysPage } from "../../features/api-keys/api-keys-page.tsx";
import { pageContext } from "../../shell/page/page-context.ts";
import type { PageHandle } from "../../shell/page/page-handle.ts";
import type { Route } from "./+types/api";
import { failedRead } from "../../shell/routing/failed-read.ts";

export const handle = { areas: ["api"] } satisfies PageHandle;

export async function loader({ context }: Route.LoaderArgs) {
  const { api } = context.get(pageContext);
  const found = await api.call(listApiKeys, {});
  if (!found.ok) throw failedRead("API keys", found);
  return found.data;
}

export default function ApiKeys({ loaderData }: Route.ComponentProps) {
  return <ApiKeysPage keys={loaderData} />;
}
