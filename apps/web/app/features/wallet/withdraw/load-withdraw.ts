/** Reads what the withdrawal page shows: coins and networks, what is free, and what went out. */
import type { EndpointReply } from "@parley/contract/endpoint";
import { spotBalance } from "@parley/contract/endpoints/wallet/wallet";
import {
  listAddresses,
  listWithdrawals,
  withdrawalStatus,
} from "@parley/contract/endpoints/wallet/wallet-chain";
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
import { FIRST_ENTRIES, type Entries } from "../data/use-history.ts";

export type WithdrawalStatus = EndpointReply<typeof withdrawalStatus>;
export type Withdrawal = EndpointReply<typeof listWithdrawals>["list"][number];
export type SavedAddress = EndpointReply<typeof listAddresses>[number];

/** The reader's state: what may be withdrawn now, and where to. */
export interface WithdrawStanding {
  readonly status: WithdrawalStatus;
  /** By coin: what may be withdrawn of the spot wallet. */
  readonly available: Readonly<Record<string, string>>;
  /** By coin: what was bought lately and may be withdrawn later. */
  readonly fresh: Readonly<Record<string, FreshAmount>>;
  readonly addresses: readonly SavedAddress[];
}

export interface FreshAmount {
  readonly amount: string;
  readonly until: number;
}

export interface WithdrawData {
  readonly coins: Loaded<readonly ChainCoin[]>;
  readonly standing: Loaded<WithdrawStanding>;
  readonly withdrawals: Loaded<Entries<Withdrawal>>;
  readonly asset: string | null;
  readonly network: string | null;
}

export async function readWithdrawPage(api: Api, url: URL): Promise<WithdrawData> {
  const [coins, standing, withdrawals] = await Promise.all([
    readCoins(api),
    readWithdrawStanding(api),
    readWithdrawals(api, FIRST_ENTRIES),
  ]);
  const coin = chooseCoin(coins.ok ? coins.data : [], url.searchParams.get(ASSET_PARAMETER));
  const network = chooseNetwork(coin, url.searchParams.get(NETWORK_PARAMETER));
  return {
    coins,
    standing,
    withdrawals,
    asset: coin?.code ?? null,
    network: network?.network ?? null,
  };
}

export async function readWithdrawStanding(api: Api): Promise<Loaded<WithdrawStanding>> {
  const [status, balances, addresses] = await Promise.all([
    api.call(withdrawalStatus, {}),
    api.call(spotBalance, {}),
    api.call(listAddresses, {}),
  ]);
  if (!status.ok) return loadedOf(status);
  if (!balances.ok) return loadedOf(balances);
  const available = Object.fromEntries(
    balances.data.map((balance) => [balance.assetCode, balance.withdrawable]),
  );
  const fresh = Object.fromEntries(
    balances.data.flatMap(({ assetCode, fresh: amount, freshUntil: until }) =>
      until === null ? [] : [[assetCode, { amount, until }]],
    ),
  );
  // An address can be typed without saved ones.
  const saved = addresses.ok ? addresses.data : [];
  return { ok: true, data: { status: status.data, available, fresh, addresses: saved } };
}

export async function readWithdrawals(
  api: Api,
  pageSize: number,
): Promise<Loaded<Entries<Withdrawal>>> {
  return loadedOf(await api.call(listWithdrawals, { page: 1, pageSize }));
}
