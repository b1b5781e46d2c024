// Query plans for tests of indexes: tables of tests are small, so that sequential scans are
// discouraged.
import type { Pool, PoolClient } from "@parley/database/pool";

/** The plans of all statements of `ask`; none of them is executed. */
export async function explain(
  pool: Pool,
  ask: (client: PoolClient) => Promise<unknown>,
): Promise<string> {
  const client = await pool.connect();
  const plans: string[] = [];
  const asked = {
    async query({ text, values }: { readonly text: string; readonly values?: unknown[] }) {
      const { rows } = await client.query<Record<string, string>>(`explain ${text}`, values);
      plans.push(...rows.flatMap((row) => Object.values(row)));
      return { rows: [], rowCount: 0 };
    },
  };
  try {
    await client.query("set enable_seqscan = off");
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Queries use nothing else of it.
    await ask(asked as unknown as PoolClient);
    return plans.join("\n");
  } finally {
    await client.query("reset enable_seqscan");
    client.release();
  }
}
