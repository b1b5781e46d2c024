/** A notification of the API, and its short text. */
import type { EndpointReply } from "@parley/contract/endpoint";
import {
  MOST_UNREAD_COUNTED,
  type listNotifications,
} from "@parley/contract/endpoints/site/notifications";

export type NotificationList = EndpointReply<typeof listNotifications>;
export type Notification = NotificationList["list"][number];

/** `99+` from where counting ends. */
export function countText(unread: number): string {
  return unread < MOST_UNREAD_COUNTED ? String(unread) : `${MOST_UNREAD_COUNTED - 1}+`;
}
