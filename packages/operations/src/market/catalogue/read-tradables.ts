// What can be traded now: the enabled coins, currencies, payment methods and markets.
import type { Pool } from "@parley/database/pool";
import { listEnabledCoins, type Coin } from "@parley/database/queries/market/coin";
import { listEnabledCurrencies, type Currency } from "@parley/database/queries/market/currency";
import { listEnabledMarkets, type Market } from "@parley/database/queries/market/market";
import {
  listEnabledPaymentMethods,
  type PaymentMethod,
} from "@parley/database/queries/market/payment-method";

export interface Tradables {
  readonly coins: readonly Coin[];
  readonly currencies: readonly Currency[];
  readonly paymentMethods: readonly PaymentMethod[];
  readonly markets: readonly Market[];
}

export async function readTradables(pool: Pool): Promise<Tradables> {
  const [coins, currencies, paymentMethods, markets] = await Promise.all([
    listEnabledCoins(pool),
    listEnabledCurrencies(pool),
    listEnabledPaymentMethods(pool),
    listEnabledMarkets(pool),
  ]);
  return { coins, currencies, paymentMethods, markets };
}
