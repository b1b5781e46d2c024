/** Messages that were said and have not arrived, kept in this tab like what is typed. */
import { QUICK_PHRASE_CODES } from "@parley/domain/chat/quick-phrases";
import * as z from "zod/mini";
import { findKept, keepInput } from "../../../shell/state/kept-input.ts";
import type { Outgoing } from "./message/chat-message.ts";

/** Whose conversation about which order. */
export interface Conversation {
  readonly userId: string;
  readonly orderId: string;
}

const placeOf = ({ userId, orderId }: Conversation) =>
  ({ userId, form: "chat-unsent", subject: orderId }) as const;

/** Files are not kept: the browser forgets them with the page. */
const unsent = z.array(
  z.object({
    clientId: z.string(),
    at: z.number(),
    content: z.union([
      z.object({ kind: z.literal("text"), text: z.string() }),
      z.object({
        kind: z.literal("phrase"),
        phrase: z.object({
          code: z.enum(QUICK_PHRASE_CODES),
          values: z.object({ text: z.optional(z.string()), time: z.optional(z.number()) }),
        }),
      }),
    ]),
  }),
);

/** They go out again as if they had just been written; the server knows which it has. */
export function loadUnsent(conversation: Conversation): readonly Outgoing[] {
  const found = readUnsent(findKept(placeOf(conversation)));
  return found.map(({ clientId, at, content }) => ({
    clientId,
    at,
    content,
    state: { kind: "sending" },
  }));
}

export function saveUnsent(conversation: Conversation, outgoing: readonly Outgoing[]): void {
  const kept = outgoing.filter(({ content }) => "text" in content || "phrase" in content);
  const messages = kept.map(({ clientId, at, content }) => ({ clientId, at, content }));
  keepInput(placeOf(conversation), messages.length === 0 ? null : messages);
}

/** Nothing where other code has written there. */
export function readUnsent(found: unknown): z.output<typeof unsent> {
  return unsent.safeParse(found).data ?? [];
}
