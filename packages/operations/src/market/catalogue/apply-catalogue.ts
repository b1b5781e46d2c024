// Inserts the catalogue into the database: missing rows are added, existing ones are kept, since
// the operator may have changed them. Safe to run at every start, also on many servers.
import type { Catalogue } from "@parley/database/catalogue/starting-catalogue";
import type { Pool } from "@parley/database/pool";
import { insertMissingCoins } from "@parley/database/queries/market/coin";
import {
  insertMissingNetworks,
  insertMissingCoinNetworks,
} from "@parley/database/queries/market/coin-network";
import { insertMissingCurrencies } from "@parley/database/queries/market/currency";
import { insertMissingMarkets } from "@parley/database/queries/market/market";
import {
  insertMissingPaymentMethods,
  insertMissingMethodCurrencies,
  classifyPaymentMethods,
} from "@parley/database/queries/market/payment-method";
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
    // Links and markets refer to the rows before them.
    const applied = {
      coins: await insertMissingCoins(client, coins),
      currencies: await insertMissingCurrencies(client, currencies),
      paymentMethods: await insertMissingPaymentMethods(client, paymentMethods),
      methodCurrencies: await insertMissingMethodCurrencies(client, paymentMethods),
      markets: await insertMissingMarkets(client, markets),
      networks: await insertMissingNetworks(client, networks),
      coinNetworks: await insertMissingCoinNetworks(client, coinNetworks),
    };
    // Methods of an installation that is older than the classes.
    await classifyPaymentMethods(client, paymentMethods);
    return applied;
  });
}
