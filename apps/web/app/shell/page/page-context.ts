/** What loaders and middleware find in the router's context while a page is rendered. */
import type { PageRequest, ServiceDomains } from "@parley/contract/web-build";
import type { FlagStates } from "@parley/domain/site/feature-flag";
import type { Locale } from "@parley/phrases/locales";
import { createContext } from "react-router";
import { detectApp, type AppState } from "../../bridge/detect.ts";
import { createServerApi, type Api } from "../api/api.ts";
import { readCookies } from "../state/cookies.ts";
import { flagReader } from "./page-flags.ts";
import { localeOfPath } from "./locale-of-path.ts";
import { createPageSession, type ReadPageSession } from "../session/page-session.ts";

export interface PageContext extends Pick<
  PageRequest,
  | "nonce"
  | "publicUrl"
  | "buildId"
  | "componentSources"
  | "reportError"
  | "commandKey"
  | "onPrerendered"
> {
  /** The page is rendered for all readers: without a session, and without what changes by itself. */
  readonly isPrerendering: boolean;
  readonly locale: Locale;
  readonly cookies: ReadonlyMap<string, string>;
  readonly app: AppState;
  readonly api: Api;
  /** Which features are on; requested once for the whole page. */
  readonly flags: () => Promise<FlagStates>;
  /** Origins of the services of flags and content; empty for this server. */
  readonly domains: ServiceDomains;
  /** The logged-in user; requested once for the whole page. */
  readonly session: ReadPageSession;
}

export const pageContext = createContext<PageContext>();

export function pageContextOf(page: PageRequest): PageContext {
  const { nonce, publicUrl, buildId, componentSources, reportError, request } = page;
  const { commandKey, onPrerendered } = page;
  const { pathname, hostname } = new URL(request.url);
  const locale = localeOfPath(pathname);
  const cookies = readCookies(request.headers.get("cookie") ?? "");
  const userAgent = request.headers.get("user-agent") ?? "";
  const app = detectApp({ userAgent, address: request.url, hasFlag: false });
  const api = reportingFailures(createServerApi(page, locale), page.onCallFailed);
  const domains = page.domains ?? { flags: "", content: "" };
  let flags: Promise<FlagStates> | null = null;
  return {
    publicUrl,
    buildId,
    componentSources,
    reportError,
    commandKey,
    ...(nonce === undefined ? {} : { nonce }),
    ...(onPrerendered === undefined ? {} : { onPrerendered }),
    isPrerendering: onPrerendered !== undefined,
    locale,
    cookies,
    app,
    api,
    flags: () => (flags ??= flagReader.read(api, domains.flags)),
    domains,
    session: createPageSession(api, cookies, hostname),
  };
}

/** Loaders may show a page without what a call would have answered; the server is told of it. */
function reportingFailures(api: Api, onCallFailed: PageRequest["onCallFailed"]): Api {
  if (onCallFailed === undefined) return api;
  return {
    ...api,
    call: async (endpoint, input, options) => {
      const result = await api.call(endpoint, input, options);
      if (!result.ok) onCallFailed();
      return result;
    },
  };
}
