// The text of an error in its reader's language. A refusal must be answered in any case: where a
// value of its phrase is missing, a general sentence replaces it, and the mistake is reported.
import { errorPhraseKey, type ErrorName } from "@parley/contract/error-catalogue";
import type { PhraseKey } from "@parley/phrases/keys";
import type { Locale } from "@parley/phrases/locales";
import { formatPhrase, phraseBook } from "@parley/phrases/server-phrases";

/** Says an error otherwise than the phrase of its name does. */
export type ErrorPhrase = Extract<PhraseKey, `errors.${string}`>;

/** The values of an error phrase's placeholders; numbers are written in the reader's language. */
export type ErrorValues = Readonly<Record<string, string | ((language: Locale) => string)>>;

export function sayError(
  locale: Locale,
  name: ErrorName,
  values?: ErrorValues,
  noteMistake?: (mistake: unknown) => void,
  phrase: ErrorPhrase = errorPhraseKey(name),
): string {
  try {
    return phraseBook.format(locale, phrase, valuesIn(locale, values));
  } catch (mistake) {
    noteMistake?.(mistake);
    return formatPhrase(locale, "shell.error.requestFailed");
  }
}

function valuesIn(locale: Locale, values: ErrorValues = {}): Record<string, string> {
  const written = Object.entries(values).map(([name, value]) => {
    return [name, typeof value === "string" ? value : value(locale)] as const;
  });
  return Object.fromEntries(written);
}
