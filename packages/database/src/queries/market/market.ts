// Markets: a coin traded for a currency, with its limits and fee.
import type { MarketRow } from "../../catalogue-types.ts";
import { boolean, named, numeric, smallint, text } from "../kernel/column.ts";
import { countAffected, type Queryable } from "../kernel/queryable.ts";
import { defineRow, defineTable, type RowOf } from "../kernel/table.ts";

const markets = defineTable("market", {
  crypto: text(),
  fiat: text(),
  priceScale: smallint(),
  minOrder: numeric(),
  maxOrder: numeric(),
  takerFeeRate: numeric(),
  /** How far a price may deviate from the reference rate: 0.30 is 30 % either way. */
  maxDistance: numeric(),
});

export type Market = RowOf<typeof markets>;

const newMarkets = defineTable("market", {
  ...markets.fields,
  enabled: named("is_enabled", boolean()),
});

/** The decimals of coin and currency. */
const scales = { cryptoScale: smallint(), fiatScale: smallint() };
const scaledMarkets = defineRow({ ...markets.fields, ...scales });
const keys = markets.pick("crypto", "fiat", "priceScale");
const marketScales = defineRow({ ...keys.fields, ...scales });

/** A market whose coin or currency is switched off is off as well. */
export async function listEnabledMarkets(database: Queryable): Promise<Market[]> {
  return markets.list(database, {
    name: "list-enabled-markets",
    text: `select ${markets.columns} from market
           join coin on coin.code = market.crypto and coin.is_enabled
           join currency on currency.code = market.fiat and currency.is_enabled
           where market.is_enabled
           order by coin.sort, coin.code, currency.sort, currency.code`,
  });
}

/** In which units each market counts, also those that are switched off. */
export async function listMarketScales(database: Queryable): Promise<RowOf<typeof marketScales>[]> {
  return marketScales.list(database, {
    name: "list-market-scales",
    text: `select ${keys.columns}, coin.scale as "cryptoScale", currency.scale as "fiatScale"
           from market
           join coin on coin.code = market.crypto
           join currency on currency.code = market.fiat`,
  });
}

/** Also one that is switched off, with the decimals of its coin and currency. */
export async function findMarket(
  database: Queryable,
  crypto: string,
  fiat: string,
): Promise<RowOf<typeof scaledMarkets> | null> {
  return scaledMarkets.find(database, {
    name: "find-market",
    text: `select ${markets.columns}, coin.scale as "cryptoScale", currency.scale as "fiatScale"
           from market
           join coin on coin.code = market.crypto
           join currency on currency.code = market.fiat
           where market.crypto = $1 and market.fiat = $2`,
    values: [crypto, fiat],
  });
}

/** Keeps existing rows, also when they differ. Returns how many are new. */
export async function insertMissingMarkets(
  database: Queryable,
  given: readonly MarketRow[],
): Promise<number> {
  return countAffected(database, {
    text: `${newMarkets.insert} on conflict (crypto, fiat) do nothing`,
    values: [newMarkets.toJson(given)],
  });
}
