// What a query runs on, the pool for a statement of its own or a client inside a transaction; and the
// answers of statements that give a number or a yes.
import type { Pool, PoolClient, QueryConfig } from "pg";

export type Queryable = Pool | PoolClient;

/** How many rows the statement changed, or found. */
export async function countAffected(database: Queryable, statement: QueryConfig): Promise<number> {
  const { rowCount } = await database.query(statement);
  return rowCount ?? 0;
}

/** Whether the statement changed, or found, one row. */
export async function affectsOneRow(database: Queryable, statement: QueryConfig): Promise<boolean> {
  return (await countAffected(database, statement)) === 1;
}

/** The column `count` of the only row. */
export async function readCount(database: Queryable, statement: QueryConfig): Promise<number> {
  const { rows } = await database.query<{ count: number }>(statement);
  return rows[0]?.count ?? 0;
}
