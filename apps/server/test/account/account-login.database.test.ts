// Logging in: known and new devices, the code that a new one needs, and how codes are sent.
import {
  logIn,
  logOut,
  setAntiPhishingCode,
  userInfo,
  verifyLogIn,
  waitingLogIn,
} from "@parley/contract/endpoints/identity/account";
import { sendCode } from "@parley/contract/endpoints/identity/codes";
import { bindContact } from "@parley/contract/endpoints/identity/security";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { MANY_CALLS, PASSWORD, registerPerson } from "../fixtures/accounts.fixture.ts";
import { findLastCode, listMessages, TestBrowser } from "../fixtures/browser.fixture.ts";
import { otherThan } from "../fixtures/security.fixture.ts";
import { createTestApp, type TestApp } from "../fixtures/test-app.fixture.ts";

const MINUTE = 60_000;

let stage: TestApp;
let count = 0;
let account = "";
let ada: TestBrowser;

beforeAll(async () => {
  stage = await createTestApp({ env: { PARLEY_CAPTCHA: "off" }, limits: MANY_CALLS });
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
});

const stranger = (host = 1) => new TestBrowser(stage, `198.51.${count}.${host}`);
const tryPassword = (browser: TestBrowser, password = PASSWORD, name = account) =>
  browser.call(logIn, { account: name, password });

/** A login that waits for its code. */
async function begin(browser: TestBrowser): Promise<string> {
  const { data } = await tryPassword(browser);
  expect(data.next).toBe("verify");
  return data.ticket;
}

async function getCode(browser: TestBrowser, ticket: string): Promise<string> {
  const sent = await browser.call(sendCode, { channel: "email", purpose: "login", ticket });
  expect(sent.code).toBe(0);
  return findLastCode(stage, account);
}

const verify = (browser: TestBrowser, ticket: string, email: string, extras = {}) =>
  browser.call(verifyLogIn, { ticket, codes: { email } }, extras);

describe("devices", () => {
  test("a new device needs a code, and is known afterwards", async () => {
    const laptop = stranger();
    const asked = await tryPassword(laptop);
    expect(asked.data).toMatchObject({
      next: "verify",
      reason: "newDevice",
      expiresIn: 600,
      channels: [{ channel: "email", sentTo: expect.stringContaining("***@") }],
    });
    expect(laptop.cookie("auth-token")).toBeUndefined();
    const { ticket } = asked.data;
    expect((await verify(laptop, ticket, await getCode(laptop, ticket))).data.next).toBe("done");
    await laptop.call(logOut, {});
    expect((await laptop.call(userInfo, {})).error).toBe("notLoggedIn");
    expect((await tryPassword(laptop)).data.next).toBe("done");
    expect((await laptop.call(userInfo, {})).code).toBe(0);
  });

  test("the owner is notified of a new device, with place and name", async () => {
    const laptop = stranger();
    const ticket = await begin(laptop);
    await verify(laptop, ticket, await getCode(laptop, ticket));
    const sent = (await listMessages(stage)).filter(({ to }) => to === account);
    expect(sent.at(-1)?.message).toEqual({
      template: "new-device-login",
      at: stage.clock.now(),
      address: `198.51.${count}.1`,
      device: "Firefox (Linux)",
    });
    const before = sent.length;
    await laptop.call(logOut, {});
    await tryPassword(laptop);
    const after = (await listMessages(stage)).filter(({ to }) => to === account);
    expect(after).toHaveLength(before);
  });

  test("a device that was not used for a year is new again", async () => {
    stage.clock.advance(365 * 24 * 60 * MINUTE);
    expect((await tryPassword(ada)).data.next).toBe("verify");
    stage.clock.advance(-365 * 24 * 60 * MINUTE);
  });

  test("two users share a browser and both stay known", async () => {
    const shared = stranger();
    const other = `grace${count}@example.org`;
    await registerPerson(stage, other, shared);
    const ticket = await begin(shared);
    await verify(shared, ticket, await getCode(shared, ticket));
    expect((await tryPassword(shared, PASSWORD, other)).data.next).toBe("done");
    expect((await tryPassword(shared)).data.next).toBe("done");
  });
});

describe("a login ticket", () => {
  test("is valid for ten minutes, once, and for its own codes only", async () => {
    const laptop = stranger();
    const first = await begin(laptop);
    const firstCode = await getCode(laptop, first);
    stage.clock.advance(MINUTE);
    const second = await begin(laptop);
    const secondCode = await getCode(laptop, second);
    // By chance the two may be the same digits, one time in a million.
    const codeOfTheOther = firstCode === secondCode ? "000000" : firstCode;
    expect((await verify(laptop, second, codeOfTheOther)).error).toBe("codeInvalid");
    // Nor does the newest code finish the older login, which may be another user's.
    const newest = firstCode === secondCode ? "000000" : secondCode;
    expect((await verify(stranger(2), first, newest)).error).toBe("codeInvalid");
    expect((await verify(laptop, second, secondCode)).code).toBe(0);
    expect((await verify(laptop, second, secondCode)).error).toBe("ticketExpired");
    stage.clock.advance(9 * MINUTE);
    expect((await verify(laptop, first, firstCode)).error).toBe("ticketExpired");
  });

  test("is refused when invented, also for sending a code", async () => {
    const laptop = stranger();
    const ticket = "T".repeat(43);
    expect((await verify(laptop, ticket, "123456")).error).toBe("ticketExpired");
    const sent = await laptop.call(sendCode, { channel: "email", purpose: "login", ticket });
    expect(sent.error).toBe("ticketExpired");
  });

  test("names missing codes", async () => {
    const laptop = stranger();
    const ticket = await begin(laptop);
    const answer = await laptop.call(verifyLogIn, { ticket, codes: { phone: "123456" } });
    expect(answer).toMatchObject({
      status: 422,
      error: "codesMissing",
      data: { fields: [{ path: "codes.email" }] },
    });
  });

  test("returns the same session again when the verification is repeated", async () => {
    const laptop = stranger();
    const ticket = await begin(laptop);
    const code = await getCode(laptop, ticket);
    const idempotencyKey = `verifies-${account}`;
    const first = await verify(laptop, ticket, code, { idempotencyKey });
    const token = laptop.cookie("auth-token");
    const second = await verify(laptop, ticket, code, { idempotencyKey });
    expect(second.data).toEqual(first.data);
    expect(laptop.cookie("auth-token")).toBe(token);
  });

  test("counts wrong codes like wrong passwords, and a right password does not undo them", async () => {
    const thief = stranger();
    for (let tries = 0; tries < 4; tries += 1) {
      const ticket = await begin(thief);
      stage.clock.advance(MINUTE);
      const wrong = otherThan(await getCode(thief, ticket));
      expect((await verify(thief, ticket, wrong)).error).toBe("codeInvalid");
    }
    const ticket = await begin(thief);
    stage.clock.advance(MINUTE);
    const wrong = otherThan(await getCode(thief, ticket));
    expect((await verify(thief, ticket, wrong)).error).toBe("codeInvalid");
    const blocked = await verify(thief, ticket, wrong);
    expect(blocked).toMatchObject({ status: 429, error: "loginBlocked" });
    expect((await tryPassword(thief)).error).toBe("loginBlocked");
  });
});

describe("a login that waits for its codes", () => {
  test("is found again by the browser that began it, until it is over", async () => {
    const laptop = stranger();
    expect((await laptop.call(waitingLogIn, {})).error, "none was begun").toBe("ticketExpired");
    const begun = await tryPassword(laptop);
    stage.clock.advance(2 * MINUTE);
    const found = await laptop.call(waitingLogIn, {});
    expect(found.data).toEqual({ ...begun.data, expiresIn: 480 });
    expect((await stranger(2).call(waitingLogIn, {})).error).toBe("ticketExpired");

    const { ticket } = found.data;
    expect((await verify(laptop, ticket, await getCode(laptop, ticket))).code).toBe(0);
    expect(laptop.cookie("login-ticket"), "its ticket is forgotten").toBeUndefined();
    expect((await laptop.call(waitingLogIn, {})).error).toBe("ticketExpired");
  });

  test("is over after ten minutes, and scripts cannot read its ticket", async () => {
    const laptop = stranger();
    const { response } = await tryPassword(laptop);
    const cookie = response.cookies.find(({ name }) => name === "login-ticket");
    expect(cookie).toMatchObject({ httpOnly: true, path: "/api/a/v2/auth", maxAge: 600 });
    stage.clock.advance(10 * MINUTE);
    expect((await laptop.call(waitingLogIn, {})).error).toBe("ticketExpired");
  });
});

describe("sending a code", () => {
  test("to a logged-in account, for its own contacts and in its language", async () => {
    const answer = await ada.call(sendCode, {
      channel: "email",
      purpose: "withdraw",
      subject: "7",
    });
    expect(answer.data).toMatchObject({ expiresIn: 300, retryIn: 60 });
    const last = (await listMessages(stage)).at(-1);
    expect(last).toMatchObject({ to: account, message: { template: "code", purpose: "withdraw" } });
    const phone = await ada.call(sendCode, { channel: "phone", purpose: "withdraw" });
    expect(phone).toMatchObject({ status: 409, error: "notBound" });
  });

  test("to a new target when it is to be bound", async () => {
    const target = "+49 1512 3456789";
    const bind = { channel: "phone", purpose: "bind-phone", target } as const;
    expect((await ada.call(sendCode, bind)).code).toBe(0);
    expect((await listMessages(stage)).at(-1)).toMatchObject({
      channel: "phone",
      to: "+4915123456789",
      message: { purpose: "bind-phone" },
    });
    const twisted = await ada.call(sendCode, { ...bind, target: "eve@example.org" });
    expect(twisted.error).toBe("accountInvalid");
    const own = { channel: "email", purpose: "bind-email", target: account } as const;
    expect((await ada.call(sendCode, own)).error).toBe("alreadyBound");
  });

  test("ten times a minute, and ten times a day to strangers", async () => {
    const sendTo = (number: number) =>
      ada.call(sendCode, {
        channel: "phone",
        purpose: "bind-phone",
        target: `+49151${20_000_000 + count * 1_000 + number}`,
      });
    for (let number = 0; number < 4; number += 1) expect((await sendTo(number)).code).toBe(0);
    stage.clock.advance(MINUTE);
    // As many as a minute allows, at the same moment.
    const answers = await Promise.all(Array.from({ length: 10 }, (_, turn) => sendTo(100 + turn)));
    const errors = answers.map(({ error }) => error ?? "sent").toSorted();
    expect(errors).toEqual([
      ...Array.from({ length: 4 }, () => "codeLimitReached"),
      ...Array.from({ length: 6 }, () => "sent"),
    ]);
    expect(await sendTo(200)).toMatchObject({ status: 429, error: "tooManyRequests" });
    stage.clock.advance(MINUTE);
    const refused = await sendTo(200);
    expect(refused).toMatchObject({ status: 429, error: "codeLimitReached" });
    expect(Number(refused.response.headers["retry-after"])).toBe(24 * 60 * 60 - 120);
    const own = { channel: "email", purpose: "withdraw" } as const;
    expect((await ada.call(sendCode, own)).code).toBe(0);
    stage.clock.advance(24 * 60 * MINUTE);
    expect((await sendTo(200)).code).toBe(0);
  });

  test("a bound target is not counted as a stranger's", async () => {
    const sendTo = (target: string) =>
      ada.call(sendCode, { channel: "phone", purpose: "bind-phone", target });
    const targets = Array.from(
      { length: 10 },
      (_, number) => `+49151${30_000_000 + count * 1_000 + number}`,
    );
    for (const target of targets) expect((await sendTo(target)).code).toBe(0);
    const target = targets.at(-1) ?? "";
    const code = await findLastCode(stage, target);
    stage.clock.advance(MINUTE);
    await ada.call(sendCode, { channel: "email", purpose: "bind-phone" });
    const codes = { email: await findLastCode(stage, account) };
    const bound = await ada.call(bindContact, { channel: "phone", target, code, codes });
    expect(bound.code).toBe(0);
    stage.clock.advance(MINUTE);
    expect((await sendTo("+4915139999991")).code).toBe(0);
    expect((await sendTo("+4915139999992")).error).toBe("codeLimitReached");
  });

  test("a target is ignored for other purposes", async () => {
    const target = "eve@example.org";
    await ada.call(sendCode, { channel: "email", purpose: "withdraw", target });
    expect((await listMessages(stage)).at(-1)?.to).toBe(account);
  });

  test("not without a login, nor with half a session", async () => {
    const input = { channel: "email", purpose: "withdraw" } as const;
    expect((await stranger().call(sendCode, input)).error).toBe("notLoggedIn");
    expect((await ada.call(sendCode, input, { authorization: null })).error).toBe("notLoggedIn");
  });
});

describe("the anti-phishing code", () => {
  test("is part of every mail from then on, and shown masked", async () => {
    const answer = await ada.call(setAntiPhishingCode, {
      antiPhishingCode: "bluebell",
      password: PASSWORD,
    });
    expect(answer.data).toEqual({ antiPhishingCode: "blu***bell" });
    expect((await ada.call(userInfo, {})).data.antiPhishingCode).toBe("blu***bell");
    const told = (await listMessages(stage)).at(-1);
    expect(told).toMatchObject({
      to: account,
      antiPhishingCode: "bluebell",
      message: { template: "security-changed", change: "anti-phishing-code-changed" },
    });
    await ada.call(sendCode, { channel: "email", purpose: "withdraw" });
    expect((await listMessages(stage)).at(-1)?.antiPhishingCode).toBe("bluebell");
    const { rows } = await stage.database.pool.query("select * from app_user");
    expect(JSON.stringify(rows)).not.toContain("bluebell");
    const off = await ada.call(setAntiPhishingCode, { antiPhishingCode: null, password: PASSWORD });
    expect(off.data).toEqual({ antiPhishingCode: null });
  });

  test("is sent to its owner only", async () => {
    await ada.call(setAntiPhishingCode, { antiPhishingCode: "bluebell", password: PASSWORD });
    const target = `eve${count}@example.org`;
    const bind = { channel: "email", purpose: "bind-email" } as const;
    expect((await ada.call(sendCode, { ...bind, target })).code).toBe(0);
    expect((await listMessages(stage)).at(-1)).toMatchObject({
      to: target,
      antiPhishingCode: null,
    });
    expect((await ada.call(sendCode, bind)).code).toBe(0);
    expect((await listMessages(stage)).at(-1)).toMatchObject({
      to: account,
      antiPhishingCode: "bluebell",
    });
  });
});
