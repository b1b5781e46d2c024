// Logins that are under way while the password becomes another, or the browser is revoked: none of
// them outlives it.
import {
  forgotPassword,
  logIn,
  resetPassword,
  revokeSessions,
  userInfo,
  verifyLogIn,
} from "@parley/contract/endpoints/identity/account";
import { sendCode } from "@parley/contract/endpoints/identity/codes";
import { changePassword } from "@parley/contract/endpoints/identity/security";
import {
  createPasswordHasher,
  TEST_COST,
} from "@parley/operations/identity/account/password-hasher";
import { eventually } from "@parley/testing/eventually";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { PASSWORD } from "../fixtures/accounts.fixture.ts";
import { findLastCode, TestBrowser } from "../fixtures/browser.fixture.ts";
import {
  createSecurePerson,
  createSecureStage,
  type SecurePerson,
} from "../fixtures/security.fixture.ts";
import type { TestApp } from "../fixtures/test-app.fixture.ts";

const MINUTE = 60_000;
const NEXT = "another sentence nobody guesses";

let stage: TestApp;
let count = 0;
let ada: SecurePerson;
let account = "";

/** This many logins wait from now on, with their password verified, until they are released. */
let toPause = 0;
let paused: (() => void)[] = [];

beforeAll(async () => {
  const real = createPasswordHasher(TEST_COST);
  stage = await createSecureStage({
    hasher: {
      hash: (password) => real.hash(password),
      async verify(hash, password) {
        const isRight = await real.verify(hash, password);
        if (toPause === 0) return isRight;
        toPause -= 1;
        await new Promise<void>((resolve) => paused.push(resolve));
        return isRight;
      },
    },
  });
});

afterAll(() => stage.close());

beforeEach(async () => {
  count += 1;
  stage.clock.advance(60 * MINUTE);
  account = `ada${count}@example.org`;
  ada = await createSecurePerson(stage, account);
  paused = [];
});

const stranger = (host = 1) => new TestBrowser(stage, `198.51.${100 + count}.${host}`);
const tryPassword = (browser: TestBrowser, password = PASSWORD) =>
  browser.call(logIn, { account, password });
const isLoggedIn = async (browser: TestBrowser) => (await browser.call(userInfo, {})).code === 0;

/** In these browsers, all with the right password; they go on when they are let go. */
async function beginPaused(...browsers: TestBrowser[]) {
  toPause = browsers.length;
  const answers = Promise.all(browsers.map((browser) => tryPassword(browser)));
  await eventually(() => expect(paused).toHaveLength(browsers.length));
  return () => {
    for (const letGo of paused) letGo();
    return answers;
  };
}

/** A login in a new browser that waits for its code, and the code. */
async function beginVerified(browser: TestBrowser) {
  const { ticket } = (await tryPassword(browser)).data;
  await browser.call(sendCode, { channel: "email", purpose: "login", ticket });
  return { ticket, codes: { email: await findLastCode(stage, account) } };
}

async function reset() {
  const browser = stranger(9);
  await browser.call(forgotPassword, { account });
  const code = await findLastCode(stage, account);
  return browser.call(resetPassword, { account, code, password: NEXT });
}

test("a login under way fails after a password reset, in a known browser and in a new one", async () => {
  const laptop = stranger();
  const goOn = await beginPaused(ada.browser, laptop);
  expect((await reset()).code).toBe(0);
  const answers = await goOn();
  expect(answers.map(({ error }) => error)).toEqual(["loginFailed", "loginFailed"]);
  expect(await isLoggedIn(ada.browser)).toBe(false);
  expect(await isLoggedIn(laptop)).toBe(false);
  expect((await tryPassword(laptop, NEXT)).data.next).toBe("verify");
});

test("a login under way fails after a change of the password", async () => {
  const laptop = stranger();
  const verified = await beginVerified(laptop);
  expect((await laptop.call(verifyLogIn, verified)).code).toBe(0);
  const goOn = await beginPaused(laptop, stranger(2));
  const body = { currentPassword: PASSWORD, newPassword: NEXT };
  const codes = await ada.codes("password-change", "email");
  const sealed = { action: "password-change", subject: "password", body, codes };
  const command = await ada.seal(sealed);
  expect((await ada.browser.call(changePassword, { ...body, command })).code).toBe(0);
  const answers = await goOn();
  expect(answers.map(({ error }) => error)).toEqual(["loginFailed", "loginFailed"]);
  expect(await isLoggedIn(laptop)).toBe(false);
  expect(await isLoggedIn(ada.browser)).toBe(true);
});

test("a login in a browser that is revoked meanwhile needs a code", async () => {
  const laptop = stranger();
  expect((await laptop.call(verifyLogIn, await beginVerified(laptop))).code).toBe(0);
  const goOn = await beginPaused(laptop);
  expect((await ada.browser.call(revokeSessions, { others: true })).data).toEqual({ ended: 1 });
  const [answer] = await goOn();
  expect(answer?.data.next).toBe("verify");
  expect(await isLoggedIn(laptop)).toBe(false);
});

test("a login whose code is being verified ends with the other sessions", async () => {
  const { pool } = stage.database;
  const laptop = stranger();
  const verified = await beginVerified(laptop);
  const countWaiting = async () => {
    const { rowCount } = await pool.query(
      "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
    return rowCount;
  };
  const holder = await pool.connect();
  try {
    await holder.query("begin");
    await holder.query(
      `select from login_ticket join contact using (user_id) where target = $1
       for update of login_ticket`,
      [account],
    );
    const verifying = laptop.call(verifyLogIn, verified);
    await eventually(async () => expect(await countWaiting()).toBe(1));
    const resetting = reset();
    await eventually(async () => expect(await countWaiting()).toBe(2));
    await holder.query("commit");
    expect((await verifying).code).toBe(0);
    expect((await resetting).code).toBe(0);
  } finally {
    holder.release();
  }
  expect(await isLoggedIn(laptop)).toBe(false);
});
