import { loadSecurity, type SecurityData } from "../../features/security/load-security.ts";
import { SecurityPage } from "../../features/security/security-page.tsx";
import type { PageHandle } from "../../shell/page/page-handle.ts";
import type { Route } from "./+types/security";

export const handle = { areas: ["security"] } satisfies PageHandle;

export const loader = (request: Route.LoaderArgs): Promise<SecurityData> => loadSecurity(request);

export default function Security({ loaderData }: Route.ComponentProps) {
  return <SecurityPage {...loaderData} />;
}
