/** The list of the page: what it was loaded with, older ones on request, and new ones live. */
import {
  listNotifications,
  readNotifications,
} from "@parley/contract/endpoints/site/notifications";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { getApi } from "../../shell/api/api.ts";
import { useFailureToast } from "../../shared/security/failure-toast.ts";
import { joinPages, type Notification } from "../../shared/notifications/notification.ts";
import { requestOf, type NotificationsData } from "./load-notifications.ts";
import { usePageRefresh } from "../../shared/data/use-refresh.ts";

interface Older {
  readonly list: readonly Notification[];
  readonly nextCursor: string | null;
}

export function useNotifications({ first, filter }: NotificationsData) {
  const fail = useFailureToast();
  const { revalidate } = useRevalidator();
  const [older, setOlder] = useState<Older | null>(null);
  const [isBusy, setIsBusy] = useState<"more" | "marking" | null>(null);
  const nextCursor = older === null ? first.nextCursor : older.nextCursor;
  usePageRefresh({ on: ["notification"] });

  const showMore = async () => {
    if (nextCursor === null) return;
    setIsBusy("more");
    const found = await getApi().call(listNotifications, {
      ...requestOf(filter),
      cursor: nextCursor,
    });
    if (found.ok) {
      const { list, nextCursor: next } = found.data;
      setOlder({ list: joinPages(older?.list ?? [], list), nextCursor: next });
    } else fail(found);
    setIsBusy(null);
  };

  const markAll = async () => {
    setIsBusy("marking");
    const marked = await getApi().call(readNotifications, { all: true });
    // Older ones are loaded again, as read, on request.
    if (marked.ok) setOlder(null);
    else fail(marked);
    await revalidate();
    setIsBusy(null);
  };

  return {
    list: joinPages(first.list, older?.list ?? []),
    unread: first.unread,
    hasMore: nextCursor !== null,
    isLoading: isBusy === "more",
    isMarking: isBusy === "marking",
    showMore: () => void showMore(),
    markAll: () => void markAll(),
    markOne: (id: string) => void getApi().call(readNotifications, { ids: [id] }),
  };
}
