// The payer that a buyer declares, and a payment that the seller has not received.
import { claimAppeal } from "@parley/contract/endpoints/staff/appeals";
import { listNotifications } from "@parley/contract/endpoints/site/notifications";
import { addEvidence } from "@parley/contract/endpoints/trade/appeals";
import { updateOrderState } from "@parley/contract/endpoints/trade/order-steps";
import { expectCleanLedger } from "@parley/testing/auditor";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { logInDemo } from "../fixtures/demo-people.fixture.ts";
import { readMails } from "../fixtures/notifications.fixture.ts";
import {
  act,
  actVerified,
  createOrderStage,
  placeOrder,
  publishOffer,
  readOrder,
  resetCancels,
  type OrderStage,
} from "../fixtures/orders.fixture.ts";

const MINUTE_MS = 60_000;

let on: OrderStage;

beforeAll(async () => {
  on = await createOrderStage();
  // A payment by this method has usually arrived after ten minutes.
  await on.stage.database.pool.query(
    "update payment_method set method_class = 'instant', arrival_minutes = 10 where code = 'sepa'",
  );
});

afterAll(() => on.stage.close());

afterEach(() => expectCleanLedger(on.stage.database.pool));

async function placed(): Promise<string> {
  await resetCancels(on);
  return (await placeOrder(on, await publishOffer(on), { amount: "20" })).orderId;
}

async function paid(payer?: { readonly name: string; readonly accountEnd: string }) {
  const orderId = await placed();
  const answer = await act(on.buyer, orderId, "pay", payer === undefined ? {} : { payer });
  expect(answer.code).toBe(0);
  return orderId;
}

describe("the declared payer", () => {
  test("is shown to both sides and staff, with whether the name differs", async () => {
    const orderId = await paid({ name: " CLARA  WEISS", accountEnd: "4321" });
    const payer = { name: "CLARA WEISS", accountEnd: "4321", nameDiffers: false };
    expect((await readOrder(on.merchant, orderId)).payer).toEqual(payer);
    expect((await readOrder(on.buyer, orderId)).payer).toEqual(payer);
    const other = await paid({ name: "Eva Stone", accountEnd: "ab.1" });
    expect((await readOrder(on.merchant, other)).payer).toEqual({
      name: "Eva Stone",
      accountEnd: "ab.1",
      nameDiffers: true,
    });
    await act(on.buyer, other, "appeal", { reason: "other", statement: "Nothing came." });
    const agent = await logInDemo(on.stage, "agent");
    const { data } = await agent.call(claimAppeal, { orderId: other });
    expect(data.payer).toMatchObject({ name: "Eva Stone", nameDiffers: true });
  });

  test("is stored sealed and can be neither changed nor removed", async () => {
    const orderId = await paid({ name: "Clara Weiss", accountEnd: "4321" });
    const { pool } = on.stage.database;
    const { rows } = await pool.query("select sealed from order_payer where order_id = $1", [
      orderId,
    ]);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toMatch(/Clara|Weiss|4321/);
    const change = pool.query("update order_payer set sealed = '' where order_id = $1", [orderId]);
    await expect(change).rejects.toThrow(/order_payer/);
    const removal = pool.query("delete from order_payer where order_id = $1", [orderId]);
    await expect(removal).rejects.toThrow(/order_payer/);
  });

  test("is shown as missing where a program omits it", async () => {
    const orderId = await paid();
    expect((await readOrder(on.merchant, orderId)).payer).toBeNull();
  });

  test("is refused when malformed, and with other steps", async () => {
    const orderId = await placed();
    for (const payer of [
      { name: "\u200b", accountEnd: "4321" },
      { name: "Clara Weiss", accountEnd: "321" },
      { name: "a".repeat(121), accountEnd: "4321" },
    ]) {
      expect(await act(on.buyer, orderId, "pay", { payer })).toMatchObject({ error: "badInput" });
    }
    const payer = { name: "Clara Weiss", accountEnd: "4321" };
    expect(await act(on.buyer, orderId, "cancel", { payer })).toMatchObject({ error: "badInput" });
    expect((await readOrder(on.buyer, orderId)).state).toBe("pending_payment");
  });

  test("is stored once, as first declared, when the call is repeated", async () => {
    const orderId = await placed();
    const { version } = await readOrder(on.buyer, orderId);
    const payer = { name: "Clara Weiss", accountEnd: "4321" };
    const body = { orderId, action: "pay", version, payer } as const;
    const extras = { idempotencyKey: "the-same-press-twice" };
    const both = await Promise.all([1, 2].map(() => on.buyer.call(updateOrderState, body, extras)));
    expect(both.map(({ code }) => code)).toEqual([0, 0]);
    expect((await readOrder(on.buyer, orderId)).version).toBe(version + 1);
  });
});

describe("not received", () => {
  test("is refused before the payment has usually arrived, with the time from when", async () => {
    const orderId = await paid();
    const from = on.stage.clock.now() + 10 * MINUTE_MS;
    expect((await readOrder(on.merchant, orderId)).notReceivedFrom).toBe(from);
    const words = { reason: "payment-not-received", statement: "Nothing came." } as const;
    for (const tried of [
      await act(on.merchant, orderId, "not-received"),
      await act(on.merchant, orderId, "appeal", words),
    ]) {
      expect(tried).toMatchObject({ status: 422, error: "notReceivedTooEarly", data: { from } });
      expect(tried.message).toMatch(/[A-Z][a-z]{2} \d{1,2}, \d{4}, \d\d:\d\d UTC/);
    }
    // Other reasons need not wait.
    const other = { reason: "other-payer", statement: "It came from somebody else." } as const;
    expect((await act(on.merchant, orderId, "appeal", other)).code).toBe(0);
  });

  test.each(["not-received", "appeal"] as const)(
    "requests proof from the buyer within an hour, reported as %s",
    async (action) => {
      const orderId = await paid();
      on.stage.clock.advance(10 * MINUTE_MS);
      await readMails(on.stage);
      const words =
        action === "appeal" ? { reason: "payment-not-received", statement: "Nothing came." } : {};
      expect((await act(on.merchant, orderId, action, words)).code).toBe(0);
      const at = on.stage.clock.now();
      const asked = await readOrder(on.buyer, orderId);
      expect(asked).toMatchObject({
        state: "paid",
        appeal: "open",
        appealDetails: { by: "seller", reason: "payment-not-received" },
        notReceived: { at, proofBy: at + 60 * MINUTE_MS, answeredAt: null },
        nextIfNobodyActs: {
          at: at + 60 * MINUTE_MS,
          outcome: "proof",
          textKey: "order.next.proof.buyer",
        },
      });
      expect(asked.history.at(-1)?.command).toBe("not-received");
      const { data } = await on.buyer.call(listNotifications, { group: "appeals" });
      expect(data.list[0]).toMatchObject({ kind: "proof-wanted" });
      const subjects = (await readMails(on.stage)).map(({ subject }) => subject);
      expect(subjects).toContain("Please prove your payment");
      expect(subjects).not.toContain("Appeal opened");
      on.stage.clock.advance(MINUTE_MS);
      await on.buyer.call(addEvidence, { orderId, statement: "Here is the receipt." });
      expect(await readOrder(on.merchant, orderId)).toMatchObject({
        notReceived: { answeredAt: at + MINUTE_MS },
        nextIfNobodyActs: { outcome: "staff", at: null },
      });
      await actVerified(on, on.merchant, orderId, "release");
    },
  );

  test("is reported once per order", async () => {
    const orderId = await paid();
    on.stage.clock.advance(10 * MINUTE_MS);
    expect((await act(on.merchant, orderId, "not-received")).code).toBe(0);
    expect((await act(on.merchant, orderId, "withdraw-appeal")).code).toBe(0);
    const order = await readOrder(on.merchant, orderId);
    expect(order.actions).not.toContain("not-received");
    expect(order.notReceivedFrom).toBeNull();
    const words = { reason: "payment-not-received", statement: "Nothing came." } as const;
    expect(await act(on.merchant, orderId, "not-received")).toMatchObject({
      error: "orderStateChanged",
    });
    expect(await act(on.merchant, orderId, "appeal", words)).toMatchObject({
      error: "orderStateChanged",
    });
    const other = { reason: "other", statement: "Something else." } as const;
    expect((await act(on.merchant, orderId, "appeal", other)).code).toBe(0);
  });
});
