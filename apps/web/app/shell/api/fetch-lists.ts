/**
 * Fetches what the stores hold of the market: coins, currencies, and the coins' logos. Loaded once
 * the page is shown.
 */
import { listAssets } from "@parley/contract/endpoints/market/assets";
import { queryCryptoFiat } from "@parley/contract/endpoints/market/crypto-fiat";
import type { Locale } from "@parley/phrases/locales";
import { paymentStore } from "../state/payment-store.ts";
import { publicStore } from "../state/public-store.ts";
import { getApi } from "./api.ts";

export async function fetchLists(locale: Locale): Promise<void> {
  const result = await getApi().call(queryCryptoFiat, { language: locale });
  if (!result.ok) return;
  const { cryptoList, fiatList } = result.data;
  paymentStore.set({ cryptoList, fiatList });
}

export async function fetchLogos(): Promise<void> {
  const result = await getApi().call(listAssets, {});
  if (!result.ok) return;
  const logos = result.data.map(({ assetCode, logoUrl }) => [assetCode, logoUrl] as const);
  publicStore.set({ assetLogos: Object.fromEntries(logos) });
}
