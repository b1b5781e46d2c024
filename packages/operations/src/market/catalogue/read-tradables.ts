// What can be traded now: the enabled coins, currencies, payment methods and markets.
import type { Pool } from "@parley/database/pool";
import { listEnabledCoins, type Coin } from "@parley/database/queries/market/coin";
import { listEnabledCurrencies, type Currency } from "@parley/database/queries/market/currency";
import { listEnabledMarkets, type Market } from "@parley/database/queries/market/market";
import type { MethodRanks } from "@parley/database/queries/market/method-ranks";
import {
  listEnabledPaymentMethods,
  type PaymentMethod,
} from "@parley/database/queries/market/payment-method";

export interface Tradables {
  readonly coins: readonly Coin[];
  readonly currencies: readonly Currency[];
  readonly paymentMethods: readonly PaymentMethod[];
  readonly markets: readonly Market[];
  /** Which methods are used in each currency; they are listed first. */
  readonly methodRanks: MethodRanks;
}

const NONE_USED: MethodRanks = new Map();

export async function readTradables(
  pool: Pool,
  methodRanks: MethodRanks = NONE_USED,
): Promise<Tradables> {
  const [coins, currencies, paymentMethods, markets] = await Promise.all([
    listEnabledCoins(pool),
    listEnabledCurrencies(pool),
    listEnabledPaymentMethods(pool),
    listEnabledMarkets(pool),
  ]);
  return { coins, currencies, paymentMethods, markets, methodRanks };
}
