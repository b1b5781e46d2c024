/**
 * Two users who trade with each other, each in a browser of their own: past the gate, with a bank
 * account in euros, and with coins where a story needs them.
 */
import { answerCaptcha } from "@parley/testing/answer-captcha";
import { newIban } from "@parley/testing/sample-iban";
import { PHOTO_JPEG } from "@parley/testing/upload-samples";
import type { APIRequestContext, Browser, Page, PlaywrightWorkerArgs } from "@playwright/test";
import { randomBytes } from "node:crypto";
import { authenticatorApp, type AuthenticatorApp } from "./authenticator.ts";
import {
  enterCode,
  expect,
  newAddress,
  newNumber,
  register,
  test as base,
  watchUncaught,
  type Outbox,
} from "./people.ts";
import { sealRequest } from "./seal-request.ts";
import { newDocumentNumber } from "./verification.ts";

export interface Trader {
  readonly page: Page;
  /** Of the server on which the user trades. */
  readonly baseURL: string;
  readonly uid: string;
  readonly nickname: string;
  /** Of the bank account for payments. */
  readonly accountId: string;
  readonly iban: string;
  /** An unused code of the authenticator. */
  readonly code: () => Promise<string>;
  /** Calls the API as this user. */
  readonly write: (path: string, data: object) => Promise<Answer>;
  readonly read: (path: string) => Promise<Answer>;
  /** Calls that only local callers may make. */
  readonly beside: (path: string, data: object) => Promise<Answer>;
  /** Of the spot wallet. */
  readonly available: (asset: string) => Promise<string>;
  /** Completes the dialog for security codes. */
  readonly verify: () => Promise<void>;
}

// oxlint-disable-next-line typescript/no-explicit-any -- stories read replies without their types
type Answer = any;

export type MakeTrader = (coins?: string) => Promise<Trader>;

export const test = base.extend<{ readonly newTrader: MakeTrader }>({
  newTrader: async ({ browser, playwright, outbox, baseURL }, use) => {
    const closing: (() => Promise<void>)[] = [];
    await use(async (coins) => {
      const made = await makeTrader({ browser, playwright, outbox, baseURL: baseURL ?? "" }, coins);
      closing.push(made.close);
      return made.trader;
    });
    await Promise.all(closing.map((close) => close()));
  },
});

export { expect };

interface Surroundings {
  readonly browser: Browser;
  readonly playwright: PlaywrightWorkerArgs["playwright"];
  readonly outbox: Outbox;
  readonly baseURL: string;
}

const PASSPORT = {
  kycType: "individual",
  realName: "Mei Tanaka",
  birthDate: "1990-05-17",
  country: "JP",
  documentType: "passport",
} as const;
const ACCOUNT = {
  method: "sepa",
  receiverName: PASSPORT.realName,
} as const;

/** Calls of one user: through the browser, and those that only local callers may make. */
async function callsOf({ browser, playwright, baseURL }: Surroundings) {
  const headers = { "x-forwarded-for": newAddress() };
  const context = await browser.newContext({ baseURL, extraHTTPHeaders: headers });
  const expectNoneUncaught = watchUncaught(context);
  const page = await context.newPage();
  const { request } = page;
  const nextTo = await playwright.request.newContext({ baseURL, extraHTTPHeaders: {} });
  const writeHeaders = async () => ({
    authorization: await tokenOf(page),
    "idempotency-key": randomBytes(16).toString("hex"),
  });
  const write = async (path: string, data: object, more = {}) =>
    answerOf(path, request, { data, headers: { ...(await writeHeaders()), ...more } });
  return {
    page,
    write,
    read: async (path: string): Promise<Answer> => (await (await request.get(path)).json()).data,
    beside: async (path: string, data: object) => {
      const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`);
      const sent = { ...(await writeHeaders()), cookie: cookie.join("; ") };
      return answerOf(path, nextTo, { data, headers: sent });
    },
    upload: async (path: string) => {
      const file = { name: "photo.jpg", mimeType: "image/jpeg", buffer: PHOTO_JPEG };
      const sent = { multipart: { file }, headers: await writeHeaders() };
      return (await answerOf(path, request, sent)).fileId;
    },
    sendCode: async (wish: object) => {
      const challenge = await request.get("/api/a/v1/public/captcha");
      const captcha = await answerCaptcha((await challenge.json()).data);
      await write("/api/ctc/send-code", wish, captcha);
    },
    close: async () => {
      await nextTo.dispose();
      await context.close();
      expectNoneUncaught();
    },
  };
}

type Calls = Awaited<ReturnType<typeof callsOf>>;

async function makeTrader(where: Surroundings, coins: string | undefined) {
  const { outbox } = where;
  const calls = await callsOf(where);
  const { page, write, read, beside } = calls;
  const { email } = await register(page.request, outbox);
  await passVerification(calls);
  // Before the authenticator is set up, whose codes the story needs itself.
  const iban = newIban();
  const accountId = await addAccount(calls, outbox, email, iban);
  const { code } = await becomeReady(calls, outbox, email);
  if (coins !== undefined) await beside("/api/dev/faucet", { asset: "USDT", amount: coins });
  const { UID: uid, username: nickname } = await read("/api/a/v2/auth/user/info");
  const trader: Trader = {
    page,
    baseURL: where.baseURL,
    uid,
    nickname,
    accountId,
    iban,
    code,
    write,
    read,
    beside,
    available: async (asset) => {
      const balances: { assetCode: string; available: string }[] =
        await read("/api/t/v2/spot-balance");
      return balances.find(({ assetCode }) => assetCode === asset)?.available ?? "0";
    },
    verify: async () => {
      const dialog = page.getByRole("dialog", { name: "Security verification" });
      await enterCode(page, "Authenticator code", await code());
      await expect(dialog).toBeHidden();
    },
  };
  return { trader, close: calls.close };
}

async function passVerification({ write, beside, upload }: Calls): Promise<void> {
  const path = "/api/a/v1/auth/kyc/upload";
  const files = { documentFileIds: [await upload(path)], selfieFileId: await upload(path) };
  await write("/api/a/v1/auth/kyc/submit", {
    ...PASSPORT,
    documentNumber: newDocumentNumber(),
    ...files,
  });
  await beside("/api/dev/kyc", { outcome: "approved" });
}

/** Returns the id of the bank account. */
async function addAccount(
  { page, write, sendCode }: Calls,
  outbox: Outbox,
  email: string,
  iban: string,
): Promise<string> {
  const body = { ...ACCOUNT, fields: { iban, bankName: "Commerzbank" } };
  const [action, subject] = ["create-user-payment", ACCOUNT.method];
  await sendCode({ channel: "email", purpose: action, subject });
  const codes = { email: await outbox.code(email, action) };
  const command = await sealRequest(page.request, { action, subject, codes, body });
  const { id } = await write("/api/ctc/create-user-payment", { ...body, command });
  return id;
}

/** Completes the rest of the gate. Returns the authenticator. */
async function becomeReady(
  { write, sendCode }: Calls,
  outbox: Outbox,
  email: string,
): Promise<AuthenticatorApp> {
  // The phone first, since the story needs the authenticator's codes itself.
  const phone = newNumber();
  const target = { channel: "phone", target: phone } as const;
  await sendCode({ channel: "email", purpose: "bind-phone" });
  await sendCode({ ...target, purpose: "bind-phone" });
  await write("/api/a/v2/auth/security/bind", {
    ...target,
    code: await outbox.code(phone, "bind-phone"),
    codes: { email: await outbox.code(email, "bind-phone") },
  });
  const { secret } = await write("/api/a/v2/auth/security/totp/begin", {});
  const app = authenticatorApp(secret);
  await sendCode({ channel: "email", purpose: "totp-confirm" });
  await sendCode({ channel: "phone", purpose: "totp-confirm" });
  await write("/api/a/v2/auth/security/totp/confirm", {
    code: await app.code(),
    codes: {
      email: await outbox.code(email, "totp-confirm"),
      phone: await outbox.code(phone, "totp-confirm"),
    },
  });
  await write("/api/ctc/accept-term", { acceptTerm: true });
  return app;
}

async function tokenOf(page: Page): Promise<string> {
  const cookies = await page.context().cookies();
  const token = cookies.find(({ name }) => name === "authorization")?.value ?? "";
  return decodeURIComponent(token);
}

async function answerOf(
  path: string,
  request: APIRequestContext,
  options: Parameters<APIRequestContext["post"]>[1],
): Promise<Answer> {
  const answer = await request.post(path, options);
  const envelope = await answer.json();
  expect(envelope, `${path} is answered`).toMatchObject({ code: 0 });
  return envelope.data;
}

/** An offer to sell coins for euros, which the page Buy lists. */
export function publishSell(
  seller: Pick<Trader, "write" | "accountId">,
  terms: object = {},
): Promise<Answer> {
  const own = { ...MARKET, side: "sell", payMethods: [seller.accountId] };
  return seller.write("/api/ctc/create-adv", { ...TERMS, ...own, ...terms });
}

/** An offer to buy coins for euros, which the page Sell lists. */
export function publishBuy(buyer: Pick<Trader, "write">, terms: object = {}): Promise<Answer> {
  return buyer.write("/api/ctc/create-adv", {
    ...TERMS,
    ...MARKET,
    side: "buy",
    payMethods: ["sepa"],
    ...terms,
  });
}

const MARKET = { crypto: "USDT", fiat: "EUR" } as const;

/** What an advertiser may change later. */
export const TERMS = {
  priceType: "floating",
  ratio: "1",
  quantity: "200",
  minLimit: "20",
  maxLimit: "150",
} as const;

/** Takes an offer by the API, for stories that begin with an order. */
export async function placeOrder(
  taker: Pick<Trader, "read" | "write">,
  advId: string,
  payment: object,
  amount = "50",
): Promise<Answer> {
  const { price } = await taker.read(`/api/ctc/query-adv-detail?advId=${advId}`);
  const { rToken } = await taker.read("/api/ctc/get-r-token");
  const wish = { advId, rToken, amount, amountIn: "fiat", price, ...payment };
  return taker.write("/api/ctc/create-order", wish);
}

/** The seller releases a paid order. */
export async function release(
  seller: Pick<Trader, "page" | "code" | "write">,
  orderId: string,
  version: number,
): Promise<void> {
  const body = { orderId, action: "release", version } as const;
  const codes = { totp: await seller.code() };
  const claims = { action: "release", subject: orderId, codes, body };
  const command = await sealRequest(seller.page.request, claims);
  await seller.write("/api/ctc/update-order-state", { ...body, command });
}

export function orderPath(orderId: string): string {
  return `/en/p2p/order?orderId=${orderId}`;
}

/**
 * After the clock was moved: until rates of the new time are there. A ruling on an order that has no
 * price needs a second member of staff.
 */
export async function untilPriced({ read }: Pick<Trader, "read">): Promise<void> {
  const isStale = async () => (await read("/api/a/v1/public/rates?assets=USDT&fiat=USD")).stale;
  await expect.poll(isStale, { timeout: 60_000 }).toBe(false);
}
