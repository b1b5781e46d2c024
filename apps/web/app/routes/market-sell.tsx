import { loadMarket, type Market } from "../features/market/load-market.ts";
import { MarketPage } from "../features/market/market-page.tsx";
import type { Route } from "./+types/market-sell";

export const handle = { areas: ["market"] };

export const loader = (request: Route.LoaderArgs): Promise<Market> => loadMarket(request);

/** The sell listing: the reader has coins. */
export default function SellMarket({ loaderData }: Route.ComponentProps) {
  return <MarketPage side="sell" market={loaderData} />;
}
