/** What was written and not sent, kept in this tab: the draft of each order, and its unsent messages. */
import { QUICK_PHRASE_CODES } from "@parley/domain/chat/quick-phrases";
import * as z from "zod/mini";
import type { Outgoing } from "./message/chat-message.ts";

const DRAFT = "chat-draft:";
const UNSENT = "chat-unsent:";

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

export function loadDraft(name: string): string {
  return read(DRAFT + name) ?? "";
}

export function saveDraft(name: string, text: string): void {
  write(DRAFT + name, text === "" ? null : text);
}

/** They go out again as if they had just been written; the server knows which it has. */
export function loadUnsent(name: string): readonly Outgoing[] {
  const found = parseUnsent(read(UNSENT + name));
  return found.map(({ clientId, at, content }) => ({
    clientId,
    at,
    content,
    state: { kind: "sending" },
  }));
}

export function saveUnsent(name: string, outgoing: readonly Outgoing[]): void {
  const kept = outgoing.filter(({ content }) => "text" in content || "phrase" in content);
  const text = JSON.stringify(kept.map(({ clientId, at, content }) => ({ clientId, at, content })));
  write(UNSENT + name, kept.length === 0 ? null : text);
}

/** Nothing where other code has written there. */
export function parseUnsent(text: string | null): z.output<typeof unsent> {
  if (text === null) return [];
  try {
    return unsent.safeParse(JSON.parse(text)).data ?? [];
  } catch {
    return [];
  }
}

function read(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    // Storage may be full or forbidden; then a reload begins anew.
  }
}
