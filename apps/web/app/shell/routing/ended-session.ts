/**
 * A reader who was logged in on this page and is led to the login page: the session has ended, and the
 * login page has to say so. It is a new document, so that nothing of the old one asks once more.
 */
import { redirectDocument, type DataStrategyResult, type MiddlewareFunction } from "react-router";
import { isLoginPath, loginPath } from "../session/login-path.ts";
import { localeOfPath } from "../page/locale-of-path.ts";

/** Wraps all loads of the browser, as the root's `clientMiddleware`. */
export const sayWhyLoggedOut: MiddlewareFunction<Record<string, DataStrategyResult>> = ({
  url: { pathname, search },
}) => {
  // Set by the head's script when the document was loaded with a login.
  const hadLogin = document.documentElement.dataset["login"] !== undefined;
  if (!hadLogin || !isLoginPath(pathname)) return;
  throw redirectDocument(loginPath(localeOfPath(pathname), pathname + search, true));
};
