// Inserts the catalogue into the database: missing rows are added, existing ones are kept, since
// the operator may have changed them. Safe to run at every start, also on many servers.
import type { Catalogue } from "@parley/database/catalogue/starting-catalogue";
import type { Pool } from "@parley/database/pool";
import { createCoinQueries } from "@parley/database/queries/market/coin";
import { createCoinNetworkQueries } from "@parley/database/queries/market/coin-network";
import { createCurrencyQueries } from "@parley/database/queries/market/currency";
import { createMarketQueries } from "@parley/database/queries/market/market";
import { createPaymentMethodQueries } from "@parley/database/queries/market/payment-method";
import { inTransaction } from "@parley/database/transaction";

/** How many rows are new. */
export interface AppliedCatalogue {
  readonly coins: number;
  readonly currencies: number;
  readonly paymentMethods: number;
  readonly methodCurrencies: number;
  readonly markets: number;
  readonly networks: number;
  readonly coinNetworks: number;
}

export async function applyCatalogue(pool: Pool, catalogue: Catalogue): Promise<AppliedCatalogue> {
  const { coins, currencies, paymentMethods, markets, networks, coinNetworks } = catalogue;
  return await inTransaction(pool, async (client) => {
    const methods = createPaymentMethodQueries(client);
    const chains = createCoinNetworkQueries(client);
    // Links and markets refer to the rows before them.
    const applied = {
      coins: await createCoinQueries(client).insertMissingCoins(coins),
      currencies: await createCurrencyQueries(client).insertMissingCurrencies(currencies),
      paymentMethods: await methods.insertMissingPaymentMethods(paymentMethods),
      methodCurrencies: await methods.insertMissingMethodCurrencies(paymentMethods),
      markets: await createMarketQueries(client).insertMissingMarkets(markets),
      networks: await chains.insertMissingNetworks(networks),
      coinNetworks: await chains.insertMissingCoinNetworks(coinNetworks),
    };
    // Methods of an installation that is older than the classes.
    await methods.classifyPaymentMethods(paymentMethods);
    return applied;
  });
}
