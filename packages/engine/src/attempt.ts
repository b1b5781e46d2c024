// One try to get a batch done on a connection of its own, and what its end means.
import type { Pool, PoolClient } from "@parley/database/pool";
import {
  GuardLost,
  runBatch,
  type BatchParts,
  type Refused,
  type Settled,
  type Task,
} from "./batch.ts";

export type Attempt =
  | { readonly end: "done"; readonly settled: readonly Settled[] }
  /** One command came too late for its code or nonce; nothing took effect. */
  | { readonly end: "guardLost"; readonly refusal: Refused }
  /** Something in the batch cannot be written; nothing took effect. */
  | { readonly end: "refused"; readonly error: unknown; readonly isWorthAnotherTry: boolean }
  /** The database is not there, or not able; whether the batch took effect is not known. */
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
    // Whoever can still roll back has not lost its answers: the commit was refused or never sent.
    broken = await rollBack(client);
    if (broken !== undefined || isOutage(error)) return { end: "away" };
    if (error instanceof GuardLost) return { end: "guardLost", refusal: error.refusal };
    if (isStalePlan(error)) broken = new Error("its prepared statements are out of date");
    return { end: "refused", error, isWorthAnotherTry: isWorthAnotherTry(error) };
  } finally {
    client.release(broken);
  }
}

/** A connection that cannot even roll back must not serve anybody else. */
async function rollBack(client: PoolClient): Promise<Error | undefined> {
  try {
    await client.query("rollback");
    return undefined;
  } catch (failure) {
    return failure instanceof Error ? failure : new Error("rollback failed");
  }
}

/** Whether an error outside of a batch says that the database is not there or not able. */
export function isAway(error: unknown): boolean {
  // What PostgreSQL itself says has a code of its own; sockets have theirs, or none.
  return !/^(?:\d|F0|HV|P0|XX)/.test(codeOf(error)) || isOutage(error);
}

/** Too few resources, a read-only standby, canceled or timed out, disk trouble: no command's fault. */
function isOutage(error: unknown): boolean {
  return /^(?:53|57|58|25006)/.test(codeOf(error));
}

/** Unique violation, serialization failure, deadlock, a statement prepared before a migration. */
function isWorthAnotherTry(error: unknown): boolean {
  return ["23505", "40001", "40P01"].includes(codeOf(error)) || isStalePlan(error);
}

/** "cached plan must not change result type", or the statement is not there any more. */
function isStalePlan(error: unknown): boolean {
  return ["0A000", "26000"].includes(codeOf(error));
}

function codeOf(error: unknown): string {
  if (!(error instanceof Error) || !("code" in error)) return "";
  return typeof error.code === "string" ? error.code : "";
}
