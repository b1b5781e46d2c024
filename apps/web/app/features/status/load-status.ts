/** Reads what works on this site right now, from the calls that people depend on. */
import { queryCryptoFiat } from "@parley/contract/endpoints/market/crypto-fiat";
import { publicRates } from "@parley/contract/endpoints/market/rates";
import { listNetworks } from "@parley/contract/endpoints/wallet/wallet-chain";
import type { Api } from "../../shell/api/api.ts";
import { pausedNetworks, type Status } from "./status.ts";

export async function readStatus(api: Api, language: string): Promise<Status> {
  const [lists, rates, coins] = await Promise.all([
    api.call(queryCryptoFiat, { language }),
    api.call(publicRates, {}),
    api.call(listNetworks, {}),
  ]);
  return {
    markets: lists.ok ? lists.data.markets.length : null,
    prices: rates.ok ? { asOf: rates.data.asOf, staleAssets: rates.data.staleAssets } : null,
    deposits: coins.ok ? pausedNetworks(coins.data, "canDeposit") : null,
    withdrawals: coins.ok ? pausedNetworks(coins.data, "canWithdraw") : null,
  };
}
