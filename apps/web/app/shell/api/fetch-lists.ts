/**
 * Fetches the coins, currencies and markets for the shared store. Loaded once the page is shown.
 */
import { queryCryptoFiat } from "@parley/contract/endpoints/market/crypto-fiat";
import type { Locale } from "@parley/phrases/locales";
import { getApi } from "./api.ts";
import { publicStore } from "../state/public-store.ts";

export async function fetchLists(locale: Locale): Promise<void> {
  const result = await getApi().call(queryCryptoFiat, { language: locale });
  if (result.ok) publicStore.set({ lists: result.data });
}
