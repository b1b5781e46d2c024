/** The rate of worths for a page that is rendered for one reader. */
import { displayRate } from "@parley/contract/endpoints/market/rates";
import { DOLLARS, type DisplayRate } from "@parley/domain/wallet/display-worth";
import type { Api } from "../api/api.ts";

/** Without an answer worths are in dollars. */
export async function readDisplayRate(api: Api, currency: string | null): Promise<DisplayRate> {
  if (currency === null || currency === DOLLARS.currency) return DOLLARS;
  const found = await api.call(displayRate, { fiat: currency });
  return found.ok ? found.data : DOLLARS;
}
