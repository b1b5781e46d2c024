/** Announces new messages of others to screen readers; earlier ones are silent. */
import type { OrderRole } from "@parley/domain/order/order";
import { useState } from "react";
import { usePhrase, type Phrase } from "../../../../shell/locale/phrase.tsx";
import { compareIds, type ChatMessage } from "./chat-message.ts";
import { useEventText, usePhraseText } from "./use-wire-text.ts";

export interface NewsVoiceProps {
  readonly messages: readonly ChatMessage[];
  readonly role: OrderRole;
  readonly counterpartyName: string;
}

export function NewsVoice({ messages, role, counterpartyName }: NewsVoiceProps) {
  const t = usePhrase();
  const phrase = usePhraseText();
  const event = useEventText();
  const last = messages.at(-1)?.id ?? null;
  /** The end of what was there when the list was first loaded. */
  const [start, setStart] = useState<string | null>(null);
  if (start === null && last !== null) setStart(last);
  const newest = messages.findLast(({ from }) => from !== role);
  const isNew = newest !== undefined && start !== null && compareIds(newest.id, start) > 0;
  return (
    <output className="sr-only">
      {isNew &&
        announce(newest, counterpartyName, t, () =>
          newest.phrase !== null
            ? phrase(newest.phrase)
            : newest.event !== null
              ? event(newest.event)
              : (newest.text ?? newest.file?.name ?? ""),
        )}
    </output>
  );
}

function announce(
  { from }: ChatMessage,
  counterpartyName: string,
  t: Phrase,
  textOf: () => string,
): string {
  if (from === "system") return textOf();
  const name = from === "staff" ? t("chat.from.staff") : counterpartyName;
  return t("chat.announce", { name, text: textOf() });
}
