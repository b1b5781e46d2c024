// Coins that can be held and traded.
import type { CoinRow } from "../../catalogue-types.ts";
import { integer, smallint, text } from "../kernel/column.ts";
import { countAffected, type Queryable } from "../kernel/queryable.ts";
import { defineTable, type RowOf } from "../kernel/table.ts";

const coins = defineTable("coin", {
  code: text(),
  name: text(),
  logo: text(),
  scale: smallint(),
  displayDigits: smallint(),
});

const newCoins = defineTable("coin", { ...coins.fields, sort: integer() });

export type Coin = RowOf<typeof coins>;

export async function listEnabledCoins(database: Queryable): Promise<Coin[]> {
  return coins.list(database, {
    name: "list-enabled-coins",
    text: `select ${coins.columns} from coin where is_enabled order by sort, code`,
  });
}

/** Also one that is switched off: what is left of it can still be moved. */
export async function findCoin(database: Queryable, code: string): Promise<Coin | null> {
  return coins.find(database, {
    name: "find-coin",
    text: `select ${coins.columns} from coin where code = $1`,
    values: [code],
  });
}

/** Keeps existing rows, also when they differ. Returns how many are new. */
export async function insertMissingCoins(
  database: Queryable,
  given: readonly CoinRow[],
): Promise<number> {
  return countAffected(database, {
    text: `${newCoins.insert} on conflict (code) do nothing`,
    values: [newCoins.toJson(given)],
  });
}
