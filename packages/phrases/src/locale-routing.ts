/**
 * The language rules of addresses: which paths carry a language, which are exempt, and where a path
 * without one is redirected. Pure, so that the server's hook and the browser decide the same.
 */

import { findLocaleOfTag } from "./locale-of-tag.ts";
import { DEFAULT_LOCALE, type Locale } from "./locales.ts";
import { negotiateLocale } from "./negotiate.ts";
import { splitLocale } from "./swap-locale.ts";

export interface LocaleRequest {
  /** The path as it arrived, still percent-encoded. */
  readonly path: string;
  /** The query with its question mark, or an empty string. */
  readonly search: string;
  readonly cookieLocale?: string | null | undefined;
  /** From the browser's local storage; the server does not have it and omits it. */
  readonly storedLocale?: string | null | undefined;
  readonly acceptLanguage?: string | null | undefined;
}

export type LocaleVerdict =
  /** A page of that language; `rest` is its path without language and without the `.data` ending. */
  | { readonly kind: "page"; readonly locale: Locale; readonly rest: string }
  | {
      readonly kind: "redirect";
      readonly to: string;
      readonly locale: Locale;
      /** Neither the path nor the reader's choice names the language; the browser's storage may. */
      readonly isGuess: boolean;
    }
  /** Not a page: APIs, assets and the like, which have no language. */
  | { readonly kind: "exempt" }
  /** Probes and paths of other platforms, which get an empty 404. */
  | { readonly kind: "ignored" };

/** First segments that are never a page. Whole segments: `/apiary` is a page, `/api/x` is not. */
const EXEMPT_SEGMENTS: ReadonlySet<string> = new Set([
  "api",
  "fapi",
  "js",
  "css",
  "tailwind",
  "knowledge",
  "builds",
  "components",
  "assets",
  "icons",
  "admin",
  "healthz",
  "readyz",
  "metrics",
  "sitemap.xml",
  "robots.txt",
  "manifest.webmanifest",
  "sw.js",
  ".well-known",
]);

const ICON_FILE = /^(?:favicon|apple-touch-icon|icon)[\w.-]*\.(?:ico|png|svg)$/;
const IGNORED_TEXTS = ["/_comp/", "/cdn-cgi/", "1'"] as const;

function isExempt(path: string): boolean {
  const [first = "", second] = withoutDataEnding(path).slice(1).split("/");
  if (EXEMPT_SEGMENTS.has(first)) return true;
  if (/^\d+$/.test(first) && second === "api") return true;
  if (path.endsWith("/_payload.json")) return true;
  return ICON_FILE.test(path.slice(1));
}

function isIgnored(path: string): boolean {
  const plain = path.replaceAll("%27", "'");
  return IGNORED_TEXTS.some((text) => plain.includes(text));
}

/**
 * React Router fetches the data of `/en/p2p` from `/en/p2p.data` and that of a path ending in a
 * slash from `…/_.data`. Languages treat such a request as the page it belongs to.
 */
function withoutDataEnding(path: string): string {
  if (path.endsWith("/_.data")) return path.slice(0, -"_.data".length);
  return path.endsWith(".data") ? path.slice(0, -".data".length) : path;
}

/** Cookie, then local storage; null when neither names a language. */
function rememberedLocale({ cookieLocale, storedLocale }: LocaleRequest): Locale | null {
  for (const remembered of [cookieLocale, storedLocale]) {
    const locale = remembered ? findLocaleOfTag(remembered) : null;
    if (locale !== null) return locale;
  }
  return null;
}

/** The decision for one request. */
export function routeLocale(request: LocaleRequest): LocaleVerdict {
  const { path, search } = request;
  if (isExempt(path)) return { kind: "exempt" };
  if (isIgnored(path)) return { kind: "ignored" };

  const page = withoutDataEnding(path);
  const split = splitLocale(page);
  const chosen = split.locale ?? rememberedLocale(request);
  const locale = chosen ?? negotiateLocale(request.acceptLanguage) ?? DEFAULT_LOCALE;
  const canonical = `/${locale}${split.rest}`;
  if (page === canonical) return { kind: "page", locale, rest: split.rest || "/" };

  const dataEnding = canonical.endsWith("/") ? "_.data" : ".data";
  const to = canonical + (page === path ? "" : dataEnding) + search;
  return { kind: "redirect", to, locale, isGuess: chosen === null };
}
