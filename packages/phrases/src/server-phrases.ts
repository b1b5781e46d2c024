/**
 * Phrases for the server: messages of the API, notifications and mails. An area is loaded from its
 * compiled file on first use and kept, so that unused languages cost nothing.
 */

import { readFileSync } from "node:fs";
import { getAreaOf } from "./areas.ts";
import type { CompiledCatalogue } from "./compiled-phrases.ts";
import type { PhraseArguments, PhraseKey } from "./keys.ts";
import { LOCALE_INFO, type Locale } from "./locales.ts";
import { formatPhraseParts } from "./phrase-text.ts";

const COMPILED = new URL("../compiled/", import.meta.url);

type RichText = (chunks: string[]) => string;

export type PhraseValue = string | number | Date | RichText;

export interface PhraseBook {
  /** The phrase in that language; throws where the key or a value it needs is missing. */
  format(locale: Locale, key: PhraseKey, values?: Readonly<Record<string, PhraseValue>>): string;
}

function readCatalogue(folder: URL, locale: Locale, area: string): CompiledCatalogue {
  const file = new URL(`${locale}/${area}.json`, folder);
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch (cause) {
    throw new Error(
      `The phrases of ${area} in ${locale} are not compiled: run packages/phrases/scripts/compile.ts.`,
      { cause },
    );
  }
  const catalogue: CompiledCatalogue = JSON.parse(text);
  return catalogue;
}

export function createPhraseBook(folder: URL = COMPILED): PhraseBook {
  const catalogues = new Map<string, CompiledCatalogue>();

  function getCatalogue(locale: Locale, area: string): CompiledCatalogue {
    const name = `${locale}/${area}`;
    const known = catalogues.get(name);
    if (known !== undefined) return known;
    const read = readCatalogue(folder, locale, area);
    catalogues.set(name, read);
    return read;
  }

  return {
    format(locale, key, values) {
      const phrase = getCatalogue(locale, getAreaOf(key))[key];
      if (phrase === undefined) throw new Error(`There is no phrase ${key} in ${locale}.`);
      return formatPhraseParts<string>(phrase, LOCALE_INFO[locale].intlTag, values).join("");
    },
  };
}

/** For keys that are known only at run time, such as those of error codes. */
export const phraseBook = createPhraseBook();

/** A phrase with the values its English text asks for. */
export function formatPhrase<Key extends PhraseKey>(
  locale: Locale,
  key: Key,
  ...[values]: PhraseArguments<Key>
): string {
  return phraseBook.format(locale, key, values);
}
