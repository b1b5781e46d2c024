/** How many decimals of each coin are looked over, for every amount of a page. */
import { listAssets } from "@parley/contract/endpoints/market/assets";
import { writeCoinDigits } from "@parley/domain/format/brief-amount";
import type { Api } from "../api/api.ts";

/** Without an answer all figures are shown. */
export async function readCoinDigits(api: Api): Promise<string> {
  const found = await api.call(listAssets, {});
  if (!found.ok) return "";
  return writeCoinDigits(
    found.data.map(({ assetCode, displayDigits }) => ({ code: assetCode, displayDigits })),
  );
}
