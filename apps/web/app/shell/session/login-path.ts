/** The way to the login page and back. Free of everything that only the server needs. */

/** In the address of the login page: the reader was logged in, and the server has ended that. */
export const ENDED_PARAMETER = "ended";

export function loginPath(locale: string, returnTo: string, hasEnded = false): string {
  const query = new URLSearchParams({ returnTo, ...(hasEnded ? { [ENDED_PARAMETER]: "1" } : {}) });
  return `/${locale}/login?${query}`;
}

/** Only a path of this site may follow a login; anything else would be an open redirect. */
export function safeReturnPath(returnTo: string | null, fallback: string): string {
  if (returnTo === null || !/^\/(?![/\\])/.test(returnTo)) return fallback;
  // Browsers drop tabs and line breaks from addresses, which could join two slashes.
  return /[\s\p{Cc}\\]/u.test(returnTo) ? fallback : returnTo;
}
