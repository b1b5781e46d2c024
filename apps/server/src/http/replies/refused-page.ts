// The page of a reader who is limited, or whom a busy server turns away. It is made once for each language and
// needs neither the website nor its files: it is sent when there is no time to render anything.
import { isLocale, LOCALE_INFO, type Locale } from "@parley/phrases/locales";
import { formatPhrase } from "@parley/phrases/server-phrases";
import type { FastifyReply, FastifyRequest } from "fastify";
import { createHash } from "node:crypto";
import { localeOfRequest } from "./request-locale.ts";

export type RefusedStatus = 429 | 503;

const SAYINGS = {
  429: { heading: "shell.error.limited", text: "shell.error.limitedText" },
  503: { heading: "shell.error.busy", text: "shell.error.busyText" },
} as const;

type Said =
  | (typeof SAYINGS)[RefusedStatus]["heading" | "text"]
  | "shell.error.home"
  | "shell.error.retry";

/** Calls are counted by the minute; a busy server recovers sooner. */
const RETRY_AFTER_SECONDS: Readonly<Record<RefusedStatus, number>> = { 429: 60, 503: 5 };

/** In the colours of the reader's system: the palette belongs to the website's files. */
const STYLE =
  ":root{color-scheme:light dark;font-family:system-ui,sans-serif;line-height:1.5}" +
  "body{margin:0;min-height:100vh;display:flex;flex-direction:column}" +
  "header{padding:1rem;font-size:1.25rem;font-weight:700}" +
  "main{margin:auto;max-width:36rem;padding:1rem 1rem 20vh}" +
  ".status{font-size:3.5rem;font-weight:600;margin:0}h1{font-size:1.5rem;margin:.5rem 0}" +
  "a{color:inherit;display:inline-block;padding:.75rem 1.25rem .75rem 0}";

const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash("sha256").update(STYLE).digest("base64")}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join(";");

const made = new Map<string, string>();

/** Sends the page, or to the website's own code, which asks for data, its heading alone. */
export function sendRefusedPage(
  request: FastifyRequest,
  reply: FastifyReply,
  status: RefusedStatus,
  retryAfterSeconds = RETRY_AFTER_SECONDS[status],
): FastifyReply {
  const [path = ""] = request.url.split("?");
  const locale = localeOf(request, path);
  const isForCode = path.endsWith(".data");
  // On the bare reply, where the policy of pages would be.
  reply.raw.setHeader("content-security-policy", POLICY);
  return reply
    .status(status)
    .header("cache-control", "no-store")
    .header("retry-after", retryAfterSeconds)
    .type(isForCode ? "text/plain; charset=utf-8" : "text/html; charset=utf-8")
    .send(isForCode ? formatPhrase(locale, SAYINGS[status].heading) : pageOf(status, locale));
}

/** A page that was rendered because its calls were refused says when to try again. */
export function addRetryAfter(reply: FastifyReply, status: number): void {
  if (reply.hasHeader("retry-after") || (status !== 429 && status !== 503)) return;
  reply.header("retry-after", RETRY_AFTER_SECONDS[status]);
}

function pageOf(status: RefusedStatus, locale: Locale): string {
  const name = `${status} ${locale}`;
  const page = made.get(name) ?? writePage(status, locale);
  made.set(name, page);
  return page;
}

function writePage(status: RefusedStatus, locale: Locale): string {
  const say = (key: Said) => escapeText(formatPhrase(locale, key));
  const { heading, text } = SAYINGS[status];
  return `<!DOCTYPE html>
<html lang="${LOCALE_INFO[locale].tag}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${status} ${say(heading)}</title>
<style>${STYLE}</style>
</head>
<body>
<header>Parley</header>
<main>
<p class="status">${status}</p>
<h1>${say(heading)}</h1>
<p>${say(text)}</p>
<p><a href="">${say("shell.error.retry")}</a><a href="/${locale}">${say("shell.error.home")}</a></p>
</main>
</body>
</html>
`;
}

const ESCAPES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

function escapeText(text: string): string {
  return text.replaceAll(/[&<>]/g, (sign) => ESCAPES[sign] ?? sign);
}

/** That of the path, as of every page; before the language is in it, that of the reader. */
function localeOf(request: FastifyRequest, path: string): Locale {
  const [, first] = /^\/([a-z-]+)/.exec(path) ?? [];
  return isLocale(first) ? first : localeOfRequest(request);
}
