import { fastify, type FastifyInstance } from "fastify";
import { afterEach, beforeEach, expect, test } from "vitest";
import { pageSecurity, registerSecurityHeaders } from "./security-headers.ts";

let app: FastifyInstance;

beforeEach(async () => {
  app = fastify();
  await registerSecurityHeaders(app, { isHttps: true });
  app.get("/call", async () => ({ ok: true }));
  app.get("/page", { helmet: pageSecurity({ isDevelopment: false }) }, async (_request, reply) =>
    reply.type("text/html").send(reply.cspNonce.script),
  );
});

afterEach(() => app.close());

test("a reply that is no page can run nothing, with the full policy", async () => {
  const { headers } = await app.inject("/call");
  expect(headers).toMatchObject({
    "content-security-policy": "default-src 'none';frame-ancestors 'none'",
    "strict-transport-security": "max-age=31536000; includeSubDomains",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-resource-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "permissions-policy": expect.stringContaining("camera=()"),
    "content-type": "application/json; charset=utf-8",
  });
});

test("a page runs its own scripts, and inline ones only with the nonce of this reply", async () => {
  const [one, other] = [await app.inject("/page"), await app.inject("/page")];
  const policy = String(one.headers["content-security-policy"]);
  expect(policy).toContain(`script-src 'self' 'nonce-${one.body}'`);
  expect(policy).not.toContain(other.body);
  expect(one.headers).toMatchObject({
    "x-frame-options": "DENY",
    "permissions-policy": expect.stringContaining("camera=()"),
    "content-type": "text/html",
  });
});

test("a page may ask exactly the services that have an origin of their own", async () => {
  const connectTo = ["https://flags.example", "https://content.example", "https://flags.example"];
  const helmet = pageSecurity({ isDevelopment: false, connectTo });
  app.get("/services", { helmet }, async (_request, reply) => reply.type("text/html").send(""));
  const policyOf = async (url: string) =>
    String((await app.inject(url)).headers["content-security-policy"]);
  expect(await policyOf("/services")).toContain(
    "connect-src 'self' https://flags.example https://content.example;",
  );
  expect(await policyOf("/page")).toContain("connect-src 'self';");
});

test("without TLS there is no HSTS", async () => {
  const plain = fastify();
  await registerSecurityHeaders(plain, { isHttps: false });
  plain.get("/", async () => ({ ok: true }));
  expect((await plain.inject("/")).headers["strict-transport-security"]).toBeUndefined();
  await plain.close();
});
