// POST /api/a/v2/auth/display-currency: the currency in which worths are shown to an account.
import { setDisplayCurrency } from "@parley/contract/endpoints/identity/account";
import type { Pool } from "@parley/database/pool";
import * as settings from "@parley/operations/identity/account/settings";
import type { MarketParts } from "@parley/operations/market/offer/market-facts";
import { bind, type Binding } from "../../http/binding/endpoint-binding.ts";
import { refuse } from "../../http/replies/failure.ts";

export function bindDisplayCurrencyRoutes({
  pool,
  tradables,
}: { readonly pool: Pool } & Pick<MarketParts, "tradables">): Binding[] {
  return [
    bind(setDisplayCurrency, async ({ currency, isGuess = false }, { session }) => {
      const { currencies } = await tradables.read();
      const isTraded = currencies.some(({ code }) => code === currency);
      if (!isTraded) return refuse("unknownFiat", { field: "currency" });
      const chosen = { currency, isGuess };
      const displayCurrency = await settings.setDisplayCurrency({ pool }, session, chosen);
      return { ok: true, data: { displayCurrency } };
    }),
  ];
}
