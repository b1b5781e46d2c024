// Networks and terms of each coin.
import type { CoinNetworkRow, NetworkRow } from "../../catalogue-types.ts";
import { bigint, bigintAsNumber, boolean, integer, smallint, text } from "../kernel/column.ts";
import { countAffected, type Queryable } from "../kernel/queryable.ts";
import { defineRow, defineTable, type RowOf } from "../kernel/table.ts";

const coinNetworks = defineRow({
  asset: text(),
  /** Of the coin. */
  scale: smallint(),
  network: text(),
  name: text(),
  addressFormat: text(),
  blockSeconds: integer(),
  hasMemo: boolean(),
  /** Both are off for a coin that is switched off. */
  canDeposit: boolean(),
  canWithdraw: boolean(),
  confirmations: integer(),
  /** Atoms, as all that follow. */
  minDeposit: bigint(),
  withdrawFee: bigint(),
  minWithdraw: bigint(),
  maxWithdraw: bigint(),
});

export type CoinNetwork = RowOf<typeof coinNetworks>;

const networkFields = {
  code: text(),
  addressFormat: text(),
  blockSeconds: integer(),
};

const scannedNetworks = defineTable("chain_network", {
  ...networkFields,
  /** Up to which block deposits were looked for. */
  scannedHeight: bigintAsNumber(),
});

export type ScannedNetwork = RowOf<typeof scannedNetworks>;

const newNetworks = defineTable("chain_network", {
  ...networkFields,
  name: text(),
  hasMemo: boolean(),
});

const SELECT = `select way.asset, coin.scale, way.network, network.name,
    network.address_format as "addressFormat", network.block_seconds as "blockSeconds",
    network.has_memo as "hasMemo", way.can_deposit and coin.is_enabled as "canDeposit",
    way.can_withdraw as "canWithdraw", way.confirmations, way.min_deposit as "minDeposit",
    way.withdraw_fee as "withdrawFee", way.min_withdraw as "minWithdraw",
    way.max_withdraw as "maxWithdraw"
  from coin_network way
  join coin on coin.code = way.asset
  join chain_network network on network.code = way.network`;

export async function listCoinNetworks(database: Queryable): Promise<CoinNetwork[]> {
  return coinNetworks.list(database, {
    name: "list-coin-networks",
    text: `${SELECT} where coin.is_enabled order by coin.sort, coin.code, way.sort, way.network`,
  });
}

export async function findCoinNetwork(
  database: Queryable,
  asset: string,
  network: string,
): Promise<CoinNetwork | null> {
  return coinNetworks.find(database, {
    name: "find-coin-network",
    text: `${SELECT} where way.asset = $1 and way.network = $2`,
    values: [asset, network],
  });
}

export async function listScannedNetworks(database: Queryable): Promise<ScannedNetwork[]> {
  return scannedNetworks.list(database, {
    name: "list-scanned-networks",
    text: `select ${scannedNetworks.columns} from chain_network order by code`,
  });
}

export async function updateScannedHeight(
  database: Queryable,
  network: string,
  height: number,
): Promise<void> {
  await database.query({
    name: "update-scanned-height",
    text: `update chain_network set scanned_height = $2 where code = $1`,
    values: [network, height],
  });
}

/** Keeps existing rows. Returns how many are new. */
export async function insertMissingNetworks(
  database: Queryable,
  networks: readonly NetworkRow[],
): Promise<number> {
  return countAffected(database, {
    text: `${newNetworks.insert} on conflict (code) do nothing`,
    values: [newNetworks.toJson(networks)],
  });
}

/** The same; coins become atoms here, of which every coin has as many. */
export async function insertMissingCoinNetworks(
  database: Queryable,
  ways: readonly CoinNetworkRow[],
): Promise<number> {
  return countAffected(database, {
    text: `insert into coin_network (asset, network, confirmations, min_deposit, withdraw_fee,
       min_withdraw, max_withdraw, sort)
     select given.asset, given.network, given.confirmations,
       given."minDeposit" * power(10::numeric, coin.scale),
       given."withdrawFee" * power(10::numeric, coin.scale),
       given."minWithdraw" * power(10::numeric, coin.scale),
       given."maxWithdraw" * power(10::numeric, coin.scale), given.sort
     from jsonb_to_recordset($1::jsonb)
       as given (asset text, network text, confirmations integer, "minDeposit" numeric,
         "withdrawFee" numeric, "minWithdraw" numeric, "maxWithdraw" numeric, sort integer)
     join coin on coin.code = given.asset
     on conflict (asset, network) do nothing`,
    values: [JSON.stringify(ways)],
  });
}
