// Notifications written by the engine, in the transaction of their cause.
import type { UserId } from "@parley/domain/ids";
import {
  insertNotifications,
  type NewNotification,
} from "@parley/database/queries/messaging/notification";
import { groupOf, isWorthMail } from "@parley/domain/notification/notification-kind";
import { isWorthPush } from "@parley/domain/notification/push";
import { noticesOf, reminderOf, type OrderNotice } from "@parley/domain/notification/order-notices";
import type { Order } from "@parley/domain/order/order";
import type { TakenStep } from "@parley/domain/order/order-table";
import type { Workspace } from "@parley/engine/workspace";
import type { Log } from "@parley/engine/table";
import type { Message } from "../jobs/message.ts";

/** The mails are queued along with it; see `queue-mails.ts`. */
export const notificationLog: Log<NewNotification> = {
  name: "notification",
  append: insertNotifications,
};

/** Notifies the users concerned by a step. The order is as the step left it. */
export function notifyStep(workspace: Workspace, order: Order, taken: TakenStep): void {
  for (const notice of noticesOf(order, taken)) notifyOf(workspace, notice);
}

/** Reminds the seller that the buyer waits. */
export function notifyReminder(workspace: Workspace, order: Order): void {
  notifyOf(workspace, reminderOf(order));
}

/** A user who is frozen for false claims is notified at once. */
export function notifyFrozenByClaims(workspace: Workspace, userId: UserId): void {
  const message = { template: "trading-frozen", cause: "false-claims" } as const satisfies Message;
  keep(workspace, { userId, kind: message.template, payload: message });
}

export function notifyOf(workspace: Workspace, { userId, kind, facts }: OrderNotice): void {
  const reach = { isMailed: isWorthMail(kind), isPushed: isWorthPush(kind) };
  keep(workspace, { userId, kind, payload: { ...facts }, ...reach });
}

interface Kept extends Pick<NewNotification, "userId" | "kind" | "payload"> {
  readonly isMailed?: boolean;
  readonly isPushed?: boolean;
}

function keep(workspace: Workspace, given: Kept): void {
  const { isMailed = true, isPushed = false, ...notification } = given;
  const { userId, kind } = notification;
  workspace.append(notificationLog, {
    ...notification,
    id: workspace.nextId(),
    createdAt: workspace.now,
    mailGroup: isMailed ? groupOf(kind) : null,
    isPushed,
  });
  workspace.tell({
    userId,
    topic: "notification",
    payload: {},
    news: `notification ${userId}`,
  });
}
