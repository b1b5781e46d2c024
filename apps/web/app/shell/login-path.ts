/** The way to the login page and back. Free of everything that only the server needs. */

export function loginPath(locale: string, returnTo: string): string {
  return `/${locale}/login?${new URLSearchParams({ returnTo })}`;
}

/** Only a path of this site may follow a login; anything else would be an open redirect. */
export function safeReturnPath(returnTo: string | null, fallback: string): string {
  if (returnTo === null || !/^\/(?![/\\])/.test(returnTo)) return fallback;
  // Browsers drop tabs and line breaks from addresses, which could join two slashes.
  return /[\s\p{Cc}\\]/u.test(returnTo) ? fallback : returnTo;
}
