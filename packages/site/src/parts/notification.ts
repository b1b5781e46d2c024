/** A notification of the API, and the short text of a count. */
import type { EndpointReply } from "@parley/contract/endpoint";
import type { listNotifications } from "@parley/contract/endpoints/site/notifications";

export type NotificationList = EndpointReply<typeof listNotifications>;
export type Notification = NotificationList["list"][number];

/** From here on the server counts no further. */
export const MOST_UNREAD_COUNTED = 100;

/** `99+` from where counting ends. */
export function countText(unread: number): string {
  return unread < MOST_UNREAD_COUNTED ? String(unread) : `${MOST_UNREAD_COUNTED - 1}+`;
}
