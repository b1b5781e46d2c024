// The documentation page at /api/docs, without other hosts. The viewer takes four megabytes and a
// quarter of a second, so that it is loaded on the first request, into a small server of its own to
// which requests are forwarded. The document is written on the first request too.
import { fastify, type FastifyInstance } from "fastify";
import { createHash, randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { OpenApiDocument } from "./openapi-document.ts";

const DOCS_PATH = "/api/docs";
const DOCUMENT_PATH = "/api/openapi.json";
const KEY_EXAMPLES = new URL("../../../../../docs/api-keys.md", import.meta.url);
const DOCUMENT_MAX_AGE_SECONDS = 300;
const SCRIPT_MAX_AGE_SECONDS = 3_600;

/** Part of the viewer's page, replaced by a fresh nonce in each reply. */
const NONCE_PLACEHOLDER = "nonce-of-this-answer";

export function registerApiDocs(app: FastifyInstance, write: () => OpenApiDocument): void {
  let written: { readonly json: string; readonly etag: string } | null = null;
  app.get(DOCUMENT_PATH, async (_request, reply) => {
    const { json, etag } = (written ??= withTag(JSON.stringify(write())));
    return reply
      .header("cache-control", `public, max-age=${DOCUMENT_MAX_AGE_SECONDS}`)
      .header("access-control-allow-origin", "*")
      .header("etag", etag)
      .type("application/json; charset=utf-8")
      .send(json);
  });

  app.get(`${DOCS_PATH}/api-keys.md`, async (_request, reply) =>
    reply
      .header("cache-control", "no-cache")
      // Browsers show plain text and would download Markdown.
      .type("text/plain; charset=utf-8")
      .send(await readFile(KEY_EXAMPLES)),
  );

  let viewer: Promise<FastifyInstance> | null = null;
  const ask = async (url: string) => {
    viewer ??= createViewer();
    return await (await viewer).inject(url);
  };
  app.get(DOCS_PATH, async (_request, reply) => {
    const nonce = randomBytes(16).toString("base64url");
    const page = await ask(`${DOCS_PATH}/`);
    return reply
      .header("content-security-policy", pagePolicy(nonce))
      .header("cache-control", "no-store")
      .type("text/html; charset=utf-8")
      .send(page.body.replaceAll(NONCE_PLACEHOLDER, nonce));
  });
  app.get(`${DOCS_PATH}/js/scalar.js`, async (_request, reply) => {
    const script = await ask(`${DOCS_PATH}/js/scalar.js`);
    return reply
      .header("cache-control", `public, max-age=${SCRIPT_MAX_AGE_SECONDS}`)
      .type("text/javascript; charset=utf-8")
      .send(script.body);
  });
}

function withTag(json: string) {
  const tag = createHash("sha256").update(json).digest("base64url").slice(0, 22);
  return { json, etag: `W/"${tag}"` };
}

/** The viewer writes style elements without a nonce; scripts and the rest stay as strict as ever. */
function pagePolicy(nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

async function createViewer(): Promise<FastifyInstance> {
  const { default: apiReference } = await import("@scalar/fastify-api-reference");
  const viewer = fastify();
  await viewer.register(apiReference, {
    routePrefix: DOCS_PATH,
    configuration: {
      url: DOCUMENT_PATH,
      pageTitle: "Parley API",
      cdn: `${DOCS_PATH}/js/scalar.js`,
      nonce: NONCE_PLACEHOLDER,
      withDefaultFonts: false,
      telemetry: false,
      hideClientButton: true,
      showDeveloperTools: "never",
      agent: { disabled: true },
      mcp: { disabled: true },
    },
  });
  await viewer.ready();
  return viewer;
}
