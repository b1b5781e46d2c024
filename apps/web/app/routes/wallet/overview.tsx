import { readFavorites, readOverview } from "../../features/wallet/overview/load-overview.ts";
import { OverviewPage } from "../../features/wallet/overview/overview-page.tsx";
import { pageContext } from "../../shell/page/page-context.ts";
import type { Route } from "./+types/overview";

export { WalletError as ErrorBoundary } from "../../features/wallet/parts/wallet-error.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  const { api } = context.get(pageContext);
  const [overview, favorites] = await Promise.all([readOverview(api), readFavorites(api)]);
  return { overview, favorites };
}

export default function Wallet({ loaderData }: Route.ComponentProps) {
  return <OverviewPage {...loaderData} />;
}
