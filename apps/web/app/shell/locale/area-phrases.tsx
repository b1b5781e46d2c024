/**
 * Phrases of further areas for a part that is on many pages or that any page may open, without each
 * page having to name them. In the browser they may be loaded later, so that it needs a `Suspense`
 * around it.
 */
import type { Area } from "@parley/phrases/keys";
import { use, useMemo, type ReactNode } from "react";
import { findPhrases, type Messages } from "./phrase-store.ts";
import { PhraseBook } from "./phrase.tsx";

export interface AreaPhrasesProps {
  readonly areas: readonly Area[];
  readonly children: ReactNode;
}

/**
 * Waits for the phrases, and remembers nothing: when it is tried again they are at hand, so that it does
 * not ask for them as it did before, and React would take the hooks that follow for those of an update.
 */
export function AreaPhrases({ areas, children }: AreaPhrasesProps) {
  const found = findPhrases(use(PhraseBook).locale, areas);
  const more = found instanceof Promise ? use(found) : found;
  return <LongerIndex more={more}>{children}</LongerIndex>;
}

function LongerIndex({ more, children }: { more: Messages; children: ReactNode }) {
  const { locale, messages } = use(PhraseBook);
  const book = useMemo(
    () => ({ locale, messages: { ...messages, ...more } }),
    [locale, messages, more],
  );
  return <PhraseBook value={book}>{children}</PhraseBook>;
}
