// What the engine tells people of, in the transaction of what it is about.
import {
  createNotificationQueries,
  type NewNotification,
} from "@parley/database/queries/notification";
import { isWorthMail, switchOf } from "@parley/domain/notification/notification-kind";
import {
  noticesOf,
  reminderOf,
  type NoticedStep,
  type OrderNotice,
} from "@parley/domain/notification/order-notices";
import type { Order } from "@parley/domain/order/order";
import type { Desk } from "../engine/desk.ts";
import type { Log } from "../engine/shelf.ts";

/** The mails are queued along with it; see `queue-mails.ts`. */
export const notificationLog: Log<NewNotification> = {
  name: "notification",
  append: (tx, rows) => createNotificationQueries(tx).insertNotifications(rows),
};

/** Whom a step concerns hears of it. The order as the step left it. */
export function notifyStep(desk: Desk, order: Order, step: NoticedStep): void {
  for (const notice of noticesOf(order, step)) notifyOf(desk, notice);
}

/** The seller hears that the buyer waits. */
export function notifyReminder(desk: Desk, order: Order): void {
  notifyOf(desk, reminderOf(order));
}

export function notifyOf(desk: Desk, { personId, kind, facts }: OrderNotice): void {
  desk.append(notificationLog, {
    id: desk.nextId(),
    personId,
    kind,
    payload: { ...facts },
    createdAt: desk.now,
    mailGroup: isWorthMail(kind) ? switchOf(kind) : null,
  });
  desk.tell({ personId, topic: "notification", payload: {}, news: `notification ${personId}` });
}
