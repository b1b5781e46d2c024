/** One notification: what happened, when, and the way to where one sees to it. */
import { use, type ComponentType, type ReactNode } from "react";
import type { Notification } from "../parts/notification.ts";
import { PhraseBook, usePhrase } from "../phrase.tsx";
import { Time } from "@parley/ui/data/time";

export interface RowLinkProps {
  readonly href: string;
  readonly className: string;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

export interface NotificationRowProps {
  readonly notification: Notification;
  /** In a menu there is room for the beginning of a text only. */
  readonly isShort?: boolean | undefined;
  readonly onFollow: (id: string) => void;
  /** The router's link where there is a router. */
  readonly Link?: ComponentType<RowLinkProps> | "a";
}

export function NotificationRow({
  notification,
  isShort,
  onFollow,
  Link = "a",
}: NotificationRowProps) {
  const { locale } = use(PhraseBook);
  const { id, path, readAt } = notification;
  const content = <Content notification={notification} isShort={isShort} />;
  const look = "flex w-full gap-3 rounded-md px-3 py-2.5 text-start";
  if (path === null) return <div className={look}>{content}</div>;
  return (
    <Link
      href={`/${locale}${path}`}
      className={`${look} hover:bg-hover focus-visible:-outline-offset-2`}
      onClick={() => {
        if (readAt === null) onFollow(id);
      }}
    >
      {content}
    </Link>
  );
}

function Content({
  notification,
  isShort,
}: Pick<NotificationRowProps, "notification" | "isShort">) {
  const t = usePhrase();
  const { title, text, createdAt, readAt } = notification;
  const isUnread = readAt === null;
  return (
    <>
      <span
        aria-hidden
        className={`mt-1.5 size-2 shrink-0 rounded-full ${isUnread ? "bg-accent-fill" : ""}`}
      />
      <span className="flex min-w-0 flex-1 flex-col gap-0.5">
        <span className="flex items-baseline justify-between gap-3">
          <span className={`min-w-0 break-words ${isUnread ? "font-semibold" : "font-medium"}`}>
            {title}
            {isUnread && <span className="sr-only"> ({t("notification.unreadOne")})</span>}
          </span>
          <Time at={createdAt} form="brief" className="text-muted text-xs" />
        </span>
        <span
          className={`text-muted text-sm break-words ${isShort === true ? "line-clamp-2" : ""}`}
        >
          {text}
        </span>
      </span>
    </>
  );
}
