/**
 * Requests the newest prices. Loaded with the first round of polling, long after the page is shown.
 */
import { bestPrices } from "@parley/contract/endpoints/market/express";
import { publicRates } from "@parley/contract/endpoints/market/rates";
import { getApi } from "../../shell/api/api.ts";
import type { Prices } from "./main-markets.ts";

/** What could not be read keeps its place with null, and the page keeps what it had. */
export async function fetchPrices(assets: string, fiat: string): Promise<Prices> {
  const api = getApi();
  const [rates, offers] = await Promise.all([
    api.call(publicRates, { assets, fiat }, { abortPrevious: true }),
    api.call(bestPrices, { fiat }, { abortPrevious: true }),
  ]);
  return { rates: rates.ok ? rates.data : null, offers: offers.ok ? offers.data : null };
}
