// One batch: locks and loads what its commands declare, decides them one after the other, writes the
// result and commits. Two round trips to the database, however many commands there are.
import { sendTogether, type PoolClient } from "@parley/database/pool";
import { writeLedger } from "@parley/database/queries/ledger/ledger-rows";
import {
  listReceipts,
  type Receipt,
  type ReceiptKey,
} from "@parley/database/queries/ledger/command-receipt";
import type { Queryable } from "@parley/database/queries/kernel/queryable";
import type { CommandIdentity, CommandKind, EngineRefusal, Json, Submission } from "./command.ts";
import { createWorkspace, type BatchChanges, type BatchWorkspace } from "./workspace.ts";
import { LOCK_ORDER, type LockedRow, type Table } from "./table.ts";
import { listStatements, type Writer } from "./statements.ts";

export interface Refused {
  readonly ok: false;
}

/** A command without its types: the engine returns each verdict to its caller. */
export interface Task {
  readonly kind: CommandKind<unknown, Json, Refused>;
  readonly submission: Submission<unknown, Refused>;
  readonly locks: readonly NamedRow[];
}

export interface NamedRow extends LockedRow {
  readonly keyText: string;
}

export type Settled =
  | {
      readonly ok: true;
      readonly reply: Json;
      readonly isRepeated: boolean;
      readonly made?: unknown;
      readonly drafted?: Promise<unknown>;
    }
  | Refused
  /** Deciding threw: a bug in that command alone. */
  | { readonly bug: unknown };

export interface BatchParts {
  readonly now: () => number;
  readonly nextId: () => bigint;
  /** Called once the statements of the batch are sent; not for one that writes nothing. */
  readonly onSent: () => void;
}

/**
 * A code or nonce was gone when it was to be used up, or a precondition no longer held. Among several
 * commands this need not be final: one before may have used it that will not be written itself.
 */
export class EffectRefused extends Error {
  readonly refusal: Refused;

  constructor(refusal: Refused) {
    super("an effect of a command was refused");
    this.refusal = refusal;
  }
}

/**
 * Resolves each command once all effects are committed. Throws when one of them cannot be written,
 * and then nothing took effect, unless the connection was lost: then it is unknown.
 */
export async function runBatch(
  tx: PoolClient,
  tasks: readonly Task[],
  { now, nextId, onSent }: BatchParts,
): Promise<Settled[]> {
  const workspace = createWorkspace(now(), nextId);
  const receipts = await loadRows(tx, tasks, workspace);
  const earlier = new Map(receipts.map((receipt) => [receiptName(receipt), receipt]));
  const fresh: Receipt[] = [];
  const settled = tasks.map((task) => decideTask(task, workspace, earlier, fresh));
  const hasEffects = await runEffects(tx, tasks, settled);
  const drafts = await writeChanges(tx, workspace, fresh, {
    hasEffects,
    meanwhile() {
      onSent();
      return draftAnswers(tasks, settled);
    },
  });
  return drafts ?? settled;
}

function draftAnswers(tasks: readonly Task[], settled: readonly Settled[]): Settled[] {
  return settled.map((verdict, place) => {
    const submission = tasks[place]?.submission;
    if (submission?.draft === undefined || !tookEffect(verdict)) return verdict;
    const made = "made" in verdict ? verdict.made : undefined;
    const drafted = begin(async () => submission.draft?.(made));
    // Its receiver handles a failure; without one it does not matter.
    drafted.catch(() => {});
    return { ...verdict, drafted };
  });
}

/** All statements are sent at once; PostgreSQL runs them in this order, which is the lock order. */
async function loadRows(
  tx: PoolClient,
  tasks: readonly Task[],
  workspace: BatchWorkspace,
): Promise<readonly Receipt[]> {
  for (const { table, keyText, isNew } of tasks.flatMap(({ locks }) => locks)) {
    if (isNew) workspace.lay(table, keyText, null);
  }
  sendTogether(tx);
  const begun = tx.query("begin");
  const locked = listWanted(tasks).map(async ([table, keys]) => {
    const rows = new Map<string, unknown>();
    for (const row of await table.lock(tx, [...keys.values()])) {
      rows.set(table.keyText(table.keyOf(row)), row);
    }
    for (const name of keys.keys()) workspace.lay(table, name, rows.get(name) ?? null);
  });
  // After the locks: their former owner may have answered the same command.
  const keys = tasks.flatMap(({ kind, submission: { identity } }) =>
    identity === null ? [] : [{ ownerId: identity.ownerId, kind: kind.name, key: identity.key }],
  );
  const receipts = keys.length === 0 ? Promise.resolve([]) : listReceipts(tx, keys);
  await all([begun, ...locked, receipts]);
  return receipts;
}

/** The tables in lock order, those of one rank by name, each with its keys. */
function listWanted(tasks: readonly Task[]) {
  // oxlint-disable-next-line typescript/no-explicit-any -- Rows of each table go back to that table only.
  const wanted = new Map<Table<any, any>, Map<string, unknown>>();
  for (const { locks } of tasks) {
    for (const { table, key, keyText, isNew } of locks) {
      if (isNew) continue;
      const keys = wanted.get(table);
      if (keys === undefined) wanted.set(table, new Map([[keyText, key]]));
      else keys.set(keyText, key);
    }
  }
  return [...wanted].toSorted(
    ([a], [b]) =>
      LOCK_ORDER.indexOf(a.rank) - LOCK_ORDER.indexOf(b.rank) || (a.name < b.name ? -1 : 1),
  );
}

function decideTask(
  { kind, submission: { input, identity } }: Task,
  workspace: BatchWorkspace,
  earlier: Map<string, Receipt>,
  fresh: Receipt[],
): Settled {
  const name = identity === null ? null : receiptName({ ...identity, kind: kind.name });
  const known = name === null ? undefined : earlier.get(name);
  if (known !== undefined && identity !== null) return answerAgain(known, identity);
  try {
    const verdict = kind.decide(input, workspace);
    if (!verdict.ok) {
      workspace.discard();
      return verdict;
    }
    workspace.keep();
    if (identity !== null && name !== null) {
      const { ownerId, key, inputHash } = identity;
      const receipt = { ownerId, kind: kind.name, key, inputHash, reply: verdict.reply };
      earlier.set(name, receipt);
      fresh.push(receipt);
    }
    return { ok: true, reply: verdict.reply, isRepeated: false, made: verdict.made };
  } catch (bug) {
    workspace.discard();
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

/** Sent at once, in the order of the commands. Returns whether there were any. */
async function runEffects(
  tx: PoolClient,
  tasks: readonly Task[],
  settled: readonly Settled[],
): Promise<boolean> {
  const effects = tasks.flatMap(({ submission }, place) =>
    tookEffect(settled[place]) ? (submission.effects ?? []) : [],
  );
  const results = effects.map((effect) => begin<unknown>(() => effect.run(tx)));
  await all(results);
  for (const [place, effect] of effects.entries()) {
    const isRefused = effect.does !== "write" && (await results[place]) !== true;
    if (isRefused) throw new EffectRefused(effect.refusal);
  }
  return effects.length > 0;
}

function tookEffect(settled: Settled | undefined): boolean {
  return settled !== undefined && "ok" in settled && settled.ok && !settled.isRepeated;
}

interface Writing<Result> {
  readonly hasEffects: boolean;
  /** Done while the database is at work. It must not throw: what was sent may well be committed. */
  readonly meanwhile: () => Result;
}

/** Returns what was done meanwhile; null when there was nothing to write. */
async function writeChanges<Result>(
  tx: PoolClient,
  workspace: BatchWorkspace,
  receipts: readonly Receipt[],
  { hasEffects, meanwhile }: Writing<Result>,
): Promise<Result | null> {
  const { books, tables, logs } = workspace.changes();
  const { transfers, events } = books;
  const hasLedger = transfers.length > 0 || events.length > 0 || receipts.length > 0;
  if (!hasLedger && tables.size === 0 && logs.size === 0 && !hasEffects) {
    await tx.query("rollback");
    return null;
  }
  const writers = listWriters({ tables, logs });
  if (hasLedger) {
    const rows = { ...books, receipts, at: workspace.now };
    writers.push((recorder) => writeLedger(recorder, rows));
  }
  const statements = await listStatements(writers);
  sendTogether(tx);
  const written = statements.map((statement) => tx.query(statement));
  const ended = tx.query("commit");
  const done = onceSent(meanwhile);
  await all([...written, ended, done]);
  const { command } = await ended;
  // PostgreSQL answers the commit of a failed transaction with a rollback, and without an error.
  if (command !== "COMMIT") throw new Error("the batch was rolled back");
  return done;
}

/** Earlier statements of the connections are sent by then. */
function onceSent<Result>(work: () => Result): Promise<Result> {
  return new Promise((resolve) => {
    setImmediate(() => resolve(work()));
  });
}

/** In lock order, then logs. */
function listWriters({ tables, logs }: Pick<BatchChanges, "tables" | "logs">): Writer[] {
  const inOrder = [...tables].toSorted(
    ([a], [b]) => LOCK_ORDER.indexOf(a.rank) - LOCK_ORDER.indexOf(b.rank),
  );
  return [
    ...inOrder.map(
      ([table, changes]) =>
        (tx: Queryable) =>
          table.write(tx, changes),
    ),
    ...[...logs].map(
      ([log, rows]) =>
        (tx: Queryable) =>
          log.append(tx, rows),
    ),
  ];
}

/** Started at once; a synchronous throw is handled like a rejection. */
async function begin<Result>(work: () => Promise<Result>): Promise<Result> {
  return work();
}

/**
 * Waits for all of them, so that no rejection is unhandled. Throws the first failure: the others
 * only say that the transaction has failed.
 */
async function all(promises: readonly Promise<unknown>[]): Promise<void> {
  const failures: unknown[] = [];
  await Promise.all(promises.map((promise) => promise.catch((error) => failures.push(error))));
  if (failures.length > 0) throw failures[0];
}

export function receiptName({ ownerId, kind, key }: ReceiptKey): string {
  return `${ownerId} ${kind} ${key}`;
}
