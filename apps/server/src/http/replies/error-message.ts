// The words of an error in its reader's language. A refusal has to be answered whatever becomes of
// its words: where a value is missing that its phrase needs, a sentence that fits every refusal
// stands in, and the mistake goes to whoever can write it down.
import { errorPhraseKey, type ErrorName } from "@parley/contract/error-catalogue";
import type { PhraseKey } from "@parley/phrases/keys";
import type { Locale } from "@parley/phrases/locales";
import { formatPhrase, phraseBook } from "@parley/phrases/server-phrases";

/** Says an error otherwise than the phrase of its name does. */
export type ErrorPhrase = Extract<PhraseKey, `errors.${string}`>;

/** What the placeholders of an error's phrase stand for, written out as a reader sees it. */
export type ErrorValues = Readonly<Record<string, string>>;

export function sayError(
  locale: Locale,
  name: ErrorName,
  values?: ErrorValues,
  noteMistake?: (mistake: unknown) => void,
  phrase: ErrorPhrase = errorPhraseKey(name),
): string {
  try {
    return phraseBook.format(locale, phrase, values);
  } catch (mistake) {
    noteMistake?.(mistake);
    return formatPhrase(locale, "shell.error.requestFailed");
  }
}
