/** The guard *auth*: whoever is not logged in goes to the login page and comes back afterwards. */
import { redirect, type MiddlewareFunction } from "react-router";
import { isSignedIn } from "./session-cookies.ts";
import { pageContext } from "./page-context.ts";

export const requireSession: MiddlewareFunction<Response> = ({ context, url }) => {
  const { cookies, locale } = context.get(pageContext);
  if (isSignedIn(cookies)) return;
  throw redirect(loginPath(locale, url.pathname + url.search));
};

export function loginPath(locale: string, returnTo: string): string {
  return `/${locale}/login?${new URLSearchParams({ returnTo })}`;
}

/** Only a path of this site may follow a login; anything else would be an open redirect. */
export function safeReturnPath(returnTo: string | null, fallback: string): string {
  if (returnTo === null || !/^\/(?![/\\])/.test(returnTo)) return fallback;
  // Browsers drop tabs and line breaks from addresses, which could join two slashes.
  return /[\s\p{Cc}\\]/u.test(returnTo) ? fallback : returnTo;
}
