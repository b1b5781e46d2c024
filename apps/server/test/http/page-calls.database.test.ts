// Calls of pages in process: through the same checks as a client's, with the reply as a value.
import { defineEndpoint } from "@parley/contract/endpoint";
import { listAssets } from "@parley/contract/endpoints/market/assets";
import { queryCryptoFiat } from "@parley/contract/endpoints/market/crypto-fiat";
import { queryAdvList } from "@parley/contract/endpoints/market/offers";
import { readEnvelope } from "@parley/contract/envelope";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as z from "zod/mini";
import { bind } from "../../src/http/binding/endpoint-binding.ts";
import { createInProcessFetch } from "../../src/ssr/page-answer.ts";
import { createTestApp, type TestApp } from "../fixtures/test-app.fixture.ts";

const read = <Reply extends z.ZodMiniType>(name: string, reply: Reply) =>
  defineEndpoint({
    name,
    summary: "Test of a read.",
    area: "site",
    method: "GET",
    path: `/api/test/${name}`,
    kind: "read",
    access: "public",
    request: {},
    reply,
    errors: [],
  });

/** Kept by its handler, as routes keep what they read once. */
const kept = { list: [{ count: 1 }] };
const cookie = { name: "seen", value: "1", options: { path: "/" } } as const;

let stage: TestApp;

beforeAll(async () => {
  stage = await createTestApp({
    bindings: [
      bind(
        read("kept", z.object({ list: z.array(z.object({ count: z.number() })) })),
        async () => ({
          ok: true,
          data: kept,
          cookies: [cookie],
        }),
      ),
      bind(read("nested", z.object({ body: z.string() })), async () => {
        const { body } = await stage.app.inject(listAssets.path);
        return { ok: true, data: { body } };
      }),
      bind(read("wrong", z.object({ count: z.number() })), async () => {
        const wrong: unknown = { count: "one" };
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The test is about what the types do not see.
        return { ok: true, data: wrong as { count: number } };
      }),
    ],
  });
  await stage.publish();
});

afterAll(async () => {
  await stage.close();
});

const openPage = (headers: Record<string, string> = {}) =>
  createInProcessFetch(stage.app, { address: "198.51.100.9", headers });

const list = { side: "sell", crypto: "USDT", fiat: "EUR", page: 1, pageSize: 10 };

test.each([
  ["a prepared reply", "GET", `${queryCryptoFiat.path}?language=fr`, undefined],
  ["another prepared reply", "GET", listAssets.path, undefined],
  ["a shared list", "POST", queryAdvList.path, list],
  ["a plain reply", "GET", "/api/test/kept", undefined],
] as const)("%s reaches a page as the value that clients read", async (_, method, url, body) => {
  const headers = { "content-type": "application/json" };
  const payload = body === undefined ? {} : { body: JSON.stringify(body) };
  const answer = await openPage().fetch(url, { method, headers, ...payload });
  const client = await stage.app.inject({ method, url, headers, ...payload });
  expect(answer.status).toBe(200);
  expect(answer.envelope).toMatchObject({ code: 0, message: "OK", error: null });
  expect(answer.envelope?.data).toEqual(readEnvelope(client.json())?.data);
  expect(await answer.text()).toBe("");
  expect(client.body.length).toBeGreaterThan(80);
});

test.each([
  ["a prepared reply", `${queryCryptoFiat.path}?language=fr`, "cryptoList"],
  ["a plain reply", "/api/test/kept", "list"],
])("a page cannot change %s, and the route's own data stays open", async (_, url, name) => {
  const { envelope } = await openPage().fetch(url, { method: "GET" });
  const data: Record<string, object[]> = Object(envelope?.data);
  expect(Object.isFrozen(data)).toBe(true);
  expect(() => data[name]?.push({})).toThrow(TypeError);
  expect(() => Object.assign(data[name]?.[0] ?? {}, { code: "X" })).toThrow(TypeError);
  expect(Object.isFrozen(kept.list)).toBe(false);
});

test("cookies of a route reach the page that called it", async () => {
  const page = openPage();
  await page.fetch("/api/test/kept", { method: "GET" });
  expect(page.setCookies).toEqual([expect.stringContaining("seen=1")]);
});

test("a page's call without a session is refused like a client's, in the page's language", async () => {
  const headers = { language: "fr" };
  const answer = await openPage().fetch("/api/a/v2/auth/user/info", { method: "GET", headers });
  const client = await stage.app.inject({ url: "/api/a/v2/auth/user/info", headers });
  expect([answer.status, client.statusCode]).toEqual([401, 401]);
  expect(answer.envelope).toBeUndefined();
  const refusal = readEnvelope(JSON.parse(await answer.text()));
  expect(refusal).toEqual({ ...readEnvelope(client.json()), requestId: refusal?.requestId });
});

test("a reply that breaks the contract does not reach a page", async () => {
  const answer = await openPage().fetch("/api/test/wrong", { method: "GET" });
  expect([answer.status, answer.envelope]).toEqual([500, undefined]);
});

test("a request that a route makes for a page gets its own body", async () => {
  const { envelope } = await openPage().fetch("/api/test/nested", { method: "GET" });
  const { body }: { body?: string } = Object(envelope?.data);
  expect(readEnvelope(JSON.parse(body ?? ""))?.code).toBe(0);
});

test("nothing that a client sends makes its reply empty", async () => {
  const headers = { "page-call": "1", pagecall: "true", platform: "website" };
  const reply = await stage.app.inject({ url: listAssets.path, headers });
  expect(readEnvelope(reply.json())?.data).toHaveLength(
    (await readAssets(openPage().fetch)).length,
  );
});

async function readAssets(fetch: ReturnType<typeof openPage>["fetch"]): Promise<unknown[]> {
  const { envelope } = await fetch(listAssets.path, { method: "GET" });
  return Array.isArray(envelope?.data) ? envelope.data : [];
}
