/** What loaders and middleware find in the router's context while a page is rendered. */
import type { PageRequest } from "@parley/contract/web-build";
import type { Locale } from "@parley/phrases/locales";
import { createContext } from "react-router";
import { createServerApi, type Api } from "./api.ts";
import { readCookies } from "./cookies.ts";
import { localeOfPath } from "./locale-of-path.ts";

export interface PageContext extends Pick<
  PageRequest,
  "nonce" | "publicUrl" | "buildId" | "reportError"
> {
  readonly locale: Locale;
  readonly cookies: ReadonlyMap<string, string>;
  readonly api: Api;
}

export const pageContext = createContext<PageContext>();

export function pageContextOf(page: PageRequest): PageContext {
  const { nonce, publicUrl, buildId, reportError, request } = page;
  const locale = localeOfPath(new URL(request.url).pathname);
  return {
    nonce,
    publicUrl,
    buildId,
    reportError,
    locale,
    cookies: readCookies(request.headers.get("cookie") ?? ""),
    api: createServerApi(page, locale),
  };
}
