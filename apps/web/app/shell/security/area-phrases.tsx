/** Further phrases below a part that any page may open, so that not every page has to name them. */
import type { Area } from "@parley/phrases/keys";
import { use, useMemo, type ReactNode } from "react";
import { findPhrases, type Messages } from "../phrase-store.ts";
import { PhraseBook } from "../phrase.tsx";

export interface AreaPhrasesProps {
  readonly areas: readonly Area[];
  readonly children: ReactNode;
}

/** Suspends until the phrases are there. */
export function AreaPhrases({ areas, children }: AreaPhrasesProps) {
  const outer = use(PhraseBook);
  const { locale } = outer;
  const found = findPhrases(locale, areas);
  const own: Messages = found instanceof Promise ? use(found) : found;
  const book = useMemo(
    () => ({ locale, messages: { ...outer.messages, ...own } }),
    [locale, outer.messages, own],
  );
  return <PhraseBook value={book}>{children}</PhraseBook>;
}
