/** Reads the first page of the notifications that an address asks for, and the mail settings. */
import type { EndpointReply } from "@parley/contract/endpoint";
import {
  listNotifications,
  notificationSettings,
} from "@parley/contract/endpoints/site/notifications";
import {
  NOTIFICATION_GROUPS,
  type NotificationGroup,
} from "@parley/domain/notification/notification-kind";
import type { LoaderFunctionArgs } from "react-router";
import { pageContext } from "../../shell/page/page-context.ts";
import type { NotificationList } from "@parley/site/parts/notification";
import { failedRead } from "../../shell/routing/failed-read.ts";

export interface NotificationFilter {
  readonly group: NotificationGroup | null;
  readonly isUnreadOnly: boolean;
}

export interface NotificationsData {
  readonly first: NotificationList;
  readonly filter: NotificationFilter;
  readonly mail: EndpointReply<typeof notificationSettings>["mail"];
}

export async function loadNotifications({
  context,
  url,
}: Pick<LoaderFunctionArgs, "context" | "url">): Promise<NotificationsData> {
  const { api } = context.get(pageContext);
  const filter = filterOf(url.searchParams);
  const [first, settings] = await Promise.all([
    api.call(listNotifications, requestOf(filter)),
    api.call(notificationSettings, {}),
  ]);
  if (!first.ok) throw failedRead("notifications", first);
  if (!settings.ok) throw failedRead("settings", settings);
  return { first: first.data, filter, mail: settings.data.mail };
}

export function filterOf(parameters: URLSearchParams): NotificationFilter {
  const asked = parameters.get("group");
  return {
    group: NOTIFICATION_GROUPS.find((group) => group === asked) ?? null,
    isUnreadOnly: parameters.get("show") === "unread",
  };
}

/** The address of a list, without what is usual. */
export function searchOf({ group, isUnreadOnly }: NotificationFilter): string {
  const parameters = new URLSearchParams();
  if (isUnreadOnly) parameters.set("show", "unread");
  if (group !== null) parameters.set("group", group);
  const text = parameters.toString();
  return text === "" ? "" : `?${text}`;
}

export function requestOf({ group, isUnreadOnly }: NotificationFilter) {
  return {
    limit: 20,
    ...(isUnreadOnly ? { unreadOnly: "true" as const } : {}),
    ...(group === null ? {} : { group }),
  };
}
