/** Phrases and events in the language and the time zone of the reader. */
import { formatCoins } from "@parley/domain/format/format-coins";
import { formatTimestamp } from "@parley/domain/format/format-timestamp";
import type { SaidPhrase } from "@parley/domain/chat/quick-phrases";
import { useNumbers } from "@parley/ui/data/language";
import { useTimeZone } from "@parley/ui/data/time";
import { usePhrase } from "../../../../shell/locale/phrase.tsx";
import type { ChatMessage } from "./chat-message.ts";
import { eventText, phraseText, type Writing } from "./wire-phrases.ts";

/** A date that is broken in two is hard to read; what joins it is not seen. */
const IN_ONE_LINE = "YYYY-\u2060MM-\u2060DD\u00A0HH:mm";

function useWriting(): Writing {
  const t = usePhrase();
  const timeZone = useTimeZone();
  const { language } = useNumbers();
  return {
    t,
    timeText: (at) => formatTimestamp(at, { timeZone, pattern: IN_ONE_LINE }),
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
