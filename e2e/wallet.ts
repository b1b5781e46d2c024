/** The wallet as the stories use it: coins out of nowhere, and calls made beside the browser. */
import type { JsonValue } from "@parley/contract/canonical-json";
import { answerCaptcha } from "@parley/testing/answer-captcha";
import {
  test,
  type APIRequestContext,
  type Page,
  type PlaywrightWorkerArgs,
} from "@playwright/test";
import { randomBytes } from "node:crypto";
import { authenticatorApp, type AuthenticatorApp } from "./authenticator.ts";
import { expect, type Outbox } from "./people.ts";
import { sealCommand } from "./seal-command.ts";

type Playwright = PlaywrightWorkerArgs["playwright"];

/** Calls the API as whoever is logged in in this browser. */
export async function write(page: Page, path: string, data: object) {
  return send(page.request, path, data, await writeHeaders(page));
}

export async function writeHeaders(page: Page): Promise<Record<string, string>> {
  const cookies = await page.context().cookies();
  const token = cookies.find(({ name }) => name === "authorization")?.value ?? "";
  return {
    authorization: decodeURIComponent(token),
    "idempotency-key": randomBytes(16).toString("hex"),
  };
}

async function send(
  request: APIRequestContext,
  path: string,
  data: object,
  headers: Readonly<Record<string, string>>,
) {
  const answer = await request.post(path, { data, headers });
  const envelope = await answer.json();
  expect(envelope, `${path} is answered`).toMatchObject({ code: 0 });
  return envelope.data;
}

/**
 * A call that only callers on the same machine may make, for whoever is logged in. It is made from
 * beside the browser, which pretends to be elsewhere.
 */
export async function callBeside(
  playwright: Playwright,
  page: Page,
  path: string,
  data: object,
  /** Another one where a story has a server of its own. */
  baseURL = test.info().project.use.baseURL ?? "",
) {
  const beside = await playwright.request.newContext({
    baseURL,
    storageState: { cookies: await page.context().cookies(), origins: [] },
    extraHTTPHeaders: {},
  });
  const answer = await send(beside, path, data, await writeHeaders(page));
  await beside.dispose();
  return answer;
}

/** Coins out of nowhere. */
export const faucet = (playwright: Playwright, page: Page, asset: string, amount: string) =>
  callBeside(playwright, page, "/api/dev/faucet", { asset, amount });

/** Somebody outside pays to the reader's own address. */
export const payIn = (
  playwright: Playwright,
  page: Page,
  payment: { readonly asset: string; readonly network: string; readonly amount: string },
) => callBeside(playwright, page, "/api/dev/deposit", payment);

export async function sendCode(page: Page, wish: object): Promise<void> {
  const answer = await page.request.get("/api/a/v1/public/captcha");
  const captcha = await answerCaptcha((await answer.json()).data);
  const headers = { ...(await writeHeaders(page)), ...captcha };
  await send(page.request, "/api/ctc/send-code", wish, headers);
}

/** A change of security asks for a code by every channel that is bound. */
export async function addAuthenticator(
  page: Page,
  outbox: Outbox,
  email: string,
  phone: string | null = null,
): Promise<AuthenticatorApp & { readonly recoveryCodes: readonly string[] }> {
  const { secret } = await write(page, "/api/a/v2/auth/security/totp/begin", {});
  const purpose = "totp-confirm";
  const codes: Record<string, string> = {};
  for (const [channel, to] of Object.entries({ email, phone })) {
    if (to === null) continue;
    await sendCode(page, { channel, purpose });
    codes[channel] = await outbox.code(to, purpose);
  }
  const app = authenticatorApp(secret);
  const confirmation = { code: await app.code(), codes };
  const { recoveryCodes } = await write(page, "/api/a/v2/auth/security/totp/confirm", confirmation);
  return { ...app, recoveryCodes };
}

/** While no authenticator is on, whose code would be asked for instead. */
export async function addPhone(
  page: Page,
  outbox: Outbox,
  email: string,
  target: string,
): Promise<void> {
  const purpose = "bind-phone";
  await sendCode(page, { channel: "email", purpose });
  const codes = { email: await outbox.code(email, purpose) };
  await sendCode(page, { channel: "phone", purpose, target });
  const code = await outbox.code(target, purpose);
  await write(page, "/api/a/v2/auth/security/bind", { channel: "phone", target, code, codes });
}

/** A sub-user of whoever is logged in, who has an email and nothing else. */
export async function addSubUser(
  page: Page,
  outbox: Outbox,
  email: string,
  body: { readonly account: string; readonly [name: string]: JsonValue },
): Promise<void> {
  const [action, subject] = ["sub-users", body.account];
  await sendCode(page, { channel: "email", purpose: action, subject });
  const codes = { email: await outbox.code(email, action) };
  const command = await sealCommand(page.request, { action, subject, codes, body });
  await write(page, "/api/a/v2/auth/sub-users", { ...body, command });
}
