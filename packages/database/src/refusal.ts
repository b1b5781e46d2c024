// A refusal inside a transaction: thrown, so that it is rolled back, and turned back into a value
// at its end.
import type { Pool, PoolClient } from "./pool.ts";
import { inTransaction } from "./transaction.ts";

class Refusal<R> extends Error {
  readonly refused: R;

  constructor(refused: R) {
    super("refused");
    this.refused = refused;
  }
}

/**
 * Runs `work` in a transaction; what it passes to `refuse` rolls the transaction back and is
 * returned.
 */
export async function inRefusableTransaction<Result, R>(
  pool: Pool,
  work: (tx: PoolClient, refuse: (refused: R) => never) => Promise<Result>,
): Promise<Result | R> {
  // An object of its own, so that a refusal of another transaction is never taken for this one's.
  class OwnRefusal extends Refusal<R> {}
  try {
    return await inTransaction(pool, (tx) =>
      work(tx, (refused) => {
        throw new OwnRefusal(refused);
      }),
    );
  } catch (error) {
    if (error instanceof OwnRefusal) return error.refused;
    throw error;
  }
}
