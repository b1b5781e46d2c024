// Notes the end of the staff's log once a day. Several servers may try; one of them does it.
import { noteLogDay, type NoteParts } from "@parley/operations/staff/log/note-log-day";
import type { FastifyBaseLogger } from "fastify";
import { repeatTurns, type Worker } from "./repeat-turns.ts";

export interface StaffLogWorkerParts extends NoteParts {
  readonly logger: FastifyBaseLogger;
  readonly everyMs?: number;
}

const EVERY_MS = 3_600_000;

export function startStaffLogWorker(parts: StaffLogWorkerParts): Worker {
  const { logger, everyMs = EVERY_MS } = parts;
  return repeatTurns(everyMs, () =>
    noteLogDay(parts).then(
      (mails) => logger.debug({ mails }, "the end of the staff's log is noted"),
      (error: unknown) => logger.warn({ err: error }, "the end of the staff's log cannot be noted"),
    ),
  );
}
