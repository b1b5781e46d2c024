// The write path of everything that moves money or changes an order. Commands that arrive while a
// batch is running wait and form the next one; an idle engine starts at once.
import type { Pool } from "@parley/database/pool";
import { listReceipts, type ReceiptKey } from "@parley/database/queries/ledger/command-receipt";
import type { Clock } from "@parley/platform/clock";
import type { IdSource } from "@parley/platform/ids";
import { createGathered } from "@parley/platform/gathered";
import { attemptBatch, isAway } from "./attempt.ts";
import { answerAgain, receiptName, type Refused, type Settled, type Task } from "./batch.ts";
import type { CommandIdentity, CommandKind, Json, Outcome, Submission } from "./command.ts";
import { createPacing, type Pacing } from "./pacing.ts";

export interface EngineParts {
  /** Of its own, with `isPipelined`: a lane needs one connection. */
  readonly pool: Pool;
  readonly clock: Clock;
  readonly ids: IdSource;
  /** How many batches may run at once. */
  readonly lanes?: number;
  readonly maxBatch?: number;
  /** How many commands may wait; beyond it callers are refused. */
  readonly maxWaiting?: number;
  /** How long one may wait; most callers have given up by then. */
  readonly maxWaitMs?: number;
  /** `PLAIN_PACING` switches it off. */
  readonly pacing?: Pacing;
  /** Called after commits that had something to tell; must not throw. */
  readonly onCommitted?: () => void;
  /** Must not throw either. */
  readonly observe?: (batch: BatchMeasure) => void;
}

export interface BatchMeasure {
  readonly size: number;
  readonly refused: number;
  /** Refused, since the database is unreachable or they had waited too long. */
  readonly unavailable: number;
  /** How long the longest waiting command of the batch had waited. */
  readonly waitedMs: number;
  readonly tookMs: number;
  /** How many transactions it took: one, unless a failing command had to be isolated. */
  readonly attempts: number;
}

export interface Engine {
  submit<Input, Reply extends Json, Refusal extends Refused, Made, Draft>(
    kind: CommandKind<Input, Reply, Refusal, Made>,
    submission: Submission<Input, Refusal, Made, Draft>,
  ): Promise<Outcome<Reply, Refusal, Draft>>;
  /**
   * The reply of a command that was answered before; called before codes and nonces are verified.
   */
  recall<Input, Reply extends Json, Refusal extends Refused>(
    kind: CommandKind<Input, Reply, Refusal>,
    identity: CommandIdentity,
  ): Promise<Outcome<Reply, Refusal, never> | null>;
  readonly waiting: number;
  /** Runs `work` at once, or when the batch that is being assembled was sent, as pacing decides. */
  defer(work: () => void): void;
  /** Takes no more commands and waits for those it has. */
  stop(): Promise<void>;
}

interface Counts {
  refused: number;
  unavailable: number;
  attempts: number;
}

interface Waiting extends Task {
  readonly since: number;
  readonly settle: (settled: Settled) => void;
  readonly fail: (error: unknown) => void;
}

const MAX_BATCH = 128;
const MAX_WAITING = 4_096;
const MAX_WAIT_MS = 5_000;
const RETRY_AFTER_SECONDS = 1;
/**
 * Two servers that create the same account or receipt at once: the second finds it when it retries.
 */
const MAX_TRIES_TOGETHER = 2;
const MAX_TRIES_ALONE = 3;

export function createEngine(parts: EngineParts): Engine {
  const { pool, clock, ids } = parts;
  const { lanes = 1, maxBatch = MAX_BATCH, pacing = createPacing() } = parts;
  const { maxWaiting = MAX_WAITING, maxWaitMs = MAX_WAIT_MS } = parts;
  const batchClock = { now: () => clock.now(), nextId: () => ids.next() };
  const findReceipt = createGathered({
    nameOf: receiptName,
    async load(keys: readonly ReceiptKey[]) {
      const receipts = await listReceipts(pool, keys);
      return new Map(receipts.map((receipt) => [receiptName(receipt), receipt]));
    },
  });
  const queue: Waiting[] = [];
  const running = new Set<Promise<void>>();
  /** Replies that are about to be returned. */
  const telling = new Set<Promise<void>>();
  /** How many lanes run a batch. */
  let busy = 0;
  let isStopped = false;

  function startLane(): void {
    if (running.size >= lanes) return;
    const lane = workOff().finally(() => {
      running.delete(lane);
      // Commands submitted while the lane was ending.
      if (queue.length > 0) startLane();
    });
    running.add(lane);
  }

  async function workOff(): Promise<void> {
    // Commands submitted in the same turn of the event loop start together.
    await Promise.resolve();
    while (queue.length > 0) {
      const startedAt = performance.now();
      const size = pacing.sizeOf(queue.length, lanes - busy);
      const tasks = queue.splice(0, Math.min(size, maxBatch));
      const counts: Counts = { refused: 0, unavailable: 0, attempts: 0 };
      const late = tasks.filter(({ since }) => startedAt - since > maxWaitMs);
      sendAway(late, counts);
      busy += 1;
      await runTasks(late.length === 0 ? tasks : tasks.slice(late.length), counts);
      busy -= 1;
      pacing.end(tasks.length);
      parts.observe?.({
        ...counts,
        size: tasks.length,
        waitedMs: startedAt - (tasks[0]?.since ?? startedAt),
        tookMs: performance.now() - startedAt,
      });
    }
  }

  /**
   * As one batch. When it cannot be written, its halves are tried in turn, recursively, until the
   * failing command is alone: the others succeed, and wait for a few batches instead of one for
   * each command. Their order is kept.
   */
  async function runTasks(tasks: readonly Waiting[], counts: Counts): Promise<void> {
    const [only, second] = tasks;
    if (only === undefined) return;
    const isAlone = second === undefined;
    for (let tries = 1; ; tries += 1) {
      counts.attempts += 1;
      const assembled = pacing.assemble(tasks.length);
      const attempt = await attemptBatch(pool, tasks, { ...batchClock, onSent: assembled });
      assembled();
      if (attempt.end === "done") return hand(tasks, attempt.settled, counts);
      if (attempt.end === "away") return sendAway(tasks, counts);
      const isWorthAnotherTry = attempt.end === "refused" && attempt.isWorthAnotherTry;
      if (isWorthAnotherTry && tries < (isAlone ? MAX_TRIES_ALONE : MAX_TRIES_TOGETHER)) continue;
      if (!isAlone) break;
      if (attempt.end === "refused") return only.fail(attempt.error);
      counts.refused += 1;
      return only.settle(attempt.refusal);
    }
    const middle = Math.ceil(tasks.length / 2);
    await runTasks(tasks.slice(0, middle), counts);
    await runTasks(tasks.slice(middle), counts);
  }

  function sendAway(tasks: readonly Waiting[], counts: Counts): void {
    for (const task of tasks) task.settle(unavailable());
    counts.unavailable += tasks.length;
  }

  function hand(tasks: readonly Waiting[], settled: readonly Settled[], counts: Counts): void {
    counts.refused += settled.filter((verdict) => "ok" in verdict && !verdict.ok).length;
    const tell = () => {
      for (const [place, verdict] of settled.entries()) {
        if ("bug" in verdict) tasks[place]?.fail(verdict.bug);
        else tasks[place]?.settle(verdict);
      }
      const hasEffect = settled.some((one) => "ok" in one && one.ok && !one.isRepeated);
      if (hasEffect) parts.onCommitted?.();
    };
    if (queue.length === 0) tell();
    else tellSoon(tell);
  }

  /** The next batch is sent first: the database works on it while replies are returned. */
  function tellSoon(tell: () => void): void {
    const told = new Promise<void>((resolve) => {
      setImmediate(() => {
        tell();
        telling.delete(told);
        resolve();
      });
    });
    telling.add(told);
  }

  return {
    submit<Input, Reply extends Json, Refusal extends Refused, Made, Draft>(
      kind: CommandKind<Input, Reply, Refusal, Made>,
      submission: Submission<Input, Refusal, Made, Draft>,
    ) {
      if (isStopped || queue.length >= maxWaiting) {
        return Promise.resolve<Outcome<Reply, Refusal, Draft>>(unavailable());
      }
      return new Promise<Outcome<Reply, Refusal, Draft>>((resolve, reject) => {
        checkIdentity(submission.identity);
        queue.push({
          // Evaluated here, so that a bug in it fails the caller and no batch.
          locks: kind
            .locks(submission.input)
            .map(({ table, key, isNew }) => ({ table, key, isNew, keyText: table.keyText(key) })),
          // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The kind gets back the input it was submitted with.
          kind: kind as unknown as Task["kind"],
          submission,
          since: performance.now(),
          // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- And the caller what its kind decided.
          settle: (settled) => resolve(settled as Outcome<Reply, Refusal, Draft>),
          fail: reject,
        });
        startLane();
      });
    },

    async recall<Input, Reply extends Json, Refusal extends Refused>(
      kind: CommandKind<Input, Reply, Refusal>,
      identity: CommandIdentity,
    ) {
      checkIdentity(identity);
      const { ownerId, key } = identity;
      try {
        const receipt = await findReceipt({ ownerId, kind: kind.name, key });
        if (receipt === null) return null;
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The receipt is one of this kind.
        return answerAgain(receipt, identity) as Outcome<Reply, Refusal, never>;
      } catch (error) {
        if (isAway(error)) return unavailable();
        throw error;
      }
    },

    get waiting() {
      return queue.length;
    },

    defer: (work) => pacing.defer(work),

    async stop() {
      isStopped = true;
      while (running.size > 0) await Promise.all(running);
      await Promise.all(telling);
    },
  };
}

function unavailable() {
  return { ok: false, error: "unavailable", retryAfterSeconds: RETRY_AFTER_SECONDS } as const;
}

/** What the database would refuse, and with it the batch, is refused here. */
function checkIdentity(identity: CommandIdentity | null): void {
  if (identity === null) return;
  const { key, inputHash } = identity;
  const isKey = key.length > 0 && key.length <= 200 && key.isWellFormed() && !key.includes("\0");
  if (!isKey) throw new RangeError("a key is a text of 1 to 200 characters");
  if (inputHash.length !== 32) throw new RangeError("an input's hash has 32 bytes");
}
