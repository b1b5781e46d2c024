// Networks and terms of each coin.
import type { CoinNetworkRow, NetworkRow } from "../../catalogue-types.ts";
import type { Queryable } from "../kernel/queryable.ts";

export interface CoinNetwork {
  readonly asset: string;
  /** Of the coin. */
  readonly scale: number;
  readonly network: string;
  readonly name: string;
  readonly addressFormat: string;
  readonly blockSeconds: number;
  readonly hasMemo: boolean;
  /** Both are off for a coin that is switched off. */
  readonly canDeposit: boolean;
  readonly canWithdraw: boolean;
  readonly confirmations: number;
  /** Atoms, as all that follow. */
  readonly minDeposit: bigint;
  readonly withdrawFee: bigint;
  readonly minWithdraw: bigint;
  readonly maxWithdraw: bigint;
}

export interface ScannedNetwork {
  readonly code: string;
  readonly addressFormat: string;
  readonly blockSeconds: number;
  /** Up to which block deposits were looked for. */
  readonly scannedHeight: number;
}

type Amounts = "minDeposit" | "withdrawFee" | "minWithdraw" | "maxWithdraw";
type Raw = Omit<CoinNetwork, Amounts> & Record<Amounts, string>;

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
  const { rows } = await database.query<Raw>({
    name: "list-coin-networks",
    text: `${SELECT} where coin.is_enabled order by coin.sort, coin.code, way.sort, way.network`,
  });
  return rows.map(toCoinNetwork);
}

export async function findCoinNetwork(
  database: Queryable,
  asset: string,
  network: string,
): Promise<CoinNetwork | null> {
  const { rows } = await database.query<Raw>({
    name: "find-coin-network",
    text: `${SELECT} where way.asset = $1 and way.network = $2`,
    values: [asset, network],
  });
  return rows[0] === undefined ? null : toCoinNetwork(rows[0]);
}

export async function listScannedNetworks(database: Queryable): Promise<ScannedNetwork[]> {
  const { rows } = await database.query<
    Omit<ScannedNetwork, "scannedHeight"> & { scannedHeight: string }
  >({
    name: "list-scanned-networks",
    text: `select code, address_format as "addressFormat", block_seconds as "blockSeconds",
             scanned_height as "scannedHeight"
           from chain_network order by code`,
  });
  return rows.map((row) => Object.assign(row, { scannedHeight: Number(row.scannedHeight) }));
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
  const { rowCount } = await database.query(
    `insert into chain_network (code, name, address_format, block_seconds, has_memo)
     select code, name, "addressFormat", "blockSeconds", "hasMemo"
     from jsonb_to_recordset($1::jsonb)
       as given (code text, name text, "addressFormat" text, "blockSeconds" integer,
         "hasMemo" boolean)
     on conflict (code) do nothing`,
    [JSON.stringify(networks)],
  );
  return rowCount ?? 0;
}

/** The same; coins become atoms here, of which every coin has as many. */
export async function insertMissingCoinNetworks(
  database: Queryable,
  ways: readonly CoinNetworkRow[],
): Promise<number> {
  const { rowCount } = await database.query(
    `insert into coin_network (asset, network, confirmations, min_deposit, withdraw_fee,
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
    [JSON.stringify(ways)],
  );
  return rowCount ?? 0;
}

function toCoinNetwork(row: Raw): CoinNetwork {
  return {
    ...row,
    minDeposit: BigInt(row.minDeposit),
    withdrawFee: BigInt(row.withdrawFee),
    minWithdraw: BigInt(row.minWithdraw),
    maxWithdraw: BigInt(row.maxWithdraw),
  };
}
