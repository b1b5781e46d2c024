/**
 * Requests the newest prices, and what an amount comes to. Loaded with the first of both, after the
 * page is shown.
 */
import { bestPrices, expressQuote } from "@parley/contract/endpoints/market/express";
import { publicRates } from "@parley/contract/endpoints/market/rates";
import { getApi } from "../../shell/api/api.ts";
import type { Prices, Wish } from "./main-markets.ts";

/** What could not be read keeps its place with null, and the page keeps what it had. */
export async function fetchPrices(assets: string, fiat: string): Promise<Prices> {
  const api = getApi();
  const [rates, offers] = await Promise.all([
    api.call(publicRates, { assets, fiat }, { abortPrevious: true }),
    api.call(bestPrices, { fiat }, { abortPrevious: true }),
  ]);
  return { rates: rates.ok ? rates.data : null, offers: offers.ok ? offers.data : null };
}

export function fetchQuote(wish: Wish) {
  return getApi().call(expressQuote, wish, { abortPrevious: true });
}
