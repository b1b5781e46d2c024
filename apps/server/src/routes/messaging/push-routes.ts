// /api/ctc/notifications/push: which of the reader's browsers get push notifications.
import { pushSettings, subscribePush, unsubscribePush } from "@parley/contract/endpoints/site/push";
import type { PushKeys } from "@parley/operations/messaging/push/push-keys";
import {
  listPushDevices,
  turnOffPush,
  turnOnPush,
  type PushDeviceParts,
} from "@parley/operations/messaging/push/push-devices";
import { bind, type Binding } from "../../http/binding/endpoint-binding.ts";

export interface PushRouteParts extends PushDeviceParts {
  readonly pushKeys: PushKeys;
}

export function bindPushRoutes(parts: PushRouteParts): Binding[] {
  return [
    bind(pushSettings, async (_input, { session }) => {
      const [key, devices] = await Promise.all([
        parts.pushKeys.readPublicKey(),
        listPushDevices(parts, session.userId),
      ]);
      return { ok: true, data: { publicKey: key.toString("base64url"), devices } };
    }),

    bind(subscribePush, async (input, { session, locale }) => {
      const { userId, sessionId } = session;
      return turnOnPush(parts, { ...input, userId, sessionId, language: locale });
    }),

    bind(unsubscribePush, async ({ endpoint }, { session }) => {
      await turnOffPush(parts, session.userId, endpoint);
      return { ok: true, data: null };
    }),
  ];
}
