// One attempt to run a batch on a connection of its own, and the meaning of its outcome.
import type { Pool, PoolClient } from "@parley/database/pool";
import {
  EffectRefused,
  runBatch,
  type BatchParts,
  type Refused,
  type Settled,
  type Task,
} from "./batch.ts";

export type Attempt =
  | { readonly end: "done"; readonly settled: readonly Settled[] }
  /** A code was used up or a precondition lost meanwhile; nothing took effect. */
  | { readonly end: "effectRefused"; readonly refusal: Refused }
  /** Something in the batch cannot be written; nothing took effect. */
  | { readonly end: "refused"; readonly error: unknown; readonly isWorthAnotherTry: boolean }
  /** The database is unreachable or unable; whether the batch took effect is not known. */
  | { readonly end: "away" };

export async function attemptBatch(
  pool: Pool,
  tasks: readonly Task[],
  parts: BatchParts,
): Promise<Attempt> {
  let client: PoolClient;
  try {
    client = await pool.connect();
  } catch {
    return { end: "away" };
  }
  let broken: Error | undefined;
  try {
    return { end: "done", settled: await runBatch(client, tasks, parts) };
  } catch (error) {
    // A connection that can still roll back has received all results: the commit was refused or
    // never sent.
    broken = await rollBack(client);
    if (broken !== undefined || isOutage(error)) return { end: "away" };
    if (error instanceof EffectRefused) return { end: "effectRefused", refusal: error.refusal };
    if (isStalePlan(error)) broken = new Error("its prepared statements are out of date");
    return { end: "refused", error, isWorthAnotherTry: isWorthAnotherTry(error) };
  } finally {
    client.release(broken);
  }
}

/** A connection that cannot roll back must not be reused. */
async function rollBack(client: PoolClient): Promise<Error | undefined> {
  try {
    await client.query("rollback");
    return undefined;
  } catch (failure) {
    return failure instanceof Error ? failure : new Error("rollback failed");
  }
}

/** Whether an error outside of a batch means that the database is unreachable or unable. */
export function isAway(error: unknown): boolean {
  // PostgreSQL's own errors have a code; sockets have theirs, or none.
  return !/^(?:\d|F0|HV|P0|XX)/.test(codeOf(error)) || isOutage(error);
}

/**
 * Insufficient resources, a read-only standby, canceled or timed out, disk errors: not caused by a
 * command.
 */
function isOutage(error: unknown): boolean {
  return /^(?:53|57|58|25006)/.test(codeOf(error));
}

/** Unique violation, serialization failure, deadlock, a statement prepared before a migration. */
function isWorthAnotherTry(error: unknown): boolean {
  return ["23505", "40001", "40P01"].includes(codeOf(error)) || isStalePlan(error);
}

/** "cached plan must not change result type", or the statement no longer exists. */
function isStalePlan(error: unknown): boolean {
  return ["0A000", "26000"].includes(codeOf(error));
}

function codeOf(error: unknown): string {
  if (!(error instanceof Error) || !("code" in error)) return "";
  return typeof error.code === "string" ? error.code : "";
}
