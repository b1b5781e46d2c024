// The website of the build in its thread, on the real routes: every page is what it is without the thread,
// and no reader gets a page of another.
import type { PageHandler, PageRequest, WebBuild } from "@parley/contract/web-build";
import { systemClock } from "@parley/platform/clock";
import type { FastifyInstance } from "fastify";
import { connect } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createKeyReader } from "../../src/ssr/command-key.ts";
import { createInProcessFetch } from "../../src/ssr/page-answer.ts";
import { createRenderQueue } from "../../src/ssr/render-queue.ts";
import { registerPages } from "../../src/ssr/web.ts";
import { startWebsite } from "../../src/ssr/render-thread/website.ts";
import { MANY_CALLS, registerPerson } from "../fixtures/accounts.fixture.ts";
import type { TestBrowser } from "../fixtures/browser.fixture.ts";
import { createTestApp, type TestApp } from "../fixtures/test-app.fixture.ts";

const BUILD = new URL("../../../web/build/server/index.js", import.meta.url);
const PUBLIC_URL = "http://localhost";
const PATHS = [
  "/en",
  "/de/p2p/buy?crypto=BTC&fiat=EUR",
  "/ja/p2p/sell",
  "/ar/p2p/express",
  "/en/p2p/order",
  "/en/wallet",
  "/en/login",
  "/en/account/security",
  "/en/help/fees",
  "/en/p2p/advertiser/123456789",
  "/en/nowhere",
  "/en/p2p/buy.data",
  "/en/wallet.data",
];

const errors: unknown[] = [];
const website = startWebsite({ error: (logged: unknown) => errors.push(logged) });
let stage: TestApp;
let address: string;
let inThread: PageHandler;
let inProcess: PageHandler;
let ada: string;
let ben: string;

async function registerWebsite(app: FastifyInstance): Promise<void> {
  registerPages(app, {
    publicUrl: PUBLIC_URL,
    buildId: "b1",
    isDevelopment: false,
    componentSources: ["/components"],
    domains: { flags: "", content: "" },
    getPageHandler: () => Promise.resolve(inThread),
    readCommandKey: createKeyReader(app, systemClock),
    queue: createRenderQueue(),
    redirects: {},
  });
  await Promise.resolve();
}

const cookiesOf = (person: TestBrowser) =>
  ["auth-token", "authorization", "userId"]
    .map((name) => `${name}=${person.cookie(name)}`)
    .join("; ");

beforeAll(async () => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The build of this checkout has this form, or the test fails at once.
  const build = (await import(BUILD.href)) as WebBuild;
  inProcess = build.entry.module.createPageHandler(build);
  inThread = (await website.load()).handlePage;
  stage = await createTestApp({
    env: { PARLEY_CAPTCHA: "off" },
    limits: MANY_CALLS,
    web: registerWebsite,
  });
  await stage.publish();
  ada = cookiesOf(await registerPerson(stage, "ada@example.org"));
  ben = cookiesOf(await registerPerson(stage, "ben@example.org"));
  address = await stage.app.listen({ host: "127.0.0.1", port: 0 });
}, 60_000);

afterAll(async () => {
  await stage.close();
  await website.stop();
});

async function open(handlePage: PageHandler, path: string, cookie: string) {
  const headers = cookie === "" ? {} : { cookie };
  const { fetch, setCookies } = createInProcessFetch(stage.app, {
    address: "198.51.100.9",
    headers,
  });
  const page: PageRequest = {
    request: new Request(new URL(path, PUBLIC_URL), { headers }),
    nonce: "n1",
    publicUrl: PUBLIC_URL,
    buildId: "b1",
    componentSources: ["/components"],
    commandKey: null,
    fetch,
    reportError: (error) => errors.push(error),
  };
  const response = await handlePage(page);
  const { status } = response;
  return { status, headers: [...response.headers], text: await response.text(), setCookies };
}

test.each([
  ["without a login", () => ""],
  ["with a login", () => ada],
])(
  "pages of a reader %s are the same as without the thread",
  async (_who, cookieOf) => {
    for (const path of PATHS) {
      const here = { path, ...(await open(inProcess, path, cookieOf())) };
      expect({ path, ...(await open(inThread, path, cookieOf())) }).toEqual(here);
    }
    expect(errors).toEqual([]);
  },
  60_000,
);

test("readers who ask at once get each their own page", async () => {
  const readers = [
    { cookie: ada, isShown: [true, false] },
    { cookie: ben, isShown: [false, true] },
    { cookie: "", isShown: [false, false] },
  ];
  const asked = Array.from({ length: 8 }, () => readers).flat();
  const shown = await Promise.all(
    asked.map(async ({ cookie }) => {
      const headers = cookie === "" ? {} : { cookie };
      const reply = await fetch(`${address}/en/account/security`, { headers, redirect: "manual" });
      const text = await reply.text();
      return ["a***@example.org", "b***@example.org"].map((mail) => text.includes(mail));
    }),
  );
  expect(shown).toEqual(asked.map(({ isShown }) => isShown));
});

test("a reader who goes away in the middle leaves nothing behind for the next", async () => {
  const { hostname, port } = new URL(address);
  for (let time = 0; time < 5; time += 1) {
    const socket = connect({ host: hostname, port: Number(port) });
    socket.write(
      `GET /en/account/security HTTP/1.1\r\nHost: ${hostname}\r\nCookie: ${ada}\r\n\r\n`,
      () => socket.destroy(),
    );
    const reply = await fetch(`${address}/en/account/security`, {
      headers: { cookie: ben },
      redirect: "manual",
    });
    expect(reply.status).toBe(200);
    const text = await reply.text();
    expect(text).toContain("b***@example.org");
    expect(text).not.toContain("a***@example.org");
  }
  expect(errors).toEqual([]);
});
