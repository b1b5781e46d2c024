// Deletes expired rows every hour, and creates future partitions. Several servers may do it at the
// same time.
import type { Pool } from "@parley/database/pool";
import { pruneAccounts } from "@parley/operations/identity/account/prune-accounts";
import { keepMonthParts } from "@parley/operations/kernel/keep-month-parts";
import { pruneUnusedFiles } from "@parley/operations/kernel/files/prune-unused-files";
import type { Clock } from "@parley/platform/clock";
import type { FileStore } from "@parley/platform/files/file-store";
import type { FastifyBaseLogger } from "fastify";
import { setTimeout as pause } from "node:timers/promises";

export interface PruneWorkerParts {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly files: FileStore;
  readonly logger: FastifyBaseLogger;
  readonly everyMs?: number;
}

export interface PruneWorker {
  /** Resolves when the turn under way, if any, has ended. */
  stop(): Promise<void>;
}

const EVERY_MS = 3_600_000;

export function startPruneWorker(parts: PruneWorkerParts): PruneWorker {
  const { pool, clock, files, logger, everyMs = EVERY_MS } = parts;
  const stopping = new AbortController();
  const { signal } = stopping;

  async function run(): Promise<void> {
    // A server that was down for months finds none for today; what else there is to do can wait.
    await keepMonths();
    await pause(everyMs, undefined, { signal }).catch(() => {});
    while (!signal.aborted) {
      await pruneAccounts(pool, clock).then(
        (gone) => logger.debug({ gone }, "outdated rows were deleted"),
        (error: unknown) => logger.warn({ err: error }, "outdated rows cannot be deleted"),
      );
      await pruneUnusedFiles({ pool, clock, files }).then(
        (gone) => logger.debug({ gone }, "unused files were deleted"),
        (error: unknown) => logger.warn({ err: error }, "unused files cannot be deleted"),
      );
      await keepMonths();
      await pause(everyMs, undefined, { signal }).catch(() => {});
    }
  }

  function keepMonths(): Promise<void> {
    return keepMonthParts(pool, clock).then(
      (months) => logger.debug(months, "months were made and dropped"),
      (error: unknown) => logger.warn({ err: error }, "months cannot be made or dropped"),
    );
  }

  const running = run();
  return {
    async stop() {
      stopping.abort();
      await running;
    },
  };
}
