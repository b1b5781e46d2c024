/** The coins with their networks, and which of them an address selects. */
import { listAssets } from "@parley/contract/endpoints/market/assets";
import type { EndpointReply } from "@parley/contract/endpoint";
import { listNetworks } from "@parley/contract/endpoints/wallet/wallet-chain";
import type { Api } from "../../../shell/api/api.ts";
import { loadedOf, type Loaded } from "../../../shared/data/loaded.ts";

export type Network = EndpointReply<typeof listNetworks>[number]["networks"][number];

export interface ChainCoin {
  readonly code: string;
  readonly name: string;
  readonly logoUrl: string;
  readonly scale: number;
  readonly networks: readonly Network[];
}

export async function readCoins(api: Api): Promise<Loaded<readonly ChainCoin[]>> {
  const [assets, networks] = await Promise.all([
    api.call(listAssets, {}),
    api.call(listNetworks, {}),
  ]);
  if (!assets.ok) return loadedOf(assets);
  if (!networks.ok) return loadedOf(networks);
  const networksOf = new Map(networks.data.map((one) => [one.assetCode, one.networks]));
  const coins = assets.data.map(({ assetCode, assetName, logoUrl, scale }) => ({
    code: assetCode,
    name: assetName,
    logoUrl,
    scale,
    networks: networksOf.get(assetCode) ?? [],
  }));
  return { ok: true, data: coins };
}

export const ASSET_PARAMETER = "asset";
export const NETWORK_PARAMETER = "network";
/** The default coin of a page. */
const USUAL_COIN = "USDT";

/** The requested coin, else the usual one, else the first. */
export function chooseCoin(coins: readonly ChainCoin[], asked: string | null): ChainCoin | null {
  const find = (wish: string | null) => coins.find(({ code }) => code === wish?.toUpperCase());
  return find(asked) ?? find(USUAL_COIN) ?? coins[0] ?? null;
}

/**
 * The requested network, or the only one. Of several none is preselected: coins sent over the wrong
 * one are lost, so that the reader has to choose.
 */
export function chooseNetwork(coin: ChainCoin | null, asked: string | null): Network | null {
  const networks = coin?.networks ?? [];
  const only = networks.length === 1 ? networks[0] : undefined;
  return networks.find(({ network }) => network === asked?.toUpperCase()) ?? only ?? null;
}

/** Networks have proper names; one that is gone meanwhile keeps its code. */
export function networkName(coins: readonly ChainCoin[], asset: string, network: string): string {
  const found = coins.find(({ code }) => code === asset);
  return found?.networks.find((one) => one.network === network)?.name ?? network;
}
