/** Which requests the worker answers, and how: pages from the server, or why there is none. */
import { routeLocale } from "@parley/phrases/locale-routing";
import { DEFAULT_LOCALE, type Locale } from "@parley/phrases/locales";
import { offlineResponse, type OfflinePhrases } from "./offline-page.ts";

/** Put in by the build (`build-worker.ts`). */
declare const OFFLINE_PHRASES: Readonly<Record<Locale, OfflinePhrases>>;
declare const OFFLINE_COLOURS: string;

type AskedRequest = Pick<Request, "method" | "mode" | "url">;

export interface AskedPath {
  readonly path: string;
  readonly search: string;
}

/** Null for everything that is no page of the site: calls, files and what others serve. */
export function navigationOf(request: AskedRequest, origin: string): AskedPath | null {
  if (request.mode !== "navigate" || request.method !== "GET") return null;
  const url = new URL(request.url);
  if (url.origin !== origin) return null;
  const asked = { path: url.pathname, search: url.search };
  const { kind } = routeLocale(asked);
  return kind === "page" || kind === "redirect" ? asked : null;
}

type NavigationEvent = Pick<FetchEvent, "preloadResponse" | "request">;

/** Any answer of the server is passed on as it is; without one, a page says that there is none. */
export async function answerNavigation(
  event: NavigationEvent,
  asked: AskedPath,
  readLocaleCookie: () => Promise<string | undefined>,
): Promise<Response> {
  try {
    const preloaded: unknown = await event.preloadResponse;
    return preloaded instanceof Response ? preloaded : await fetch(event.request);
  } catch {
    const locale = localeOf(asked, await readLocaleCookie());
    return offlineResponse(OFFLINE_PHRASES[locale], OFFLINE_COLOURS);
  }
}

/** The language that the server would have answered in. */
export function localeOf(
  asked: AskedPath,
  cookieLocale: string | undefined,
  languages: readonly string[] = navigator.languages,
): Locale {
  const acceptLanguage = languages.join(",");
  const verdict = routeLocale({ ...asked, cookieLocale, acceptLanguage });
  return "locale" in verdict ? verdict.locale : DEFAULT_LOCALE;
}
