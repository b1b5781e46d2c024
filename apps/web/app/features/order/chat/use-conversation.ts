/**
 * The loaded messages of an order. Every event makes it request what follows the last message it
 * has, so that nothing is lost over a broken connection.
 */
import type { EndpointInput, EndpointReply } from "@parley/contract/endpoint";
import { markChatRead, queryChatMsg } from "@parley/contract/endpoints/trade/chat";
import { useEffect, useEffectEvent, useState } from "react";
import { getApi } from "../../../shell/api/api.ts";
import { usePublic } from "../../../shell/state/public-store.ts";
import type { Loaded } from "../../../shared/data/loaded.ts";
import type { Page, PageJoins } from "../../../shared/data/pages.ts";
import { usePages, type Pages } from "../../../shared/data/use-pages.ts";
import { compareIds, isReadBy, mergeMessages, type ChatMessage } from "./message/chat-message.ts";

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

type Reply = EndpointReply<typeof queryChatMsg>;

interface Messages extends Page<ChatMessage>, Pick<Reply, "readUpTo" | "canSend"> {
  /** The last message that was read; those that this page has sent may follow it. */
  readonly last: string;
}

const PAGE_SIZE = 30;
const CATCH_UP_SIZE = 50;

const withMessages = (known: Messages, { list }: Messages): Messages => ({
  ...known,
  list: mergeMessages(known.list, list),
});

const JOINS: PageJoins<Messages> = {
  latest: (known, latest) => ({
    ...latest,
    list: mergeMessages(known.list, latest.list),
    nextCursor: known.nextCursor,
  }),
  older: (known, older) => ({ ...withMessages(known, older), nextCursor: older.nextCursor }),
};

export function useConversation(orderId: string): Conversation {
  const pages: Pages<Messages> = usePages({
    key: orderId,
    readPage: (before) =>
      before === null && pages.data !== null
        ? catchUp(orderId, pages.data.last)
        : readMessages(orderId, { limit: PAGE_SIZE, ...(before === null ? {} : { before }) }),
    joins: JOINS,
    // Every step of the order has its line here too. A message is shown as soon as it is there.
    on: ["chat", "order"],
    orderId,
    pauseMs: 0,
  });
  const { data, isReading, reload } = pages;
  const isOnline = usePublic((state) => state.isOnline);
  const onOnline = useEffectEvent(() => {
    if (!isReading) void reload();
  });
  useEffect(() => {
    if (isOnline) onOnline();
  }, [isOnline]);
  const [ownMark, setOwnMark] = useState<string | null>(null);

  return {
    status: data !== null ? "ready" : isReading ? "loading" : "failed",
    messages: data?.list ?? NONE,
    hasOlder: pages.hasMore,
    isLoadingOlder: pages.isLoadingMore,
    readUpTo: data?.readUpTo ?? null,
    ownMark,
    canSend: data?.canSend ?? false,
    take: (messages) => {
      if (data !== null) pages.take({ ...data, list: messages }, withMessages);
    },
    loadOlder: () => void pages.more(),
    retry: () => void reload(),
    markRead: (upTo) => {
      if (isReadBy(upTo, ownMark)) return;
      setOwnMark((before) => (before !== null && compareIds(before, upTo) > 0 ? before : upTo));
      // A mark that does not arrive is made good by the next one.
      void getApi().call(markChatRead, { orderId, upTo });
    },
  };
}

const NONE: readonly ChatMessage[] = [];

async function readMessages(
  orderId: string,
  which: Omit<EndpointInput<typeof queryChatMsg>, "orderId">,
): Promise<Loaded<Messages>> {
  const page = await getApi().call(queryChatMsg, { orderId, ...which });
  if (!page.ok) return page;
  return {
    ok: true,
    data: { ...page.data, last: page.data.list.at(-1)?.id ?? which.after ?? "0" },
  };
}

/** All messages after one. Where a later page is missing, the next event asks for it again. */
async function catchUp(orderId: string, after: string): Promise<Loaded<Messages>> {
  const found = await readMessages(orderId, { after, limit: CATCH_UP_SIZE });
  if (!found.ok || found.data.nextCursor === null) return found;
  const rest = await catchUp(orderId, found.data.nextCursor);
  if (!rest.ok) return found;
  return { ok: true, data: { ...rest.data, list: [...found.data.list, ...rest.data.list] } };
}
