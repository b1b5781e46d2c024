/** In which languages this browser has shown the site: an amount copied from one may be pasted in another. */
import { isLocale, type Locale } from "@parley/phrases/locales";

const KEY = "languagesSeen";

export function languagesSeen(): readonly Locale[] {
  try {
    return (localStorage.getItem(KEY) ?? "").split(" ").filter(isLocale);
  } catch {
    // Storage may be forbidden; then each page knows its own language alone.
    return [];
  }
}

export function noteLanguage(locale: Locale): void {
  const seen = languagesSeen();
  if (seen.includes(locale)) return;
  try {
    localStorage.setItem(KEY, [...seen, locale].join(" "));
  } catch {
    // Storage may be full or forbidden.
  }
}
