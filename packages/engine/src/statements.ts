// The statements of a batch are recorded before any is sent: so all can be sent at once with the
// commit, and a table that fails leaves nothing half written.
import type { PoolClient, QueryConfig } from "@parley/database/pool";
import type { Queryable } from "@parley/database/queries/kernel/queryable";

export type Writer = (tx: Queryable) => Promise<unknown>;

const NO_ROWS = { rows: [], rowCount: 0, command: "", oid: 0, fields: [] };

/** In the order of the writers. They receive no result, and so must not depend on one. */
export async function listStatements(writers: readonly Writer[]): Promise<QueryConfig[]> {
  const written = await Promise.all(
    writers.map(async (write) => {
      const statements: QueryConfig[] = [];
      const recorder = {
        query(statement: string | QueryConfig, values?: unknown[]) {
          const config = typeof statement === "string" ? { text: statement } : statement;
          statements.push(values === undefined ? config : { ...config, values });
          return Promise.resolve(NO_ROWS);
        },
      };
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Writers only ever query.
      await write(recorder as unknown as PoolClient);
      return statements;
    }),
  );
  return written.flat();
}
