/**
 * The language at the beginning of an address, and how it is exchanged for another. Apart from the
 * rules about requests, because every page needs this and only the server needs those.
 */

import { isLocale, type Locale } from "./locales.ts";

export interface SplitPath {
  /** The language the first segment names, or null. */
  readonly locale: Locale | null;
  /** What follows the language: empty, or beginning with exactly one slash. */
  readonly rest: string;
}

/** Browsers read `\` as `/` and a leading `//` as another host, so such runs become one slash. */
function singleLeadingSlash(path: string): string {
  return path.replace(/^[/\\]*/, "/");
}

export function splitLocale(path: string): SplitPath {
  const rooted = singleLeadingSlash(path);
  const end = rooted.slice(1).search(/[/\\]/);
  const first = end === -1 ? rooted.slice(1) : rooted.slice(1, end + 1);
  const lower = first.toLowerCase();
  const code = lower === "en-us" ? "en" : lower;
  if (!isLocale(code)) return { locale: null, rest: rooted === "/" ? "" : rooted };
  const rest = rooted.slice(1 + first.length);
  return { locale: code, rest: rest === "" ? "" : singleLeadingSlash(rest) };
}

/** The same address in another language; a path that has no language yet gets one. */
export function swapLocale(address: string, locale: Locale): string {
  const end = address.search(/[?#]/);
  const path = end === -1 ? address : address.slice(0, end);
  const tail = end === -1 ? "" : address.slice(end);
  const { rest } = splitLocale(path);
  return `/${locale}${rest === "/" ? "" : rest}${tail}`;
}
