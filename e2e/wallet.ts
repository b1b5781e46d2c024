/** The wallet as the stories use it: coins out of nowhere, and calls made beside the browser. */
import { answerCaptcha } from "@parley/testing/answer-captcha";
import type { APIRequestContext, Page, PlaywrightWorkerArgs } from "@playwright/test";
import { randomBytes } from "node:crypto";
import { authenticatorApp, type AuthenticatorApp } from "./authenticator.ts";
import { expect, type Outbox } from "./people.ts";

type Playwright = PlaywrightWorkerArgs["playwright"];

/** Calls the API as whoever is logged in in this browser. */
export async function write(page: Page, path: string, data: object) {
  return send(page.request, path, data, await writeHeaders(page));
}

async function writeHeaders(page: Page): Promise<Record<string, string>> {
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
async function callBeside(playwright: Playwright, page: Page, path: string, data: object) {
  const { origin: baseURL } = new URL(page.url());
  const beside = await playwright.request.newContext({
    baseURL,
    storageState: await page.context().storageState(),
    extraHTTPHeaders: {},
  });
  const answer = await send(beside, path, data, await writeHeaders(page));
  await beside.dispose();
  return answer;
}

/** Coins out of nowhere. The page must stand somewhere on the site. */
export const faucet = (playwright: Playwright, page: Page, asset: string, amount: string) =>
  callBeside(playwright, page, "/api/dev/faucet", { asset, amount });

/** Somebody outside pays to the reader's own address. */
export const payIn = (
  playwright: Playwright,
  page: Page,
  payment: { readonly asset: string; readonly network: string; readonly amount: string },
) => callBeside(playwright, page, "/api/dev/deposit", payment);

async function sendCode(page: Page, wish: object): Promise<void> {
  const answer = await page.request.get("/api/a/v1/public/captcha");
  const captcha = await answerCaptcha((await answer.json()).data);
  const headers = { ...(await writeHeaders(page)), ...captcha };
  await send(page.request, "/api/ctc/send-code", wish, headers);
}

export async function addAuthenticator(
  page: Page,
  outbox: Outbox,
  email: string,
): Promise<AuthenticatorApp> {
  const { secret } = await write(page, "/api/a/v2/auth/security/totp/begin", {});
  await sendCode(page, { channel: "email", purpose: "totp-confirm" });
  const app = authenticatorApp(secret);
  const codes = { email: await outbox.code(email, "totp-confirm") };
  await write(page, "/api/a/v2/auth/security/totp/confirm", { code: app.code(), codes });
  return app;
}

export async function addPhone(page: Page, outbox: Outbox, target: string): Promise<void> {
  await sendCode(page, { channel: "phone", purpose: "bind-phone", target });
  const code = await outbox.code(target, "bind-phone");
  await write(page, "/api/a/v2/auth/security/bind", { channel: "phone", target, code });
}
