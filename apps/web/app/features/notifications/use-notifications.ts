/** The list of the page: what it was loaded with, older ones on request, and new ones live. */
import {
  listNotifications,
  readNotifications,
} from "@parley/contract/endpoints/site/notifications";
import { useState } from "react";
import { joinPagesBy } from "../../shared/data/pages.ts";
import { useLoaded } from "../../shared/data/use-data.ts";
import { usePages } from "../../shared/data/use-pages.ts";
import type { Notification, NotificationList } from "@parley/site/parts/notification";
import { useFailureToast } from "../../shared/security/failure-toast.ts";
import { getApi } from "../../shell/api/api.ts";
import { serverNow } from "../../shell/state/public-store.ts";
import { requestOf, searchOf, type NotificationsData } from "./load-notifications.ts";

const JOINS = joinPagesBy<Notification, NotificationList>(({ id }) => id);

export function useNotifications({ first, filter }: NotificationsData) {
  const fail = useFailureToast();
  const pages = usePages({
    key: searchOf(filter),
    first: useLoaded(first),
    readPage: (cursor) =>
      getApi().call(listNotifications, {
        ...requestOf(filter),
        ...(cursor === null ? {} : { cursor }),
      }),
    joins: JOINS,
    on: ["notification"],
    onFailure: fail,
  });
  const [isMarking, setIsMarking] = useState(false);
  const markAll = async () => {
    setIsMarking(true);
    const marked = await getApi().call(readNotifications, { all: true });
    if (marked.ok) pages.take(first, asRead);
    else fail(marked);
    await pages.reload();
    setIsMarking(false);
  };
  const { list, unread } = pages.data ?? first;
  return {
    list,
    unread,
    hasMore: pages.hasMore,
    isLoading: pages.isLoadingMore,
    isMarking,
    showMore: () => void pages.more(),
    markAll: () => void markAll(),
    markOne: (id: string) => void getApi().call(readNotifications, { ids: [id] }),
  };
}

/** Rows of older pages are not loaded again. */
function asRead(known: NotificationList): NotificationList {
  const readAt = serverNow();
  return { ...known, list: known.list.map((one) => ({ ...one, readAt: one.readAt ?? readAt })) };
}
