/**
 * Phrases of a further area for a part that stands on many pages, without each page having to name
 * it. In the browser they may come later, so a `Suspense` has to stand around it.
 */
import type { Area } from "@parley/phrases/keys";
import { use, useMemo, type ReactNode } from "react";
import { findPhrases } from "./phrase-store.ts";
import { PhraseBook } from "./phrase.tsx";

export interface AreaPhrasesProps {
  readonly area: Area;
  readonly children: ReactNode;
}

export function AreaPhrases({ area, children }: AreaPhrasesProps) {
  const { locale, messages } = use(PhraseBook);
  const found = findPhrases(locale, [area]);
  const more = found instanceof Promise ? use(found) : found;
  const book = useMemo(
    () => ({ locale, messages: { ...messages, ...more } }),
    [locale, messages, more],
  );
  return <PhraseBook value={book}>{children}</PhraseBook>;
}
