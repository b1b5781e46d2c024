/** What loaders and middleware find in the router's context while a page is rendered. */
import type { PageRequest } from "@parley/contract/web-build";
import type { Locale } from "@parley/phrases/locales";
import { createContext } from "react-router";
import { createServerApi, type Api } from "../api/api.ts";
import { readCookies } from "../state/cookies.ts";
import { localeOfPath } from "./locale-of-path.ts";
import { createPageSession, type ReadPageSession } from "../session/page-session.ts";

export interface PageContext extends Pick<
  PageRequest,
  "nonce" | "publicUrl" | "buildId" | "reportError"
> {
  readonly locale: Locale;
  readonly cookies: ReadonlyMap<string, string>;
  readonly api: Api;
  /** The logged-in user; requested once for the whole page. */
  readonly session: ReadPageSession;
}

export const pageContext = createContext<PageContext>();

export function pageContextOf(page: PageRequest): PageContext {
  const { nonce, publicUrl, buildId, reportError, request } = page;
  const { pathname, hostname } = new URL(request.url);
  const locale = localeOfPath(pathname);
  const cookies = readCookies(request.headers.get("cookie") ?? "");
  const api = createServerApi(page, locale);
  return {
    nonce,
    publicUrl,
    buildId,
    reportError,
    locale,
    cookies,
    api,
    session: createPageSession(api, cookies, hostname),
  };
}
