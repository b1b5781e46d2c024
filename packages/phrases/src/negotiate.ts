/** Which of our languages an accept-language header asks for. */
import { findLocaleOfTag } from "./locale-of-tag.ts";
import { DEFAULT_LOCALE, type Locale } from "./locales.ts";

/** No browser sends more; a longer header is an attack or a mistake and is cut here. */
const HEADER_LIMIT = 512;

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
