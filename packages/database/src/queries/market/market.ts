// Markets: a coin traded for a currency, with its limits and fee.
import type { MarketRow } from "../../catalogue-types.ts";
import type { Queryable } from "../kernel/queryable.ts";

export interface Market {
  readonly crypto: string;
  readonly fiat: string;
  readonly priceScale: number;
  readonly minOrder: string;
  readonly maxOrder: string;
  readonly takerFeeRate: string;
  /** How far a price may deviate from the reference rate: 0.30 is 30 % either way. */
  readonly maxDistance: string;
}

/** A market whose coin or currency is switched off is off as well. */
export async function listEnabledMarkets(database: Queryable): Promise<Market[]> {
  const { rows } = await database.query<Market>({
    name: "list-enabled-markets",
    text: `select market.crypto, market.fiat, market.price_scale as "priceScale",
             market.min_order as "minOrder", market.max_order as "maxOrder",
             market.taker_fee_rate as "takerFeeRate",
             market.max_distance as "maxDistance"
           from market
           join coin on coin.code = market.crypto and coin.is_enabled
           join currency on currency.code = market.fiat and currency.is_enabled
           where market.is_enabled
           order by coin.sort, coin.code, currency.sort, currency.code`,
  });
  return rows;
}

/** In which units each market counts, also those that are switched off. */
export async function listMarketScales(
  database: Queryable,
): Promise<
  { crypto: string; fiat: string; priceScale: number; cryptoScale: number; fiatScale: number }[]
> {
  const { rows } = await database.query<{
    crypto: string;
    fiat: string;
    priceScale: number;
    cryptoScale: number;
    fiatScale: number;
  }>({
    name: "list-market-scales",
    text: `select market.crypto, market.fiat, market.price_scale as "priceScale",
             coin.scale as "cryptoScale", currency.scale as "fiatScale"
           from market
           join coin on coin.code = market.crypto
           join currency on currency.code = market.fiat`,
  });
  return rows;
}

/** Also one that is switched off, with the decimals of its coin and currency. */
export async function findMarket(
  database: Queryable,
  crypto: string,
  fiat: string,
): Promise<(Market & { cryptoScale: number; fiatScale: number }) | null> {
  const { rows } = await database.query<Market & { cryptoScale: number; fiatScale: number }>({
    name: "find-market",
    text: `select market.crypto, market.fiat, market.price_scale as "priceScale",
             market.min_order as "minOrder", market.max_order as "maxOrder",
             market.taker_fee_rate as "takerFeeRate", market.max_distance as "maxDistance",
             coin.scale as "cryptoScale", currency.scale as "fiatScale"
           from market
           join coin on coin.code = market.crypto
           join currency on currency.code = market.fiat
           where market.crypto = $1 and market.fiat = $2`,
    values: [crypto, fiat],
  });
  return rows[0] ?? null;
}

/** Keeps existing rows, also when they differ. Returns how many are new. */
export async function insertMissingMarkets(
  database: Queryable,
  markets: readonly MarketRow[],
): Promise<number> {
  const { rowCount } = await database.query(
    `insert into market (
       crypto, fiat, price_scale, min_order, max_order, taker_fee_rate, max_distance, is_enabled
     )
     select crypto, fiat, "priceScale", "minOrder", "maxOrder", "takerFeeRate", "maxDistance",
       enabled
     from jsonb_to_recordset($1::jsonb)
       as given (
         crypto text, fiat text, "priceScale" smallint, "minOrder" numeric, "maxOrder" numeric,
         "takerFeeRate" numeric, "maxDistance" numeric, enabled boolean
       )
     on conflict (crypto, fiat) do nothing`,
    [JSON.stringify(markets)],
  );
  return rowCount ?? 0;
}
