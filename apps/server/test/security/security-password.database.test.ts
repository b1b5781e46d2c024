// Changing the password: who may, and what ends with the old one.
import {
  forgotPassword,
  logIn,
  resetPassword,
  sessionEnd,
  setAntiPhishingCode,
  userInfo,
  verifyLogIn,
} from "@parley/contract/endpoints/identity/account";
import { sendCode } from "@parley/contract/endpoints/identity/codes";
import { changePassword } from "@parley/contract/endpoints/identity/security";
import { expect, test } from "vitest";
import { PASSWORD } from "../fixtures/accounts.fixture.ts";
import { findLastCode, listMessages, TestBrowser } from "../fixtures/browser.fixture.ts";
import { otherThan } from "../fixtures/security.fixture.ts";
import { ada, count, MINUTE, stage, stageSecurePerson } from "../stages/secure-person.fixture.ts";

stageSecurePerson();

const NEXT = "another sentence nobody guesses";

const stranger = (host = 1) => new TestBrowser(stage, `198.51.${100 + count}.${host}`);
const tryPassword = (browser: TestBrowser, password: string) =>
  browser.call(logIn, { account: ada.email ?? "", password });

async function change(currentPassword: string, newPassword: string, codes: object) {
  const body = { currentPassword, newPassword };
  const sealed = { action: "password-change", subject: "password", body, codes };
  return ada.browser.call(changePassword, { ...body, command: await ada.seal(sealed) });
}

/** Until the account is blocked for unknown browsers. */
async function guessAsStrangers(): Promise<void> {
  for (let host = 1; host <= 6; host += 1) await tryPassword(stranger(host), "no idea");
  expect((await tryPassword(stranger(7), PASSWORD)).error).toBe("loginBlocked");
}

/** The channels of this user that were notified of a change. */
async function listTold(told: string): Promise<string[]> {
  const messages = await listMessages(stage);
  return messages.flatMap(({ to, message }) =>
    message.template === "security-changed" &&
    message.change === told &&
    (to === ada.email || to === ada.phone)
      ? [to]
      : [],
  );
}

/** Logged in on a device of their own. */
async function logInElsewhere(): Promise<TestBrowser> {
  const laptop = stranger();
  const { ticket } = (await tryPassword(laptop, PASSWORD)).data;
  await laptop.call(sendCode, { channel: "email", purpose: "login", ticket });
  const email = await findLastCode(stage, ada.email ?? "");
  expect((await laptop.call(verifyLogIn, { ticket, codes: { email } })).code).toBe(0);
  return laptop;
}

test("a changed password ends every other session, what was begun with the old one, and is announced", async () => {
  const laptop = await logInElsewhere();
  const other = stranger(2);
  const { ticket } = (await tryPassword(other, PASSWORD)).data;
  stage.clock.advance(MINUTE);
  await other.call(sendCode, { channel: "email", purpose: "login", ticket });
  const email = await findLastCode(stage, ada.email ?? "");

  const codes = await ada.codes("password-change", "email");
  expect(await change(PASSWORD, NEXT, codes)).toMatchObject({ code: 0, data: null });
  expect((await ada.browser.call(userInfo, {})).code).toBe(0);
  expect((await laptop.call(userInfo, {})).error).toBe("notLoggedIn");
  expect((await laptop.call(sessionEnd, {})).data).toEqual({ cause: "passwordChanged" });
  expect((await other.call(verifyLogIn, { ticket, codes: { email } })).error).toBe("ticketExpired");
  expect((await tryPassword(laptop, PASSWORD)).error).toBe("loginFailed");
  // The device was known under the old password only.
  expect((await tryPassword(laptop, NEXT)).data.next).toBe("verify");
  expect(await listTold("password-changed")).toEqual([ada.email]);
});

test("a reset password ends every session", async () => {
  const other = stranger();
  const { ticket } = (await tryPassword(other, PASSWORD)).data;
  const account = ada.email ?? "";
  const browser = stranger(2);
  expect((await browser.call(forgotPassword, { account })).code).toBe(0);
  const code = await findLastCode(stage, account);
  expect((await browser.call(resetPassword, { account, code, password: NEXT })).code).toBe(0);
  expect((await ada.browser.call(userInfo, {})).error).toBe("notLoggedIn");
  expect((await ada.browser.call(sessionEnd, {})).data).toEqual({ cause: "passwordChanged" });
  await other.call(sendCode, { channel: "email", purpose: "login", ticket });
  const email = await findLastCode(stage, account);
  expect((await other.call(verifyLogIn, { ticket, codes: { email } })).error).toBe("ticketExpired");
});

test("a reset password, a new anti-phishing code and a used recovery code are announced at every channel", async () => {
  const { email } = ada;
  const phone = `+4915112351${600 + count}`;
  expect((await ada.bind("phone", phone)).code).toBe(0);
  const word = { antiPhishingCode: "bluebell", password: PASSWORD };
  expect((await ada.browser.call(setAntiPhishingCode, word)).code).toBe(0);
  expect(await listTold("anti-phishing-code-changed")).toEqual([email, phone]);

  await ada.setUpTotp();
  const laptop = stranger();
  const { ticket } = (await tryPassword(laptop, PASSWORD)).data;
  const [recovery = ""] = ada.recoveryCodes;
  expect((await laptop.call(verifyLogIn, { ticket, codes: { recovery } })).code).toBe(0);
  expect(await listTold("recovery-code-used")).toEqual([email, phone]);

  const account = email ?? "";
  await laptop.call(forgotPassword, { account });
  const code = await findLastCode(stage, account);
  expect((await laptop.call(resetPassword, { account, code, password: NEXT })).code).toBe(0);
  expect(await listTold("password-reset")).toEqual([email, phone]);
});

test("a change of the password refuses a wrong present one, a weak one, the same one and a wrong code", async () => {
  const codes = await ada.codes("password-change", "email");
  const attempt = async (current: string, next: string, given: object = codes) =>
    (await change(current, next, given)).error;
  expect(await attempt("not my password", NEXT)).toBe("passwordWrong");
  expect(await attempt(PASSWORD, "password123")).toBe("passwordTooWeak");
  expect(await attempt(PASSWORD, ada.email ?? "")).toBe("passwordTooWeak");
  expect(await attempt(PASSWORD, PASSWORD)).toBe("passwordSame");
  expect(await attempt(PASSWORD, NEXT, {})).toBe("codesMissing");
  expect(await attempt(PASSWORD, NEXT, { email: otherThan(codes["email"]) })).toBe("codeInvalid");
  expect((await tryPassword(ada.browser, PASSWORD)).data.next).toBe("done");
});

test("a sealed request for another new password changes nothing", async () => {
  const codes = await ada.codes("password-change", "email");
  const body = { currentPassword: PASSWORD, newPassword: NEXT };
  const sealed = { action: "password-change", subject: "password", body, codes };
  const command = await ada.seal(sealed);
  const altered = { ...body, newPassword: "what the thief wants it to be", command };
  expect((await ada.browser.call(changePassword, altered)).error).toBe("commandInvalid");
  expect((await ada.browser.call(changePassword, { ...body, command })).code).toBe(0);
});

test("strangers' guesses cannot keep the owner from changing the password, once or again", async () => {
  await guessAsStrangers();
  const codes = await ada.codes("password-change", "email");
  expect((await change(PASSWORD, NEXT, codes)).code).toBe(0);
  // No browser is known under the new one, not even this.
  stage.clock.advance(60 * MINUTE);
  await guessAsStrangers();
  const again = await ada.codes("password-change", "email");
  expect((await change(NEXT, "a third sentence nobody guesses", again)).code).toBe(0);
});

test("a stolen session has the same few guesses, with or without the browser's cookie", async () => {
  const thief = stranger();
  for (const name of ["auth-token", "authorization"]) {
    thief.cookies.set(name, { value: ada.browser.cookie(name) ?? "", path: "/" });
  }
  const guess = (password: string) =>
    thief.call(setAntiPhishingCode, { antiPhishingCode: "bluebell", password });
  for (let tries = 0; tries < 5; tries += 1) {
    expect((await guess(`guess number ${tries}`)).error).toBe("passwordWrong");
  }
  thief.cookies.set("device", { value: ada.browser.cookie("device") ?? "", path: "/" });
  const blocked = await guess(PASSWORD);
  expect(blocked).toMatchObject({ error: "loginBlocked", status: 429 });
  stage.clock.advance(MINUTE);
  expect((await guess("guess number six")).error).toBe("passwordWrong");
  expect(Number((await guess(PASSWORD)).response.headers["retry-after"])).toBe(120);
});

test("the present password cannot be guessed in a session either", async () => {
  const codes = await ada.codes("password-change", "email");
  for (let tries = 0; tries < 5; tries += 1) {
    expect((await change(`guess number ${tries}`, NEXT, codes)).error).toBe("passwordWrong");
  }
  const blocked = await change(PASSWORD, NEXT, codes);
  expect(blocked).toMatchObject({ error: "loginBlocked", status: 429 });
  expect(Number(blocked.response.headers["retry-after"])).toBe(60);
});
