// Answers that hold a session or recovery codes are repeated to the same browser or session, and to no
// other that sends the same call with the same idempotency key.
import {
  confirmRegistration,
  logIn,
  register,
  verifyLogIn,
} from "@parley/contract/endpoints/identity/account";
import { sendCode } from "@parley/contract/endpoints/identity/codes";
import type { Endpoint } from "@parley/contract/endpoint";
import {
  beginPasskey,
  beginPasskeyLogIn,
  beginTotp,
  confirmTotp,
  finishPasskey,
  finishPasskeyLogIn,
  renewRecoveryCodes,
} from "@parley/contract/endpoints/identity/security";
import { createSoftwareAuthenticator } from "@parley/testing/software-authenticator";
import { expect, test } from "vitest";
import { PASSWORD } from "../fixtures/accounts.fixture.ts";
import { findLastCode, TestBrowser } from "../fixtures/browser.fixture.ts";
import { logInWithPassword } from "../fixtures/demo-people.fixture.ts";
import { callLoosely } from "../fixtures/loose-call.fixture.ts";
import { ada, count, stage, stageSecurePerson } from "../stages/secure-person.fixture.ts";

stageSecurePerson();

const createDevice = () => createSoftwareAuthenticator({ origin: "http://localhost:3000" });
const stranger = () => new TestBrowser(stage, "198.51.100.77");

interface Sent {
  readonly endpoint: Endpoint;
  readonly input: Record<string, unknown>;
  /** Which sends it. */
  readonly browser: TestBrowser;
  /** Which sends it once more. */
  readonly other: TestBrowser;
}

async function passwordLogIn(): Promise<Sent> {
  const browser = stranger();
  const { data } = await browser.call(logIn, { account: ada.email ?? "", password: PASSWORD });
  const { ticket } = data;
  await browser.call(sendCode, { channel: "email", purpose: "login", ticket });
  const codes = { email: await findLastCode(stage, ada.email ?? "") };
  return { endpoint: verifyLogIn, input: { ticket, codes }, browser, other: stranger() };
}

async function passkeyLogIn(): Promise<Sent> {
  const device = createDevice();
  const { data: begun } = await ada.browser.call(beginPasskey, {});
  await ada.browser.call(finishPasskey, {
    name: "Key",
    credential: device.register(begun.options),
    codes: await ada.codes("passkey-add", "email"),
  });
  const browser = stranger();
  const { data } = await browser.call(beginPasskeyLogIn, {});
  const input = { ticket: data.ticket, credential: device.authenticate(data.options) };
  return { endpoint: finishPasskeyLogIn, input, browser, other: stranger() };
}

async function registration(): Promise<Sent> {
  const account = `new${count}@example.org`;
  const browser = stranger();
  await browser.call(register, { account, password: PASSWORD });
  const input = { account, code: await findLastCode(stage, account) };
  return { endpoint: confirmRegistration, input, browser, other: stranger() };
}

/** Of the same user, with a session of its own. */
async function otherSession(): Promise<TestBrowser> {
  stage.clock.advance(61_000);
  return logInWithPassword(stage, ada.email ?? "", PASSWORD);
}

async function newAuthenticator(): Promise<Sent> {
  const other = await otherSession();
  const { data } = await ada.browser.call(beginTotp, {});
  ada.secret = data.secret;
  const input = { code: ada.totp(), codes: await ada.codes("totp-confirm", "email") };
  return { endpoint: confirmTotp, input, browser: ada.browser, other };
}

async function newPaper(): Promise<Sent> {
  const other = await otherSession();
  await ada.setUpTotp();
  stage.clock.advance(61_000);
  const input = { codes: await ada.requiredCodes("recovery-codes") };
  return { endpoint: renewRecoveryCodes, input, browser: ada.browser, other };
}

test.each([
  ["a login by password", passwordLogIn],
  ["a login by passkey", passkeyLogIn],
  ["a registration", registration],
  ["a new authenticator", newAuthenticator],
  ["new recovery codes", newPaper],
] as const)("%s is repeated to the same browser and to no other", async (_name, prepare) => {
  const { endpoint, input, browser, other } = await prepare();
  const extras = { idempotencyKey: `repeated-secret-${count}` };
  // As a retry is sent: with the cookies from before, as the first answer was lost.
  const before = new Map(browser.cookies);
  const first = await callLoosely(browser, endpoint, input, extras);
  expect(first.error).toBeUndefined();
  const stolen = await callLoosely(other, endpoint, input, extras);
  expect(stolen.code).not.toBe(0);
  expect(stolen.response.cookies.map(({ name }) => name)).not.toContain("auth-token");
  expect(JSON.stringify(stolen.data)).not.toContain("recoveryCodes");
  browser.cookies.clear();
  for (const [name, cookie] of before) browser.cookies.set(name, cookie);
  const again = await callLoosely(browser, endpoint, input, extras);
  expect(again.error).toBeUndefined();
  expect(again.data).toEqual(first.data);
});

test("a login cookie planted before the login gives nothing", async () => {
  const browser = stranger();
  const planted = { value: "A".repeat(43), path: "/" };
  browser.cookies.set("login", planted);
  const { data } = await browser.call(logIn, { account: ada.email ?? "", password: PASSWORD });
  expect(browser.cookie("login")).not.toBe(planted.value);
  expect(data.next).toBe("verify");
});
