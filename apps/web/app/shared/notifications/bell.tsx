/** The bell in the header. Without a login it is neither shown nor loaded. */
import { FailedMenu, latePart } from "../../shell/boot/late-part.tsx";
import { useUser } from "../../shell/page/user-store.ts";

const NotificationMenu = latePart(() => import("./notification-menu.tsx"), {
  fallback: <span className="size-11" />,
  Failed: FailedMenu,
});

export function Bell() {
  const user = useUser();
  return user === null ? null : <NotificationMenu key={user.userId} />;
}
