/** The latest notifications and how many are unread, loaded again on every event. */
import {
  listNotifications,
  readNotifications,
} from "@parley/contract/endpoints/site/notifications";
import { useState } from "react";
import { getApi } from "../../shell/api/api.ts";
import { useData, type Reading } from "../data/use-data.ts";
import { useFailureToast } from "../security/failure-toast.ts";
import type { NotificationList } from "./notification.ts";

const LATEST = 8;

export interface Latest extends Reading<NotificationList> {
  readonly isMarking: boolean;
  readonly markAll: () => void;
  readonly markOne: (id: string) => void;
}

export function useLatest(): Latest {
  const fail = useFailureToast();
  const reading = useData({
    read: () => getApi().call(listNotifications, { limit: LATEST }),
    on: ["notification"],
  });
  const [isMarking, setIsMarking] = useState(false);
  const markAll = async () => {
    setIsMarking(true);
    const marked = await getApi().call(readNotifications, { all: true });
    if (marked.ok) await reading.reload();
    else fail(marked);
    setIsMarking(false);
  };
  return {
    ...reading,
    isMarking,
    markAll: () => void markAll(),
    // A followed notification is read; should the mark not arrive, it stays unread and does no harm.
    markOne: (id) => void getApi().call(readNotifications, { ids: [id] }),
  };
}
