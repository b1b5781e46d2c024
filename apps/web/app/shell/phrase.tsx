/** Phrases in components: `const t = usePhrase()`, then `t("home.hero.title")`. */
import type { Area, PhraseArguments, PhraseKey } from "@parley/phrases/keys";
import { LOCALE_INFO, type Locale } from "@parley/phrases/locales";
import { use, type ReactNode } from "react";
import { IntlProvider, useIntl } from "react-intl";
import { usePageHandles } from "./page-handle.ts";
import { findPhrases, SEED_ID, seedText } from "./phrase-store.ts";

/** The shell's own phrases are on every page; a route names the further areas it speaks from. */
const ALWAYS: readonly Area[] = ["shell"];

function useAreas(): readonly Area[] {
  const named = usePageHandles().flatMap(({ areas }) => areas ?? []);
  return [...new Set([...ALWAYS, ...named])];
}

export function PhraseProvider({ locale, children }: { locale: Locale; children: ReactNode }) {
  const found = findPhrases(locale, useAreas());
  const messages = found instanceof Promise ? use(found) : found;
  return (
    <IntlProvider locale={LOCALE_INFO[locale].intlTag} messages={messages}>
      {children}
    </IntlProvider>
  );
}

/** Carries the phrases of this page's first render, so that hydration has no chunk to wait for. */
export function PhraseSeedScript({ locale, nonce }: { locale: Locale; nonce: string | undefined }) {
  const seed = seedText(locale, useAreas());
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
  const intl = useIntl();
  return (key, ...[values]) => intl.formatMessage({ id: key }, values);
}

export type RichPhrase = <Key extends PhraseKey>(
  key: Key,
  ...values: PhraseArguments<Key, ReactNode>
) => ReactNode;

/** For phrases with a link or another element in the middle; give each element a `key`. */
export function useRichPhrase(): RichPhrase {
  const intl = useIntl();
  return (key, ...[values]) => intl.formatMessage({ id: key }, values);
}
