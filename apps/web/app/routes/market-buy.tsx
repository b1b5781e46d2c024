import { loadMarket, type Market } from "../features/market/load-market.ts";
import { MarketPage } from "../features/market/market-page.tsx";
import type { Route } from "./+types/market-buy";

export const handle = { areas: ["market"] };

export const loader = (request: Route.LoaderArgs): Promise<Market> => loadMarket(request);

/** The buy listing: the reader wants coins. */
export default function BuyMarket({ loaderData }: Route.ComponentProps) {
  return <MarketPage side="buy" market={loaderData} />;
}
