// Coins that can be held and traded.
import type { CoinRow } from "../../catalogue-types.ts";
import type { Queryable } from "../kernel/queryable.ts";

export interface Coin {
  readonly code: string;
  readonly name: string;
  readonly logo: string;
  readonly scale: number;
}

export async function listEnabledCoins(database: Queryable): Promise<Coin[]> {
  const { rows } = await database.query<Coin>({
    name: "list-enabled-coins",
    text: `select code, name, logo, scale from coin where is_enabled order by sort, code`,
  });
  return rows;
}

/** Also one that is switched off: what is left of it can still be moved. */
export async function findCoin(database: Queryable, code: string): Promise<Coin | null> {
  const { rows } = await database.query<Coin>({
    name: "find-coin",
    text: `select code, name, logo, scale from coin where code = $1`,
    values: [code],
  });
  return rows[0] ?? null;
}

/** Keeps existing rows, also when they differ. Returns how many are new. */
export async function insertMissingCoins(
  database: Queryable,
  coins: readonly CoinRow[],
): Promise<number> {
  const { rowCount } = await database.query(
    `insert into coin (code, name, logo, scale, sort)
     select code, name, logo, scale, sort
     from jsonb_to_recordset($1::jsonb)
       as given (code text, name text, logo text, scale smallint, sort integer)
     on conflict (code) do nothing`,
    [JSON.stringify(coins)],
  );
  return rowCount ?? 0;
}
