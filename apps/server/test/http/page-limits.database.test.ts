// Who is charged for pages, and for what pages ask in process.
import type { PageHandler } from "@parley/contract/web-build";
import { systemClock } from "@parley/platform/clock";
import type { FastifyInstance } from "fastify";
import { LOCALES } from "@parley/phrases/locales";
import { formatPhrase } from "@parley/phrases/server-phrases";
import { newToken } from "@parley/platform/tokens";
import { eventually } from "@parley/testing/eventually";
import { afterEach, describe, expect, test } from "vitest";
import { userInfo } from "@parley/contract/endpoints/identity/account";
import { registerPerson } from "../fixtures/accounts.fixture.ts";
import { DEFAULT_LIMITS, type ApiLimits } from "../../src/http/binding/api.ts";
import { createKeyReader } from "../../src/ssr/command-key.ts";
import { createRenderQueue, QUEUE_LIMITS } from "../../src/ssr/render-queue.ts";
import { registerPages } from "../../src/ssr/web.ts";
import { createTestApp, type TestApp } from "../fixtures/test-app.fixture.ts";

let stage: TestApp;

afterEach(async () => {
  await stage.close();
});

const READER = "198.51.100.9";
let questions = 100_000_000;

/** No advertiser has this number, which has to be looked up: 404, or 429 when it is not. */
const newQuestion = () => {
  questions += 1;
  return `/api/ctc/query-advertiser?uid=${questions}`;
};

/** A website whose pages ask five new questions and show the statuses of the replies. */
const website: PageHandler = async (page) => {
  const calls = Array.from({ length: 5 }, () => page.fetch(newQuestion(), { method: "GET" }));
  const statuses = (await Promise.all(calls)).map(({ status }) => status);
  return Response.json(statuses);
};

async function registerWebsite(
  app: FastifyInstance,
  handlePage: PageHandler = website,
  queue = createRenderQueue(),
): Promise<void> {
  registerPages(app, {
    publicUrl: "http://localhost",
    buildId: "b1",
    isDevelopment: false,
    componentSources: [],
    domains: { flags: "", content: "" },
    getPageHandler: () => Promise.resolve(handlePage),
    readCommandKey: createKeyReader(app, systemClock),
    queue,
    redirects: {},
  });
  await Promise.resolve();
}

/** One caller may use all that its address has. */
const NO_SHARES = {
  callerShares: { ofNew: Infinity, ofRepeated: Infinity },
  newcomersShare: Infinity,
};

const createLimited = (limits: Partial<ApiLimits>) =>
  createTestApp({
    env: { PARLEY_CAPTCHA: "off" },
    limits: { ...DEFAULT_LIMITS, ...NO_SHARES, ...limits },
    web: (app) => registerWebsite(app),
  });
const open = (url: string, headers: Record<string, string> = {}) =>
  stage.app.inject({ url, remoteAddress: READER, headers });

async function statusesOf(urls: readonly string[], headers = {}): Promise<number[]> {
  const statuses: number[] = [];
  for (const url of urls) statuses.push((await open(url, headers)).statusCode);
  return statuses;
}

const ALL_COMPUTED = [404, 404, 404, 404, 404];

test("what a page asks in process is not charged to its reader", async () => {
  stage = await createLimited({ newReadsPerMinute: 12 });
  expect((await open("/en/any")).json()).toEqual(ALL_COMPUTED);
  // The page has cost ten of twelve.
  const own = [newQuestion(), newQuestion(), newQuestion()];
  expect(await statusesOf(own)).toEqual([404, 404, 429]);
});

test("a page of an address that may ask no new question is still made of its calls", async () => {
  stage = await createLimited({ newReadsPerMinute: 12 });
  await open("/en/usual");
  await statusesOf([newQuestion(), newQuestion()]);
  expect(await statusesOf([newQuestion()])).toEqual([429]);
  expect((await open("/en/usual")).json()).toEqual(ALL_COMPUTED);
});

const newPages = (count: number) =>
  Array.from({ length: count }, (_, turn) => `/en/p2p/buy?amount=${turn}`);

describe("a caller that opens pages with ever new queries", () => {
  test("is limited, while pages that are asked for repeatedly are rendered", async () => {
    stage = await createLimited({ newReadsPerMinute: 100 });
    await open("/en/usual");
    expect(await statusesOf(newPages(12))).toEqual([...Array(9).fill(200), 429, 429, 429]);
    expect(await statusesOf(Array(20).fill("/en/usual"))).toEqual(Array(20).fill(200));
  });

  test("is not freed by made-up sessions", async () => {
    stage = await createLimited({ newReadsPerMinute: 20 });
    const statuses: number[] = [];
    for (const url of newPages(4)) {
      const cookie = `auth-token=${newToken()}; authorization=${newToken()}`;
      statuses.push((await open(url, { cookie })).statusCode);
    }
    expect(statuses).toEqual([200, 200, 429, 429]);
  });

  test("is not freed by made-up keys", async () => {
    stage = await createLimited({ newReadsPerMinute: 20 });
    const statuses: number[] = [];
    for (const url of newPages(4)) {
      statuses.push((await open(url, { "parley-key": newToken() })).statusCode);
    }
    expect(statuses).toEqual([200, 200, 429, 429]);
  });

  test("is limited by session where it has one, whatever the address has used up", async () => {
    stage = await createLimited({ readsPerMinute: 4, newReadsPerMinute: 5 });
    const person = await registerPerson(stage, "ada@example.org");
    expect((await person.call(userInfo, {})).code).toBe(0);
    const cookie = `auth-token=${person.cookie("auth-token")}`;
    expect(await statusesOf(newPages(2))).toEqual([200, 429]);
    // One call and each page cost one; the fourth page is beyond four.
    const statuses = await statusesOf(newPages(5), { cookie });
    expect(statuses.slice(0, 3)).toEqual([200, 200, 200]);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe("the page of a reader who is limited", () => {
  test("is in the language of the path", async () => {
    stage = await createLimited({ newReadsPerMinute: 1 });
    await open("/en/first");
    for (const locale of LOCALES) {
      const page = await open(`/${locale}/second`);
      expect({ locale, status: page.statusCode }).toEqual({ locale, status: 429 });
      expect(Number(page.headers["retry-after"])).toBeGreaterThan(0);
      expect(page.headers["content-type"]).toBe("text/html; charset=utf-8");
      expect(page.headers["cache-control"]).toBe("no-store");
      expect(page.headers["set-cookie"]).toBeUndefined();
      expect(page.headers["content-security-policy"]).toContain("default-src 'none'");
      expect(page.headers["content-security-policy"]).not.toContain("unsafe");
      expect(page.body).toContain(formatPhrase(locale, "shell.error.limited"));
      expect(page.body).toContain(formatPhrase(locale, "shell.error.limitedText"));
      expect(page.body).toContain(`href="/${locale}"`);
    }
  });

  test("is plain text for the website's own code, which shows it itself", async () => {
    stage = await createLimited({ newReadsPerMinute: 1 });
    await open("/de/first");
    const reply = await open("/de/second.data");
    expect(reply.statusCode).toBe(429);
    expect(reply.headers["content-type"]).toBe("text/plain; charset=utf-8");
    expect(reply.headers["x-remix-response"]).toBeUndefined();
  });
});

test("a page that cannot be rendered in time is answered with 503, and the next one as usual", async () => {
  const gate = Promise.withResolvers<void>();
  const slow: PageHandler = async () => {
    await gate.promise;
    return new Response("rendered");
  };
  const queue = createRenderQueue({ ...QUEUE_LIMITS, maxRunning: 1, maxWaiting: 1 });
  stage = await createTestApp({ web: (app) => registerWebsite(app, slow, queue) });
  await stage.app.ready();
  // One is rendered and one waits, in whichever order they arrive.
  const asked = ["/de/one", "/de/two", "/de/three"].map(async (url) => open(url));
  const refused = await Promise.race(asked);
  expect(refused.statusCode).toBe(503);
  expect(refused.headers["retry-after"]).toBe("5");
  expect(refused.body).toContain(formatPhrase("de", "shell.error.busy"));
  gate.resolve();
  const statuses = (await Promise.all(asked)).map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 200)).toHaveLength(2);
  expect((await open("/de/three")).statusCode).toBe(200);
});

test("a busy server answers pages with 503 and a page that says so, in the reader's language", async () => {
  const pressure = { maxEventLoopDelayMs: 1e-9, sampleEveryMs: 20, settleMs: 0 };
  stage = await createTestApp({ pressure, web: (app) => registerWebsite(app) });
  const first = await eventually(async () => {
    const page = await open("/en/any");
    expect(page.statusCode).toBe(503);
    return page;
  });
  expect(first.headers["retry-after"]).toBe("5");
  expect(first.headers["content-type"]).toBe("text/html; charset=utf-8");
  const pages = await Promise.all(LOCALES.map((locale) => open(`/${locale}/any`)));
  for (const [place, locale] of LOCALES.entries()) {
    expect(pages[place]?.body).toContain(formatPhrase(locale, "shell.error.busy"));
    expect(pages[place]?.body).toContain(formatPhrase(locale, "shell.error.busyText"));
  }
  const negotiated = await open("/", { "accept-language": "ja" });
  expect(negotiated.body).toContain(formatPhrase("ja", "shell.error.busy"));
  const call = await open("/api/t/v2/assets");
  expect(call.json()).toMatchObject({ error: "unavailable" });
});
