// What the engine tells people of, in the transaction of what it is about.
import {
  createNotificationQueries,
  type NewNotification,
} from "@parley/database/queries/notification";
import { groupOf, isWorthMail } from "@parley/domain/notification/notification-kind";
import {
  noticesOf,
  reminderOf,
  type NoticedStep,
  type OrderNotice,
} from "@parley/domain/notification/order-notices";
import type { Order } from "@parley/domain/order/order";
import type { Desk } from "@parley/engine/desk";
import type { Log } from "@parley/engine/shelf";
import type { Message } from "../jobs/message.ts";

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

/** Whoever is frozen by what he claimed hears of it at once, and not by trying. */
export function notifyFrozenByClaims(desk: Desk, personId: bigint): void {
  const message = { template: "trading-frozen", cause: "false-claims" } as const satisfies Message;
  keep(desk, { personId, kind: message.template, payload: message });
}

export function notifyOf(desk: Desk, { personId, kind, facts }: OrderNotice): void {
  keep(desk, { personId, kind, payload: { ...facts }, isMailed: isWorthMail(kind) });
}

interface Kept extends Pick<NewNotification, "personId" | "kind" | "payload"> {
  readonly isMailed?: boolean;
}

function keep(desk: Desk, { isMailed = true, ...notification }: Kept): void {
  const { personId, kind } = notification;
  desk.append(notificationLog, {
    ...notification,
    id: desk.nextId(),
    createdAt: desk.now,
    mailGroup: isMailed ? groupOf(kind) : null,
  });
  desk.tell({ personId, topic: "notification", payload: {}, news: `notification ${personId}` });
}
