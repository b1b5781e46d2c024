/** When something happened, for narrow places: in the reader's language and zone. */
import { LOCALE_INFO } from "@parley/phrases/locales";
import { useTimeZone } from "@parley/ui/data/time";
import { use, useState } from "react";
import { PhraseBook } from "./phrase.tsx";
import { shortTimeText } from "./short-time-text.ts";

export function ShortTime({
  at,
  className = "",
}: {
  readonly at: number;
  readonly className?: string;
}) {
  const { locale } = use(PhraseBook);
  const timeZone = useTimeZone();
  const [now] = useState(Date.now);
  return (
    <time
      dateTime={new Date(at).toISOString()}
      className={`figures whitespace-nowrap ${className}`}
      // The server's year may be over when the browser takes the page over.
      suppressHydrationWarning
    >
      {shortTimeText(at, { now, tag: LOCALE_INFO[locale].intlTag, timeZone })}
    </time>
  );
}
