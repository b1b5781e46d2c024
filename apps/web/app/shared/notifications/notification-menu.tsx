/** The bell with its count, and the latest notifications below it. */
import { Button, buttonClass } from "@parley/ui/controls/button";
import { Disclosure } from "@parley/ui/overlays/disclosure";
import { Skeleton } from "@parley/ui/feedback/skeleton";
import BellSign from "lucide-react/icons/bell";
import { Link } from "react-router";
import { AreaPhrases } from "../../shell/locale/area-phrases.tsx";
import { MENU_SUMMARY } from "../../shell/frame/menu-class.ts";
import { useLocalPath } from "../../shell/page/page-data.ts";
import { usePhrase } from "../../shell/locale/phrase.tsx";
import { NotificationRow } from "./notification-row.tsx";
import { countText } from "./notification.ts";
import { useLatest, type Latest } from "./use-latest.ts";

export default function NotificationMenu() {
  return (
    <AreaPhrases areas={["notification"]}>
      <Menu />
    </AreaPhrases>
  );
}

/** On a phone the list has the whole width; the bell is not at the edge. */
const PANEL =
  "max-sm:fixed max-sm:inset-x-2 max-sm:top-14 sm:w-96 max-h-[min(36rem,calc(100dvh-5rem))] overflow-y-auto";

function Menu() {
  const t = usePhrase();
  const latest = useLatest();
  const unread = latest.data?.unread ?? 0;
  const label =
    unread === 0 ? t("notification.title") : t("notification.bell", { count: countText(unread) });
  return (
    <Disclosure
      align="end"
      summary={<Sign unread={unread} />}
      summaryLabel={label}
      summaryClassName={`${MENU_SUMMARY} cursor-pointer`}
      panelClassName={PANEL}
    >
      <Panel {...latest} unread={unread} />
    </Disclosure>
  );
}

function Sign({ unread }: { unread: number }) {
  return (
    <span className="relative">
      <BellSign aria-hidden className="size-5" />
      {unread > 0 && (
        <span
          aria-hidden
          className="figures bg-danger-fill text-on-fill absolute -end-2 -top-2 inline-flex h-4 min-w-4 items-center justify-center rounded-full px-1 text-[0.625rem] leading-none font-semibold"
        >
          {countText(unread)}
        </span>
      )}
    </span>
  );
}

function Panel({ unread, ...latest }: Latest & { unread: number }) {
  const t = usePhrase();
  const { data: found, failure, reload, isMarking, markAll, markOne } = latest;
  const toPath = useLocalPath();
  return (
    <div className="flex flex-col gap-1">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 py-1.5 ps-3">
        <h2 className="text-base font-semibold">{t("notification.title")}</h2>
        {unread > 0 && (
          <Button tone="quiet" size="small" className="-ms-3" isBusy={isMarking} onClick={markAll}>
            {t("notification.markAll")}
          </Button>
        )}
      </div>
      {found === null && failure === null && <Skeleton className="mx-3 h-16" />}
      {found === null && failure !== null && (
        <div className="flex items-center justify-between gap-3 px-3 py-2">
          <p className="text-muted">{t("notification.failed")}</p>
          <Button tone="secondary" size="small" onClick={() => void reload()}>
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
      <Link to={toPath("/account/notifications")} className={buttonClass({ tone: "quiet" })}>
        {t("notification.viewAll")}
      </Link>
    </div>
  );
}
