// Fiat currencies that coins are paid in.
import type { CurrencyRow } from "../../catalogue-types.ts";
import type { Queryable } from "../kernel/queryable.ts";

export interface Currency {
  readonly code: string;
  readonly symbol: string;
  readonly scale: number;
  readonly countries: string[];
}

export async function listEnabledCurrencies(database: Queryable): Promise<Currency[]> {
  const { rows } = await database.query<Currency>({
    name: "list-enabled-currencies",
    text: `select code, symbol, scale, countries
           from currency where is_enabled order by sort, code`,
  });
  return rows;
}

/** Keeps existing rows, also when they differ. Returns how many are new. */
export async function insertMissingCurrencies(
  database: Queryable,
  currencies: readonly CurrencyRow[],
): Promise<number> {
  const { rowCount } = await database.query(
    `insert into currency (code, symbol, scale, countries, sort)
     select code, symbol, scale, countries, sort
     from jsonb_to_recordset($1::jsonb)
       as given (code text, symbol text, scale smallint, countries text[], sort integer)
     on conflict (code) do nothing`,
    [JSON.stringify(currencies)],
  );
  return rowCount ?? 0;
}
