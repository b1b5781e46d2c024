// The headers under which every answer leaves. What is not a page can do nothing at all; pages may
// run their own scripts, and inline ones only with the nonce of that very answer.
import helmet, { type FastifyHelmetOptions } from "@fastify/helmet";
import { fastify, type FastifyInstance } from "fastify";

type PolicyDirectives = Readonly<Record<string, readonly string[] | null>>;

/** Calls, files and everything else that a browser has no business to render. */
const NOTHING_RUNS: PolicyDirectives = {
  "default-src": ["'none'"],
  "frame-ancestors": ["'none'"],
};

const PAGES: PolicyDirectives = {
  "default-src": ["'none'"],
  "script-src": ["'self'"],
  "style-src": ["'self'"],
  "img-src": ["'self'", "data:", "blob:"],
  "font-src": ["'self'"],
  "connect-src": ["'self'"],
  "manifest-src": ["'self'"],
  "worker-src": ["'self'"],
  "form-action": ["'self'"],
  "base-uri": ["'none'"],
  "object-src": ["'none'"],
  "frame-ancestors": ["'none'"],
};

/** Vite's development client injects style elements and talks over a socket of its own. */
const PAGES_IN_DEVELOPMENT: PolicyDirectives = {
  ...PAGES,
  "style-src": ["'self'", "'unsafe-inline'"],
  "connect-src": ["'self'", "ws:"],
};

function policy(directives: PolicyDirectives) {
  const entries = Object.entries(directives).map(([name, sources]) => [name, [...(sources ?? [])]]);
  return { useDefaults: false, directives: Object.fromEntries(entries) };
}

const PERMISSIONS = [
  "camera=()",
  "display-capture=()",
  "geolocation=()",
  "microphone=()",
  "payment=()",
  "usb=()",
  "publickey-credentials-get=(self)",
  "publickey-credentials-create=(self)",
].join(", ");

export async function registerSecurityHeaders(
  app: FastifyInstance,
  { isHttps }: { isHttps: boolean },
): Promise<void> {
  const options = {
    contentSecurityPolicy: policy(NOTHING_RUNS),
    crossOriginEmbedderPolicy: false,
    crossOriginResourcePolicy: { policy: "same-origin" },
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    strictTransportSecurity: isHttps && { maxAge: 365 * 24 * 60 * 60, includeSubDomains: true },
    xFrameOptions: { action: "deny" },
  } satisfies FastifyHelmetOptions;
  const headers = [...(await readHeaders(options)), ["permissions-policy", PERMISSIONS]] as const;
  const all = Object.fromEntries(headers);
  app.addHook("onRequest", (request, reply, done) => {
    // Among the framework's own they cost half as much; but helmet, which pages are given, sets its
    // headers below those, and would not prevail.
    if (request.routeOptions.config.endpoint !== undefined) reply.headers(all);
    else for (const [name, value] of headers) reply.raw.setHeader(name, value);
    done();
  });
  // Pages put their own in the place of these, with a nonce in them.
  await app.register(helmet, { ...options, global: false });
}

/** They are the same for every reply but a page: computed once, from a reply that is never sent. */
async function readHeaders(
  options: FastifyHelmetOptions,
): Promise<(readonly [name: string, value: string])[]> {
  const sample = fastify();
  await sample.register(helmet, { ...options, global: true });
  sample.get("/", (_request, reply) => reply.status(204).send());
  const { headers } = await sample.inject("/");
  await sample.close();
  const { date: _date, connection: _connection, ...set } = headers;
  return Object.entries(set).map(([name, value]) => [name, String(value)] as const);
}

export interface PagePolicy {
  readonly isDevelopment: boolean;
  /** Origins of services that pages ask, where they are not the page's own. */
  readonly connectTo?: readonly string[];
  /** Where header, footer and transfer are loaded from: paths of this server, or other addresses. */
  readonly componentSources?: readonly string[];
}

/** What a part loads from its own server. */
const OF_PARTS: ReadonlySet<string> = new Set([
  "script-src",
  "style-src",
  "img-src",
  "font-src",
  "connect-src",
]);

/** For the routes that send pages; the nonce is then `reply.cspNonce.script`. */
export function pageSecurity(page: PagePolicy) {
  // While developing, a style nonce would switch `unsafe-inline` off again.
  return { contentSecurityPolicy: policy(directivesOf(page)), enableCSPNonces: true };
}

/** For a page that is the same for all readers: its inline scripts are permitted by their hashes. */
export function policyWithHashes(page: PagePolicy, scriptHashes: readonly string[]): string {
  const directives = directivesOf(page);
  const scripts = [...(directives["script-src"] ?? []), ...scriptHashes];
  return Object.entries({ ...directives, "script-src": scripts })
    .map(([name, sources]) => [name, ...(sources ?? [])].join(" "))
    .join(";");
}

function directivesOf(page: PagePolicy): PolicyDirectives {
  const { isDevelopment, connectTo = [], componentSources = [] } = page;
  const others = componentSources.filter((source) => !source.startsWith("/")).map(originOf);
  const sourcesOf = (name: string, own: readonly string[]) => [
    ...new Set([
      ...own,
      ...(OF_PARTS.has(name) ? others : []),
      ...(name === "connect-src" ? connectTo : []),
    ]),
  ];
  const base = isDevelopment ? PAGES_IN_DEVELOPMENT : PAGES;
  return Object.fromEntries(
    Object.entries(base).map(([name, own]) => [name, sourcesOf(name, own ?? [])]),
  );
}

function originOf(url: string): string {
  return new URL(url).origin;
}
