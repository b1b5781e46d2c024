// The services of flags and content may have a domain of their own, from which pages of the public
// URL read them: their replies allow exactly that origin. They are public and take no cookies.
import type { FastifyInstance } from "fastify";

const SERVICES = /^\/(?:fapi|knowledge)\//;
/** What the client sends beside the headers that need no permission. */
const HEADERS = "accept, cache-control, content-type, language, onpage, platform";
const PREFLIGHT_SECONDS = 3_600;

export function answerPublicOrigin(api: FastifyInstance, publicUrl: string): void {
  // Last, as what was prepared for many readers brings a header of its own.
  api.addHook("onSend", async (request, reply) => {
    if (!SERVICES.test(request.url)) return;
    const vary = reply.getHeader("vary");
    reply.header("vary", vary === undefined ? "origin" : `${String(vary)}, origin`);
  });
  api.addHook("onRequest", async (request, reply) => {
    if (!SERVICES.test(request.url)) return undefined;
    if (request.headers.origin !== publicUrl) return undefined;
    reply.header("access-control-allow-origin", publicUrl);
    // Pages correct their clock by it.
    reply.header("access-control-expose-headers", "date");
    if (request.method !== "OPTIONS") return undefined;
    return reply
      .status(204)
      .header("access-control-allow-methods", "GET")
      .header("access-control-allow-headers", HEADERS)
      .header("access-control-max-age", PREFLIGHT_SECONDS)
      .send();
  });
}
