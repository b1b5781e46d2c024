import { myLimits } from "@parley/contract/endpoints/market/offers";
import { withdrawalStatus } from "@parley/contract/endpoints/wallet/wallet-chain";
import { LimitsPage } from "../../features/limits/limits-page.tsx";
import { pageContext } from "../../shell/page/page-context.ts";
import { failedRead } from "../../shell/routing/failed-read.ts";
import type { Route } from "./+types/limits";

export async function loader({ context }: Route.LoaderArgs) {
  const { api } = context.get(pageContext);
  const [trading, withdrawals] = await Promise.all([
    api.call(myLimits, {}),
    api.call(withdrawalStatus, {}),
  ]);
  if (!trading.ok) throw failedRead("limits", trading);
  if (!withdrawals.ok) throw failedRead("limits of withdrawals", withdrawals);
  return { trading: trading.data, withdrawals: withdrawals.data };
}

export default function Limits({ loaderData }: Route.ComponentProps) {
  return <LimitsPage {...loaderData} />;
}
