/** Which of our languages a language tag or an accept-language header asks for. */

import { DEFAULT_LOCALE, isLocale, type Locale } from "./locales.ts";

/** No browser sends more; a longer header is an attack or a mistake and is cut here. */
const HEADER_LIMIT = 512;

/** Chinese is split by script; a region implies its usual script unless one is named. */
const TRADITIONAL_REGIONS: ReadonlySet<string> = new Set(["tw", "hk", "mo"]);

/** The code that Java, and so many Android browsers, still send for Indonesian. */
const OLD_CODES: Readonly<Record<string, Locale>> = { in: "id" };

/** The site's language for one tag such as `en-US`, `zh-Hant-HK` or `pt`, whatever its case. */
export function findLocaleOfTag(tag: string): Locale | null {
  if (tag.length > HEADER_LIMIT) return null;
  const [language = "", ...subtags] = tag.trim().toLowerCase().split(/[-_]/);
  if (language === "zh") {
    if (subtags.includes("hant")) return "zh-tw";
    if (subtags.includes("hans")) return "zh-cn";
    return subtags.some((subtag) => TRADITIONAL_REGIONS.has(subtag)) ? "zh-tw" : "zh-cn";
  }
  if (isLocale(language)) return language;
  return Object.hasOwn(OLD_CODES, language) ? (OLD_CODES[language] ?? null) : null;
}

interface Wish {
  readonly tag: string;
  readonly quality: number;
}

/** One entry of the header; null for what is malformed or explicitly unwanted (`q=0`). */
function parseWish(entry: string): Wish | null {
  const [tag = "", ...parameters] = entry.split(";").map((part) => part.trim());
  if (!/^(?:\*|[a-z]{1,8}(?:[-_][a-z\d]{1,8})*)$/i.test(tag)) return null;
  let quality = 1;
  for (const parameter of parameters) {
    const match = /^q\s*=\s*(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/i.exec(parameter);
    if (match === null) return null;
    quality = Number(match[1]);
  }
  return quality > 0 ? { tag, quality } : null;
}

/** The best of our languages for an accept-language header, or null when it names none of them. */
export function negotiateLocale(acceptLanguage: string | null | undefined): Locale | null {
  if (!acceptLanguage) return null;
  const wishes = acceptLanguage
    .slice(0, HEADER_LIMIT)
    .split(",")
    .map(parseWish)
    .filter((wish) => wish !== null)
    .toSorted((a, b) => b.quality - a.quality);
  for (const { tag } of wishes) {
    const locale = tag === "*" ? DEFAULT_LOCALE : findLocaleOfTag(tag);
    if (locale !== null) return locale;
  }
  return null;
}
