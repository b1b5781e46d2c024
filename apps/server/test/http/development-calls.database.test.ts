// The shortcuts for developers: what they do, and that they are local only.
import { register } from "@parley/contract/endpoints/identity/account";
import { moveClock, readOutbox } from "@parley/contract/endpoints/site/dev";
import { ALL_ENDPOINTS } from "@parley/contract/endpoints/all-endpoints";
import type { Endpoint } from "@parley/contract/endpoint";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { PASSWORD } from "../fixtures/accounts.fixture.ts";
import { TestBrowser } from "../fixtures/browser.fixture.ts";
import { createTestApp, TEST_NOW, type TestApp } from "../fixtures/test-app.fixture.ts";
import { startJobsWorker, type JobsWorker } from "../../src/worker/jobs-worker.ts";

const PRODUCTION = {
  PARLEY_MODE: "production",
  PARLEY_PUBLIC_URL: "https://parley.example",
  DATABASE_URL: "postgres://nobody@localhost/unused",
  SMTP_URL: "smtps://mail.example",
  SMS_URL: "https://texts.example",
};
const ENDPOINTS: readonly Endpoint[] = ALL_ENDPOINTS;
const SHORTCUTS = ENDPOINTS.filter(({ path }) => path.startsWith("/api/dev/"));

let stage: TestApp;
let worker: JobsWorker;
let developer: TestBrowser;

beforeAll(async () => {
  stage = await createTestApp({ env: { PARLEY_CAPTCHA: "off" } });
  const { surfaces, clock, database, app } = stage;
  const publicUrl = "http://localhost:3000";
  const { pool } = database;
  worker = startJobsWorker({ ...surfaces, clock, publicUrl, pool, logger: app.log });
  developer = new TestBrowser(stage, "127.0.0.1");
});

afterAll(async () => {
  await worker.stop();
  await stage.close();
});

const askFrom = (at: TestApp, remoteAddress: string, headers: Record<string, string> = {}) =>
  at.app.inject({ url: "/api/dev/outbox", remoteAddress, headers });

const countMessages = async (query: { to?: string; purpose?: string }) =>
  (await developer.call(readOutbox, query)).data.list.length;

describe("the outbox", () => {
  test("waits for queued messages, and shows the newest first", async () => {
    for (const account of ["ada@example.org", "+4915123456789"]) {
      await developer.call(register, { account, password: PASSWORD, language: "de" });
      // Gone out before the next one is queued: of two at once either may be the newer.
      expect(await countMessages({ to: account })).toBe(1);
    }
    const { data } = await developer.call(readOutbox, {});
    expect(data.list).toMatchObject([
      { channel: "phone", to: "+4915123456789", purpose: "register", subject: null },
      { channel: "email", to: "ada@example.org", purpose: "register", at: TEST_NOW },
    ]);
    const [text, mail] = data.list;
    expect(mail.code).toMatch(/^\d{6}$/);
    expect(mail.text).toContain(mail.code);
    expect(text.text).toContain(text.code);
  });

  test("can be filtered by user and purpose", async () => {
    expect(await countMessages({ to: " ADA@example.org " })).toBe(1);
    expect(await countMessages({ to: "+49 1512 3456789", purpose: "register" })).toBe(1);
    expect(await countMessages({ to: "ada@example.org", purpose: "login" })).toBe(0);
    expect(await countMessages({ to: "eve@example.org" })).toBe(0);
  });
});

describe("the clock", () => {
  test("moves everything, also the Date header, and can be reset", async () => {
    const moved = await developer.call(moveClock, { advanceSeconds: 3_600 });
    expect(moved.data).toEqual({ now: TEST_NOW + 3_600_000 });
    const { response } = await developer.call(readOutbox, {});
    expect(response.headers.date).toBe(new Date(TEST_NOW + 3_600_000).toUTCString());
    const back = await developer.call(moveClock, { advanceSeconds: -1_800 });
    expect(back.data).toEqual({ now: TEST_NOW + 1_800_000 });
    expect((await developer.call(moveClock, { reset: true })).data).toEqual({ now: TEST_NOW });
  });
});

describe("remote callers", () => {
  test.each(["203.0.113.7", "10.0.0.1", "::ffff:203.0.113.7", "2001:db8::1"])(
    "%s is on another machine",
    async (address) => {
      const answer = await askFrom(stage, address);
      expect(answer.statusCode).toBe(403);
      expect(answer.json().error).toBe("notAllowed");
    },
  );

  test.each(["127.0.0.1", "127.3.2.1", "::1", "::ffff:127.0.0.1"])(
    "%s is on this one",
    async (address) => {
      expect((await askFrom(stage, address)).statusCode).toBe(200);
    },
  );

  test("a caller through a local proxy is remote", async () => {
    const proxied = await createTestApp({ env: { PARLEY_TRUST_PROXY: "loopback" } });
    const forwarded = { "x-forwarded-for": "203.0.113.7" };
    expect((await askFrom(proxied, "127.0.0.1", forwarded)).statusCode).toBe(403);
    // And no remote caller passes as local by a header.
    const claimed = { "x-forwarded-for": "127.0.0.1" };
    expect((await askFrom(proxied, "203.0.113.7", claimed)).statusCode).toBe(403);
    await proxied.close();
  });
});

describe("development calls in production", () => {
  let live: TestApp;

  beforeAll(async () => {
    live = await createTestApp({ env: PRODUCTION });
  });

  afterAll(async () => {
    await live.close();
  });

  test.each(SHORTCUTS.map((endpoint) => [endpoint.path, endpoint] as const))(
    "%s does not exist",
    async (url, { method }) => {
      const answer = await live.app.inject({ method, url, remoteAddress: "127.0.0.1" });
      expect(answer.statusCode).toBe(404);
      expect(answer.json().error).toBe("notFound");
    },
  );

  test("no development call is documented in production", async () => {
    const document = await live.app.inject({ url: "/api/openapi.json" });
    expect(document.statusCode).toBe(200);
    expect(document.body).not.toContain("/api/dev/");
    const here = await stage.app.inject({ url: "/api/openapi.json" });
    expect(here.body).toContain("/api/dev/outbox");
  });
});
