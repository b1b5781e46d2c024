/**
 * The guards of a session. *auth*: whoever is not logged in goes to the login page and comes back
 * afterwards. *guest*: whoever is logged in has no business there and goes where he wanted to.
 */
import { redirect, redirectDocument, type MiddlewareFunction } from "react-router";
import { loginPath, safeReturnPath } from "../session/login-path.ts";
import { pageContext } from "../page/page-context.ts";

export const requireSession: MiddlewareFunction<Response> = async ({ context, url }) => {
  const { session, locale } = context.get(pageContext);
  const { user, isUnknown, isOver, headers } = await session();
  if (user !== null || isUnknown) return;
  // A page that still shows somebody as logged in has to be drawn anew.
  const send = isOver ? redirectDocument : redirect;
  throw send(loginPath(locale, url.pathname + url.search, isOver), { headers });
};

export const requireNoSession: MiddlewareFunction<Response> = async ({ context, url }) => {
  const { session, locale } = context.get(pageContext);
  const { user } = await session();
  if (user === null) return;
  throw redirectDocument(safeReturnPath(url.searchParams.get("returnTo"), `/${locale}`));
};
