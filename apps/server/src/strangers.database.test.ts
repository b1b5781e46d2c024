// What strangers use up is not the owner's: codes asked for without a session are counted apart, and a
// browser that the account knows is locked out by nobody else's failures.
import { forgotPassword, logIn, verifyLogIn } from "@parley/contract/endpoints/account";
import { sendCode } from "@parley/contract/endpoints/codes";
import { afterAll, beforeAll, expect, test } from "vitest";
import { MANY_CALLS, PASSWORD, registerPerson } from "./accounts.fixture.ts";
import { findLastCode, TestBrowser } from "./browser.fixture.ts";
import { createTestApp, type TestApp } from "./test-app.fixture.ts";

const MINUTE = 60_000;

let stage: TestApp;

beforeAll(async () => {
  stage = await createTestApp({ env: { PARLEY_CAPTCHA: "off" }, limits: MANY_CALLS });
});

afterAll(async () => {
  await stage.close();
});

test("a day of codes that strangers asked for leaves the owner's own", async () => {
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

test("a known browser logs in, whatever others tried from the same address", async () => {
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
