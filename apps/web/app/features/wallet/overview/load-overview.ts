/** Loads the wallet's first page: every coin, its balances and its worth. */
import { listAssets } from "@parley/contract/endpoints/market/assets";
import { listFavorites } from "@parley/contract/endpoints/market/favorite";
import { listWallets, spotBalance } from "@parley/contract/endpoints/wallet/wallet";
import type { Api } from "../../../shell/api/api.ts";
import { rowsOf, type AssetRow } from "./asset-rows.ts";
import { loadedOf, type Loaded } from "../../../shared/data/loaded.ts";

export interface Overview {
  readonly rows: readonly AssetRow[];
  /** Of each wallet, in US dollars; null where something has no fresh price. */
  readonly spotUsd: string | null;
  readonly futuresUsd: string | null;
  /** Coins that are held and have no fresh price. */
  readonly unpriced: readonly string[];
}

export async function readOverview(api: Api): Promise<Loaded<Overview>> {
  const [assets, spot, wallets] = await Promise.all([
    api.call(listAssets, {}),
    api.call(spotBalance, {}),
    api.call(listWallets, {}),
  ]);
  if (!assets.ok) return loadedOf(assets);
  if (!spot.ok) return loadedOf(spot);
  if (!wallets.ok) return loadedOf(wallets);
  const find = (name: "spot" | "futures") =>
    wallets.data.wallets.find(({ wallet }) => wallet === name);
  const futures = find("futures");
  return {
    ok: true,
    data: {
      rows: rowsOf(assets.data, spot.data, futures?.assets ?? []),
      spotUsd: find("spot")?.usdValue ?? null,
      futuresUsd: futures?.usdValue ?? null,
      unpriced: wallets.data.unpriced,
    },
  };
}

/** Null when they could not be loaded: the page is then shown without its stars. */
export async function readFavorites(api: Api): Promise<readonly string[] | null> {
  const found = await api.call(listFavorites, {});
  return found.ok ? found.data : null;
}
