/** The bell with the count of unread notifications; what is below it is loaded when it is opened. */
import { Disclosure } from "@parley/ui/overlays/disclosure";
import { Skeleton } from "@parley/ui/feedback/skeleton";
import BellSign from "lucide-react/icons/bell";
import type { ReactNode } from "react";
import { useFramePath } from "../frame-context.tsx";
import { MENU_ITEM, MENU_SUMMARY } from "../header/menu-class.ts";
import { countText } from "../parts/notification.ts";
import { usePhrase } from "../phrase.tsx";

export interface BellProps {
  readonly unread: number;
  readonly onToggle: (isOpen: boolean) => void;
  readonly children: ReactNode;
}

/** On a phone the list has the whole width; the bell is not at the edge. */
const PANEL =
  "max-sm:fixed max-sm:inset-x-2 max-sm:top-14 sm:w-96 max-h-[min(36rem,calc(100dvh-5rem))] overflow-y-auto";

export function Bell({ unread, onToggle, children }: BellProps) {
  const t = usePhrase();
  const label =
    unread === 0 ? t("frame.bell") : t("frame.bell.unread", { count: countText(unread) });
  return (
    <Disclosure
      align="end"
      summary={<Sign unread={unread} />}
      summaryLabel={label}
      summaryClassName={`${MENU_SUMMARY} cursor-pointer`}
      panelClassName={PANEL}
      onToggle={onToggle}
    >
      {children}
    </Disclosure>
  );
}

/** Takes the room of the list while its code is loaded. */
export function BellWaiting() {
  return <Skeleton className="m-3 h-16" />;
}

/** Leads to the page of all notifications where the list cannot be loaded. */
export function BellFailed() {
  const t = usePhrase();
  const toPath = useFramePath();
  return (
    <a href={toPath("/account/notifications")} className={MENU_ITEM}>
      {t("frame.bell")}
    </a>
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
