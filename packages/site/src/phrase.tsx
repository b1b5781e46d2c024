/** Phrases in components: `const t = usePhrase()`, then `t("home.hero.title")`. */
import type { CompiledCatalogue } from "@parley/phrases/compiled-phrases";
import type { PhraseArguments, PhraseKey } from "@parley/phrases/keys";
import { DEFAULT_LOCALE, LOCALE_INFO, type Locale } from "@parley/phrases/locales";
import { formatPhraseParts, type PhraseValues } from "@parley/phrases/phrase-text";
import { PageLanguage, ReaderZone } from "@parley/ui/data/language";
import { Children, createContext, use, useEffect, type ReactNode } from "react";
import { noteLanguage } from "./languages-seen.ts";

export interface Book {
  readonly locale: Locale;
  readonly messages: CompiledCatalogue;
}

/** The phrases that the components below may use. */
export const PhraseBook = createContext<Book>({ locale: DEFAULT_LOCALE, messages: {} });

export interface PhraseScopeProps {
  readonly book: Book;
  /** That the reader's account has kept. */
  readonly zone?: string | null | undefined;
  readonly children: ReactNode;
}

/** A page or a part in one language: its phrases, its numbers and its dates. */
export function PhraseScope({ book, zone = null, children }: PhraseScopeProps) {
  useEffect(() => noteLanguage(book.locale), [book.locale]);
  return (
    <PhraseBook value={book}>
      <PageLanguage value={book.locale}>
        <ReaderZone value={zone}>{children}</ReaderZone>
      </PageLanguage>
    </PhraseBook>
  );
}

export type Phrase = <Key extends PhraseKey>(key: Key, ...values: PhraseArguments<Key>) => string;

/** The one way to a visible text. A wrong key or a missing value does not compile. */
export function usePhrase(): Phrase {
  const book = use(PhraseBook);
  return (key, ...[values]) => plainText(book, key) ?? partsOf<string>(book, key, values).join("");
}

/** Most phrases are one text. The number is the parser's, which the browser does not have. */
function plainText({ messages }: Book, key: PhraseKey): string | null {
  const phrase = messages[key];
  const first = phrase?.length === 1 ? phrase[0] : undefined;
  // oxlint-disable-next-line typescript/no-unsafe-enum-comparison -- The enum itself would bring the parser into the browser.
  return first?.type === 0 ? first.value : null;
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
  { locale, messages }: Book,
  key: PhraseKey,
  values: PhraseValues<Node> | undefined,
): (string | Node)[] {
  const phrase = messages[key];
  if (phrase !== undefined) return formatPhraseParts(phrase, LOCALE_INFO[locale].intlTag, values);
  // oxlint-disable-next-line no-console -- The page still works; its author has to see that it does not name the area.
  console.error(`The phrase ${key} is not at hand.`);
  return [key];
}
