/** What no reader should see: keys of phrases, open placeholders, English in another language. */
import { AREAS } from "@parley/phrases/areas";
import type { CompiledCatalogue } from "@parley/phrases/compiled-phrases";
import type { Locale } from "@parley/phrases/locales";
import { readFileSync } from "node:fs";

const COMPILED = new URL("../../packages/phrases/compiled/", import.meta.url);

const KEY = new RegExp(String.raw`(?<![\w./@-])(?:${AREAS.join("|")})(?:\.[a-z]\w*)+(?![\w./-])`);
const OPEN = /\{\w+\}|\bundefined\b|\bNaN\b|\[object |Invalid Date|\bInfinity\b/;
/** One word may be borrowed, as German borrows “Limits”. */
const isTelling = (text: string) => text.includes(" ");

/** Plain text in a compiled phrase; the enum itself is the parser's. */
const isText = (type: number) => type === 0;

function plainPhrases(locale: Locale): string[] {
  return AREAS.flatMap((area) => {
    const file = new URL(`${locale}/${area}.json`, COMPILED);
    const catalogue: CompiledCatalogue = JSON.parse(readFileSync(file, "utf8"));
    return Object.values(catalogue).flatMap((parts) => {
      const [first] = parts;
      // Plain text alone: a phrase with a value is never equal to what is shown.
      return parts.length === 1 && first !== undefined && "value" in first && isText(first.type)
        ? [first.value]
        : [];
    });
  });
}

export type FindWords = (texts: readonly string[]) => string[];

/** For one language; the catalogues are read once. */
export function wordFinder(locale: Locale): FindWords {
  const own = new Set(plainPhrases(locale));
  const english = new Set(
    locale === "en" ? [] : plainPhrases("en").filter((text) => isTelling(text) && !own.has(text)),
  );
  return (texts) =>
    texts.flatMap((text) => {
      if (KEY.test(text)) return [`key of a phrase: “${text}”`];
      if (OPEN.test(text)) return [`open placeholder: “${text}”`];
      return english.has(text) ? [`English: “${text}”`] : [];
    });
}
