/** The outbox of an order's conversation, kept over a reload of the page. */
import { sendChatMsg } from "@parley/contract/endpoints/trade/chat";
import type { EndpointInput } from "@parley/contract/endpoint";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { getApi } from "../../../shell/api/api.ts";
import { usePhrase } from "../../../shell/locale/phrase.tsx";
import { publicStore, serverNow, usePublic } from "../../../shell/state/public-store.ts";
import {
  leaveOutArrived,
  type ChatMessage,
  type Content,
  type Outgoing,
} from "./message/chat-message.ts";
import { loadUnsent, saveUnsent } from "./chat-storage.ts";
import { createOutbox, type Outbox, type SendOutcome } from "./outbox.ts";

/** A restored connection may fail once more; the key keeps a message from being doubled. */
const PAUSES_MS = [500, 1_500];

export interface OutboxView {
  readonly outgoing: readonly Outgoing[];
  readonly add: (content: Content) => void;
  readonly resend: (clientId: string) => void;
  readonly discard: (clientId: string) => void;
}

export interface OutboxWish {
  readonly orderId: string;
  readonly userId: string;
  readonly messages: readonly ChatMessage[];
  readonly onSent: (message: ChatMessage) => void;
}

export function useOutbox({ orderId, userId, messages, onSent }: OutboxWish): OutboxView {
  const t = usePhrase();
  const conversation = { userId, orderId };
  const [outgoing, setOutgoing] = useState(() => loadUnsent(conversation));
  const outbox = useRef<Outbox | null>(null);

  const send = useEffectEvent(async ({ clientId, content }: Outgoing): Promise<SendOutcome> => {
    const say = () =>
      getApi().call(sendChatMsg, {
        orderId,
        clientId,
        ...bodyOf(content),
      });
    let result = await say();
    for (const pauseMs of PAUSES_MS) {
      const isUnanswered = !result.ok && result.name === "networkError";
      if (!isUnanswered || !publicStore.get().isOnline) break;
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
      result = await say();
    }
    if (result.ok) return { kind: "sent", message: result.data };
    if (!publicStore.get().isOnline) return { kind: "offline" };
    // The server's reason; without one the general text.
    return { kind: "failed", text: result.message || t("chat.sendFailed") };
  });
  const onArrival = useEffectEvent(onSent);
  const onChange = useEffectEvent((now: readonly Outgoing[]) => {
    setOutgoing(now);
    saveUnsent(conversation, now);
  });

  useEffect(() => {
    const opened = createOutbox({
      send: (one) => send(one),
      onSent: (message) => onArrival(message),
      onChange: (now) => onChange(now),
      newClientId: () => crypto.randomUUID(),
      now: serverNow,
      left: loadUnsent({ userId, orderId }),
    });
    outbox.current = opened;
    opened.wake();
    return () => opened.stop();
  }, [userId, orderId]);

  const isOnline = usePublic((state) => state.isOnline);
  useEffect(() => {
    if (isOnline) outbox.current?.wake();
  }, [isOnline]);
  useEffect(() => {
    outbox.current?.settle(new Set(messages.map(({ clientId }) => clientId)));
  }, [messages]);

  return {
    // Between its arrival and the update of the outbox it is not shown twice.
    outgoing: leaveOutArrived(outgoing, messages),
    add: (content) => outbox.current?.add(content),
    resend: (clientId) => outbox.current?.resend(clientId),
    discard: (clientId) => outbox.current?.discard(clientId),
  };
}

function bodyOf(
  content: Content,
): Pick<EndpointInput<typeof sendChatMsg>, "kind" | "text" | "phrase" | "fileId"> {
  if (content.kind === "text") return { kind: "text", text: content.text };
  if (content.kind === "phrase") return { kind: "phrase", phrase: content.phrase };
  return { kind: content.kind, fileId: content.file.fileId };
}
