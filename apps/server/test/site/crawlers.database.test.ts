// A search engine reads the whole sitemap from one address within a minute, and another reader there goes on.
import type { WebBuild } from "@parley/contract/web-build";
import { LOCALES } from "@parley/phrases/locales";
import { systemClock } from "@parley/platform/clock";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { DEFAULT_LIMITS } from "../../src/http/binding/api.ts";
import { createKeyReader } from "../../src/ssr/command-key.ts";
import { createRenderQueue } from "../../src/ssr/render-queue.ts";
import { registerPages } from "../../src/ssr/web.ts";
import { startWebsite } from "../../src/ssr/render-thread/website.ts";
import { createTestApp, type TestApp } from "../fixtures/test-app.fixture.ts";

const CRAWLER = "192.0.2.66";
const READ_LOCALES = new Set(["en", "ja", "pt", "zh-tw"]);

type PageHandler = ReturnType<WebBuild["entry"]["module"]["createPageHandler"]>;

const website = startWebsite({ error: () => {} });
let stage: TestApp;

async function registerWebsite(app: FastifyInstance, handlePage: PageHandler): Promise<void> {
  registerPages(app, {
    publicUrl: "http://localhost",
    buildId: "b1",
    isDevelopment: false,
    componentSources: ["/components"],
    domains: { flags: "", content: "" },
    getPageHandler: () => Promise.resolve(handlePage),
    readCommandKey: createKeyReader(app, systemClock),
    queue: createRenderQueue(),
    redirects: {},
  });
  await Promise.resolve();
}

beforeAll(async () => {
  const { handlePage } = await website.load();
  stage = await createTestApp({
    // The sitemap leads to its pages: none of them is a new question, also for the first reader.
    limits: { ...DEFAULT_LIMITS, newReadsPerMinute: 1 },
    web: (app) => registerWebsite(app, handlePage),
  });
  await stage.publish();
});

afterAll(async () => {
  await stage.close();
  await website.stop();
});

const open = (url: string) => stage.app.inject({ url, remoteAddress: CRAWLER });

test("all pages of the sitemap are read from one address without a refusal", async () => {
  const robots = (await open("/robots.txt")).body;
  const [, sitemap = ""] = /^Sitemap: (.*)$/m.exec(robots) ?? [];
  const { pathname } = new URL(sitemap);
  const { body } = await open(pathname);
  const addresses = [...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = ""]) => new URL(url));
  expect(addresses.length % LOCALES.length).toBe(0);
  const paths = addresses.map((url) => url.pathname);
  const read = paths.filter((path) => READ_LOCALES.has(path.split("/")[1] ?? ""));
  expect(read.length).toBeGreaterThan(70);
  const statuses = new Map<string, number>();
  // Twice, as an impatient one would.
  for (const path of [...read, ...read]) statuses.set(path, (await open(path)).statusCode);
  expect([...statuses].filter(([, status]) => status !== 200)).toEqual([]);
}, 60_000);
