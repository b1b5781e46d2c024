import { kycInfo } from "@parley/contract/endpoints/identity/kyc-info";
import { KycPage } from "../../features/kyc/kyc-page.tsx";
import { pageContext } from "../../shell/page/page-context.ts";
import type { PageHandle } from "../../shell/page/page-handle.ts";
import type { Route } from "./+types/kyc";
import { failedRead } from "../../shell/routing/failed-read.ts";

export const handle = { areas: ["kyc"] } satisfies PageHandle;

export async function loader({ context }: Route.LoaderArgs) {
  const found = await context.get(pageContext).api.call(kycInfo, {});
  if (!found.ok) throw failedRead("verification", found);
  return found.data;
}

export default function Kyc({ loaderData }: Route.ComponentProps) {
  return <KycPage info={loaderData} />;
}
