// How the database would go about what queries ask it, for tests of indexes: tables of tests are
// small, so that reading all of one is made the last choice.
import type { Pool, PoolClient } from "@parley/database/pool";

/** The plans of all statements that `ask` would run; none of them runs. */
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
