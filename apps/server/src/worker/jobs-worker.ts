// Runs queued jobs: notifications become mails, and mails and text messages are sent.
import type { Pool } from "@parley/database/pool";
import { queueMails } from "@parley/operations/messaging/notification/queue-mails";
import type { TaskList } from "graphile-worker";
import { deliverMessage, type DeliveryParts } from "./messages/deliver-message.ts";
import { attemptOf, runTasks, type JobsWorker, type TaskParts } from "./run-tasks.ts";

export type { JobsWorker } from "./run-tasks.ts";

export interface JobsWorkerParts extends DeliveryParts, TaskParts {
  readonly pool: Pool;
}

/** Jobs wait for mail servers most of the time, so that many at once cost little. */
const CONCURRENCY = 8;

export function startJobsWorker(parts: JobsWorkerParts): JobsWorker {
  return runTasks(parts, tasksOf(parts), CONCURRENCY);
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
