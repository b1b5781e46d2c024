/** Reads the statement that an address asks for. */
import type { EndpointReply } from "@parley/contract/endpoint";
import { listAssets } from "@parley/contract/endpoints/market/assets";
import { readStatement } from "@parley/contract/endpoints/wallet/wallet";
import type { Api } from "../../../shell/api/api.ts";
import { loadedOf, type Loaded } from "../../../shared/data/loaded.ts";
import { filterOf, requestOf, type StatementFilter } from "./statement-filter.ts";

export type Statement = EndpointReply<typeof readStatement>;
export type Entry = Statement["list"][number];

const PAGE_SIZE = "25";

export interface StatementData {
  readonly filter: StatementFilter;
  readonly statement: Loaded<Statement>;
  /** To choose from; empty when they could not be read. */
  readonly coins: readonly {
    readonly code: string;
    readonly name: string;
    readonly logoUrl: string;
  }[];
}

export async function readStatementPage(api: Api, url: URL): Promise<StatementData> {
  const filter = filterOf(url.searchParams);
  const [statement, assets] = await Promise.all([
    readEntries(api, filter, null),
    api.call(listAssets, {}),
  ]);
  const coins = (assets.ok ? assets.data : []).map(({ assetCode, assetName, logoUrl }) => ({
    code: assetCode,
    name: assetName,
    logoUrl,
  }));
  return { filter, statement, coins };
}

export async function readEntries(
  api: Api,
  filter: StatementFilter,
  cursor: string | null,
): Promise<Loaded<Statement>> {
  const page = cursor === null ? {} : { cursor };
  return loadedOf(
    await api.call(readStatement, { ...requestOf(filter), ...page, limit: PAGE_SIZE }),
  );
}
