/** The bell in the header. Without a login it is neither shown nor loaded. */
import { lazy, Suspense } from "react";
import { useUser } from "../../shell/page/user-store.ts";

const NotificationMenu = lazy(() => import("./notification-menu.tsx"));

export function Bell() {
  const user = useUser();
  if (user === null) return null;
  return (
    <Suspense fallback={<span className="size-11" />}>
      <NotificationMenu key={user.userId} />
    </Suspense>
  );
}
