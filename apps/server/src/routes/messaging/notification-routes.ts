// /api/ctc/notifications: a user's notifications, in the language of the request.
import type { EndpointReply } from "@parley/contract/endpoint";
import {
  listNotifications,
  notificationSettings,
  readNotifications,
  setNotificationSettings,
} from "@parley/contract/endpoints/site/notifications";
import type { StoredNotification } from "@parley/database/queries/messaging/notification";
import { groupOf } from "@parley/domain/notification/notification-kind";
import { readNotification } from "@parley/operations/messaging/notification/notification-message";
import * as notifications from "@parley/operations/messaging/notification/read-notifications";
import { bind, type Binding } from "../../http/binding/endpoint-binding.ts";
import { describeMessage } from "../../worker/messages/describe-message.ts";
import type { Reader } from "../../worker/messages/reader.ts";

type Notification = EndpointReply<typeof listNotifications>["list"][number];

export function bindNotificationRoutes(parts: notifications.NotificationParts): Binding[] {
  return [
    bind(listNotifications, async (input, { session, locale }) => {
      const { unreadOnly, group, cursor, page } = input;
      const pageSize = input.limit ?? input.pageSize;
      const found = await notifications.listNotifications(parts, session.userId, {
        before: cursor === undefined ? null : BigInt(cursor),
        unreadOnly: unreadOnly === "true",
        group: group ?? null,
        page: cursor === undefined ? page : 1,
        pageSize,
      });
      const now = parts.clock.now();
      const reader = { locale, timeZone: session.timeZone };
      const list = found.list.flatMap((one) => {
        const shown = describe(one, reader, now);
        return shown === null ? [] : [shown];
      });
      const { unread, total, totalCapped } = found;
      const nextCursor = found.nextCursor?.toString() ?? null;
      return {
        ok: true,
        data: { list, total, totalCapped, page, pageSize, unread, nextCursor },
      };
    }),

    bind(readNotifications, async ({ ids }, { session }) => {
      const named = ids?.map((id) => BigInt(id)) ?? null;
      const unread = await notifications.readNotifications(parts, session.userId, named);
      return { ok: true, data: { unread } };
    }),

    bind(notificationSettings, async (_input, { session }) => {
      const mail = await notifications.readMailSettings(parts, session.userId);
      return { ok: true, data: { mail } };
    }),

    bind(setNotificationSettings, async ({ mail }, { session }) => {
      const changed = await notifications.changeMailSettings(parts, session.userId, mail);
      return { ok: true, data: { mail: changed } };
    }),
  ];
}

/** The text of the mail. Null for a form that is no longer supported. */
function describe(stored: StoredNotification, reader: Reader, now: number): Notification | null {
  const read = readNotification(stored, reader.locale, now);
  if (read === null) return null;
  const { kind, message } = read;
  const { subject, lead, link } = describeMessage(reader, message);
  return {
    id: stored.id.toString(),
    kind,
    group: groupOf(kind),
    title: subject,
    text: lead,
    orderId: message.template === "order-notice" ? message.orderId : null,
    path: link?.path ?? null,
    createdAt: stored.createdAt.getTime(),
    readAt: stored.readAt?.getTime() ?? null,
  };
}
