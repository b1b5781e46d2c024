/** Reads what the deposit page shows for the coin and network of its address. */
import type { EndpointReply } from "@parley/contract/endpoint";
import { getDepositAddress, listDeposits } from "@parley/contract/endpoints/wallet/wallet-chain";
import type { Api } from "../../../shell/api/api.ts";
import {
  ASSET_PARAMETER,
  chooseCoin,
  chooseNetwork,
  NETWORK_PARAMETER,
  readCoins,
  type ChainCoin,
} from "../data/chain-coins.ts";
import { loadedOf, type Loaded } from "../../../shared/data/loaded.ts";
import { FIRST_ENTRIES } from "../data/use-history.ts";

export type DepositAddress = EndpointReply<typeof getDepositAddress>;
export type Deposits = EndpointReply<typeof listDeposits>;
export type Deposit = Deposits["list"][number];

export interface DepositData {
  readonly coins: Loaded<readonly ChainCoin[]>;
  readonly asset: string | null;
  readonly network: string | null;
  /** Null while no network is chosen. */
  readonly address: Loaded<DepositAddress> | null;
  readonly deposits: Loaded<Deposits>;
}

export async function readDepositPage(api: Api, url: URL): Promise<DepositData> {
  const [coins, deposits] = await Promise.all([readCoins(api), readDeposits(api, FIRST_ENTRIES)]);
  const coin = chooseCoin(coins.ok ? coins.data : [], url.searchParams.get(ASSET_PARAMETER));
  const network = chooseNetwork(coin, url.searchParams.get(NETWORK_PARAMETER));
  const asset = coin?.code ?? null;
  return {
    coins,
    asset,
    network: network?.network ?? null,
    address:
      asset === null || network === null ? null : await readAddress(api, asset, network.network),
    deposits,
  };
}

export async function readAddress(
  api: Api,
  asset: string,
  network: string,
): Promise<Loaded<DepositAddress>> {
  return loadedOf(await api.call(getDepositAddress, { asset, network }));
}

export async function readDeposits(api: Api, pageSize: number): Promise<Loaded<Deposits>> {
  return loadedOf(await api.call(listDeposits, { page: 1, pageSize }));
}
