// One code of an authenticator for several calls of the API: the second is refused, whatever it is.
import { logIn, verifyLogIn } from "@parley/contract/endpoints/identity/account";
import { updateOrderState } from "@parley/contract/endpoints/trade/order-steps";
import { createUserPayment } from "@parley/contract/endpoints/market/payment";
import { freezeUser } from "@parley/contract/endpoints/staff/staff";
import { DEMO_PASSWORD, DEMO_TOTP_SECRET } from "@parley/operations/demo/demo-accounts";
import { totpCode } from "@parley/testing/totp-code";
import { afterAll, beforeAll, expect, test } from "vitest";
import { TestBrowser, type Answer } from "../fixtures/browser.fixture.ts";
import {
  act,
  createOrderStage,
  placeOrder,
  publishOffer,
  type OrderStage,
} from "../fixtures/orders.fixture.ts";
import { seal } from "../fixtures/payment.fixture.ts";

let on: OrderStage;

beforeAll(async () => {
  on = await createOrderStage();
}, 60_000);

afterAll(() => on.stage.close());

/** Of an unused step. */
function nextCode(): { readonly totp: string } {
  on.stage.clock.advance(90_000);
  return { totp: totpCode(DEMO_TOTP_SECRET, on.stage.clock.now()) };
}

async function logInWith(name: string, codes: { readonly totp: string }) {
  const browser = new TestBrowser(on.stage, "127.0.0.1");
  const begun = await browser.call(logIn, {
    account: `${name}@parley.test`,
    password: DEMO_PASSWORD,
  });
  const answer: Answer = await browser.call(verifyLogIn, { ticket: begun.data.ticket, codes });
  return { browser, answer };
}

async function release(codes: { readonly totp: string }): Promise<Answer> {
  const { orderId } = await placeOrder(on, await publishOffer(on));
  const { version } = (await act(on.buyer, orderId, "pay")).data;
  const body = { orderId, action: "release", version } as const;
  const sealed = { action: "release", subject: orderId, body, codes } as const;
  const command = await seal(on.stage, on.merchant, sealed);
  return on.merchant.call(updateOrderState, { ...body, command });
}

const USED = { error: "codeUsed", data: { retryIn: expect.any(Number) } };

test("a code that logged in is refused for releasing, adding an account and other logins", async () => {
  const codes = nextCode();
  expect((await logInWith("merchant", codes)).answer.code).toBe(0);
  expect(await release(codes)).toMatchObject(USED);
  const fields = { iban: "DE02120300000000202051", bankName: "Bank" };
  const body = { method: "sepa", fields, receiverName: "Matteo Ferri" };
  const sealed = { action: "create-user-payment", subject: "sepa", body, codes } as const;
  const command = await seal(on.stage, on.merchant, sealed);
  expect(await on.merchant.call(createUserPayment, { ...body, command })).toMatchObject(USED);
  expect((await logInWith("merchant", codes)).answer).toMatchObject(USED);
});

test("a code that released an order is refused for logins and other releases", async () => {
  const codes = nextCode();
  expect((await release(codes)).code).toBe(0);
  expect(await release(codes)).toMatchObject(USED);
  expect((await logInWith("merchant", codes)).answer).toMatchObject(USED);
});

test("a code with which staff logged in is refused for freezing", async () => {
  const codes = nextCode();
  const { browser, answer } = await logInWith("agent", codes);
  expect(answer.code).toBe(0);
  const uid = on.buyer.cookie("UID") ?? "";
  const wish = { uid, isFrozen: true, reason: "It looks odd." };
  expect(await browser.call(freezeUser, { ...wish, codes })).toMatchObject(USED);
});
