/** Phrases and events in the language and the time zone of the reader. */
import { formatTimestamp } from "@parley/domain/format/format-timestamp";
import type { SaidPhrase } from "@parley/domain/chat/quick-phrases";
import { useTimeZone } from "@parley/ui/data/time";
import { usePhrase } from "../../../../shell/locale/phrase.tsx";
import type { ChatMessage } from "./chat-message.ts";
import { eventText, phraseText, type TimeText } from "./wire-phrases.ts";

/** A date that is broken in two is hard to read; what joins it is not seen. */
const IN_ONE_LINE = "YYYY-\u2060MM-\u2060DD\u00A0HH:mm";

function useTimeText(): TimeText {
  const timeZone = useTimeZone();
  return (at) => formatTimestamp(at, { timeZone, pattern: IN_ONE_LINE });
}

export function usePhraseText(): (phrase: SaidPhrase) => string {
  const t = usePhrase();
  const timeText = useTimeText();
  return (phrase) => phraseText(phrase, t, timeText);
}

export function useEventText(): (event: NonNullable<ChatMessage["event"]>) => string {
  const t = usePhrase();
  const timeText = useTimeText();
  return (event) => eventText(event, t, timeText);
}
