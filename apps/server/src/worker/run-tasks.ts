// Runs the tasks of a list for as long as the process lives. It reconnects after an outage of the
// database.
import type { Pool } from "@parley/database/pool";
import type { FastifyBaseLogger } from "fastify";
import { type JobHelpers, Logger, run, type Runner, type TaskList } from "graphile-worker";
import { setTimeout as pause } from "node:timers/promises";
import type { Attempt } from "./messages/deliver-message.ts";
import { createPatientPool } from "./patient-pool.ts";

export interface TaskParts {
  readonly pool: Pool;
  readonly logger: FastifyBaseLogger;
  /** How long to wait before starting again after a failure. */
  readonly restartAfterMs?: number;
}

export interface JobsWorker {
  /** Resolves when the jobs under way have ended. */
  stop(): Promise<void>;
}

const RESTART_AFTER_MS = 5_000;

/** `concurrency`: how many run at once. Other tasks than those listed are left to other workers. */
export function runTasks(parts: TaskParts, taskList: TaskList, concurrency: number): JobsWorker {
  const stopping = new AbortController();
  const running = runUntilStopped(parts, taskList, concurrency, stopping.signal);
  return {
    async stop() {
      stopping.abort();
      await running;
    },
  };
}

async function runUntilStopped(
  parts: TaskParts,
  taskList: TaskList,
  concurrency: number,
  signal: AbortSignal,
): Promise<void> {
  const { pool, logger, restartAfterMs = RESTART_AFTER_MS } = parts;
  while (!signal.aborted) {
    try {
      const runner = await run({
        pgPool: createPatientPool(pool),
        taskList,
        concurrency,
        // The process stops in an order of its own.
        noHandleSignals: true,
        logger: loggerFor(logger),
      });
      await untilStopped(runner, signal);
    } catch (error) {
      logger.error({ err: error }, "the job queue cannot be worked on");
    }
    if (signal.aborted) return;
    logger.warn("the job queue stopped and will be started again");
    await pause(restartAfterMs, undefined, { signal }).catch(() => {});
  }
}

async function untilStopped(runner: Runner, signal: AbortSignal): Promise<void> {
  let stopped: Promise<void> | undefined;
  const stop = () => {
    // A runner that has just ended by itself refuses to be stopped.
    stopped ??= runner.stop().catch(() => {});
  };
  if (signal.aborted) stop();
  signal.addEventListener("abort", stop, { once: true });
  try {
    await runner.promise;
    await stopped;
  } finally {
    signal.removeEventListener("abort", stop);
  }
}

export function attemptOf({ job }: JobHelpers): Attempt {
  return { jobId: job.id, number: job.attempts, isLast: job.attempts >= job.max_attempts };
}

/** Only the message is passed on: the details contain the job's content. */
function loggerFor(logger: FastifyBaseLogger): Logger {
  const levels = { error: "error", warning: "warn", info: "debug", debug: "trace" } as const;
  return new Logger(
    () => (level, message) => logger[levels[level]]({ part: "job queue" }, message),
  );
}
