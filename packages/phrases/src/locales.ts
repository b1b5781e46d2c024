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

/** The language of a session of which none is known, as a tag. It is shown as `en`. */
export const SESSION_LOCALE = "en-US";

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

export const LOCALE_INFO: Readonly<Record<Locale, LocaleInfo>> = {
  en: info("English", "en", "en-US"),
  fr: info("Français", "fr"),
  ru: info("Русский", "ru"),
  tr: info("Türkçe", "tr"),
  es: info("Español", "es"),
  pt: info("Português", "pt", "pt-BR"),
  de: info("Deutsch", "de"),
  it: info("Italiano", "it"),
  id: info("Bahasa Indonesia", "id"),
  ms: info("Bahasa Melayu", "ms"),
  hi: info("हिन्दी", "hi"),
  ja: info("日本語", "ja"),
  ko: info("한국어", "ko"),
  vi: info("Tiếng Việt", "vi"),
  th: info("ไทย", "th", "th-u-ca-gregory"),
  "zh-cn": info("简体中文", "zh-CN"),
  "zh-tw": info("繁體中文", "zh-TW"),
};

function info(name: string, tag: string, intlTag = tag): LocaleInfo {
  return { name, tag, intlTag };
}

const KNOWN: ReadonlySet<string> = new Set(LOCALES);

export function isLocale(value: unknown): value is Locale {
  return typeof value === "string" && KNOWN.has(value);
}
