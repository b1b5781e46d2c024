/** The rules a single phrase has to keep, on its own and against its English original. */

import { LOCALE_INFO, type Locale } from "../src/locales.ts";
import { COMMON_WORDS, SAME_PHRASES, SHARED_WORDS } from "./check-rules.ts";
import { readMessage, type MessageFacts } from "./message-facts.ts";

/** The letters a language is written in, where they are not Latin. */
const OWN_SCRIPTS: Readonly<Partial<Record<Locale, RegExp>>> = {
  ru: /\p{Script=Cyrillic}/u,
  hi: /\p{Script=Devanagari}/u,
  ja: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
  ko: /\p{Script=Hangul}/u,
  th: /\p{Script=Thai}/u,
  "zh-cn": /\p{Script=Han}/u,
  "zh-tw": /\p{Script=Han}/u,
};

/** Frequent characters of this site's words that exist in one of the two Chinese scripts only. */
const WRONG_SCRIPT: Readonly<Partial<Record<Locale, RegExp>>> = {
  "zh-cn": /[幣單買賣錢證認設請資轉帳訂額費說還這個網頁時間對應開關選擇為過發貨電碼確]/u,
  "zh-tw": /[币单买卖钱证认设请资转账订额费说还这个网页时间对应开关选择为过发货电码确]/u,
};

/** French keeps its high signs and quotation marks from the next line with a no-break space. */
const FRENCH_SPACE = /[^\u00A0][:;?!»]|«[^\u00A0]/u;

export function checkText(phrase: string): string[] {
  const problems: string[] = [];
  if (phrase.trim() === "") problems.push("is empty");
  else if (phrase !== phrase.trim()) problems.push("begins or ends with a space");
  if (/ {2}|[\t\r\n]/.test(phrase)) problems.push("has double spaces, tabs or line breaks");
  if (/'[{}<>]|''|'#/.test(phrase)) {
    problems.push("has an apostrophe that quotes markup; write ’ instead");
  }
  if (/&(?:[a-z]+|#\w+);/i.test(phrase)) problems.push("has an HTML entity; write the character");
  if (/[｛｝＜＞]/.test(phrase)) problems.push("has full-width braces or brackets");
  if (/<\/?\w[^<>]*(?:\/>|\s[^<>]*>)/.test(phrase)) {
    problems.push("has a tag with attributes or without content");
  }
  return problems;
}

function checkPlurals(facts: MessageFacts, locale: Locale): string[] {
  const problems: string[] = [];
  for (const { value, options, pluralType } of facts.plurals) {
    const type = pluralType ?? "cardinal";
    const rules = new Intl.PluralRules(LOCALE_INFO[locale].intlTag, { type });
    const needed = rules.resolvedOptions().pluralCategories;
    const lacking = needed.filter((category) => !Object.hasOwn(options, category));
    if (lacking.length > 0) problems.push(`{${value}} lacks the plural ${lacking.join(", ")}`);
    const idle = Object.keys(options).filter(
      (name) => !name.startsWith("=") && !needed.some((category) => category === name),
    );
    if (idle.length > 0) problems.push(`{${value}} has a plural never used: ${idle.join(", ")}`);
  }
  return problems;
}

/** All rules for a phrase of the English catalogue. */
export function checkEnglish(phrase: string): string[] {
  const facts = readMessage(phrase);
  if (typeof facts === "string") return [`cannot be parsed: ${facts}`];
  return [...checkText(phrase), ...checkPlurals(facts, "en")];
}

function checkPlaceholders(own: MessageFacts, english: MessageFacts, locale: Locale): string[] {
  const problems: string[] = [];
  const isCounting =
    new Intl.PluralRules(LOCALE_INFO[locale].intlTag).resolvedOptions().pluralCategories.length > 1;
  for (const [name, kinds] of english.placeholders) {
    const ownKinds = own.placeholders.get(name);
    if (ownKinds === undefined) problems.push(`lacks ${name}`);
    // A value that English only prints may be any text, so that a translation cannot use it in a
    // plural.
    else if (ownKinds.has("number") && !kinds.has("number")) {
      problems.push(`counts with ${name}, which is a text in English`);
    }
  }
  for (const name of own.placeholders.keys()) {
    if (!english.placeholders.has(name)) problems.push(`has ${name}, which English has not`);
  }
  if (isCounting && english.plurals.length > 0 && own.plurals.length === 0) {
    problems.push("has no plural where English has one");
  }
  return problems;
}

function escaped(word: string): string {
  return word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

/** The visible text without the words that this language may share with English. */
function withoutSharedWords(facts: MessageFacts, locale: Locale): string {
  const words = [...COMMON_WORDS, ...(SHARED_WORDS[locale] ?? [])].toSorted(
    (a, b) => b.length - a.length,
  );
  const shared = new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${words.map(escaped).join("|")})(?![\\p{L}\\p{N}])`,
    "giu",
  );
  return facts.texts.join(" ").replaceAll(shared, "");
}

function checkLanguage(
  key: string,
  phrase: string,
  english: string,
  facts: MessageFacts,
  locale: Locale,
): string[] {
  const problems: string[] = [];
  const allowed = SAME_PHRASES[key] ?? [];
  const isAllowed = allowed.includes("*") || allowed.includes(locale);
  const ownWords = withoutSharedWords(facts, locale);
  const script = OWN_SCRIPTS[locale];
  if (/\p{L}/u.test(ownWords) && !isAllowed) {
    if (phrase === english) problems.push("is the same as in English");
    else if (script !== undefined && !script.test(phrase)) problems.push("is not in its script");
  }
  const wrong = WRONG_SCRIPT[locale]?.exec(phrase);
  if (wrong) problems.push(`has ${wrong[0]}, which belongs to the other Chinese script`);
  if (locale === "fr" && FRENCH_SPACE.test(phrase)) {
    problems.push("lacks a no-break space (U+00A0) before : ; ? ! » or after «");
  }
  return problems;
}

/** All rules for a translated phrase. */
export function checkTranslation(
  key: string,
  phrase: string,
  english: string,
  locale: Locale,
): string[] {
  const own = readMessage(phrase);
  if (typeof own === "string") return [`cannot be parsed: ${own}`];
  const original = readMessage(english);
  const problems = [
    ...checkText(phrase),
    ...checkPlurals(own, locale),
    ...checkLanguage(key, phrase, english, own, locale),
  ];
  // A broken English phrase is reported itself; its translations are not compared.
  if (typeof original !== "string") problems.push(...checkPlaceholders(own, original, locale));
  return problems;
}
