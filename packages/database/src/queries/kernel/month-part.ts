// The monthly partitions of large tables: future ones are created ahead of time, old ones are
// dropped.
import type { Queryable } from "./queryable.ts";

/** Tables that are partitioned by month. */
export type MonthlyTable = "posting" | "event";

/** This month's and the next ones', where they are missing. Returns how many were created. */
export async function makeMonthParts(
  database: Queryable,
  table: MonthlyTable,
  now: Date,
  months: number,
): Promise<number> {
  const { rows } = await database.query<{ made: number }>({
    name: "make-month-parts",
    text: "select make_month_parts($1, $2, $3) as made",
    values: [table, now, months],
  });
  return rows[0]?.made ?? 0;
}

/**
 * All months before the one of that instant. The ledger refuses. Returns how many were dropped.
 */
export async function dropMonthParts(
  database: Queryable,
  table: MonthlyTable,
  before: Date,
): Promise<number> {
  const { rows } = await database.query<{ dropped: number }>({
    name: "drop-month-parts",
    text: "select drop_month_parts($1, $2) as dropped",
    values: [table, before],
  });
  return rows[0]?.dropped ?? 0;
}
