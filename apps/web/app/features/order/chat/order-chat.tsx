/**
 * The conversation of an order: beside it on wide screens, behind a tab on phones. It loads by itself,
 * follows the live events, and sends what is written, now or when there is a connection again.
 */
import type { OrderRole } from "@parley/domain/order/order";
import { ErrorState } from "@parley/ui/feedback/error-state";
import { AfterHydration } from "@parley/ui/controls/hydration";
import { Skeleton } from "@parley/ui/feedback/skeleton";
import ShieldCheck from "lucide-react/icons/shield-check";
import { Suspense, useEffect, useEffectEvent, useId, useState, type DragEvent } from "react";
import { AreaPhrases } from "../../../shell/locale/area-phrases.tsx";
import { usePhrase } from "../../../shell/locale/phrase.tsx";
import { useUser } from "../../../shell/page/user-store.ts";
import { usePublic } from "../../../shell/state/public-store.ts";
import { AttachmentList } from "./attachment-list.tsx";
import { listLines } from "./message/chat-line.ts";
import { countUnread } from "./message/chat-message.ts";
import { Composer } from "./composer.tsx";
import { ListFrame } from "./list-frame.tsx";
import { MessageList } from "./message/message-list.tsx";
import { NewsVoice } from "./message/news-voice.tsx";
import { useAttachments } from "./use-attachments.ts";
import { useConversation } from "./use-conversation.ts";
import { useOutbox } from "./use-outbox.ts";
import { useScroll } from "./use-scroll.ts";

export interface OrderChatProps {
  readonly orderId: string;
  readonly counterpartyName: string;
  readonly role: OrderRole;
  /** Whether writing is possible as far as the page knows; the server decides. */
  readonly isOpen: boolean;
  /** Numbers that the order itself shows: a message that repeats them needs no warning. */
  readonly knownNumbers: readonly string[];
  /** Called with the number of unread messages. */
  readonly onUnread?: ((count: number) => void) | undefined;
}

const FRAME =
  "border-line bg-surface relative flex h-[calc(100dvh-8.5rem)] min-h-80 flex-col lg:h-144 lg:max-h-[calc(100dvh-16rem)] overflow-hidden rounded-lg border";

export function OrderChat(props: OrderChatProps) {
  return (
    // Unsent drafts are in the browser, and so is the rest.
    <AfterHydration fallback={<div className={FRAME} />}>
      <Suspense fallback={<div className={FRAME} />}>
        <AreaPhrases areas={["chat"]}>
          <Chat key={props.orderId} {...props} />
        </AreaPhrases>
      </Suspense>
    </AfterHydration>
  );
}

function Chat(props: OrderChatProps) {
  const { orderId, counterpartyName, role, isOpen, knownNumbers, onUnread } = props;
  const t = usePhrase();
  const titleId = useId();
  const user = useUser();
  const conversation = useConversation(orderId);
  const { messages, status, readUpTo, ownMark } = conversation;
  const outbox = useOutbox({
    orderId,
    userId: user?.userId ?? "",
    messages,
    onSent: (message) => conversation.take([message]),
  });
  const attachments = useAttachments(orderId, (file) =>
    outbox.add({ kind: file.type.startsWith("image/") ? "image" : "file", file }),
  );
  const lines = listLines(messages, outbox.outgoing, role, readUpTo);
  const scroll = useScroll(lines[0]?.key ?? "", lines.at(-1)?.key ?? "");
  const unread = countUnread(messages, role, ownMark);
  useReading(unread, scroll.isAtEnd, messages.at(-1)?.id ?? null, conversation.markRead);
  const onCount = useEffectEvent((count: number) => onUnread?.(count));
  useEffect(() => {
    if (status === "ready") onCount(unread);
  }, [status, unread]);
  const canWrite = status === "ready" ? conversation.canSend : isOpen;
  const drop = useDrop(attachments.add, canWrite);
  const say = (content: Parameters<typeof outbox.add>[0]) => {
    outbox.add(content);
    scroll.toEnd();
  };
  return (
    <section aria-labelledby={titleId} className={FRAME} {...drop.handlers}>
      <Heading id={titleId} name={counterpartyName} />
      <ListFrame conversation={conversation} scroll={scroll} newCount={unread}>
        {status === "loading" && <Waiting />}
        {status === "failed" && (
          <ErrorState
            title={t("chat.loadFailed")}
            retryLabel={t("shell.error.retry")}
            onRetry={conversation.retry}
          />
        )}
        <MessageList
          lines={lines}
          role={role}
          knownNumbers={knownNumbers}
          counterpartyName={counterpartyName}
          onResend={outbox.resend}
          onDiscard={outbox.discard}
        />
      </ListFrame>
      <NewsVoice messages={messages} role={role} counterpartyName={counterpartyName} />
      <AttachmentList {...attachments} />
      {canWrite && (
        <Composer
          role={role}
          orderId={orderId}
          onText={(text) => say({ kind: "text", text })}
          onPhrase={(phrase) => say({ kind: "phrase", phrase })}
          onFiles={attachments.add}
        />
      )}
      {status === "ready" && !canWrite && (
        <p className="border-line text-muted border-t p-4 text-center text-sm">
          {t("chat.closed")}
        </p>
      )}
      {drop.isOver && (
        <p className="border-accent bg-surface/90 pointer-events-none absolute inset-2 flex items-center justify-center rounded-lg border-2 border-dashed text-sm font-medium">
          {t("chat.drop")}
        </p>
      )}
    </section>
  );
}

function Heading({ id, name }: { id: string; name: string }) {
  const t = usePhrase();
  return (
    <header className="border-line flex flex-col gap-1 border-b px-4 py-3">
      <h2 id={id} className="truncate font-semibold">
        {t("chat.title", { name })}
      </h2>
      <p className="text-muted flex items-start gap-1.5 text-xs">
        <ShieldCheck aria-hidden className="text-success mt-px size-3.5 shrink-0" />
        {t("chat.safety")}
      </p>
    </header>
  );
}

function Waiting() {
  const t = usePhrase();
  return (
    <div aria-busy className="flex flex-col gap-3 py-2">
      <span className="sr-only">{t("chat.loading")}</span>
      <Skeleton className="mx-auto h-4 w-3/5" />
      <Skeleton className="h-10 w-3/5 rounded-lg" />
      <Skeleton className="h-10 w-2/5 self-end rounded-lg" />
      <Skeleton className="h-10 w-1/2 rounded-lg" />
    </div>
  );
}

/** The end of a visible list has been read. */
function useReading(
  unread: number,
  isAtEnd: boolean,
  last: string | null,
  markRead: (upTo: string) => void,
): void {
  const isVisible = usePublic((state) => state.isVisible);
  const onRead = useEffectEvent(markRead);
  useEffect(() => {
    if (unread > 0 && isAtEnd && isVisible && last !== null) onRead(last);
  }, [unread, isAtEnd, isVisible, last]);
}

function hasFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer.types.includes("Files");
}

/** Files that are dropped anywhere on the conversation. */
function useDrop(add: (files: readonly File[]) => void, isAllowed: boolean) {
  const [isOver, setIsOver] = useState(false);
  return {
    isOver,
    handlers: {
      onDragOver: (event: DragEvent) => {
        if (!isAllowed || !hasFiles(event)) return;
        event.preventDefault();
        setIsOver(true);
      },
      onDragLeave: () => setIsOver(false),
      onDrop: (event: DragEvent) => {
        setIsOver(false);
        if (!isAllowed || !hasFiles(event)) return;
        event.preventDefault();
        add([...event.dataTransfer.files]);
      },
    },
  };
}
