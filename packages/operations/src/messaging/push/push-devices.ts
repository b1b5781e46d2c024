// The browsers of a user that get push notifications.
import { lockUser } from "@parley/database/queries/identity/user";
import {
  deleteOldestPushSubscriptions,
  deletePushSubscriptionOf,
  listPushSubscriptions,
  upsertPushSubscription,
} from "@parley/database/queries/messaging/push";
import { inTransaction } from "@parley/database/transaction";
import type { SessionId, UserId } from "@parley/domain/ids";
import { isPushEndpoint, MOST_PUSH_DEVICES } from "@parley/domain/notification/push";
import { badInput, refused } from "@parley/domain/refused";
import { arePushKeys } from "@parley/platform/push/encrypt-push";
import { createHash } from "node:crypto";
import type { BaseParts } from "../../kernel/parts.ts";

export interface PushDeviceParts extends Omit<BaseParts, "vault"> {
  /** Exempt from the rules on addresses; for tests. */
  readonly pushOrigins: readonly string[];
}

export interface WantedPushDevice {
  readonly userId: UserId;
  readonly sessionId: SessionId;
  readonly language: string;
  readonly endpoint: string;
  /** Base64url. */
  readonly p256dh: string;
  readonly auth: string;
}

/** Stores the browser, in place of the one that was turned on longest ago where there are too many. */
export async function turnOnPush(parts: PushDeviceParts, wanted: WantedPushDevice) {
  const { userId, sessionId, language, endpoint } = wanted;
  if (!isPushEndpoint(endpoint, parts.pushOrigins)) return refused("pushServiceRefused");
  const keys = {
    p256dh: Buffer.from(wanted.p256dh, "base64url"),
    auth: Buffer.from(wanted.auth, "base64url"),
  };
  if (!arePushKeys(keys)) return badInput("p256dh");
  const createdAt = new Date(parts.clock.now());
  const row = { id: parts.ids.next(), userId, sessionId, endpoint, ...keys, language, createdAt };
  const isStored = await inTransaction(parts.pool, async (tx) => {
    // Two calls at once would both find room.
    await lockUser(tx, userId);
    const stored = await upsertPushSubscription(tx, row);
    if (stored) await deleteOldestPushSubscriptions(tx, userId, MOST_PUSH_DEVICES);
    return stored;
  });
  return isStored ? ({ ok: true, data: null } as const) : refused("pushServiceRefused");
}

/** Returns whether there was one. */
export function turnOffPush(
  { pool }: Pick<PushDeviceParts, "pool">,
  userId: UserId,
  endpoint: string,
): Promise<boolean> {
  return deletePushSubscriptionOf(pool, userId, endpoint);
}

export interface PushDevice {
  /** Identifies the browser to itself; the address is enough to send there, and stays here. */
  readonly endpointHash: string;
  readonly language: string;
}

export async function listPushDevices(
  { pool }: Pick<PushDeviceParts, "pool">,
  userId: UserId,
): Promise<PushDevice[]> {
  const rows = await listPushSubscriptions(pool, userId);
  return rows.map(({ endpoint, language }) => ({
    endpointHash: createHash("sha256").update(endpoint).digest("base64url"),
    language,
  }));
}
