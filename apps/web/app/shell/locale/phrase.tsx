/** Phrases in components: `const t = usePhrase()`, then `t("home.hero.title")`. */
import type { Area, PhraseArguments, PhraseKey } from "@parley/phrases/keys";
import { DEFAULT_LOCALE, LOCALE_INFO, type Locale } from "@parley/phrases/locales";
import { formatPhraseParts, type PhraseValues } from "@parley/phrases/phrase-text";
import { Children, createContext, use, useMemo, type ReactNode } from "react";
import { usePageHandles } from "../page/page-handle.ts";
import { findPhrases, SEED_ID, seedText, type Messages } from "./phrase-store.ts";

/** The phrases that the parts below may speak from. */
export const PhraseBook = createContext<{ readonly locale: Locale; readonly messages: Messages }>({
  locale: DEFAULT_LOCALE,
  messages: {},
});

/** The shell's own phrases are on every page; a route names the further areas it speaks from. */
const ALWAYS: readonly Area[] = ["shell"];

function useAreas(): readonly Area[] {
  const named = usePageHandles().flatMap(({ areas }) => areas ?? []);
  return [...new Set([...ALWAYS, ...named])];
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
  return <PhraseBook value={book}>{children}</PhraseBook>;
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

export type Phrase = <Key extends PhraseKey>(key: Key, ...values: PhraseArguments<Key>) => string;

/** The one way to a visible text. A wrong key or a missing value does not compile. */
export function usePhrase(): Phrase {
  const book = use(PhraseBook);
  return (key, ...[values]) => partsOf<string>(book, key, values).join("");
}

export type RichPhrase = <Key extends PhraseKey>(
  key: Key,
  ...values: PhraseArguments<Key, ReactNode>
) => ReactNode;

/** For phrases with a link or another element in the middle. */
export function useRichPhrase(): RichPhrase {
  const book = use(PhraseBook);
  return (key, ...[values]) => Children.toArray(partsOf<ReactNode>(book, key, values));
}

function partsOf<Node>(
  { locale, messages }: { readonly locale: Locale; readonly messages: Messages },
  key: PhraseKey,
  values: PhraseValues<Node> | undefined,
): (string | Node)[] {
  const phrase = messages[key];
  if (phrase !== undefined) return formatPhraseParts(phrase, LOCALE_INFO[locale].intlTag, values);
  // oxlint-disable-next-line no-console -- The page still works; its author has to see that it does not name the area.
  console.error(`The phrase ${key} is not at hand.`);
  return [key];
}
