// Strangers do not use up the owner's limits: codes requested without a session are counted
// separately, and a known browser is not blocked by failures elsewhere.
import {
  confirmRegistration,
  forgotPassword,
  logIn,
  register,
  resetPassword,
  verifyLogIn,
} from "@parley/contract/endpoints/identity/account";
import { sendCode } from "@parley/contract/endpoints/identity/codes";
import { afterAll, beforeAll, expect, test } from "vitest";
import { MANY_CALLS, PASSWORD, registerPerson } from "../fixtures/accounts.fixture.ts";
import { findLastCode, TestBrowser } from "../fixtures/browser.fixture.ts";
import { createTestApp, type TestApp } from "../fixtures/test-app.fixture.ts";

const MINUTE = 60_000;

let stage: TestApp;

beforeAll(async () => {
  stage = await createTestApp({ env: { PARLEY_CAPTCHA: "off" }, limits: MANY_CALLS });
});

afterAll(async () => {
  await stage.close();
});

test("a day of codes requested by strangers leaves the owner's own limit", async () => {
  const account = "owner@example.org";
  const owner = await registerPerson(stage, account);
  const ask = (turn: number) =>
    new TestBrowser(stage, `198.51.100.${turn}`).call(forgotPassword, { account });
  for (let turn = 0; turn < 30; turn += 1) {
    stage.clock.advance(MINUTE);
    await ask(turn);
  }
  stage.clock.advance(MINUTE);
  expect((await ask(99)).error).toBe("codeLimitReached");
  const sent = await owner.call(sendCode, { channel: "email", purpose: "password-change" });
  expect(sent.code).toBe(0);
  // With the ticket of a login as well, on a browser that the account does not know.
  const browser = new TestBrowser(stage, "192.0.2.50");
  const { data } = await browser.call(logIn, { account, password: PASSWORD });
  const { ticket } = data;
  await browser.call(sendCode, { channel: "email", purpose: "login", ticket });
  const codes = { email: await findLastCode(stage, account) };
  expect((await browser.call(verifyLogIn, { ticket, codes })).data.next).toBe("done");
});

test("codes that other accounts request to bind an address leave its owner's limit", async () => {
  const target = "wanted@example.org";
  const owner = await registerPerson(stage, target);
  const others = await Promise.all(
    [1, 2, 3].map((turn) => registerPerson(stage, `+4915112377${(700 + turn).toString()}`)),
  );
  for (let turn = 0; turn < 10; turn += 1) {
    for (const other of others) {
      stage.clock.advance(MINUTE);
      await other.call(sendCode, { channel: "email", purpose: "bind-email", target });
    }
  }
  const sent = await owner.call(sendCode, { channel: "email", purpose: "password-change" });
  expect(sent.code).toBe(0);
});

test("a known browser logs in, whatever was tried from the same address", async () => {
  const account = "neighbour@example.org";
  const owner = await registerPerson(stage, account, new TestBrowser(stage, "203.0.113.99"));
  const others = new TestBrowser(stage, "203.0.113.99");
  for (let turn = 0; turn < 40; turn += 1) {
    stage.clock.advance(MINUTE);
    await others.call(logIn, { account, password: "not the password" });
    await others.call(logIn, { account: `nobody${turn}@example.org`, password: "not it" });
  }
  expect((await others.call(logIn, { account, password: PASSWORD })).error).toBe("loginBlocked");
  const back = await owner.call(logIn, { account, password: PASSWORD });
  expect(back.data.next).toBe("done");
});

const NEW_PASSWORD = "another long password 7";

/** Six digits that are not the code. */
const wrongFor = (code: string) => (code === "000000" ? "000001" : "000000");
const reset = (browser: TestBrowser, account: string, code: string) =>
  browser.call(resetPassword, { account, code, password: NEW_PASSWORD });

test("strangers' guesses at a reset code leave the attempts of the browser that requested it", async () => {
  const account = "forgetful@example.org";
  await registerPerson(stage, account);
  const asking = new TestBrowser(stage, "192.0.2.61");
  await asking.call(forgotPassword, { account });
  const code = await findLastCode(stage, account);
  const errors: unknown[] = [];
  for (let turn = 0; turn < 12; turn += 1) {
    const stranger = new TestBrowser(stage, `198.51.101.${turn}`);
    errors.push((await reset(stranger, account, wrongFor(code))).error);
  }
  expect(errors.slice(0, 4)).toEqual([
    "codeInvalid",
    "codeInvalid",
    "codeInvalid",
    "codeTriesUsedUp",
  ]);
  // Other browsers had the calls of this minute; the one that asked has its own.
  expect(errors.at(-1)).toBe("tooManyRequests");
  // Nor does the right code help a browser that did not ask, once others have used up their tries.
  stage.clock.advance(MINUTE);
  const late = await reset(new TestBrowser(stage, "192.0.2.62"), account, code);
  expect(late.error).toBe("codeTriesUsedUp");
  expect((await reset(asking, account, wrongFor(code))).error).toBe("codeInvalid");
  expect((await reset(asking, account, code)).code).toBe(0);
});

test("a browser has five attempts at the reset code that it requested", async () => {
  const account = "guesser@example.org";
  await registerPerson(stage, account);
  const asking = new TestBrowser(stage, "192.0.2.63");
  await asking.call(forgotPassword, { account });
  const code = await findLastCode(stage, account);
  for (let turn = 0; turn < 5; turn += 1) {
    expect((await reset(asking, account, wrongFor(code))).error).toBe("codeInvalid");
  }
  expect((await reset(asking, account, code)).error).toBe("codeTriesUsedUp");
});

test("a reset code can be used on another device than the one that requested it", async () => {
  const account = "twodevices@example.org";
  await registerPerson(stage, account);
  await new TestBrowser(stage, "192.0.2.64").call(forgotPassword, { account });
  const code = await findLastCode(stage, account);
  const phone = new TestBrowser(stage, "192.0.2.65");
  expect((await reset(phone, account, wrongFor(code))).error).toBe("codeInvalid");
  expect((await reset(phone, account, code)).code).toBe(0);
});

test("a reset code requested by strangers does not invalidate the owner's", async () => {
  const account = "askedtwice@example.org";
  await registerPerson(stage, account);
  const asking = new TestBrowser(stage, "192.0.2.66");
  await asking.call(forgotPassword, { account });
  const code = await findLastCode(stage, account);
  stage.clock.advance(MINUTE);
  const stranger = new TestBrowser(stage, "192.0.2.67");
  expect((await stranger.call(forgotPassword, { account })).code).toBe(0);
  expect((await reset(asking, account, code)).code).toBe(0);
});

test("strangers' guesses at a registration code leave the attempts of the browser that began it", async () => {
  const account = "registering@example.org";
  const beginning = new TestBrowser(stage, "192.0.2.68");
  await beginning.call(register, { account, password: PASSWORD });
  const code = await findLastCode(stage, account);
  stage.clock.advance(MINUTE);
  for (let turn = 0; turn < 12; turn += 1) {
    const stranger = new TestBrowser(stage, `198.51.102.${turn}`);
    const guess = await stranger.call(confirmRegistration, { account, code: wrongFor(code) });
    expect(["codeExpired", "tooManyRequests"]).toContain(guess.error);
  }
  expect((await beginning.call(confirmRegistration, { account, code })).code).toBe(0);
});

test("a known browser requests a reset when strangers have used up theirs", async () => {
  const account = "known@example.org";
  const owner = await registerPerson(stage, account);
  for (let turn = 0; turn < 30; turn += 1) {
    stage.clock.advance(MINUTE);
    await new TestBrowser(stage, `198.51.103.${turn}`).call(forgotPassword, { account });
  }
  const unknown = new TestBrowser(stage, "192.0.2.69");
  expect((await unknown.call(forgotPassword, { account })).error).toBe("codeLimitReached");
  // Not even the minute between two codes is shared with them.
  expect((await owner.call(forgotPassword, { account })).code).toBe(0);
  expect((await reset(owner, account, await findLastCode(stage, account))).code).toBe(0);
});

test("strangers' calls of a minute, for the account or its network, leave the known browser's", async () => {
  const account = "crowded@example.org";
  const owner = await registerPerson(stage, account, new TestBrowser(stage, "2001:db8:5:5::1"));
  stage.clock.advance(MINUTE);
  const statuses: number[] = [];
  for (let turn = 0; turn < 61; turn += 1) {
    const stranger = new TestBrowser(stage, `2001:db8:5:5::${turn + 2}`);
    const typed = turn < 11 ? account : `crowd${turn}@example.org`;
    statuses.push((await stranger.call(logIn, { account: typed, password: PASSWORD })).status);
  }
  // The account's ten, then the network's sixty.
  expect(statuses.slice(9, 12)).toEqual([200, 429, 422]);
  expect(statuses.at(-1)).toBe(429);
  expect((await owner.call(logIn, { account, password: PASSWORD })).data.next).toBe("done");
});
