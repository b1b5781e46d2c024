// Guesses at passwords: they are counted before they are verified, and reveal no account.
import {
  logIn,
  setAntiPhishingCode,
  verifyLogIn,
} from "@parley/contract/endpoints/identity/account";
import { captchaChallenge, sendCode } from "@parley/contract/endpoints/identity/codes";
import {
  createPasswordHasher,
  TEST_COST,
  type PasswordHasher,
} from "@parley/operations/identity/account/password-hasher";
import { solveCaptcha } from "@parley/platform/captcha/solve-captcha.fixture";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { MANY_CALLS, PASSWORD, registerPerson } from "../fixtures/accounts.fixture.ts";
import {
  findLastCode,
  listMessages,
  TestBrowser,
  type Answer,
} from "../fixtures/browser.fixture.ts";
import { createTestApp, type TestApp } from "../fixtures/test-app.fixture.ts";

const MINUTE = 60_000;
const WRONG = "not the password at all";

let stage: TestApp;
let verifications: (string | null)[] = [];
/** While set, right passwords are not answered. */
let pause: Promise<void> | null = null;
let count = 0;
let account = "";
let ada: TestBrowser;

beforeAll(async () => {
  const real = createPasswordHasher(TEST_COST);
  const hasher: PasswordHasher = {
    hash: (password) => real.hash(password),
    verify: async (hash, password) => {
      verifications.push(hash);
      if (password === PASSWORD) await pause;
      return real.verify(hash, password);
    },
  };
  stage = await createTestApp({ env: { PARLEY_CAPTCHA: "off" }, limits: MANY_CALLS, hasher });
});

afterAll(async () => {
  await stage.close();
});

beforeEach(async () => {
  count += 1;
  account = `ada${count}@example.org`;
  // Every test has addresses of its own, as failures are counted for a day.
  stage.clock.advance(60 * MINUTE);
  ada = await registerPerson(stage, account);
  verifications = [];
});

const stranger = (host = 1) => new TestBrowser(stage, `198.51.${count}.${host}`);
const tryPassword = (browser: TestBrowser, password = PASSWORD, name = account) =>
  browser.call(logIn, { account: name, password });
const retryAfter = ({ response }: Answer) => Number(response.headers["retry-after"]);
const askAgain = (password: string) =>
  ada.call(setAntiPhishingCode, { antiPhishingCode: "bluebell", password });

/** All of an answer that does not differ from call to call. */
const visible = ({ response }: Answer) => ({
  status: response.statusCode,
  body: response.body.replace(/"requestId":"[^"]+"/, ""),
  retryAfter: response.headers["retry-after"],
  cookies: response.cookies,
});

async function countTraces(): Promise<{ readonly events: number; readonly failures: number }> {
  const { rows } = await stage.database.pool.query<{ events: number; failures: number }>(
    `select (select count(*)::int from login_event) as events,
       (select count(*)::int from login_failure) as failures`,
  );
  return rows[0] ?? { events: 0, failures: 0 };
}

async function logInWithCode(browser: TestBrowser): Promise<void> {
  const { data } = await tryPassword(browser);
  const { ticket } = data;
  await browser.call(sendCode, { channel: "email", purpose: "login", ticket });
  const codes = { email: await findLastCode(stage, account) };
  expect((await browser.call(verifyLogIn, { ticket, codes })).code).toBe(0);
}

/** What a browser does with a challenge. */
async function solve(browser: TestBrowser): Promise<{ readonly headers: Record<string, string> }> {
  const { data } = await browser.call(captchaChallenge, {});
  return { headers: { "captcha-validate": await solveCaptcha(data) } };
}

describe("guessing passwords", () => {
  test("five failures block the account, from any network", async () => {
    for (let tries = 1; tries <= 5; tries += 1) {
      const answer = await tryPassword(stranger(tries), WRONG);
      expect(answer).toMatchObject({ status: 422, error: "loginFailed" });
    }
    const blocked = await tryPassword(stranger(99));
    expect(blocked).toMatchObject({ status: 429, error: "loginBlocked" });
    expect(retryAfter(blocked)).toBe(60);
    // The right password was not even verified.
    expect(verifications).toHaveLength(5);
  });

  test("the wait doubles with every further failure, up to 15 minutes", async () => {
    for (let tries = 1; tries <= 5; tries += 1) await tryPassword(stranger(tries), WRONG);
    const waits: number[] = [];
    for (let tries = 0; tries < 6; tries += 1) {
      const waitSeconds = retryAfter(await tryPassword(stranger(50), WRONG));
      waits.push(waitSeconds);
      stage.clock.advance(waitSeconds * 1_000);
      expect((await tryPassword(stranger(60 + tries), WRONG)).error).toBe("loginFailed");
    }
    expect(waits).toEqual([60, 120, 240, 480, 900, 900]);
  });

  test("a right password after the wait ends it", async () => {
    for (let tries = 1; tries <= 5; tries += 1) await tryPassword(stranger(tries), WRONG);
    stage.clock.advance(MINUTE);
    await logInWithCode(stranger(70));
    for (let tries = 1; tries <= 4; tries += 1) await tryPassword(stranger(tries), WRONG);
    expect((await tryPassword(stranger(71))).data.next).toBe("verify");
  });

  test("failures are forgotten after a day", async () => {
    for (let tries = 1; tries <= 4; tries += 1) await tryPassword(stranger(tries), WRONG);
    stage.clock.advance(24 * 60 * MINUTE + 1);
    for (let tries = 1; tries <= 4; tries += 1) await tryPassword(stranger(tries), WRONG);
    expect((await tryPassword(stranger(72))).code).toBe(0);
  });

  test("guesses at the same moment are counted like guesses one after the other", async () => {
    const guesses = Array.from({ length: 9 }, (_, index) => tryPassword(stranger(index), WRONG));
    const errors = (await Promise.all(guesses)).map(({ error }) => error);
    expect(errors.filter((error) => error === "loginFailed")).toHaveLength(5);
    expect(errors.filter((error) => error === "loginBlocked")).toHaveLength(4);
  });

  test("concurrent right passwords do not lift the block of a wrong one", async () => {
    const goOn = Promise.withResolvers<void>();
    pause = goOn.promise;
    const right = [1, 2, 3, 4].map((host) => tryPassword(stranger(host)));
    await expect.poll(() => verifications.length).toBe(4);
    expect((await tryPassword(stranger(5), WRONG)).error).toBe("loginFailed");
    goOn.resolve();
    pause = null;
    for (const { data } of await Promise.all(right)) expect(data.next).toBe("verify");
    expect((await tryPassword(stranger(6), WRONG)).error).toBe("loginBlocked");
    stage.clock.advance(MINUTE);
    expect((await tryPassword(stranger(7))).data.next).toBe("verify");
  });

  test("strangers cannot lock the owner out of a known browser", async () => {
    for (let tries = 1; tries <= 6; tries += 1) await tryPassword(stranger(tries), WRONG);
    expect((await tryPassword(ada)).data.next).toBe("done");
    expect((await tryPassword(stranger(73))).error).toBe("loginBlocked");
  });

  test("guesses in a known browser are limited too", async () => {
    for (let tries = 1; tries <= 5; tries += 1) {
      expect((await tryPassword(ada, WRONG)).error).toBe("loginFailed");
    }
    expect((await tryPassword(ada)).error).toBe("loginBlocked");
  });

  test("one network that tries many accounts has to wait too", async () => {
    const outcomes: (string | undefined)[] = [];
    for (let tries = 0; tries < 21; tries += 1) {
      // Ten a minute is the limit of an address anyway.
      if (tries % 7 === 0) stage.clock.advance(MINUTE);
      const answer = await tryPassword(stranger(), WRONG, `nobody${count}-${tries}@example.org`);
      outcomes.push(answer.error);
    }
    expect(outcomes.slice(0, 20)).toEqual(Array(20).fill("loginFailed"));
    expect(outcomes[20]).toBe("loginBlocked");
    expect((await tryPassword(stranger(2))).code).toBe(0);
  });

  test("logins are limited to ten a minute for an account and sixty for a network", async () => {
    for (let calls = 0; calls < 10; calls += 1) {
      await tryPassword(stranger(), PASSWORD);
    }
    const tooMany = await tryPassword(stranger(), PASSWORD);
    expect(tooMany).toMatchObject({ status: 429, error: "tooManyRequests" });
    expect(retryAfter(tooMany)).toBeLessThanOrEqual(60);
    // The account is counted by itself, however it is written.
    expect((await tryPassword(stranger(2), PASSWORD, account.toUpperCase())).status).toBe(429);
    expect((await tryPassword(stranger(2), PASSWORD, "else@example.org")).status).toBe(422);
    stage.clock.advance(MINUTE);
    expect((await tryPassword(stranger())).code).toBe(0);
  });

  test("asking for the password in a session is counted as guessing", async () => {
    for (let tries = 0; tries < 5; tries += 1) {
      expect((await askAgain(WRONG)).error).toBe("passwordWrong");
    }
    expect((await askAgain(PASSWORD)).error).toBe("loginBlocked");
  });
});

describe("no reply reveals an account", () => {
  test("a wrong password and an unknown account answer alike, after the same work", async () => {
    const forKnown = await tryPassword(stranger(1), WRONG);
    const forUnknown = await tryPassword(stranger(2), WRONG, `nobody${count}@example.org`);
    const forNonsense = await tryPassword(stranger(3), WRONG, "nonsense");
    expect(forKnown.error).toBe("loginFailed");
    expect(visible(forUnknown)).toEqual(visible(forKnown));
    expect(visible(forNonsense)).toEqual(visible(forKnown));
    expect(verifications).toHaveLength(3);
    expect(verifications[0]).toMatch(/^\$argon2id\$/);
    expect(verifications.slice(1)).toEqual([null, null]);
  });

  test("known and unknown accounts are blocked after the same number of failures, for the same time", async () => {
    const unknown = `nobody${count}@example.org`;
    for (let tries = 1; tries <= 7; tries += 1) {
      const forKnown = await tryPassword(stranger(tries), WRONG);
      const forUnknown = await tryPassword(stranger(tries + 100), WRONG, unknown);
      expect(visible(forUnknown)).toEqual(visible(forKnown));
    }
  });

  test("known and unknown accounts leave the same rows", async () => {
    const before = await countTraces();
    await tryPassword(stranger(1), WRONG);
    const between = await countTraces();
    await tryPassword(stranger(2), WRONG, `nobody${count}@example.org`);
    const after = await countTraces();
    expect(after.events - between.events).toBe(between.events - before.events);
    expect(after.failures - between.failures).toBe(between.failures - before.failures);
  });

  test("a locked sub-user learns of it only with the right password", async () => {
    const { pool } = stage.database;
    const master = `master${count}@example.org`;
    await registerPerson(stage, master);
    await pool.query(
      `update app_user set is_locked_out = true, master_id = (
         select user_id from contact where target = $2)
       where id = (select user_id from contact where target = $1)`,
      [account, master],
    );
    expect(await tryPassword(stranger(), PASSWORD)).toMatchObject({
      status: 423,
      error: "accountFrozen",
    });
    expect((await tryPassword(stranger(), WRONG)).error).toBe("loginFailed");
  });
});

describe("where a captcha is required", () => {
  let guarded: TestApp;

  beforeAll(async () => {
    guarded = await createTestApp({ limits: MANY_CALLS });
  });

  afterAll(async () => {
    await guarded.close();
  });

  test("registering, resetting and codes without a session require the captcha", async () => {
    const browser = new TestBrowser(guarded);
    const input = { account: "ada@example.org", password: PASSWORD };
    const calls = [
      () => browser.send({ method: "POST", path: "/api/a/v2/auth/register", body: input }),
      () =>
        browser.send({
          method: "POST",
          path: "/api/a/v2/auth/password/forgot",
          body: { account: "ada@example.org" },
        }),
      () => browser.call(sendCode, { channel: "email", purpose: "login", ticket: "T".repeat(43) }),
    ];
    for (const call of calls) {
      expect(await call()).toMatchObject({ status: 422, error: "captchaRequired" });
    }
    expect(await listMessages(guarded)).toEqual([]);
  });

  test("a captcha answer counts once, and a forged one not at all", async () => {
    const browser = new TestBrowser(guarded);
    const proof = await solve(browser);
    const send = (name: string, extras: object) => {
      const body = { account: name, password: PASSWORD };
      return browser.send({ method: "POST", path: "/api/a/v2/auth/register", body }, extras);
    };
    expect((await send("one@example.org", proof)).code).toBe(0);
    expect((await send("two@example.org", proof)).error).toBe("captchaInvalid");
    const forged = { headers: { "captcha-validate": Buffer.from("{}").toString("base64") } };
    expect((await send("two@example.org", forged)).error).toBe("captchaInvalid");
  });

  test("logging in requires the captcha after three failures, for known and unknown accounts alike", async () => {
    const browser = new TestBrowser(guarded, "198.51.100.77");
    const login = (extras = {}) =>
      browser.call(logIn, { account: "nobody@example.org", password: WRONG }, extras);
    for (let tries = 0; tries < 3; tries += 1) expect((await login()).error).toBe("loginFailed");
    expect((await login()).error).toBe("captchaRequired");
    expect((await login(await solve(browser))).error).toBe("loginFailed");
  });
});
