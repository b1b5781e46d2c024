// What follows from the answer of a push service.
import {
  countPushFailure,
  deletePushSubscription,
  markPushSent,
} from "@parley/database/queries/messaging/push";
import { MOST_PUSH_FAILURES } from "@parley/domain/notification/push";
import type { BaseParts } from "../../kernel/parts.ts";

/** `failed`: this message was given up. `gone`: none will ever arrive. */
export async function settlePush(
  { pool, clock }: Pick<BaseParts, "clock" | "pool">,
  deviceId: bigint,
  outcome: "sent" | "failed" | "gone",
): Promise<void> {
  if (outcome === "sent") return markPushSent(pool, deviceId, new Date(clock.now()));
  if (outcome === "gone") return deletePushSubscription(pool, deviceId);
  const failures = await countPushFailure(pool, deviceId);
  if (failures !== null && failures >= MOST_PUSH_FAILURES)
    await deletePushSubscription(pool, deviceId);
  return undefined;
}
