// Fiat currencies that coins are paid in.
import type { CurrencyRow } from "../../catalogue-types.ts";
import { array, integer, smallint, text } from "../kernel/column.ts";
import { countAffected, type Queryable } from "../kernel/queryable.ts";
import { defineTable, type RowOf } from "../kernel/table.ts";

const currencies = defineTable("currency", {
  code: text(),
  symbol: text(),
  scale: smallint(),
  countries: array(text()),
});

const newCurrencies = defineTable("currency", { ...currencies.fields, sort: integer() });

export type Currency = RowOf<typeof currencies>;

export async function listEnabledCurrencies(database: Queryable): Promise<Currency[]> {
  return currencies.list(database, {
    name: "list-enabled-currencies",
    text: `select ${currencies.columns} from currency where is_enabled order by sort, code`,
  });
}

/** Keeps existing rows, also when they differ. Returns how many are new. */
export async function insertMissingCurrencies(
  database: Queryable,
  given: readonly CurrencyRow[],
): Promise<number> {
  return countAffected(database, {
    text: `${newCurrencies.insert} on conflict (code) do nothing`,
    values: [newCurrencies.toJson(given)],
  });
}
