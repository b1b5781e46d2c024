// Runs queued jobs for as long as the process lives. It reconnects after an outage of the database.
import type { Pool } from "@parley/database/pool";
import { queueMails } from "@parley/operations/messaging/notification/queue-mails";
import type { FastifyBaseLogger } from "fastify";
import { type JobHelpers, Logger, run, type Runner, type TaskList } from "graphile-worker";
import { setTimeout as pause } from "node:timers/promises";
import { type Attempt, deliverMessage, type DeliveryParts } from "./messages/deliver-message.ts";
import { createPatientPool } from "./patient-pool.ts";

export interface JobsWorkerParts extends DeliveryParts {
  readonly pool: Pool;
  /** How long to wait before starting again after a failure. */
  readonly restartAfterMs?: number;
}

export interface JobsWorker {
  /** Resolves when the jobs under way have ended. */
  stop(): Promise<void>;
}

/** Jobs wait for mail servers most of the time, so that many at once cost little. */
const CONCURRENCY = 8;
const RESTART_AFTER_MS = 5_000;

export function startJobsWorker(parts: JobsWorkerParts): JobsWorker {
  const stopping = new AbortController();
  const running = runUntilStopped(parts, stopping.signal);
  return {
    async stop() {
      stopping.abort();
      await running;
    },
  };
}

async function runUntilStopped(parts: JobsWorkerParts, signal: AbortSignal): Promise<void> {
  const { pool, logger, restartAfterMs = RESTART_AFTER_MS } = parts;
  while (!signal.aborted) {
    try {
      const runner = await run({
        pgPool: createPatientPool(pool),
        taskList: tasksOf(parts),
        concurrency: CONCURRENCY,
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

function tasksOf(parts: JobsWorkerParts): TaskList {
  return {
    notification: async (payload: unknown) => {
      await queueMails(parts, payload);
    },
    mail: (payload: unknown, helpers) =>
      deliverMessage("email", payload, attemptOf(helpers), parts),
    sms: (payload: unknown, helpers) => deliverMessage("phone", payload, attemptOf(helpers), parts),
  };
}

function attemptOf({ job }: JobHelpers): Attempt {
  return { jobId: job.id, number: job.attempts, isLast: job.attempts >= job.max_attempts };
}

/** Only the message is passed on: the details contain the job's content. */
function loggerFor(logger: FastifyBaseLogger): Logger {
  const levels = { error: "error", warning: "warn", info: "debug", debug: "trace" } as const;
  return new Logger(
    () => (level, message) => logger[levels[level]]({ part: "job queue" }, message),
  );
}
