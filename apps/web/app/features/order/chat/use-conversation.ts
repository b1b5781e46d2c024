/**
 * The loaded messages of an order. Every event makes it request what follows the last message it
 * has, so that nothing is lost over a broken connection.
 */
import type { CallResult } from "@parley/contract/client";
import type { EndpointReply } from "@parley/contract/endpoint";
import { markChatRead, queryChatMsg } from "@parley/contract/endpoints/trade/chat";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { getApi } from "../../../shell/api/api.ts";
import { usePublic } from "../../../shell/state/public-store.ts";
import { compareIds, isReadBy, mergeMessages, type ChatMessage } from "./message/chat-message.ts";
import { useRefresh } from "../../../shared/data/use-refresh.ts";

export interface Conversation {
  readonly status: "loading" | "ready" | "failed";
  /** The oldest first. */
  readonly messages: readonly ChatMessage[];
  /** There are older ones than those. */
  readonly hasOlder: boolean;
  readonly isLoadingOlder: boolean;
  /** How far the other side has read. */
  readonly readUpTo: string | null;
  /** How far the reader has, beyond what the messages say themselves. */
  readonly ownMark: string | null;
  readonly canSend: boolean;
  readonly take: (messages: readonly ChatMessage[]) => void;
  readonly loadOlder: () => void;
  readonly retry: () => void;
  readonly markRead: (upTo: string) => void;
}

interface Loaded {
  readonly messages: readonly ChatMessage[];
  /** Where the next page of older ones begins; null when there are none. */
  readonly olderFrom: string | null;
  readonly readUpTo: string | null;
  readonly canSend: boolean;
}

type Page = EndpointReply<typeof queryChatMsg>;

const PAGE_SIZE = 30;
const CATCH_UP_SIZE = 50;

export function useConversation(orderId: string): Conversation {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [isLoadingOlder, setIsLoadingOlder] = useState(false);
  const [ownMark, setOwnMark] = useState<string | null>(null);
  /** The last message that was seen; null before the first page. */
  const last = useRef<string | null>(null);

  const take = (messages: readonly ChatMessage[], change: Partial<Omit<Loaded, "messages">> = {}) =>
    setLoaded((before) =>
      before === null
        ? before
        : { ...before, ...change, messages: mergeMessages(before.messages, messages) },
    );

  const begin = async () => {
    setHasFailed(false);
    const page = await getApi().call(queryChatMsg, { orderId, limit: PAGE_SIZE });
    if (!page.ok) {
      setHasFailed(true);
      return;
    }
    const { list, nextCursor: olderFrom, readUpTo, canSend } = page.data;
    last.current = list.at(-1)?.id ?? "0";
    setLoaded({ messages: list, olderFrom, readUpTo, canSend });
  };

  const onPage = ({ list, readUpTo, canSend }: Page) => {
    const newest = list.at(-1)?.id;
    if (newest !== undefined) last.current = newest;
    take(list, { readUpTo, canSend });
  };
  const read = () => (last.current === null ? begin() : catchUp(orderId, last.current, onPage));
  // Every step of the order has its line here too. A message is shown as soon as it is there.
  const look = useRefresh(read, { on: ["chat", "order"], orderId, pauseMs: 0 });
  const isOnline = usePublic((state) => state.isOnline);
  const onOnline = useEffectEvent(look);
  useEffect(() => {
    if (isOnline) onOnline();
  }, [isOnline]);

  const loadOlder = async (before: string) => {
    setIsLoadingOlder(true);
    const page = await getApi().call(queryChatMsg, { orderId, before, limit: PAGE_SIZE });
    setIsLoadingOlder(false);
    if (page.ok) take(page.data.list, { olderFrom: page.data.nextCursor });
  };

  return {
    status: loaded !== null ? "ready" : hasFailed ? "failed" : "loading",
    messages: loaded?.messages ?? [],
    hasOlder: (loaded?.olderFrom ?? null) !== null,
    isLoadingOlder,
    readUpTo: loaded?.readUpTo ?? null,
    ownMark,
    canSend: loaded?.canSend ?? false,
    take,
    loadOlder: () => {
      const before = loaded?.olderFrom ?? null;
      if (before !== null && !isLoadingOlder) void loadOlder(before);
    },
    retry: look,
    markRead: (upTo) => {
      if (isReadBy(upTo, ownMark)) return;
      setOwnMark((before) => (before !== null && compareIds(before, upTo) > 0 ? before : upTo));
      // A mark that does not arrive is made good by the next one.
      void getApi().call(markChatRead, { orderId, upTo });
    },
  };
}

/** All messages after one, page by page. */
async function catchUp(
  orderId: string,
  after: string,
  onPage: (page: Page) => void,
): Promise<void> {
  let from: string | null = after;
  while (from !== null) {
    const page: CallResult<typeof queryChatMsg> = await getApi().call(queryChatMsg, {
      orderId,
      after: from,
      limit: CATCH_UP_SIZE,
    });
    if (!page.ok) return;
    onPage(page.data);
    from = page.data.nextCursor;
  }
}
