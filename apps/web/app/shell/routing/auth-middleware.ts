/**
 * The guards of a session. *auth*: a reader without a login goes to the login page and returns
 * afterwards. *guest*: a logged-in user is redirected to the intended page.
 */
import { redirect, redirectDocument, type MiddlewareFunction } from "react-router";
import { loginPath, safeReturnPath } from "../session/login-path.ts";
import { pageContext } from "../page/page-context.ts";

export const requireSession: MiddlewareFunction<Response> = async ({ context, url }) => {
  const { session, locale } = context.get(pageContext);
  const { user, isUnknown, isOver, headers } = await session();
  if (user !== null || isUnknown) return;
  // A page that still shows a user as logged in has to be rendered again.
  const send = isOver ? redirectDocument : redirect;
  throw send(loginPath(locale, url.pathname + url.search, isOver), { headers });
};

export const requireNoSession: MiddlewareFunction<Response> = async ({ context, url }) => {
  const { session, locale } = context.get(pageContext);
  const { user } = await session();
  if (user === null) return;
  throw redirectDocument(safeReturnPath(url.searchParams.get("returnTo"), `/${locale}`));
};
