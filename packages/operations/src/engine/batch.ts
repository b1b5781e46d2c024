// One batch: locks and loads what its commands need, decides them one after the other, writes what
// follows and commits. Two round trips to the database, however many commands there are.
import type { PoolClient } from "@parley/database/pool";
import {
  createCommandReceiptQueries,
  type Receipt,
  type ReceiptKey,
} from "@parley/database/queries/command-receipt";
import type { CommandIdentity, CommandKind, EngineRefusal, Json, Submission } from "./command.ts";
import { createDesk, type BatchDesk } from "./desk.ts";
import { LOCK_ORDER, type Shelf } from "./shelf.ts";

export interface Refused {
  readonly ok: false;
}

/** A command with its types taken off: the engine hands each verdict back to whom it belongs. */
export interface Task {
  readonly kind: CommandKind<unknown, Json, Refused>;
  readonly submission: Submission<unknown, Refused>;
}

export type Settled =
  | { readonly ok: true; readonly reply: Json; readonly isRepeated: boolean }
  | Refused
  /** Deciding threw: a bug in that command alone. */
  | { readonly bug: unknown };

export interface BatchClock {
  readonly now: () => number;
  readonly nextId: () => bigint;
}

/** A code or nonce was gone when it was to be used up; without this command the batch can go on. */
export class GuardLost extends Error {
  readonly place: number;
  readonly refusal: Refused;

  constructor(place: number, refusal: Refused) {
    super("a guard was used up meanwhile");
    this.place = place;
    this.refusal = refusal;
  }
}

/**
 * Answers each command once all effects are committed. Throws what the database threw, and then
 * nothing took effect, unless the connection was lost: then nobody knows.
 */
export async function runBatch(
  tx: PoolClient,
  tasks: readonly Task[],
  clock: BatchClock,
): Promise<Settled[]> {
  const desk = createDesk(clock.now(), clock.nextId);
  const receipts = await loadRows(tx, tasks, desk);
  const earlier = new Map(receipts.map((receipt) => [receiptName(receipt), receipt]));
  const fresh: Receipt[] = [];
  const settled = tasks.map((task) => decideTask(task, desk, earlier, fresh));
  await useUpGuards(tx, tasks, settled);
  await writeChanges(tx, desk, fresh);
  return settled;
}

/** Everything goes out at once; PostgreSQL works it off in this order, which is the lock order. */
async function loadRows(
  tx: PoolClient,
  tasks: readonly Task[],
  desk: BatchDesk,
): Promise<readonly Receipt[]> {
  // oxlint-disable-next-line typescript/no-explicit-any -- Rows of each shelf go back to that shelf only.
  const wanted = new Map<Shelf<any, any>, Map<string, unknown>>();
  for (const { kind, submission } of tasks) {
    for (const { shelf, key } of kind.needs(submission.input)) {
      const keys = wanted.get(shelf) ?? new Map<string, unknown>();
      keys.set(shelf.keyText(key), key);
      wanted.set(shelf, keys);
    }
  }
  const shelves = [...wanted].toSorted(
    ([a], [b]) => LOCK_ORDER.indexOf(a.rank) - LOCK_ORDER.indexOf(b.rank),
  );
  const begun = tx.query("begin");
  const locked = shelves.map(async ([shelf, keys]) => {
    const rows = new Map<string, unknown>();
    for (const row of await shelf.lock(tx, [...keys.values()])) {
      rows.set(shelf.keyText(shelf.keyOf(row)), row);
    }
    for (const name of keys.keys()) desk.lay(shelf, name, rows.get(name) ?? null);
  });
  // After the locks: whoever held them before may have answered the very same command.
  const keys = tasks.flatMap(({ kind, submission: { identity } }) =>
    identity === null ? [] : [{ ownerId: identity.ownerId, kind: kind.name, key: identity.key }],
  );
  const receipts =
    keys.length === 0 ? Promise.resolve([]) : createCommandReceiptQueries(tx).listReceipts(keys);
  await all([begun, ...locked, receipts]);
  return receipts;
}

function decideTask(
  { kind, submission: { input, identity } }: Task,
  desk: BatchDesk,
  earlier: Map<string, Receipt>,
  fresh: Receipt[],
): Settled {
  const name = identity === null ? null : receiptName({ ...identity, kind: kind.name });
  const known = name === null ? undefined : earlier.get(name);
  if (known !== undefined && identity !== null) return answerAgain(known, identity);
  try {
    const verdict = kind.decide(input, desk);
    if (!verdict.ok) {
      desk.discard();
      return verdict;
    }
    desk.keep();
    if (identity !== null && name !== null) {
      const { ownerId, key, inputHash } = identity;
      const receipt = { ownerId, kind: kind.name, key, inputHash, reply: verdict.reply };
      earlier.set(name, receipt);
      fresh.push(receipt);
    }
    return { ok: true, reply: verdict.reply, isRepeated: false };
  } catch (bug) {
    desk.discard();
    return { bug };
  }
}

export function answerAgain(receipt: Receipt, { inputHash }: CommandIdentity): Settled {
  if (!receipt.inputHash.equals(inputHash)) {
    const refusal: EngineRefusal = { ok: false, error: "idempotencyMismatch" };
    return refusal;
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The column holds what a command of this kind replied.
  return { ok: true, reply: receipt.reply as Json, isRepeated: true };
}

async function useUpGuards(
  tx: PoolClient,
  tasks: readonly Task[],
  settled: readonly Settled[],
): Promise<void> {
  for (const [place, { submission }] of tasks.entries()) {
    const verdict = settled[place];
    const tookEffect =
      verdict !== undefined && "ok" in verdict && verdict.ok && !verdict.isRepeated;
    if (!tookEffect) continue;
    for (const guard of submission.guards ?? []) {
      if (!(await guard.useUp(tx))) throw new GuardLost(place, guard.refusal);
    }
  }
}

async function writeChanges(
  tx: PoolClient,
  desk: BatchDesk,
  fresh: readonly Receipt[],
): Promise<void> {
  const { shelves, logs } = desk.changes();
  const isQuiet = shelves.size === 0 && logs.size === 0 && fresh.length === 0;
  const writes: Promise<unknown>[] = [];
  for (const rank of LOCK_ORDER) {
    for (const [shelf, changes] of shelves) {
      if (shelf.rank === rank) writes.push(shelf.write(tx, changes));
    }
  }
  for (const [log, rows] of logs) writes.push(log.append(tx, rows));
  if (fresh.length > 0) {
    writes.push(createCommandReceiptQueries(tx).insertReceipts(fresh, desk.now));
  }
  const ended = tx.query(isQuiet ? "rollback" : "commit");
  await all([...writes, ended]);
  // PostgreSQL answers the commit of a failed transaction with a rollback, and without an error.
  const { command } = await ended;
  if (!isQuiet && command !== "COMMIT") throw new Error("the batch was rolled back");
}

/** Waits for all of them, so that none is left to fail unheard; throws what failed first. */
async function all(promises: readonly Promise<unknown>[]): Promise<void> {
  const results = await Promise.allSettled(promises);
  for (const result of results) {
    if (result.status === "rejected") throw result.reason;
  }
}

function receiptName({ ownerId, kind, key }: ReceiptKey): string {
  return `${ownerId} ${kind} ${key}`;
}
