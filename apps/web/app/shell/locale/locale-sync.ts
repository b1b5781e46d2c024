/**
 * Keeps the chosen language in the cookie and in local storage. The server cannot see local
 * storage: where it had to guess the language of a path that had none, the browser corrects it.
 */
import type { Locale } from "@parley/phrases/locales";
import { findLocaleOfTag } from "@parley/phrases/locale-of-tag";
import { swapLocale } from "@parley/phrases/swap-locale";
import { readCookies, writeCookie } from "../state/cookies.ts";

export const LOCALE_COOKIE = "locale";
export const LOCALE_STORAGE = "locale";
/** Set by the server for some seconds when it redirected without knowing the reader's choice. */
export const GUESS_COOKIE = "locale-guess";

/** The language of this page instead, or null when its own is the right one. */
export function decideLocaleSwitch(page: {
  readonly locale: Locale;
  /** Also a tag such as `en-US`, as other programs of this site keep it. */
  readonly stored: string | null;
  readonly isGuess: boolean;
}): Locale | null {
  const { locale, stored, isGuess } = page;
  if (!isGuess || stored === null) return null;
  const wanted = findLocaleOfTag(stored);
  return wanted === locale ? null : wanted;
}

export function syncLocale(locale: Locale): void {
  const { pathname, search, hash } = window.location;
  const cookies = readCookies(document.cookie);
  const isGuess = cookies.has(GUESS_COOKIE);
  // oxlint-disable-next-line unicorn/no-document-cookie -- the Cookie Store API is not in all browsers.
  if (isGuess) document.cookie = `${GUESS_COOKIE}=; Path=/; Max-Age=0`;
  const address = pathname + search + hash;
  const wanted = decideLocaleSwitch({ locale, stored: readStored(), isGuess });
  rememberLocale(wanted ?? locale);
  if (wanted !== null) window.location.replace(swapLocale(address, wanted));
}

export function rememberLocale(locale: Locale): void {
  writeCookie(LOCALE_COOKIE, locale);
  try {
    localStorage.setItem(LOCALE_STORAGE, locale);
  } catch {
    // Storage may be full or forbidden; the cookie is enough.
  }
}

function readStored(): string | null {
  try {
    return localStorage.getItem(LOCALE_STORAGE);
  } catch {
    return null;
  }
}
