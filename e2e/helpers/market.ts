/** Advertisers for the stories of the market: a demo user who may publish at once, or any user. */
import { newIban } from "@parley/testing/sample-iban";
import type { APIRequestContext, Page, PlaywrightWorkerArgs } from "@playwright/test";
import { randomUUID } from "node:crypto";
import { withUnusedCode } from "./authenticator.ts";
import { expect, newNumber, searchList, untilAlive, type Outbox, type Person } from "./people.ts";
import { sealRequest } from "./seal-request.ts";
import { VERIFIED_NAME } from "./verification.ts";
import { addAuthenticator, addPhone, sendCode, write } from "./wallet.ts";

const PASSWORD = "parley-demo";

export interface Advertiser {
  readonly publish: (terms?: object) => Promise<PublishedOffer>;
  readonly edit: (offer: PublishedOffer, terms: object) => Promise<void>;
  readonly close: (offer: PublishedOffer) => Promise<void>;
  readonly dispose: () => Promise<void>;
}

export interface PublishedOffer {
  readonly advId: string;
  readonly version: number;
  readonly shareToken: string;
  readonly advertiser: { readonly uid: string; readonly nickname: string };
}

/** Buys coins, so that nothing has to be reserved; the page Sell lists it. */
export const TERMS = {
  priceType: "floating",
  ratio: "0.99",
  quantity: "5000",
  minLimit: "20",
  maxLimit: "300",
  payMethods: ["sepa"],
} as const;

export async function logInAdvertiser(
  playwright: PlaywrightWorkerArgs["playwright"],
  baseURL: string,
  market: { readonly crypto: string; readonly fiat: string },
): Promise<Advertiser> {
  const request = await playwright.request.newContext({ baseURL, extraHTTPHeaders: {} });
  await logInDemo(request, "buyer@parley.test");
  return {
    publish: (terms = {}) =>
      post(request, "/api/ctc/create-adv", { side: "buy", ...market, ...TERMS, ...terms }),
    edit: ({ advId, version }, terms) =>
      post(request, "/api/ctc/update-adv", { advId, version, ...TERMS, ...terms }),
    close: ({ advId, version }) =>
      post(request, "/api/ctc/set-adv-state", { advId, version, state: "closed" }),
    dispose: () => request.dispose(),
  };
}

export async function logInDemo(request: APIRequestContext, account: string): Promise<void> {
  const begun = await post(request, "/api/a/v2/auth/login", { account, password: PASSWORD });
  const { ticket } = begun;
  const path = "/api/a/v2/auth/login/verify";
  const done = await withUnusedCode((totp) => answerOf(request, path, { ticket, codes: { totp } }));
  expect(done, "the login is answered").toMatchObject({ code: 0 });
}

async function post(request: APIRequestContext, path: string, data: object) {
  const envelope = await answerOf(request, path, data);
  expect(envelope, `${path} is answered`).toMatchObject({ code: 0 });
  return envelope.data;
}

async function answerOf(request: APIRequestContext, path: string, data: object) {
  const { cookies } = await request.storageState();
  const token = cookies.find(({ name }) => name === "authorization")?.value ?? "";
  const answer = await request.post(path, {
    data,
    headers: { authorization: decodeURIComponent(token), "idempotency-key": randomUUID() },
  });
  return answer.json();
}

/** Everything that the gate asks for besides the verified identity. */
export async function becomeReady(page: Page, outbox: Outbox, { email }: Person): Promise<void> {
  const phone = newNumber();
  await addPhone(page, outbox, email, phone);
  await addAuthenticator(page, outbox, email, phone);
  await write(page, "/api/ctc/accept-term", { acceptTerm: true });
}

export async function chooseOption(page: Page, label: string, text: string): Promise<void> {
  await untilAlive(page);
  await page.getByLabel(label).click();
  await searchList(page, text);
  await page
    .getByRole("option", { name: new RegExp(`^${text}`) })
    .first()
    .click();
}

/** A bank account in euros, added before the authenticator is set up. */
export async function addAccount(page: Page, outbox: Outbox, { email }: Person): Promise<void> {
  const [action, subject] = ["create-user-payment", "sepa"];
  await sendCode(page, { channel: "email", purpose: action, subject });
  const codes = { email: await outbox.code(email, action) };
  const fields = { iban: newIban(), bankName: "Commerzbank" };
  const body = { method: subject, fields, receiverName: VERIFIED_NAME };
  const command = await sealRequest(page.request, { action, subject, codes, body });
  await write(page, "/api/ctc/create-user-payment", { ...body, command });
}
