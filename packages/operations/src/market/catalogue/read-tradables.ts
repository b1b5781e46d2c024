// What can be traded now: the enabled coins, currencies, payment methods and markets.
import type { Pool } from "@parley/database/pool";
import { createCoinQueries, type Coin } from "@parley/database/queries/market/coin";
import { createCurrencyQueries, type Currency } from "@parley/database/queries/market/currency";
import { createMarketQueries, type Market } from "@parley/database/queries/market/market";
import {
  createPaymentMethodQueries,
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
    createCoinQueries(pool).listEnabledCoins(),
    createCurrencyQueries(pool).listEnabledCurrencies(),
    createPaymentMethodQueries(pool).listEnabledPaymentMethods(),
    createMarketQueries(pool).listEnabledMarkets(),
  ]);
  return { coins, currencies, paymentMethods, markets };
}
