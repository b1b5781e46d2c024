// Deletes expired rows every hour, and creates future partitions. Several servers may do it at the
// same time.
import type { Pool } from "@parley/database/pool";
import { pruneAccounts } from "@parley/operations/identity/account/prune-accounts";
import { keepMonthParts } from "@parley/operations/kernel/keep-month-parts";
import { pruneUnusedFiles } from "@parley/operations/kernel/files/prune-unused-files";
import type { Clock } from "@parley/platform/clock";
import type { FileStore } from "@parley/platform/files/file-store";
import type { FastifyBaseLogger } from "fastify";
import { repeatTurns, type Worker } from "./repeat-turns.ts";

export interface PruneWorkerParts {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly files: FileStore;
  readonly logger: FastifyBaseLogger;
  readonly everyMs?: number;
}

const EVERY_MS = 3_600_000;

export function startPruneWorker(parts: PruneWorkerParts): Worker {
  const { pool, clock, files, logger, everyMs = EVERY_MS } = parts;
  let isFirst = true;

  /** Runs one job; its failure is logged and does not stop the others. */
  async function attempt(job: () => Promise<unknown>, done: string, failed: string): Promise<void> {
    await job().then(
      (result) => logger.debug({ result }, done),
      (error: unknown) => logger.warn({ err: error }, failed),
    );
  }

  const months = () => keepMonthParts(pool, clock);
  const accounts = () => pruneAccounts(pool, clock);
  const unused = () => pruneUnusedFiles({ pool, clock, files });
  return repeatTurns(everyMs, async () => {
    // A server that was down for months finds none for today; what else there is to do can wait.
    if (!isFirst) {
      await attempt(accounts, "outdated rows were deleted", "outdated rows cannot be deleted");
      await attempt(unused, "unused files were deleted", "unused files cannot be deleted");
    }
    isFirst = false;
    await attempt(months, "months were made and dropped", "months cannot be made or dropped");
  });
}
