/** Phrases and events in the language and the time zone of the reader. */
import { formatCoins } from "@parley/domain/format/format-coins";
import type { SaidPhrase } from "@parley/domain/chat/quick-phrases";
import { useNumbers } from "@parley/ui/data/language";
import { useMoments } from "@parley/ui/data/time";
import { usePhrase } from "../../../../shell/locale/phrase.tsx";
import type { ChatMessage } from "./chat-message.ts";
import { eventText, phraseText, type Writing } from "./wire-phrases.ts";

/** A date that is broken in two is hard to read. */
function inOneLine(text: string): string {
  return text.replaceAll(" ", "\u00A0");
}

function useWriting(): Writing {
  const t = usePhrase();
  const moment = useMoments();
  const { language } = useNumbers();
  return {
    t,
    timeText: (at) => inOneLine(moment(at)),
    coinsText: (amount) => formatCoins(amount, language),
  };
}

export function usePhraseText(): (phrase: SaidPhrase) => string {
  const writing = useWriting();
  return (phrase) => phraseText(phrase, writing);
}

export function useEventText(): (event: NonNullable<ChatMessage["event"]>) => string {
  const writing = useWriting();
  return (event) => eventText(event, writing);
}
