/** The 17 languages of the site, in the order the language menu shows them. */

export const LOCALES = [
  "en",
  "fr",
  "ru",
  "tr",
  "es",
  "pt",
  "de",
  "it",
  "id",
  "ms",
  "hi",
  "ja",
  "ko",
  "vi",
  "th",
  "zh-cn",
  "zh-tw",
] as const;

/** A language as written in the address, the cookie and the `language` header. */
export type Locale = (typeof LOCALES)[number];

export const DEFAULT_LOCALE: Locale = "en";

export interface LocaleInfo {
  /** The language in its own name, as the language menu shows it. */
  readonly name: string;
  /** For the `lang` attribute and `hreflang`: the widest tag that is true, so `pt` also finds Portugal. */
  readonly tag: string;
  /**
   * For `Intl`. It differs from `tag` where the bare language would format in a surprising way:
   * Portuguese is written for Brazil, by far the larger market, and Thai dates keep the Gregorian
   * year, because the plain timestamps beside them (YYYY-MM-DD HH:mm:ss) use it too.
   */
  readonly intlTag: string;
}

export const LOCALE_INFO = {
  en: { name: "English", tag: "en", intlTag: "en-US" },
  fr: { name: "Français", tag: "fr", intlTag: "fr" },
  ru: { name: "Русский", tag: "ru", intlTag: "ru" },
  tr: { name: "Türkçe", tag: "tr", intlTag: "tr" },
  es: { name: "Español", tag: "es", intlTag: "es" },
  pt: { name: "Português", tag: "pt", intlTag: "pt-BR" },
  de: { name: "Deutsch", tag: "de", intlTag: "de" },
  it: { name: "Italiano", tag: "it", intlTag: "it" },
  id: { name: "Bahasa Indonesia", tag: "id", intlTag: "id" },
  ms: { name: "Bahasa Melayu", tag: "ms", intlTag: "ms" },
  hi: { name: "हिन्दी", tag: "hi", intlTag: "hi" },
  ja: { name: "日本語", tag: "ja", intlTag: "ja" },
  ko: { name: "한국어", tag: "ko", intlTag: "ko" },
  vi: { name: "Tiếng Việt", tag: "vi", intlTag: "vi" },
  th: { name: "ไทย", tag: "th", intlTag: "th-u-ca-gregory" },
  "zh-cn": { name: "简体中文", tag: "zh-CN", intlTag: "zh-CN" },
  "zh-tw": { name: "繁體中文", tag: "zh-TW", intlTag: "zh-TW" },
} as const satisfies Record<Locale, LocaleInfo>;

const KNOWN: ReadonlySet<string> = new Set(LOCALES);

export function isLocale(value: unknown): value is Locale {
  return typeof value === "string" && KNOWN.has(value);
}
