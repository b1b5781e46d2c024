/** Which of our languages a language tag such as `en-US` means. */
import { isLocale, type Locale } from "./locales.ts";

/** No language has a longer tag; a longer one is an attack or a mistake. */
const LONGEST_TAG = 512;

/** Chinese is split by script; a region implies its usual script unless one is named. */
const TRADITIONAL_REGIONS: ReadonlySet<string> = new Set(["tw", "hk", "mo"]);

/** The code that Java, and so many Android browsers, still send for Indonesian. */
const OLD_CODES: Readonly<Record<string, Locale>> = { in: "id" };

/** The site's language for one tag such as `en-US`, `zh-Hant-HK` or `pt`, whatever its case. */
export function findLocaleOfTag(tag: string): Locale | null {
  if (tag.length > LONGEST_TAG) return null;
  const [language = "", ...subtags] = tag.trim().toLowerCase().split(/[-_]/);
  if (language === "zh") {
    if (subtags.includes("hant")) return "zh-tw";
    if (subtags.includes("hans")) return "zh-cn";
    return subtags.some((subtag) => TRADITIONAL_REGIONS.has(subtag)) ? "zh-tw" : "zh-cn";
  }
  if (isLocale(language)) return language;
  return Object.hasOwn(OLD_CODES, language) ? (OLD_CODES[language] ?? null) : null;
}
