// Sends push notifications, apart from other jobs: a push service that is slow or down delays no mail.
import { queuePushes } from "@parley/operations/messaging/push/queue-pushes";
import { createPushKeys } from "@parley/operations/messaging/push/push-keys";
import type { BaseParts } from "@parley/operations/kernel/parts";
import { deliverPush, type PushDeliveryParts } from "./messages/deliver-push.ts";
import { attemptOf, runTasks, type JobsWorker, type TaskParts } from "./run-tasks.ts";

export interface PushWorkerParts
  extends TaskParts, Omit<PushDeliveryParts, "pushKeys">, Pick<BaseParts, "vault"> {}

const CONCURRENCY = 8;

export function startPushWorker(parts: PushWorkerParts): JobsWorker {
  const delivery = { ...parts, pushKeys: createPushKeys(parts) };
  const tasks = {
    push: async (payload: unknown) => {
      await queuePushes(parts, payload);
    },
    "push-device": (payload: unknown, helpers: Parameters<typeof attemptOf>[0]) =>
      deliverPush(payload, attemptOf(helpers), delivery),
  };
  return runTasks(parts, tasks, CONCURRENCY);
}
