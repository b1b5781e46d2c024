// Notifies one side of an order of an event outside the engine, in its transaction.
import type { PoolClient } from "@parley/database/pool";
import { insertNotifications } from "@parley/database/queries/messaging/notification";
import { groupOf } from "@parley/domain/notification/notification-kind";
import type { OrderNotice } from "@parley/domain/notification/order-notices";
import { tellUnread, type AccountNoticeParts } from "./notify-account.ts";

/** In the page, and by mail unless that was switched off. */
export async function notifySide(
  tx: PoolClient,
  parts: AccountNoticeParts,
  { userId, kind, facts }: OrderNotice,
): Promise<void> {
  const notification = { id: parts.ids.next(), userId, kind, payload: { ...facts } };
  await insertNotifications(tx, [
    { ...notification, createdAt: parts.clock.now(), mailGroup: groupOf(kind) },
  ]);
  await tellUnread(tx, parts, userId);
}
