/** The phrases of a page: those of the shell, and of the areas that its routes name. */
import type { Area } from "@parley/phrases/keys";
import type { Locale } from "@parley/phrases/locales";
import { PhraseScope } from "@parley/site/phrase";
import { use, useMemo, type ReactNode } from "react";
import { usePage } from "../page/page-data.ts";
import { usePageHandles } from "../page/page-handle.ts";
import { useUser } from "../page/user-store.ts";
import { findPhrases, SEED_ID, seedText, type Messages } from "./phrase-store.ts";

export {
  PhraseBook,
  usePhrase,
  useRichPhrase,
  type Phrase,
  type RichPhrase,
} from "@parley/site/phrase";

/** The shell's own phrases are on every page; a route names the further areas it speaks from. */
const ALWAYS: readonly Area[] = ["shell"];

function useAreas(): readonly Area[] {
  const { isSessionUnknown } = usePage();
  const mayBeUser = useUser() !== null || isSessionUnknown;
  const handles = usePageHandles();
  const named = handles.flatMap(({ areas }) => areas ?? []);
  const ofUser = mayBeUser ? handles.flatMap(({ areasOfUser }) => areasOfUser ?? []) : [];
  return [...new Set([...ALWAYS, ...named, ...ofUser])];
}

interface PhraseProviderProps {
  readonly locale: Locale;
  readonly children: ReactNode;
}

/** Waits, and therefore remembers nothing; see `AreaPhrases`. */
export function PhraseProvider({ locale, children }: PhraseProviderProps) {
  const found = findPhrases(locale, useAreas());
  const messages = found instanceof Promise ? use(found) : found;
  return (
    <FirstIndex locale={locale} messages={messages}>
      {children}
    </FirstIndex>
  );
}

function FirstIndex({
  locale,
  messages,
  children,
}: PhraseProviderProps & { readonly messages: Messages }) {
  const book = useMemo(() => ({ locale, messages }), [locale, messages]);
  return (
    <PhraseScope book={book} zone={useUser()?.timeZone}>
      {children}
    </PhraseScope>
  );
}

/**
 * Carries the phrases of this page's first render, so that hydration has no chunk to wait for. The
 * browser has read them by then and never writes them again.
 */
export function PhraseSeedScript({ locale, nonce }: { locale: Locale; nonce: string | undefined }) {
  const areas = useAreas();
  const seed = import.meta.env.SSR ? seedText(locale, areas) : "";
  return (
    <script
      id={SEED_ID}
      type="application/json"
      nonce={nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: seed }}
    />
  );
}
