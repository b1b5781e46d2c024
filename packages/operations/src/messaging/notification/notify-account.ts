// Writes notifications of what happens outside the engine, in the transaction of their cause.
import type { UserId } from "@parley/domain/ids";
import type { PoolClient } from "@parley/database/pool";
import { insertEvents } from "@parley/database/queries/ledger/ledger";
import { insertNotifications, isMailWanted } from "@parley/database/queries/messaging/notification";
import {
  ACCOUNT_NOTICE_KINDS,
  groupOf,
  switchOf,
  type AccountNoticeKind,
} from "@parley/domain/notification/notification-kind";
import { isWorthPush } from "@parley/domain/notification/push";
import type { OrderNotice } from "@parley/domain/notification/order-notices";
import type { Message } from "../jobs/message.ts";
import type { BaseParts } from "../../kernel/parts.ts";

export type AccountNoticeParts = Pick<BaseParts, "clock" | "ids">;

/** Shows the message of an account's mail in the page too. Returns whether the mail is wanted. */
export async function notifyAccount(
  tx: PoolClient,
  { clock, ids }: AccountNoticeParts,
  userId: UserId,
  message: Message,
): Promise<boolean> {
  const kind = kindOf(message);
  // Codes and the like are only sent.
  if (kind === null) return true;
  const createdAt = clock.now();
  // The caller sends the mail himself, perhaps to more than one address.
  const notification = { id: ids.next(), userId, kind, payload: message, createdAt };
  await insertNotifications(tx, [{ ...notification, mailGroup: null, isPushed: false }]);
  await tellUnread(tx, { clock, ids }, userId);
  const group = switchOf(kind);
  return group === null || (await isMailWanted(tx, userId, group));
}

/** Notifies one side of an order: in the page, and by mail unless that was switched off. */
export async function notifySide(
  tx: PoolClient,
  parts: AccountNoticeParts,
  { userId, kind, facts }: OrderNotice,
): Promise<void> {
  const notification = { id: parts.ids.next(), userId, kind, payload: { ...facts } };
  const reach = { mailGroup: groupOf(kind), isPushed: isWorthPush(kind) };
  await insertNotifications(tx, [{ ...notification, createdAt: parts.clock.now(), ...reach }]);
  await tellUnread(tx, parts, userId);
}

/** The user's open pages count again. */
export async function tellUnread(
  tx: PoolClient,
  { clock, ids }: AccountNoticeParts,
  userId: UserId,
): Promise<void> {
  const event = { id: ids.next(), userId, topic: "notification", payload: {} };
  await insertEvents(tx, [{ ...event, createdAt: clock.now() }]);
}

function kindOf({ template }: Message): AccountNoticeKind | null {
  return ACCOUNT_NOTICE_KINDS.find((kind) => kind === template) ?? null;
}
