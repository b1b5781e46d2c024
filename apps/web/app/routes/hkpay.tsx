import { HkPayPage } from "../features/hkpay/hkpay-page.tsx";
import { loadHkPay } from "../features/hkpay/load-hkpay.ts";
import type { PageHandle } from "../shell/page/page-handle.ts";
import { loadPrerendered } from "../shell/routing/build-rules.ts";
import type { Route } from "./+types/hkpay";

export const handle = { areas: ["hkpay", "offer"], isReadFirst: true } satisfies PageHandle;

export const loader = (request: Route.LoaderArgs) => loadHkPay(request);

export const clientLoader = (load: Route.ClientLoaderArgs) => loadPrerendered(load);

/** The regional page: trading with Hong Kong dollars. */
export default function HkPay({ loaderData }: Route.ComponentProps) {
  return <HkPayPage {...loaderData} />;
}
