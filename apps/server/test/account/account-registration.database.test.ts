// Registering and setting a new password: codes that count once, and repeated calls.
import {
  confirmRegistration,
  forgotPassword,
  logIn,
  register,
  resetPassword,
  userInfo,
} from "@parley/contract/endpoints/identity/account";
import { describe, expect, test } from "vitest";
import { PASSWORD, registerPerson } from "../fixtures/accounts.fixture.ts";
import { findLastCode, listMessages, TestBrowser } from "../fixtures/browser.fixture.ts";
import {
  account,
  begin,
  browser,
  canLogIn,
  confirm,
  count,
  forget,
  MINUTE,
  NEW_PASSWORD,
  reset,
  setAccount,
  stage,
  stageRegistration,
  wrong,
} from "../stages/registration.fixture.ts";

stageRegistration();

/** Without a password. */
const askAgain = (by: TestBrowser) => by.call(register, { account });

describe("registering", () => {
  test("by email: a code, then an account that is logged in", async () => {
    const begun = await begin();
    expect(begun).toMatchObject({
      status: 200,
      data: { sentTo: expect.stringContaining("***@example.org"), expiresIn: 300, retryIn: 60 },
    });
    const code = await findLastCode(stage, account);
    expect(code).toMatch(/^\d{6}$/);
    const confirmed = await confirm(code);
    expect(confirmed.data).toMatchObject({
      next: "done",
      user: { isAdmin: true, kycStatus: "none", verification: { emailAuthRequired: true } },
    });
    const { data } = await browser.call(userInfo, {});
    expect(data.userId).toMatch(/^\d{19}$/);
    expect(data.uid).toMatch(/^\d{9}$/);
    expect(data).toMatchObject({ UID: data.uid, accountGroup: Number(data.uid) });
  });

  test("by phone, in the requested language", async () => {
    const phone = `+4915123456${String(count).padStart(3, "0")}`;
    const begun = await browser.call(register, {
      account: `  ${phone.slice(0, 3)} ${phone.slice(3)} `,
      password: PASSWORD,
      language: "pt-BR",
    });
    expect(begun.code).toBe(0);
    const sent = (await listMessages(stage)).at(-1);
    expect(sent).toMatchObject({ channel: "phone", to: phone });
    const code = await findLastCode(stage, phone);
    const { data } = await browser.call(confirmRegistration, { account: phone, code });
    expect(data.user).toMatchObject({
      language: "pt",
      verification: { phoneAuthRequired: true, emailAuthRequired: false, dialCode: "+49" },
    });
  });

  test("the code itself is nowhere in the database, nor in the log", async () => {
    await begin();
    const code = await findLastCode(stage, account);
    const { rows } = await stage.database.pool.query("select * from security_code");
    expect(JSON.stringify(rows)).not.toContain(`"${code}"`);
    expect(stage.logLines.join("")).not.toContain(PASSWORD);
    expect(stage.logLines.join("")).not.toContain(`"${code}"`);
  });

  test("only the browser that began can finish, so that no owner confirms another's password", async () => {
    await begin();
    const ownCode = await findLastCode(stage, account);
    stage.clock.advance(MINUTE);
    const attacker = new TestBrowser(stage, "198.51.100.66");
    await attacker.call(register, { account, password: "the attacker's password" });
    const attackersCode = await findLastCode(stage, account);
    // The owner types the newest code, which is the attacker's.
    expect((await confirm(attackersCode)).error).toBe("codeInvalid");
    expect((await attacker.call(confirmRegistration, { account, code: ownCode })).error).toBe(
      "codeInvalid",
    );
    expect((await confirm(ownCode)).code).toBe(0);
    expect((await attacker.call(confirmRegistration, { account, code: attackersCode })).error).toBe(
      "codeInvalid",
    );
    expect(await canLogIn(PASSWORD)).toBe(true);
    expect(await canLogIn("the attacker's password")).toBe(false);
  });

  test("a malformed code is reported as such", async () => {
    await begin();
    expect(await confirm("12ab")).toMatchObject({
      status: 400,
      data: { fields: [{ path: "code", message: "Invalid code format. Please try again." }] },
    });
  });

  test("a weak password and an invalid account are refused by name", async () => {
    const weak = await browser.call(register, { account, password: "password123" });
    expect(weak).toMatchObject({ status: 422, error: "passwordTooWeak" });
    const none = await browser.call(register, { account: "nobody", password: PASSWORD });
    expect(none).toMatchObject({ status: 400, error: "accountInvalid" });
    const number = await browser.call(register, { account: "+49 1", password: PASSWORD });
    expect(number.error).toBe("accountInvalid");
  });
});

describe("a registration code", () => {
  test("counts once", async () => {
    await begin();
    const code = await findLastCode(stage, account);
    expect((await confirm(code)).code).toBe(0);
    const thief = new TestBrowser(stage);
    const registration = browser.cookies.get("registration");
    if (registration !== undefined) thief.cookies.set("registration", registration);
    expect((await confirm(code, {}, thief)).error).toBe("codeExpired");
    expect((await confirm(code)).error).toBe("codeExpired");
  });

  test("is valid for five minutes to the millisecond", async () => {
    await begin();
    const code = await findLastCode(stage, account);
    stage.clock.advance(5 * MINUTE);
    expect((await confirm(code)).error).toBe("codeExpired");
    await begin();
    stage.clock.advance(5 * MINUTE - 1);
    const now = stage.clock.now();
    const last = (await listMessages(stage)).at(-1)?.message;
    if (last?.template !== "code") throw new Error("no code was sent");
    expect(last.expiresAt).toBe(now + 1);
    expect((await confirm(last.code)).code).toBe(0);
  });

  test("can be tried five times: the sixth is refused, though it is right", async () => {
    await begin();
    const code = await findLastCode(stage, account);
    for (let tries = 0; tries < 5; tries += 1) {
      expect(await confirm(wrong(code))).toMatchObject({ status: 422, error: "codeInvalid" });
    }
    expect((await confirm(code)).error).toBe("codeTriesUsedUp");
  });

  test("concurrent attempts are counted like consecutive ones", async () => {
    await begin();
    const code = await findLastCode(stage, account);
    const guesses = Array.from({ length: 9 }, () => confirm(wrong(code)));
    const errors = (await Promise.all(guesses)).map(({ error }) => error);
    expect(errors.filter((error) => error === "codeInvalid")).toHaveLength(5);
    expect(errors.filter((error) => error === "codeTriesUsedUp")).toHaveLength(4);
  });

  test("can be requested again after 60 seconds", async () => {
    await begin();
    stage.clock.advance(MINUTE - 1_000);
    const early = await begin();
    expect(early).toMatchObject({ status: 429, error: "codeTooSoon" });
    expect(early.response.headers["retry-after"]).toBe("1");
    stage.clock.advance(1_000);
    expect((await begin()).code).toBe(0);
  });

  test("can be requested again without the password, in the browser that began", async () => {
    expect((await askAgain(browser)).error, "nothing has begun").toBe("codeExpired");
    await begin();
    stage.clock.advance(MINUTE);
    const stranger = new TestBrowser(stage, "198.51.100.66");
    expect((await askAgain(stranger)).error).toBe("codeExpired");
    const other = await browser.call(register, { account: "other@example.org" });
    expect(other.error, "another account than it began with").toBe("codeExpired");
    expect((await askAgain(browser)).code).toBe(0);
    expect((await confirm(await findLastCode(stage, account))).code).toBe(0);
    expect(await canLogIn(PASSWORD)).toBe(true);
  });

  test("cannot be requested again once the registration is over", async () => {
    await begin();
    stage.clock.advance(30 * MINUTE);
    expect((await askAgain(browser)).error).toBe("codeExpired");
  });

  test("is limited to 30 a day for one address", async () => {
    for (let sent = 0; sent < 30; sent += 1) {
      expect((await begin()).code).toBe(0);
      stage.clock.advance(MINUTE);
    }
    const refused = await begin();
    expect(refused).toMatchObject({ status: 429, error: "codeLimitReached" });
    expect(Number(refused.response.headers["retry-after"])).toBe(86_400 - 30 * 60);
    stage.clock.advance(86_400_000 - 30 * MINUTE);
    expect((await begin()).code).toBe(0);
  });
});

describe("a repeated call", () => {
  test("sends one code, and repeats its first reply", async () => {
    const idempotencyKey = `key-of-${account}`;
    const before = (await listMessages(stage)).length;
    const first = await begin({ idempotencyKey });
    const second = await begin({ idempotencyKey });
    expect(second.data).toEqual(first.data);
    expect(await listMessages(stage)).toHaveLength(before + 1);
  });

  test("with other input is refused", async () => {
    const idempotencyKey = `key-of-${account}`;
    await begin({ idempotencyKey });
    const other = { account, password: "quite another sentence" };
    expect(await browser.call(register, other, { idempotencyKey })).toMatchObject({
      status: 409,
      error: "idempotencyMismatch",
    });
  });

  test("confirms once and returns the same session again", async () => {
    await begin();
    const registration = browser.cookies.get("registration");
    const code = await findLastCode(stage, account);
    const idempotencyKey = `confirms-${account}`;
    const first = await confirm(code, { idempotencyKey });
    const token = browser.cookie("auth-token");
    if (registration !== undefined) browser.cookies.set("registration", registration);
    const second = await confirm(code, { idempotencyKey });
    expect(second.data).toEqual(first.data);
    expect(browser.cookie("auth-token")).toBe(token);
    const { rows } = await stage.database.pool.query(
      "select count(*)::int as count from session where user_id = $1",
      [first.data.user.userId],
    );
    expect(rows).toEqual([{ count: 1 }]);
  });

  test("sent twice concurrently takes effect once", async () => {
    await begin();
    const registration = browser.cookies.get("registration");
    const code = await findLastCode(stage, account);
    const twin = new TestBrowser(stage);
    if (registration !== undefined) twin.cookies.set("registration", registration);
    const idempotencyKey = `twice-${account}`;
    const answers = await Promise.all([
      confirm(code, { idempotencyKey }),
      confirm(code, { idempotencyKey }, twin),
    ]);
    expect(answers.map(({ code: outcome }) => outcome)).toEqual([0, 0]);
    expect(answers[1]?.data).toEqual(answers[0]?.data);
    expect(twin.cookie("auth-token")).toBe(browser.cookie("auth-token"));
  });

  test("an invalid idempotency key is refused", async () => {
    const answer = await begin({ idempotencyKey: "x".repeat(201) });
    expect(answer).toMatchObject({
      status: 400,
      error: "badInput",
      data: { fields: [{ path: "idempotency-key" }] },
    });
  });
});

describe("a forgotten password", () => {
  test("is replaced with a code; every session ends, every device becomes unknown", async () => {
    const ada = await registerPerson(stage, account);
    stage.clock.advance(60 * MINUTE);
    await forget();
    const code = await findLastCode(stage, account);
    expect(await reset(code)).toMatchObject({ status: 200, data: null });
    expect((await ada.call(userInfo, {})).error).toBe("notLoggedIn");
    expect(await canLogIn(PASSWORD)).toBe(false);
    const again = await ada.call(logIn, { account, password: NEW_PASSWORD });
    expect(again.data).toMatchObject({ next: "verify", reason: "newDevice" });
    const sent = (await listMessages(stage)).filter(({ to }) => to === account);
    expect(sent.at(-1)?.message).toMatchObject({
      template: "security-changed",
      change: "password-reset",
      address: "203.0.113.7",
    });
  });

  test("has a code that counts once, and for no other purpose", async () => {
    await registerPerson(stage, account);
    stage.clock.advance(60 * MINUTE);
    await begin();
    const otherPurpose = (await listMessages(stage)).at(-1);
    expect(otherPurpose?.message.template).toBe("already-registered");
    await forget();
    const code = await findLastCode(stage, account);
    expect((await confirm(code)).error).toBe("codeInvalid");
    expect((await reset(code)).code).toBe(0);
    expect((await reset(code)).error).toBe("codeExpired");
  });

  test("a repeated call is recognised before the code is verified", async () => {
    await registerPerson(stage, account);
    stage.clock.advance(60 * MINUTE);
    await forget();
    const code = await findLastCode(stage, account);
    const idempotencyKey = `resets-${account}`;
    expect((await reset(code, { idempotencyKey })).code).toBe(0);
    expect((await reset(code, { idempotencyKey })).code).toBe(0);
    expect((await reset("000000", { idempotencyKey })).error).toBe("idempotencyMismatch");
  });

  test("a code for one account is refused for another", async () => {
    await registerPerson(stage, account);
    const other = `other${count}@example.org`;
    await registerPerson(stage, other);
    stage.clock.advance(60 * MINUTE);
    await forget();
    const code = await findLastCode(stage, account);
    await browser.call(forgotPassword, { account: other });
    const stolen = { account: other, code, password: NEW_PASSWORD };
    const othersCode = await findLastCode(stage, other);
    if (othersCode === code) return;
    expect((await browser.call(resetPassword, stolen)).error).toBe("codeInvalid");
  });
});

test("at the limit of texts a phone is refused with an alert, and an email still works", async () => {
  const { pool } = stage.database;
  await pool.query("insert into text_limit values ('DE', 1, 1)");
  setAccount("+4915112349901");
  expect((await begin()).code).toBe(0);
  setAccount("+4915112349902");
  expect(await begin()).toMatchObject({ status: 429, error: "textLimitReached" });
  expect(stage.logLines.join("")).toContain("the limit of text messages is reached");
  const { body } = await stage.app.inject("/metrics");
  expect(body).toContain('parley_texts{scope="DE",window="hour",kind="sent"} 1');
  expect(body).toContain('parley_texts{scope="DE",window="hour",kind="allowed"} 1');
  setAccount(`ada${count}@example.org`);
  expect((await begin()).code).toBe(0);
  await pool.query("delete from text_limit where scope = 'DE'");
});
