// What only the fast path does: a page in memory is sent without the framework. What readers receive is
// tested with and without it in ../site/anonymous-pages.database.test.ts.
import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createSharedWebsite, type SharedWebsite } from "../fixtures/shared-website.fixture.ts";

const HANDLER_STARTS = "tracing:fastify.request.handler:start";

let site: SharedWebsite;

beforeAll(async () => {
  site = await createSharedWebsite();
});

afterAll(() => site.stage.close());

const get = async (headers: Readonly<Record<string, string>> = {}) =>
  (await fetch(`${site.address}/en/p2p/buy?fiat=EUR`, { headers })).text();

/** How many of these calls the framework has handled. */
async function countHandled(ask: () => Promise<unknown>): Promise<number> {
  let handled = 0;
  const count = () => {
    handled += 1;
  };
  subscribe(HANDLER_STARTS, count);
  await ask().finally(() => unsubscribe(HANDLER_STARTS, count));
  return handled;
}

const countPages = async () => {
  const { body } = await site.stage.app.inject("/metrics");
  return Number(/_count\{method="GET",route="\/\*",status="200"\} (\d+)/.exec(body)?.[1]);
};

const readLines = () => site.stage.logLines.filter((line) => line.includes('"/en/p2p/buy"'));

test("a page in memory is sent without the framework's handler, others with it", async () => {
  await get();
  expect(await countHandled(get)).toBe(0);
  // What the page asks for is handled too.
  expect(await countHandled(() => get({ cookie: "auth-token=unknown" }))).toBeGreaterThan(0);
  expect(await countHandled(() => get({ "if-none-match": '"x"' }))).toBeGreaterThan(0);
  expect(await countHandled(() => get({ "accept-encoding": "br" }))).toBeGreaterThan(0);
  expect(await countHandled(() => get({ "accept-encoding": "br" }))).toBe(0);
  site.stage.clock.advance(1_000);
  expect(await countHandled(get)).toBeGreaterThan(0);
});

test("a page that is sent without the framework is logged and measured like others", async () => {
  await get();
  const before = readLines().length;
  await get();
  expect(readLines()).toHaveLength(before + 1);
  expect(JSON.parse(readLines().at(-1) ?? "")).toMatchObject({
    method: "GET",
    path: "/en/p2p/buy",
    query: ["fiat"],
    status: 200,
    address: "127.0.0.1",
    requestId: expect.stringMatching(/^[\w-]{36}$/),
  });
  const counted = await countPages();
  await get();
  expect(await countPages()).toBe(counted + 1);
});
