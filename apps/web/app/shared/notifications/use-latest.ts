/** The latest notifications and how many are unread, loaded again on every event. */
import {
  listNotifications,
  readNotifications,
} from "@parley/contract/endpoints/site/notifications";
import { useEffect, useState } from "react";
import { getApi } from "../../shell/api/api.ts";
import { useFailureToast } from "../security/failure-toast.ts";
import { useReread } from "../data/use-reread.ts";
import type { NotificationList } from "./notification.ts";

const LATEST = 8;

export interface Latest {
  /** Null before the first answer. */
  readonly found: NotificationList | null;
  /** The last try to ask failed; what was found before is still shown. */
  readonly isFailed: boolean;
  readonly retry: () => void;
  readonly isMarking: boolean;
  readonly markAll: () => void;
  readonly markOne: (id: string) => void;
}

interface Known {
  readonly found: NotificationList | null;
  readonly isFailed: boolean;
}

export function useLatest(): Latest {
  const fail = useFailureToast();
  const [known, setKnown] = useState<Known>({ found: null, isFailed: false });
  const [isMarking, setIsMarking] = useState(false);

  const ask = async () => {
    const found = await askFor();
    setKnown((before) => ({ found: found ?? before.found, isFailed: found === null }));
  };
  useEffect(() => {
    const leaving = new AbortController();
    const askFirst = async () => {
      const found = await askFor();
      if (!leaving.signal.aborted) setKnown({ found, isFailed: found === null });
    };
    void askFirst();
    return () => leaving.abort();
  }, []);
  useReread("notification", ask);

  const markAll = async () => {
    setIsMarking(true);
    const marked = await getApi().call(readNotifications, { all: true });
    if (marked.ok) await ask();
    else fail(marked);
    setIsMarking(false);
  };
  return {
    ...known,
    retry: () => void ask(),
    isMarking,
    markAll: () => void markAll(),
    // Opening it marks it as read; should that fail, it stays unread without harm.
    markOne: (id) => void getApi().call(readNotifications, { ids: [id] }),
  };
}

/** Null when the request failed. */
async function askFor(): Promise<NotificationList | null> {
  const answer = await getApi().call(listNotifications, { limit: LATEST });
  return answer.ok ? answer.data : null;
}
