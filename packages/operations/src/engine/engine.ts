// The write path of everything that moves money or changes an order. Commands that arrive while a
// batch is under way wait and go together in the next; an idle engine starts at once with what it has.
import type { Pool, PoolClient } from "@parley/database/pool";
import { createCommandReceiptQueries } from "@parley/database/queries/command-receipt";
import type { Clock } from "@parley/platform/clock";
import type { IdSource } from "@parley/platform/ids";
import {
  answerAgain,
  GuardLost,
  runBatch,
  type Refused,
  type Settled,
  type Task,
} from "./batch.ts";
import type { CommandIdentity, CommandKind, Json, Outcome, Submission } from "./command.ts";

export interface EngineParts {
  /** Of its own, with `isPipelined`: a lane needs one connection. */
  readonly pool: Pool;
  readonly clock: Clock;
  readonly ids: IdSource;
  /** How many batches may be under way at once. */
  readonly lanes?: number;
  readonly maxBatch?: number;
  /** How many commands may wait; beyond it callers are sent away. */
  readonly maxWaiting?: number;
  /** Called after commits that had something to tell; must not throw. */
  readonly onCommitted?: () => void;
  readonly observe?: (batch: BatchMeasure) => void;
}

export interface BatchMeasure {
  readonly size: number;
  readonly refused: number;
  /** How long the longest waiting command of the batch had waited. */
  readonly waitedMs: number;
  readonly tookMs: number;
  /** False when its commands had to be run one by one. */
  readonly isWhole: boolean;
}

export interface Engine {
  submit<Input, Reply extends Json, Refusal extends Refused>(
    kind: CommandKind<Input, Reply, Refusal>,
    submission: Submission<Input, Refusal>,
  ): Promise<Outcome<Reply, Refusal>>;
  /** The answer a command has had before; asked before codes and nonces are looked at. */
  recall<Input, Reply extends Json, Refusal extends Refused>(
    kind: CommandKind<Input, Reply, Refusal>,
    identity: CommandIdentity,
  ): Promise<Outcome<Reply, Refusal> | null>;
  readonly waiting: number;
  /** Takes no more commands and waits for those it has. */
  stop(): Promise<void>;
}

interface Waiting extends Task {
  readonly since: number;
  readonly settle: (settled: Settled) => void;
  readonly fail: (error: unknown) => void;
}

const MAX_BATCH = 128;
const MAX_WAITING = 4_096;
const RETRY_AFTER_SECONDS = 1;
/** Two servers that make the same account or receipt at once: the second finds it when it tries again. */
const MAX_TRIES = 5;

export function createEngine(parts: EngineParts): Engine {
  const { pool, clock, ids } = parts;
  const { lanes = 1, maxBatch = MAX_BATCH, maxWaiting = MAX_WAITING } = parts;
  const batchClock = { now: () => clock.now(), nextId: () => ids.next() };
  const queue: Waiting[] = [];
  const running = new Set<Promise<void>>();
  let isStopped = false;

  function startLane(): void {
    if (running.size >= lanes) return;
    const lane = workOff().finally(() => {
      running.delete(lane);
      // What came while the lane was closing down.
      if (queue.length > 0) startLane();
    });
    running.add(lane);
  }

  async function workOff(): Promise<void> {
    // Commands submitted in the same turn of the event loop start together.
    await Promise.resolve();
    for (
      let tasks = queue.splice(0, maxBatch);
      tasks.length > 0;
      tasks = queue.splice(0, maxBatch)
    ) {
      const startedAt = performance.now();
      const waitedMs = startedAt - (tasks[0]?.since ?? startedAt);
      const size = tasks.length;
      const { refused, isWhole } = await runTogether(tasks);
      parts.observe?.({ size, refused, waitedMs, tookMs: performance.now() - startedAt, isWhole });
    }
  }

  /** As one batch; where the database refuses it, one by one, so that only the guilty one fails. */
  async function runTogether(
    tasks: readonly Waiting[],
  ): Promise<{ refused: number; isWhole: boolean }> {
    let left = tasks;
    for (;;) {
      try {
        return { refused: hand(left, await inConnection(left)), isWhole: true };
      } catch (error) {
        if (error instanceof GuardLost) {
          const guilty = left[error.place];
          guilty?.settle(error.refusal);
          left = left.filter((task) => task !== guilty);
          if (left.length === 0) return { refused: 1, isWhole: true };
          continue;
        }
        if (!isRefusedByDatabase(error)) {
          for (const task of left) task.settle(unavailable());
          return { refused: 0, isWhole: true };
        }
        let refused = 0;
        for (const task of left) refused += await runAlone(task);
        return { refused, isWhole: false };
      }
    }
  }

  async function runAlone(task: Waiting): Promise<number> {
    for (let tries = 1; ; tries += 1) {
      try {
        return hand([task], await inConnection([task]));
      } catch (error) {
        if (error instanceof GuardLost) {
          task.settle(error.refusal);
          return 1;
        }
        if (!isRefusedByDatabase(error)) {
          task.settle(unavailable());
          return 0;
        }
        if (tries < MAX_TRIES && isWorthAnotherTry(error)) continue;
        task.fail(error);
        return 0;
      }
    }
  }

  async function inConnection(tasks: readonly Task[]): Promise<Settled[]> {
    const client = await pool.connect();
    let broken: Error | undefined;
    try {
      return await runBatch(client, tasks, batchClock);
    } catch (error) {
      broken = await rollBack(client);
      throw error;
    } finally {
      client.release(broken);
    }
  }

  function hand(tasks: readonly Waiting[], settled: readonly Settled[]): number {
    let refused = 0;
    let hasEffect = false;
    for (const [place, task] of tasks.entries()) {
      const verdict = settled[place];
      if (verdict === undefined) throw new Error("a batch answered fewer commands than it had");
      if ("bug" in verdict) task.fail(verdict.bug);
      else {
        task.settle(verdict);
        if (!verdict.ok) refused += 1;
        else if (!verdict.isRepeated) hasEffect = true;
      }
    }
    if (hasEffect) parts.onCommitted?.();
    return refused;
  }

  return {
    submit<Input, Reply extends Json, Refusal extends Refused>(
      kind: CommandKind<Input, Reply, Refusal>,
      submission: Submission<Input, Refusal>,
    ) {
      if (isStopped || queue.length >= maxWaiting) {
        return Promise.resolve<Outcome<Reply, Refusal>>(unavailable());
      }
      return new Promise<Outcome<Reply, Refusal>>((resolve, reject) => {
        queue.push({
          // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The kind gets back the input it was submitted with.
          kind: kind as unknown as Task["kind"],
          submission,
          since: performance.now(),
          // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- And the caller what its kind decided.
          settle: (settled) => resolve(settled as Outcome<Reply, Refusal>),
          fail: reject,
        });
        startLane();
      });
    },

    async recall<Input, Reply extends Json, Refusal extends Refused>(
      kind: CommandKind<Input, Reply, Refusal>,
      identity: CommandIdentity,
    ) {
      const { ownerId, key } = identity;
      const wanted = [{ ownerId, kind: kind.name, key }];
      const [receipt] = await createCommandReceiptQueries(pool).listReceipts(wanted);
      if (receipt === undefined) return null;
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The receipt is one of this kind.
      return answerAgain(receipt, identity) as Outcome<Reply, Refusal>;
    },

    get waiting() {
      return queue.length;
    },

    async stop() {
      isStopped = true;
      while (running.size > 0) await Promise.all(running);
    },
  };
}

function unavailable() {
  return { ok: false, error: "unavailable", retryAfterSeconds: RETRY_AFTER_SECONDS } as const;
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

/**
 * True when PostgreSQL itself said no, and therefore nothing took effect. Everything else (a lost
 * connection, a database that shuts down) leaves it open.
 */
function isRefusedByDatabase(error: unknown): boolean {
  const code = codeOf(error);
  return code !== null && !/^(?:08|57|58|XX)/.test(code);
}

/** Unique violation, serialization failure, deadlock. */
function isWorthAnotherTry(error: unknown): boolean {
  return ["23505", "40001", "40P01"].includes(codeOf(error) ?? "");
}

function codeOf(error: unknown): string | null {
  if (!(error instanceof Error) || !("code" in error)) return null;
  return typeof error.code === "string" && /^[0-9A-Z]{5}$/.test(error.code) ? error.code : null;
}
