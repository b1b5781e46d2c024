/** The latest notifications, below the bell. */
import { Button, buttonClass } from "@parley/ui/controls/button";
import { Skeleton } from "@parley/ui/feedback/skeleton";
import { useFramePath } from "../frame-context.tsx";
import type { NotificationList } from "../parts/notification.ts";
import { usePhrase } from "../phrase.tsx";
import { NotificationRow } from "./notification-row.tsx";

export interface NotificationPanelProps {
  /** Null while they are loaded, and when that failed. */
  readonly found: NotificationList | null;
  readonly isFailed: boolean;
  readonly reload: () => void;
  readonly isMarking: boolean;
  readonly markAll: () => void;
  readonly markOne: (id: string) => void;
}

export function NotificationPanel(props: NotificationPanelProps) {
  const t = usePhrase();
  const toPath = useFramePath();
  const { found, isFailed, reload, isMarking, markAll, markOne } = props;
  return (
    <div className="flex flex-col gap-1">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 py-1.5 ps-3">
        <h2 className="text-base font-semibold">{t("notification.title")}</h2>
        {found !== null && found.unread > 0 && (
          <Button tone="quiet" size="small" className="-ms-3" isBusy={isMarking} onClick={markAll}>
            {t("notification.markAll")}
          </Button>
        )}
      </div>
      {found === null && !isFailed && <Skeleton className="mx-3 h-16" />}
      {found === null && isFailed && (
        <div className="flex items-center justify-between gap-3 px-3 py-2">
          <p className="text-muted">{t("notification.failed")}</p>
          <Button tone="secondary" size="small" onClick={reload}>
            {t("notification.retry")}
          </Button>
        </div>
      )}
      {found?.list.length === 0 && (
        <p className="text-muted px-3 py-6 text-center">{t("notification.empty")}</p>
      )}
      {found !== null && found.list.length > 0 && (
        <ul>
          {found.list.map((one) => (
            <li key={one.id}>
              <NotificationRow notification={one} isShort onFollow={markOne} />
            </li>
          ))}
        </ul>
      )}
      <a href={toPath("/account/notifications")} className={buttonClass({ tone: "quiet" })}>
        {t("notification.viewAll")}
      </a>
    </div>
  );
}
