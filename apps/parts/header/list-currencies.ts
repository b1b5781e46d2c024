/** The currencies of the markets, by their names in the page's language. */
import { queryCryptoFiat } from "@parley/contract/endpoints/market/crypto-fiat";
import type { Currency } from "@parley/site/header/currency-select";
import type { PartData } from "@parley/site/parts/part";
import { createPartApi } from "../runtime/api.ts";
import type { Answer } from "../runtime/use-reading.ts";

export async function listCurrencies(
  page: Pick<PartData, "lang" | "apiDomain">,
): Promise<Answer<readonly Currency[]>> {
  const found = await createPartApi(page).call(queryCryptoFiat, { language: page.lang });
  return found.ok ? { ok: true, data: found.data.fiatList } : { ok: false };
}
