/** The wallet for stories: coins from the faucet, and calls outside the browser. */
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
import { sealRequest } from "./seal-request.ts";

type Playwright = PlaywrightWorkerArgs["playwright"];

/** Calls the API as the logged-in user of this browser. */
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
 * A call that only local callers may make, for the logged-in user. It is sent outside the browser,
 * which uses another address.
 */
export async function callBeside(
  playwright: Playwright,
  page: Page,
  path: string,
  data: object,
  /** Another base address where a story has a server of its own. */
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

/** Coins from the faucet. */
export const faucet = (playwright: Playwright, page: Page, asset: string, amount: string) =>
  callBeside(playwright, page, "/api/dev/faucet", { asset, amount });

/** A simulated payment to the user's own deposit address. */
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

/** A security change needs a code of every bound channel. */
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

/** Before an authenticator is on, whose code would be required instead. */
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

/** A sub-user of the logged-in user, with an email and nothing else. */
export async function addSubUser(
  page: Page,
  outbox: Outbox,
  email: string,
  body: { readonly account: string; readonly [name: string]: JsonValue },
): Promise<void> {
  const [action, subject] = ["sub-users", body.account];
  await sendCode(page, { channel: "email", purpose: action, subject });
  const codes = { email: await outbox.code(email, action) };
  const command = await sealRequest(page.request, { action, subject, codes, body });
  await write(page, "/api/a/v2/auth/sub-users", { ...body, command });
}
