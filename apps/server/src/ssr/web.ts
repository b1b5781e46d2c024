// The website inside the server: its files, the language rules of the address, and its pages.
// Declares `request.cookies`; the plugin itself is registered once, in app.ts.
import "@fastify/cookie";
import fastifyStatic from "@fastify/static";
import { routeLocale, type LocaleVerdict } from "@parley/phrases/locale-routing";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { pageOfPayload } from "@parley/contract/build";
import type { PageHandler, PageRequest, ServiceDomains } from "@parley/contract/web-build";
import { ANSWERS_UNDER_PRESSURE } from "../http/limits/pressure.ts";
import { addRetryAfter, sendRefusedPage } from "../http/replies/refused-page.ts";
import { pageSecurity } from "../http/replies/security-headers.ts";
import { otherOrigins } from "./other-origins.ts";
import { createInProcessFetch, sendWebResponse, toWebRequest } from "./page-answer.ts";
import { TooBusy, type RenderQueue } from "./render-queue.ts";
import type { SharedPages } from "./shared-pages.ts";
import { sendStored } from "./stored-reply.ts";

const BUILD_DIRECTORY = fileURLToPath(new URL("../../../web/build", import.meta.url));
const PARTS_DIRECTORY = fileURLToPath(new URL("../../../parts/build", import.meta.url));

const YEAR_SECONDS = 365 * 24 * 60 * 60;
const HOUR_SECONDS = 60 * 60;
/** For files with a hash in their name, which never change. */
const FOREVER = `public, max-age=${YEAR_SECONDS}, immutable`;
/** The service worker asks this server for pages and shows its icons, and can do nothing else. */
const WORKER_POLICY = "default-src 'none';connect-src 'self';img-src 'self'";
/** Long enough to reach the browser, too short to be mistaken for a later visit. */
const GUESS_SECONDS = 10;

export interface WebOptions {
  readonly publicUrl: string;
  readonly buildId: string;
  readonly isDevelopment: boolean;
  /** Where header, footer and transfer are loaded from, by preference. */
  readonly componentSources: readonly string[];
  /** Origins of the services of flags and content; empty for this server. */
  readonly domains: ServiceDomains;
  /** Gives the handler of pages; while developing it is made anew when a file changes. */
  readonly getPageHandler: () => Promise<PageHandler>;
  readonly readCommandKey: () => Promise<PageRequest["commandKey"]>;
  /** Pages are rendered a few at a time. */
  readonly queue: RenderQueue;
  /** Absent while developing, as pages change with every saved file. */
  readonly pages?: SharedPages;
  /** Paths that lead elsewhere. */
  readonly redirects: Readonly<Record<string, string>>;
}

/** A page without its files is broken, and files cost next to nothing. */
function answerFilesUnderPressure(app: FastifyInstance): void {
  app.addHook("onRoute", (route) => {
    const isFile = /^\/(assets|icons|components)\//.test(route.url);
    if (isFile) route.config = { ...route.config, ...ANSWERS_UNDER_PRESSURE };
  });
}

export async function registerWebFiles(app: FastifyInstance): Promise<void> {
  answerFilesUnderPressure(app);
  const client = join(BUILD_DIRECTORY, "client");
  await app.register(fastifyStatic, {
    root: join(client, "assets"),
    prefix: "/assets/",
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, path) {
      // Files with a hash in their name or their folder's never change; the few others may.
      const isHashed = /-[\w-]{8,}\.\w+(\.(br|gz))?$|\/phrases\/\w+\//.test(path);
      reply.header("cache-control", isHashed ? FOREVER : `public, max-age=${HOUR_SECONDS}`);
    },
  });
  await app.register(fastifyStatic, {
    root: join(client, "icons"),
    prefix: "/icons/",
    decorateReply: false,
    maxAge: HOUR_SECONDS * 1000,
  });
  app.get("/sw.js", (_request, reply) => {
    // On the bare reply, where the policy of files is replaced.
    reply.raw.setHeader("content-security-policy", WORKER_POLICY);
    return reply.header("cache-control", "no-cache").sendFile("sw.js", client, {
      cacheControl: false,
    });
  });
  for (const icon of ["favicon.svg", "apple-touch-icon.png"]) {
    app.get(`/${icon}`, (_request, reply) =>
      reply.sendFile(icon, client, { maxAge: HOUR_SECONDS * 1000 }),
    );
  }
}

/** Header, footer and transfer: pages of this server load them, and those of other servers may. */
export async function registerComponents(app: FastifyInstance): Promise<void> {
  answerFilesUnderPressure(app);
  await app.register(fastifyStatic, {
    root: PARTS_DIRECTORY,
    prefix: "/components/",
    decorateReply: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, path) {
      reply.header("access-control-allow-origin", "*");
      reply.header("cross-origin-resource-policy", "cross-origin");
      reply.header("cache-control", path.endsWith(".html") ? "no-cache" : FOREVER);
    },
  });
}

/** Pages last: whatever no other route took. */
export function registerPages(app: FastifyInstance, options: WebOptions): void {
  const { isDevelopment, componentSources, domains } = options;
  const connectTo = otherOrigins(domains);
  const helmet = pageSecurity({ isDevelopment, componentSources, connectTo });
  app.get("/*", { helmet }, async (request, reply) => {
    const { pathname, search } = splitUrl(request.url);
    const verdict = routeLocale({
      path: pathname,
      search,
      cookieLocale: request.cookies["locale"],
      acceptLanguage: request.headers["accept-language"],
    });
    switch (verdict.kind) {
      case "exempt":
        return sendPayload(request, reply, pathname, options);
      case "ignored":
        return reply.status(404).type("text/plain").send("");
      case "redirect":
        return redirectToLocale(reply, verdict);
      case "page":
        return refuseWhenBusy(request, reply, () => redirectOrSend(app, request, reply, options));
    }
  });
}

async function sendPayload(
  request: FastifyRequest,
  reply: FastifyReply,
  pathname: string,
  { pages }: WebOptions,
): Promise<FastifyReply> {
  const page = pageOfPayload(pathname);
  const found = page === null ? null : await pages?.takePayload(page);
  if (found) return sendStored(request, reply, found);
  reply.callNotFound();
  return reply;
}

async function refuseWhenBusy(
  request: FastifyRequest,
  reply: FastifyReply,
  send: () => Promise<FastifyReply>,
): Promise<FastifyReply> {
  try {
    return await send();
  } catch (error) {
    if (error instanceof TooBusy) return sendRefusedPage(request, reply, 503);
    throw error;
  }
}

async function redirectOrSend(
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
  options: WebOptions,
): Promise<FastifyReply> {
  const { pathname, search } = splitUrl(request.url);
  const to = Object.hasOwn(options.redirects, pathname) ? options.redirects[pathname] : undefined;
  if (to !== undefined) return reply.header("cache-control", "no-cache").redirect(to + search, 302);
  // Once, whether the page is rendered for all readers or for this request.
  let charged: { readonly refusal: ReturnType<FastifyRequest["chargePage"]> } | undefined;
  const charge = (address: string) =>
    (charged ??= { refusal: request.chargePage(address) }).refusal;
  const found = await options.pages?.take(request, {
    reader: request.readerName(),
    mayRender: (address) => charge(address) === null,
  });
  if (found) {
    addRetryAfter(reply, found.status);
    return sendStored(request, reply, found);
  }
  const refusal = charge(request.url);
  if (refusal !== null) return sendRefusedPage(request, reply, 429, refusal.retryAfterSeconds);
  return sendPage(app, request, reply, options);
}

function splitUrl(url: string): { pathname: string; search: string } {
  const at = url.indexOf("?");
  return at === -1
    ? { pathname: url, search: "" }
    : { pathname: url.slice(0, at), search: url.slice(at) };
}

function redirectToLocale(
  reply: FastifyReply,
  { to, isGuess }: Extract<LocaleVerdict, { kind: "redirect" }>,
): FastifyReply {
  reply.header("vary", "cookie, accept-language").header("cache-control", "no-store");
  // The browser may know better from its local storage; this marks the language as guessed by the
  // server.
  if (isGuess) {
    reply.header("set-cookie", `locale-guess=1; Path=/; Max-Age=${GUESS_SECONDS}; SameSite=Lax`);
  }
  return reply.redirect(to, 302);
}

async function sendPage(
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
  options: WebOptions,
): Promise<FastifyReply> {
  const handlePage = await options.getPageHandler();
  const { fetch, setCookies } = createInProcessFetch(app, request);
  const webRequest = toWebRequest(request, reply, options.publicUrl);
  const commandKey = await options.readCommandKey();
  const turn = { reader: request.readerName(), signal: webRequest.signal };
  const response = await options.queue.run(turn, () =>
    handlePage({
      request: webRequest,
      nonce: reply.cspNonce.script,
      publicUrl: options.publicUrl,
      buildId: options.buildId,
      domains: options.domains,
      componentSources: options.componentSources,
      commandKey,
      fetch,
      reportError: (error) =>
        request.log.error({ err: error, requestId: request.id }, "page failed"),
    }),
  );
  reply.header("cache-control", "no-store");
  addRetryAfter(reply, response.status);
  return sendWebResponse(reply, response, setCookies);
}
