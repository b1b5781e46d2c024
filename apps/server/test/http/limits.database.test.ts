import { defineEndpoint } from "@parley/contract/endpoint";
import { setLanguage, userInfo } from "@parley/contract/endpoints/identity/account";
import { queryAdvertiser, report } from "@parley/contract/endpoints/market/advertisers";
import { createSubUser } from "@parley/contract/endpoints/identity/sub-users";
import { ERROR_CATALOGUE } from "@parley/contract/error-catalogue";
import { insertSession } from "@parley/database/queries/security/session";
import { toSessionId } from "@parley/domain/ids";
import { hashToken, newToken } from "@parley/platform/tokens";
import { formatPhrase } from "@parley/phrases/server-phrases";
import { eventually } from "@parley/testing/eventually";
import { insertTestUser } from "@parley/testing/test-user";
import type { FastifyInstance, InjectOptions } from "fastify";
import { once } from "node:events";
import { connect } from "node:net";
import { afterEach, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { registerPerson } from "../fixtures/accounts.fixture.ts";
import { TestBrowser } from "../fixtures/browser.fixture.ts";
import { callAsMaster } from "../fixtures/sub-users.fixture.ts";
import { DEFAULT_LIMITS } from "../../src/http/binding/api.ts";
import { bind } from "../../src/http/binding/endpoint-binding.ts";
import { registerComponents, registerWebFiles } from "../../src/ssr/web.ts";
import { createTestApp, type TestApp } from "../fixtures/test-app.fixture.ts";

const write = defineEndpoint({
  name: "testWrite",
  summary: "Test of a write.",
  area: "site",
  method: "POST",
  path: "/api/test/write",
  kind: "write",
  access: "public",
  request: { body: z.strictObject({}) },
  reply: z.null(),
  errors: [],
});

let stage: TestApp;

afterEach(async () => {
  await stage.close();
});

/** One caller may use all that its address has. */
const NO_SHARES = {
  callerShares: { ofNew: Infinity, ofRepeated: Infinity },
  newcomersShare: Infinity,
};

const createLimited = (env: Record<string, string> = {}) =>
  createTestApp({
    env,
    limits: {
      ...DEFAULT_LIMITS,
      readsPerMinute: 3,
      writesPerMinute: 1,
      anonymousWritesPerMinute: 2,
      newReadsPerMinute: 3,
      repeatedReadsPerMinute: 5,
      ...NO_SHARES,
    },
    bindings: [bind(write, async () => ({ ok: true, data: null }))],
  });

async function statuses(requests: readonly InjectOptions[]): Promise<number[]> {
  const result: number[] = [];
  for (const request of requests) result.push((await stage.app.inject(request)).statusCode);
  return result;
}

const HOST = "198.51.100.1";
let questions = 100_000_000;

/** Of which the answer is computed, and which no request before it had. */
const readNew = (remoteAddress = HOST): InjectOptions => {
  questions += 1;
  return { url: `/api/ctc/query-advertiser?uid=${questions}`, remoteAddress };
};
const readAgain = (remoteAddress = HOST): InjectOptions => ({
  url: "/api/ctc/query-advertiser?uid=999999999",
  remoteAddress,
});
const claim = (address: string): InjectOptions => ({
  ...readNew(),
  headers: { "x-forwarded-for": address },
});
const post: InjectOptions = {
  method: "POST",
  url: "/api/test/write",
  payload: {},
  remoteAddress: HOST,
};
/** There is no such advertiser, which has to be looked up. */
const COMPUTED = 404;
const times = <Item>(count: number, item: () => Item) => Array.from({ length: count }, item);

describe("anonymous reads", () => {
  test("with ever new questions are limited for the address", async () => {
    stage = await createLimited();
    expect(await statuses([...times(4, () => readNew()), readNew("198.51.100.2")])).toEqual([
      ...times(3, () => COMPUTED),
      429,
      COMPUTED,
    ]);
  });

  test("that repeat questions go on while new questions are refused, up to a limit of their own", async () => {
    stage = await createLimited();
    expect(await statuses([readAgain(), ...times(2, () => readNew())])).not.toContain(429);
    expect(await statuses([readNew()])).toEqual([429]);
    const repeated = await statuses(times(6, () => readAgain()));
    expect(repeated).toEqual([...times(5, () => COMPUTED), 429]);
  });

  test("do not make a refused question a known one", async () => {
    stage = await createLimited();
    await statuses(times(3, () => readNew()));
    const asked = readNew();
    expect(await statuses([asked, asked, asked])).toEqual([429, 429, 429]);
  });

  test("that are answered from memory, and unknown paths, cost nothing", async () => {
    stage = await createLimited();
    const calls = ["/api/t/v2/assets", "/fapi/v1/flags", "/api/nothing", "/healthz"];
    const all = times(10, () => calls).flat();
    const expected = times(10, () => [200, 200, 404, 200]).flat();
    expect(await statuses(all.map((url) => ({ url, remoteAddress: HOST })))).toEqual(expected);
  });

  test("are refused with an envelope and the time to retry", async () => {
    stage = await createLimited();
    await statuses(times(3, () => readNew()));
    for (const language of ["en", "ru"] as const) {
      const reply = await stage.app.inject({ ...readNew(), headers: { language } });
      expect(reply.statusCode).toBe(429);
      expect(Number(reply.headers["retry-after"])).toBeGreaterThan(0);
      expect(Number(reply.headers["retry-after"])).toBeLessThanOrEqual(60);
      expect(reply.json()).toMatchObject({
        code: ERROR_CATALOGUE.tooManyRequests.code,
        error: "tooManyRequests",
        message: formatPhrase(language, "errors.tooManyRequests"),
        data: null,
      });
    }
  });

  test("of all addresses of one IPv6 network count together", async () => {
    stage = await createLimited();
    const from = (host: number) => readNew(`2001:db8:1:1::${host}`);
    expect(await statuses([from(1), from(2), from(3), from(4)])).toEqual([
      ...times(3, () => COMPUTED),
      429,
    ]);
    expect(await statuses([readNew("2001:db8:1:2::1")])).toEqual([COMPUTED]);
  });

  test("are not freed by a claimed address", async () => {
    stage = await createLimited();
    const claimed = ["1.1.1.1", "2.2.2.2", "3.3.3.3", "4.4.4.4"].map(claim);
    expect((await statuses(claimed)).at(-1)).toBe(429);
  });

  test("are counted for an address claimed by a trusted proxy", async () => {
    stage = await createLimited({ PARLEY_TRUST_PROXY: "198.51.100.0/24" });
    const claimed = ["1.1.1.1", "2.2.2.2", "3.3.3.3", "4.4.4.4"].map(claim);
    expect(await statuses(claimed)).not.toContain(429);
  });

  test("are not freed by made-up sessions, signatures or headers of any kind", async () => {
    stage = await createLimited();
    await statuses(times(3, () => readNew()));
    const headers: Record<string, string>[] = [
      { cookie: `auth-token=${newToken()}` },
      { cookie: `auth-token=${newToken()}; authorization=${newToken()}` },
      { "x-page-call": "1", "parley-page": "true", "x-in-process": "true" },
      { referer: "http://localhost/en/p2p/buy", "sec-fetch-site": "same-origin" },
    ];
    for (const sent of headers) {
      expect(await statuses([{ ...readNew(), headers: sent }])).toEqual([429]);
    }
  });
});

describe("writes", () => {
  test("without a session are limited for the address, apart from reads", async () => {
    stage = await createLimited();
    expect(await statuses([post, post, post, readNew()])).toEqual([200, 200, 429, COMPUTED]);
  });

  test("with a session have a limit of their own", async () => {
    stage = await createLimited();
    const [one] = await openSessions(1);
    // By which the session is known.
    expect((await one?.call(userInfo, {}))?.code).toBe(0);
    expect((await one?.call(setLanguage, { language: "de" }))?.code).toBe(0);
    expect((await one?.call(setLanguage, { language: "fr" }))?.error).toBe("tooManyRequests");
    expect(await statuses([post])).toEqual([200]);
  });
});

const OFFICE = "198.51.100.7";

/** Sessions of as many people, made without the calls of a login. */
async function openSessions(count: number): Promise<TestBrowser[]> {
  const { pool } = stage.database;
  const browsers: TestBrowser[] = [];
  for (let turn = 0; turn < count; turn += 1) {
    const { id } = await insertTestUser(pool);
    const [authToken, authorization] = [newToken(), newToken()];
    const now = stage.clock.now();
    await insertSession(pool, {
      sessionId: toSessionId(BigInt(turn + 1)),
      userId: id,
      authTokenHash: hashToken(authToken),
      authorizationHash: hashToken(authorization),
      device: "a browser",
      address: OFFICE,
      createdAt: new Date(now),
      expiresAt: new Date(now + 3_600_000),
      knownDeviceId: 1n,
    });
    const browser = new TestBrowser(stage, OFFICE);
    browser.cookies.set("auth-token", { value: authToken, path: "/" });
    browser.cookies.set("authorization", { value: authorization, path: "/" });
    browsers.push(browser);
  }
  return browsers;
}

describe("sessions behind one address", () => {
  test("are limited separately: of 100 none is refused", { timeout: 60_000 }, async () => {
    stage = await createTestApp({ env: { PARLEY_CAPTCHA: "off" } });
    const browsers = await openSessions(100);
    const { rows } = await stage.database.pool.query<{ uid: number }>("select uid from app_user");
    const told = { uid: String(rows[0]?.uid), reason: "other", statement: "nothing" } as const;
    const answers = await Promise.all(
      browsers.flatMap((browser) => [
        browser.call(report, told),
        browser.call(setLanguage, { language: "de" }),
        browser.call(userInfo, {}),
      ]),
    );
    // One of them is the subject of the test.
    const errors = answers.flatMap(({ error }) => error ?? []);
    expect(errors).toEqual(["notWithOneself"]);
  });

  test("have a limit each", async () => {
    stage = await createLimited();
    const [one, other] = await openSessions(2);
    // A session is counted once it was found.
    await one?.call(userInfo, {});
    for (let turn = 0; turn < 3; turn += 1) expect((await one?.call(userInfo, {}))?.code).toBe(0);
    expect((await one?.call(userInfo, {}))?.error).toBe("tooManyRequests");
    expect((await other?.call(userInfo, {}))?.code).toBe(0);
  });

  test("go on while the address is refused new questions", async () => {
    stage = await createLimited();
    const [one] = await openSessions(1);
    await one?.call(userInfo, {});
    expect((await statuses(times(4, () => readNew(OFFICE)))).at(-1)).toBe(429);
    const found = await one?.call(queryAdvertiser, { uid: "777777777" });
    expect(found?.error).toBe("traderUnknown");
  });

  test("that are known are served while unknown ones of the address are refused", async () => {
    stage = await createTestApp({ limits: { ...DEFAULT_LIMITS, unknownSessionsPerMinute: 2 } });
    const [one] = await openSessions(1);
    expect((await one?.call(userInfo, {}))?.code).toBe(0);
    const invented = () => {
      const browser = new TestBrowser(stage, OFFICE);
      browser.cookies.set("auth-token", { value: newToken(), path: "/" });
      return browser.call(userInfo, {});
    };
    await invented();
    await invented();
    expect((await invented()).error).toBe("tooManyRequests");
    expect((await one?.call(userInfo, {}))?.code).toBe(0);
  });

  test("that are invented are limited together, by the address", async () => {
    stage = await createTestApp({ limits: { ...DEFAULT_LIMITS, unknownSessionsPerMinute: 3 } });
    const errors: unknown[] = [];
    for (let turn = 0; turn < 5; turn += 1) {
      const browser = new TestBrowser(stage, OFFICE);
      browser.cookies.set("auth-token", { value: newToken(), path: "/" });
      errors.push((await browser.call(userInfo, {})).error);
    }
    const looked = "notLoggedIn";
    expect(errors).toEqual([looked, looked, looked, "tooManyRequests", "tooManyRequests"]);
  });
});

test("creating sub-users is limited to ten a minute, and reveals no account", async () => {
  stage = await createTestApp({ env: { PARLEY_CAPTCHA: "off" } });
  const ada = await registerPerson(stage, "ada@example.org");
  const wish = { password: "a long and quiet river", username: "desk-1", permissions: [] };
  const ask = (account: string) => callAsMaster(stage, ada, createSubUser, { ...wish, account });
  expect((await ask("desk@example.org")).code).toBe(0);
  for (const turn of [1, 2, 3, 4]) {
    expect((await ask("ada@example.org")).error).toBe("usernameTaken");
    expect((await ask(`nobody${turn}@example.org`)).error).toBe("usernameTaken");
  }
  expect((await ask("ada@example.org")).error).toBe("usernameTaken");
  const another = { ...wish, account: "ada@example.org", command: "a.b.c.d.e" };
  const limited = await ada.call(createSubUser, another);
  expect(limited).toMatchObject({ status: 429, error: "tooManyRequests" });
});

async function registerFiles(app: FastifyInstance): Promise<void> {
  await registerComponents(app);
  await registerWebFiles(app);
}

describe("under pressure", () => {
  // The least delay that can be set is exceeded by any real one.
  const ANY_DELAY = { maxEventLoopDelayMs: 1e-9, sampleEveryMs: 20 };

  test("calls are refused with a time to retry, health checks are not", async () => {
    stage = await createTestApp({ pressure: { ...ANY_DELAY, settleMs: 0 } });
    const reply = await eventually(async () => {
      const answer = await stage.app.inject({ url: "/api/t/v2/assets" });
      expect(answer.statusCode).toBe(503);
      return answer;
    });
    expect(reply.json()).toMatchObject({ error: "unavailable", code: 1202 });
    expect(reply.headers["retry-after"]).toBe("5");
    expect(await statuses([{ url: "/healthz" }, { url: "/readyz" }, { url: "/metrics" }])).toEqual([
      200, 200, 200,
    ]);
  });

  test("files of pages are not refused, as a page without them is broken", async () => {
    stage = await createTestApp({ pressure: { ...ANY_DELAY, settleMs: 0 }, web: registerFiles });
    await eventually(async () => {
      expect(await statuses([{ url: "/api/t/v2/assets" }])).toEqual([503]);
    });
    const files = ["/assets/none.js", "/icons/none.png", "/components/none.js"];
    expect(await statuses(files.map((url) => ({ url })))).toEqual([404, 404, 404]);
  });

  test("calls are not refused because of a slow start", async () => {
    stage = await createTestApp({ pressure: { ...ANY_DELAY, settleMs: 60_000 } });
    await eventually(() => expect(stage.app.isUnderPressure()).toBe(true));
    await stage.app.listen({ host: "127.0.0.1", port: 0 });
    const calls = Array.from({ length: 20 }, () => ({ url: "/api/t/v2/assets" }));
    expect(await statuses(calls)).toEqual(Array(20).fill(200));
  });

  test("calls are refused as usual after the start", async () => {
    stage = await createTestApp({ pressure: { ...ANY_DELAY, settleMs: 0 } });
    await stage.app.listen({ host: "127.0.0.1", port: 0 });
    await eventually(async () => {
      expect(await statuses([{ url: "/api/t/v2/assets" }])).toEqual([503]);
    });
  });
});

const never = () => new Promise<never>(() => {});

describe("a handler that takes too long", () => {
  const upload = defineEndpoint({
    name: "testUpload",
    summary: "Test of a form.",
    area: "site",
    method: "POST",
    path: "/api/test/upload",
    kind: "write",
    access: "public",
    request: { form: z.strictObject({ file: z.file() }) },
    maxFileBytes: 1_000,
    reply: z.null(),
    errors: [],
  });

  test("gets a reply by the deadline", async () => {
    stage = await createTestApp({
      limits: { ...DEFAULT_LIMITS, answerWithinMs: 50 },
      bindings: [bind(write, never)],
    });
    const reply = await stage.app.inject(post);
    expect(reply.statusCode).toBe(503);
    expect(reply.json()).toMatchObject({ error: "timeout", code: 1203 });
    expect(reply.headers["retry-after"]).toBe("5");
  });

  test("gets a reply by the deadline while the request is still arriving", async () => {
    stage = await createTestApp({
      limits: { ...DEFAULT_LIMITS, answerWithinMs: 50 },
      bindings: [bind(write, never)],
    });
    const address = await stage.app.listen({ port: 0, host: "127.0.0.1" });
    const socket = connect(Number(new URL(address).port), "127.0.0.1");
    const head = ["POST /api/test/write HTTP/1.1", "host: localhost", "idempotency-key: 1"];
    const rest = ["content-type: application/json", "content-length: 10", "", "{"];
    socket.write([...head, ...rest].join("\r\n"));
    const [answer]: Buffer[] = await once(socket, "data");
    socket.destroy();
    expect(String(answer)).toMatch(/^HTTP\/1\.1 503 /);
  });

  test("has as long for a file as the connection has", async () => {
    stage = await createTestApp({ bindings: [bind(write, never)] });
    const { requestTimeout, headersTimeout } = stage.app.server;
    expect(requestTimeout).toBeGreaterThan(DEFAULT_LIMITS.uploadWithinMs);
    expect(headersTimeout).toBe(30_000);
  });

  test("does not affect other calls, before or after it", async () => {
    let calls = 0;
    stage = await createTestApp({
      // Long enough for those that answer at once, also on a busy machine.
      limits: { ...DEFAULT_LIMITS, answerWithinMs: 1_000 },
      bindings: [
        bind(write, () => {
          calls += 1;
          return calls % 2 === 0 ? never() : Promise.resolve({ ok: true, data: null });
        }),
      ],
    });
    const together = await Promise.all([1, 2, 3, 4].map(() => stage.app.inject(post)));
    expect(together.filter(({ statusCode }) => statusCode === 200)).toHaveLength(2);
    expect(together.filter(({ statusCode }) => statusCode === 503)).toHaveLength(2);
    // The timer of those calls also serves later ones.
    expect(await statuses([post, post, post])).toEqual([200, 503, 200]);
  });

  test("may take longer where it reads a file", async () => {
    const { promise, resolve } = Promise.withResolvers<{ ok: true; data: null }>();
    stage = await createTestApp({
      limits: { ...DEFAULT_LIMITS, answerWithinMs: 50 },
      bindings: [bind(write, never), bind(upload, () => promise)],
    });
    const form = new FormData();
    form.set("file", new File(["bytes"], "a.txt"));
    const request = new Request("http://localhost/", { method: "POST", body: form });
    const uploading = stage.app.inject({
      ...post,
      url: upload.path,
      headers: { "content-type": request.headers.get("content-type") ?? "" },
      payload: Buffer.from(await request.arrayBuffer()),
    });
    // By then the time of other calls has passed for it too.
    expect(await statuses([post])).toEqual([503]);
    resolve({ ok: true, data: null });
    expect((await uploading).statusCode).toBe(200);
  });
});
