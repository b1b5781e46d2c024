// The language in which an answer speaks: the header that our client sends, else the cookie, else
// what the browser prefers.
import { DEFAULT_LOCALE, SESSION_LOCALE, type Locale } from "@parley/phrases/locales";
import { findLocaleOfTag } from "@parley/phrases/locale-of-tag";
import { negotiateLocale } from "@parley/phrases/negotiate";
import type { FastifyRequest } from "fastify";
import type { IncomingHttpHeaders } from "node:http";

export function localeOfRequest(request: FastifyRequest): Locale {
  const { language } = request.headers;
  const fromHeader = typeof language === "string" ? findLocaleOfTag(language) : null;
  if (fromHeader !== null) return fromHeader;
  const cookie = readCookie(request, "locale");
  const fromCookie = cookie === undefined ? null : findLocaleOfTag(cookie);
  const known = fromCookie ?? negotiateLocale(request.headers["accept-language"]);
  return known ?? findLocaleOfTag(SESSION_LOCALE) ?? DEFAULT_LOCALE;
}

/** Requests with the same one have the same language; cheaper than finding out which. */
export function localeKeyOf(request: FastifyRequest): string {
  return localeKey(request.headers, readCookie(request, "locale") ?? "");
}

export function localeKey(headers: IncomingHttpHeaders, cookie: string): string {
  return `${String(headers["language"])} ${cookie} ${headers["accept-language"] ?? ""}`;
}

/** Cookies are parsed late; a request that failed before that has none yet. */
function readCookie(request: FastifyRequest, name: string): string | undefined {
  const cookies: FastifyRequest["cookies"] | null | undefined = request.cookies;
  return cookies?.[name];
}
