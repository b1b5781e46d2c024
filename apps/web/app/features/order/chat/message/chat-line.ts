/** What the list shows: messages and those on their way, as one line each. */
import type { OrderRole } from "@parley/domain/order/order";
import {
  isReadBy,
  type ChatMessage,
  type Content,
  type Outgoing,
  type OutgoingState,
} from "./chat-message.ts";

export type LineState = OutgoingState | { readonly kind: "sent" } | { readonly kind: "read" };

export interface ChatLine {
  /** Stays the same when a message on its way arrives. */
  readonly key: string;
  readonly at: number;
  readonly by: ChatMessage["from"];
  readonly content:
    | Content
    | { readonly kind: "event"; readonly event: NonNullable<ChatMessage["event"]> };
  /** Of the reader's own; null of others'. */
  readonly state: LineState | null;
  /** Staff wrote it to the reader alone. */
  readonly isPrivate: boolean;
}

export function listLines(
  messages: readonly ChatMessage[],
  outgoing: readonly Outgoing[],
  role: OrderRole,
  readUpTo: string | null,
): ChatLine[] {
  const said = messages.flatMap((message): ChatLine[] => {
    const content = contentOf(message);
    if (content === null) return [];
    const { id, from, createdAt, readAt, clientId, onlyFor } = message;
    const isRead = readAt !== null || isReadBy(id, readUpTo);
    const state = from === role ? ({ kind: isRead ? "read" : "sent" } as const) : null;
    const isPrivate = onlyFor !== null;
    return [{ key: clientId ?? id, at: createdAt, by: from, content, state, isPrivate }];
  });
  const last = said.at(-1)?.at ?? 0;
  const waiting = outgoing.map(({ clientId, content, at, state }) => ({
    key: clientId,
    // It is last, whatever the two clocks say.
    at: Math.max(at, last),
    by: role,
    content,
    state,
    isPrivate: false,
  }));
  return [...said, ...waiting];
}

function contentOf({ kind, text, file, phrase, event }: ChatMessage): ChatLine["content"] | null {
  switch (kind) {
    case "text":
      return text === null ? null : { kind, text };
    case "phrase":
      return phrase === null ? null : { kind, phrase };
    case "event":
      return event === null ? null : { kind, event };
    case "image":
    case "file":
      return file === null ? null : { kind, file };
  }
}

/** What a user typed into a message, as text, into a phrase or as the name of a file; null if nothing. */
export function typedTextOf(content: ChatLine["content"]): string | null {
  if (content.kind === "text") return content.text;
  if (content.kind === "phrase") return content.phrase.values.text ?? null;
  return content.kind === "file" ? content.file.name : null;
}
