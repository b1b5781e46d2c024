// The networks of each coin.
import type { Pool } from "@parley/database/pool";
import { findCoin } from "@parley/database/queries/market/coin";
import {
  listCoinNetworks,
  findCoinNetwork,
  type CoinNetwork,
} from "@parley/database/queries/market/coin-network";
import { formatAmount } from "@parley/domain/money/amount";
import type { NetworkShape } from "@parley/platform/chain/chain";
import type { WalletParts } from "./parts.ts";

type Parts = Pick<WalletParts, "pool" | "chain">;

export async function listNetworks({ pool, chain }: Parts, asset: string | undefined) {
  if (asset !== undefined && (await findCoin(pool, asset)) === null) {
    return { ok: false, error: "unknownAsset", field: "asset" } as const;
  }
  const ways = await listCoinNetworks(pool);
  const byAsset = Map.groupBy(ways, (way) => way.asset);
  const list = [...byAsset]
    .filter(([code]) => asset === undefined || code === asset)
    .map(([assetCode, networks]) => ({
      assetCode,
      networks: networks.map((way) => viewNetwork(way, chain !== null)),
    }));
  return { ok: true, list } as const;
}

function viewNetwork(way: CoinNetwork, isConnected: boolean) {
  const { scale } = way;
  return {
    network: way.network,
    name: way.name,
    canDeposit: way.canDeposit && isConnected,
    minDeposit: formatAmount(way.minDeposit, scale),
    confirmations: way.confirmations,
    arrivalMinutes: Math.max(1, Math.ceil((way.confirmations * way.blockSeconds) / 60)),
    canWithdraw: way.canWithdraw && isConnected,
    withdrawFee: formatAmount(way.withdrawFee, scale),
    minWithdraw: formatAmount(way.minWithdraw, scale),
    maxWithdraw: formatAmount(way.maxWithdraw, scale),
    addressFormat: way.addressFormat,
    hasMemo: way.hasMemo,
  };
}

/** The terms of a coin on a network. */
export async function findWay(pool: Pool, asset: string, network: string) {
  const way = await findCoinNetwork(pool, asset, network);
  if (way !== null) return { ok: true, way } as const;
  const isCoin = (await findCoin(pool, asset)) !== null;
  return isCoin
    ? ({ ok: false, error: "unknownNetwork", field: "network" } as const)
    : ({ ok: false, error: "unknownAsset", field: "asset" } as const);
}

export function shapeOf({ network, addressFormat, blockSeconds }: CoinNetwork): NetworkShape {
  return { code: network, addressFormat, blockSeconds };
}
