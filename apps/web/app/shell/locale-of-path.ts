import { DEFAULT_LOCALE, type Locale } from "@parley/phrases/locales";
import { routeLocale } from "@parley/phrases/locale-routing";

/** The language in a page's path. The server has already sent away paths without one. */
export function localeOfPath(path: string): Locale {
  const verdict = routeLocale({ path, search: "" });
  return verdict.kind === "page" ? verdict.locale : DEFAULT_LOCALE;
}
