import { DEFAULT_LOCALE, isLocale, type Locale } from "@parley/phrases/locales";

/**
 * The language in a page's path, or in that of its data (`/fr.data`). The server has already sent
 * away paths without one, so the browser need not carry the rules for those.
 */
export function localeOfPath(path: string): Locale {
  const [, first] = /^\/([a-z-]+)/.exec(path) ?? [];
  return isLocale(first) ? first : DEFAULT_LOCALE;
}
