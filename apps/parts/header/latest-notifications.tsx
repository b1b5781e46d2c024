/** The list below the bell: read when it is opened, and again when the unread count changes. */
import type { Client } from "@parley/contract/client";
import {
  listNotifications,
  readNotifications,
} from "@parley/contract/endpoints/site/notifications";
import { BellWaiting } from "@parley/site/notifications/bell";
import { NotificationPanel } from "@parley/site/notifications/notification-panel";
import type { PartData } from "@parley/site/parts/part";
import { PhraseBook, type Book } from "@parley/site/phrase";
import { useMemo, useState } from "react";
import { createPartApi } from "../runtime/api.ts";
import { loadBook } from "../runtime/phrases.ts";
import { useReading } from "../runtime/use-reading.ts";
import { setShared } from "@parley/site/parts/shared-store";
import { useShared } from "@parley/site/use-shared";

const LATEST = 8;

export default function LatestNotifications({ data }: { readonly data: PartData }) {
  const { lang, apiDomain } = data;
  const api = useMemo(() => createPartApi({ lang, apiDomain }), [lang, apiDomain]);
  const book = useBook(lang);
  const latest = useLatest(api);
  if (book === null) return <BellWaiting />;
  return (
    <PhraseBook value={book}>
      <NotificationPanel {...latest} />
    </PhraseBook>
  );
}

function useBook(lang: string): Book | null {
  const { data } = useReading(lang, async () => {
    const book = await loadBook(lang, ["frame", "notification"]).catch(() => null);
    return book === null ? { ok: false } : { ok: true, data: book };
  });
  return data;
}

function useLatest(api: Client) {
  const unread = useShared("iceUnread");
  const { data, isFailed, reload } = useReading(String(unread), () =>
    api.call(listNotifications, { limit: LATEST }),
  );
  const [isMarking, setIsMarking] = useState(false);
  const mark = async () => {
    setIsMarking(true);
    const marked = await api.call(readNotifications, { all: true });
    setIsMarking(false);
    // The page and the list follow the count.
    if (marked.ok) setShared("iceUnread", marked.data.unread);
  };
  return {
    found: data,
    isFailed,
    reload: () => void reload(),
    isMarking,
    markAll: () => void mark(),
    // A followed notification is read; should the mark not arrive, it stays unread and does no harm.
    markOne: (id: string) => void api.call(readNotifications, { ids: [id] }),
  };
}
