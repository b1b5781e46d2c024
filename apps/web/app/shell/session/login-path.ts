/** The way to the login page and back. Free of everything that only the server needs. */
import { isLocale } from "@parley/phrases/locales";

/** In the address of the login page: the reader was logged in, and the server has ended that. */
export const ENDED_PARAMETER = "ended";

/** A login that is requested on the login page itself leads where that one leads, not back to it. */
export function loginPath(locale: string, returnTo: string, hasEnded = false): string {
  const query = new URLSearchParams(queryOfLogin(returnTo) ?? { returnTo });
  if (hasEnded) query.set(ENDED_PARAMETER, "1");
  return query.size === 0 ? `/${locale}/login` : `/${locale}/login?${query}`;
}

export function isLoginPath(pathname: string): boolean {
  return /^\/[^/]+\/login$/.test(pathname);
}

/** Null for a path of another page. */
function queryOfLogin(path: string): string | null {
  const { pathname, search } = new URL(`https://site.invalid${path}`);
  return isLoginPath(pathname) ? search : null;
}

/** The first part of the console's paths, which have no language. */
const CONSOLE = "admin";

/**
 * Only a page of this site may follow a login: another site would be an open redirect, and an
 * address without a language is a call or a file, but for the console. What browsers make of the
 * address is judged and returned, so that dots, escapes and letters of other scripts are read the
 * same way everywhere.
 */
export function safeReturnPath(returnTo: string | null, fallback: string): string {
  if (returnTo === null || !/^\/(?![/\\])/.test(returnTo)) return fallback;
  // Browsers drop tabs and line breaks from addresses, which could join two slashes.
  if (/[\s\p{Cc}\\]/u.test(returnTo)) return fallback;
  const { pathname, search, hash } = new URL(returnTo, "https://site.invalid");
  const [, first] = pathname.split("/");
  const isPage = (isLocale(first) || first === CONSOLE) && isReadable(pathname);
  return isPage ? pathname + search + hash : fallback;
}

/** False where an escape is broken, which no page can be found by. */
function isReadable(pathname: string): boolean {
  try {
    return decodeURI(pathname) !== "";
  } catch {
    return false;
  }
}
