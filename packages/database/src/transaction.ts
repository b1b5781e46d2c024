// Several statements that take effect together or not at all.
import type { Pool, PoolClient } from "pg";

export async function inTransaction<Result>(
  pool: Pool,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  let broken: Error | undefined;
  // Lost while it is ours, a connection also raises an event, which unheard would end the process.
  const onLoss = (error: Error) => {
    broken = error;
  };
  client.on("error", onLoss);
  try {
    await client.query("begin");
    const result = await work(client);
    const end = await client.query("commit");
    // PostgreSQL answers the commit of a failed transaction with a rollback, and without an error.
    if (end.command !== "COMMIT") throw new Error("the transaction was rolled back");
    return result;
  } catch (error) {
    await client.query("rollback").catch((failure: unknown) => {
      broken = failure instanceof Error ? failure : new Error("rollback failed");
    });
    throw error;
  } finally {
    client.off("error", onLoss);
    // A connection that is lost or cannot roll back must not be reused.
    client.release(broken);
  }
}
