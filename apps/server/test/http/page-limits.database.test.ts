// Who is charged for pages, and for what pages ask in process.
import type { PageHandler } from "@parley/contract/web-build";
import { systemClock } from "@parley/platform/clock";
import type { FastifyInstance } from "fastify";
import { afterEach, expect, test } from "vitest";
import { DEFAULT_LIMITS } from "../../src/http/binding/api.ts";
import { createKeyReader } from "../../src/ssr/command-key.ts";
import { registerPages } from "../../src/ssr/web.ts";
import { createTestApp, type TestApp } from "../fixtures/test-app.fixture.ts";

let stage: TestApp;

afterEach(async () => {
  await stage.close();
});

const READER = "198.51.100.9";
const ASSETS = "/api/t/v2/assets";

/** A website whose pages ask five times for the assets and show the statuses. */
const website: PageHandler = async (page) => {
  const calls = Array.from({ length: 5 }, () => page.fetch(ASSETS, { method: "GET" }));
  const statuses = (await Promise.all(calls)).map(({ status }) => status);
  return Response.json(statuses);
};

async function registerWebsite(app: FastifyInstance): Promise<void> {
  registerPages(app, {
    publicUrl: "http://localhost",
    buildId: "b1",
    isDevelopment: false,
    componentSources: [],
    domains: { flags: "", content: "" },
    getPageHandler: () => Promise.resolve(website),
    readCommandKey: createKeyReader(app, systemClock),
    redirects: {},
  });
  await Promise.resolve();
}

test("what a page asks in process is not counted as calls of its reader", async () => {
  stage = await createTestApp({
    limits: { ...DEFAULT_LIMITS, readsPerMinute: 3 },
    web: registerWebsite,
  });
  const page = await stage.app.inject({ url: "/en/any", remoteAddress: READER });
  expect(page.json()).toEqual([200, 200, 200, 200, 200]);
  const own = () => stage.app.inject({ url: ASSETS, remoteAddress: READER });
  const statuses = [];
  for (let turn = 0; turn < 4; turn += 1) statuses.push((await own()).statusCode);
  expect(statuses).toEqual([200, 200, 200, 429]);
  const again = await stage.app.inject({ url: "/en/any", remoteAddress: READER });
  expect(again.json()).toEqual([200, 200, 200, 200, 200]);
});
