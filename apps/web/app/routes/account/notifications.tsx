import {
  loadNotifications,
  type NotificationsData,
} from "../../features/notifications/load-notifications.ts";
import { NotificationsPage } from "../../features/notifications/notifications-page.tsx";
import type { PageHandle } from "../../shell/page/page-handle.ts";
import type { Route } from "./+types/notifications";

export const handle = { areas: ["install"] } satisfies PageHandle;

export const loader = (request: Route.LoaderArgs): Promise<NotificationsData> =>
  loadNotifications(request);

export default function Notifications({ loaderData }: Route.ComponentProps) {
  return <NotificationsPage {...loaderData} />;
}
