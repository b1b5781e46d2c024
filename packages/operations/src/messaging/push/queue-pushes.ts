// Turns the notifications of a batch into one job for each device, so that a push service that fails
// delays no other.
import { insertQueuedJobs } from "@parley/database/queries/messaging/job";
import { listDuePushes, type DuePush } from "@parley/database/queries/messaging/push";
import { inTransaction } from "@parley/database/transaction";
import { z } from "zod";
import type { BaseParts } from "../../kernel/parts.ts";

const id = z.string().regex(/^\d{1,19}$/);
const batchSchema = z.strictObject({ ids: z.array(id) });

export const pushJobSchema = z.strictObject({
  notificationId: id.transform(BigInt),
  deviceId: id.transform(BigInt),
});

/** A few minutes in all: what an order needs is needed soon. */
const MOST_ATTEMPTS = 7;
/**
 * A user's messages are sent one after the other, so that addresses which never answer occupy one
 * place. The database keeps a row for each queue, so that users share them.
 */
const QUEUES = 1_024n;

/** Returns how many were queued. Run twice, those that still wait are replaced. */
export async function queuePushes(
  { pool, clock }: Pick<BaseParts, "clock" | "pool">,
  payload: unknown,
): Promise<number> {
  const ids = batchSchema.parse(payload).ids.map((text) => BigInt(text));
  return inTransaction(pool, async (tx) => {
    const due = await listDuePushes(tx, ids, new Date(clock.now()));
    const task = { task: "push-device", priority: 5, maxAttempts: MOST_ATTEMPTS };
    if (due.length > 0) await insertQueuedJobs(tx, task, due.map(jobOf));
    return due.length;
  });
}

function jobOf({ notificationId, deviceId, userId }: DuePush) {
  const payload = { notificationId: String(notificationId), deviceId: String(deviceId) };
  return {
    payload,
    queue: `push-${userId % QUEUES}`,
    key: `push-${notificationId}-${deviceId}`,
  };
}
