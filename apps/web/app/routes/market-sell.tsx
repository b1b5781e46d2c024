import { loadMarketPage } from "../features/market/load-market-page.ts";
import { MARKET_AREAS } from "../features/market/market-areas.ts";
import { MarketPage } from "../features/market/market-page.tsx";
import type { PageHandle } from "../shell/page/page-handle.ts";
import type { Route } from "./+types/market-sell";

export const handle = {
  ...MARKET_AREAS,
  isKeptForBack: () => true,
  isReadFirst: true,
} satisfies PageHandle;

export const loader = (request: Route.LoaderArgs) => loadMarketPage(request, "sell");

/** The sell listing: the reader has coins. */
export default function SellMarket({ loaderData }: Route.ComponentProps) {
  return <MarketPage side="sell" {...loaderData} />;
}
