import { HkPayPage } from "../features/hkpay/hkpay-page.tsx";
import { loadHkPay } from "../features/hkpay/load-hkpay.ts";
import type { PageHandle } from "../shell/page/page-handle.ts";
import type { Route } from "./+types/hkpay";

export const handle = { areas: ["hkpay", "offer"], isReadFirst: true } satisfies PageHandle;

export const loader = (request: Route.LoaderArgs) => loadHkPay(request);

/** The regional page: trading with Hong Kong dollars. */
export default function HkPay({ loaderData }: Route.ComponentProps) {
  return <HkPayPage {...loaderData} />;
}
