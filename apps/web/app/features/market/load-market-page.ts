/** Everything a market page shows: the market, and how the reader stands before trading in it. */
import { GATE_AREAS } from "../../shell/gate/gate-areas.ts";
import { loadStanding } from "../../shell/gate/load-standing.ts";
import { loadMarket } from "./load-market.ts";

export const MARKET_AREAS = ["market", ...GATE_AREAS] as const;

export async function loadMarketPage(request: Parameters<typeof loadMarket>[0]) {
  const [market, standing] = await Promise.all([
    loadMarket(request),
    loadStanding(request.context),
  ]);
  return { market, standing };
}
