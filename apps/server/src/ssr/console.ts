// The console of customer service: files of its own under /admin, none of which a page of users loads.
// Its document is the same for all readers and says nothing; what it shows comes from calls that need
// a session of staff.
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { ANSWERS_UNDER_PRESSURE } from "../http/limits/pressure.ts";

const BUILD_DIRECTORY = fileURLToPath(new URL("../../../console/build", import.meta.url));

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Nothing inline, and nothing from elsewhere. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' blob: data:",
  "media-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "object-src 'none'",
  "frame-ancestors 'none'",
].join(";");

/**
 * Of the worker that reads documents of users: it loads decoders that came with the console, and can
 * reach nothing else, whatever a document makes of it.
 */
const DOCUMENT_WORKER_POLICY = "default-src 'none';script-src 'self'";
const DOCUMENT_WORKER = /[/\\]pdf\.worker[\w.-]*\.mjs(\.br)?$/;

/**
 * Without a build, as while developing before the first one, there is no console. Nor is there one for
 * readers at addresses from which staff do not work.
 */
export async function registerConsole(
  app: FastifyInstance,
  directory: string = BUILD_DIRECTORY,
): Promise<void> {
  const document = await readFile(join(directory, "index.html"), "utf8").catch(() => null);
  if (document === null) return;
  await app.register(async (console) => {
    console.addHook("onRequest", async (request, reply) => {
      if (request.isAtStaffAddress) return;
      await reply
        .code(404)
        .header("cache-control", "no-store")
        .type("text/plain")
        .send("Not found");
    });
    await console.register(fastifyStatic, {
      root: join(directory, "assets"),
      prefix: "/admin/assets/",
      decorateReply: false,
      preCompressed: true,
      maxAge: YEAR_SECONDS * 1000,
      immutable: true,
      setHeaders(reply, path) {
        if (!DOCUMENT_WORKER.test(path)) return;
        reply.raw.setHeader("content-security-policy", DOCUMENT_WORKER_POLICY);
      },
    });
    for (const url of ["/admin", "/admin/*"]) {
      console.get(url, { config: ANSWERS_UNDER_PRESSURE }, (_request, reply) => {
        // On the bare reply, where the policy of files is replaced.
        reply.raw.setHeader("content-security-policy", POLICY);
        reply.raw.setHeader("referrer-policy", "same-origin");
        return reply
          .header("cache-control", "no-cache")
          .header("x-robots-tag", "noindex")
          .type("text/html; charset=utf-8")
          .send(document);
      });
    }
  });
}
