// POST /api/ctc/release-orders: one code for several orders.
import { queryOrderDetails, queryOrderList } from "@parley/contract/endpoints/trade/orders";
import { releaseOrders } from "@parley/contract/endpoints/trade/release-orders";
import { updateOrderState } from "@parley/contract/endpoints/trade/order-steps";
import { expectCleanLedger } from "@parley/testing/auditor";
import { eventually } from "@parley/testing/eventually";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { TestBrowser } from "../fixtures/browser.fixture.ts";
import { demoTotp, logInDemo } from "../fixtures/demo-people.fixture.ts";
import {
  act,
  createOrderStage,
  placeOrder,
  publishOffer,
  readOrder,
  type OrderStage,
} from "../fixtures/orders.fixture.ts";
import { seal } from "../fixtures/payment.fixture.ts";

let on: OrderStage;
let newcomer: TestBrowser;

beforeAll(async () => {
  on = await createOrderStage();
  newcomer = await logInDemo(on.stage, "newcomer");
}, 60_000);

afterAll(() => on.stage.close());

afterEach(() => expectCleanLedger(on.stage.database.pool));

async function paidOrder(): Promise<{ orderId: string; version: number }> {
  const { orderId } = await placeOrder(on, await publishOffer(on));
  const { data } = await act(on.buyer, orderId, "pay");
  return { orderId, version: data.version };
}

test("a list names the buyer to a seller who can release, and nobody else", async () => {
  const { orderId } = await paidOrder();
  const nameFor = async (reader: TestBrowser) => {
    const { data } = await reader.call(queryOrderList, { orderId });
    return data.list[0]?.counterparty.realName;
  };
  expect(await nameFor(on.merchant)).toBe("Clara Weiss");
  expect(await nameFor(on.buyer)).toBeNull();
  const { data: order } = await on.merchant.call(queryOrderDetails, { orderId });
  await send(await sealed([{ orderId, version: order.version }]));
  await eventually(async () => expect(await nameFor(on.merchant)).toBeNull());
});

type Asked = readonly { readonly orderId: string; readonly version: number }[];

async function sealed(orders: Asked, codes = { totp: demoTotp(on.stage) }, by = on.merchant) {
  const body = { orders: orders.map((order) => ({ ...order })) };
  const command = await seal(on.stage, by, { action: "release", subject: "many", body, codes });
  return { ...body, command };
}

const send = async (body: Awaited<ReturnType<typeof sealed>>, by: TestBrowser = on.merchant) =>
  by.call(releaseOrders, body);

test("release-orders releases what it may, states the reason for the rest, and the coins follow", async () => {
  const [first, second] = [await paidOrder(), await paidOrder()];
  const unknown = { orderId: "1234567890123456789", version: 1 };
  const old = { ...second, version: 1 };
  const { data } = await send(await sealed([first, unknown, old]));
  expect(data.list).toEqual([
    { orderId: first.orderId, ok: true },
    { orderId: unknown.orderId, ok: false, error: "orderUnknown", message: expect.any(String) },
    {
      orderId: old.orderId,
      ok: false,
      error: "orderStateChanged",
      message: expect.any(String),
      order: expect.objectContaining({ orderId: old.orderId, version: second.version }),
    },
  ]);
  await eventually(async () => {
    expect((await readOrder(on.buyer, first.orderId)).state).toBe("completed");
  });
  expect((await readOrder(on.buyer, second.orderId)).state).toBe("paid");
  await send(await sealed([second]));
});

test("a code used for release-orders releases nothing else, and a used one does not release", async () => {
  const [first, second] = [await paidOrder(), await paidOrder()];
  const codes = { totp: demoTotp(on.stage) };
  expect((await send(await sealed([first], codes))).data.list).toMatchObject([{ ok: true }]);
  expect(await send(await sealed([second], codes))).toMatchObject({
    error: "codeUsed",
    data: { retryIn: expect.any(Number), fields: [{ path: "codes.totp" }] },
  });
  const one = { orderId: second.orderId, action: "release", version: second.version } as const;
  const command = await seal(on.stage, on.merchant, {
    action: "release",
    subject: one.orderId,
    body: one,
    codes,
  });
  expect((await on.merchant.call(updateOrderState, { ...one, command })).error).toBe("codeUsed");
  expect((await readOrder(on.buyer, second.orderId)).state).toBe("paid");
  expect((await send(await sealed([second]))).data.list).toMatchObject([{ ok: true }]);
});

test("release-orders repeats its first reply for the same key", async () => {
  const order = await paidOrder();
  const body = await sealed([order]);
  const extras = { idempotencyKey: "release-some" };
  const first = await on.merchant.call(releaseOrders, body, extras);
  const second = await on.merchant.call(releaseOrders, body, extras);
  expect([first.data, second.data]).toEqual([
    { list: [{ orderId: order.orderId, ok: true }] },
    { list: [{ orderId: order.orderId, ok: true }] },
  ]);
  const other = await on.merchant.call(releaseOrders, await sealed([await paidOrder()]), extras);
  expect(other.error).toBe("idempotencyMismatch");
});

test("the same code in two concurrent calls releases one of two orders", async () => {
  const orders = [await paidOrder(), await paidOrder()];
  const codes = { totp: demoTotp(on.stage) };
  const bodies = await Promise.all(orders.map((order) => sealed([order], codes)));
  const answers = await Promise.all(bodies.map((body) => send(body)));
  expect(
    answers.map(({ code, error }) => (code === 0 ? "done" : String(error))).toSorted(),
  ).toEqual(["codeUsed", "done"]);
});

test("another user's order is unknown, a buyer releases nothing, and no code is consumed by that", async () => {
  const order = await paidOrder();
  const body = await sealed([order], { totp: "000000" }, newcomer);
  expect((await send(body, newcomer)).data.list).toMatchObject([{ error: "orderUnknown" }]);
  const codes = { totp: demoTotp(on.stage) };
  const asBuyer = await send(await sealed([order], codes, on.buyer), on.buyer);
  expect(asBuyer.data.list).toMatchObject([{ ok: false, error: "orderStateChanged" }]);
  expect((await send(await sealed([order], codes))).data.list).toMatchObject([{ ok: true }]);
});

test("release-orders refuses none, more than twenty, duplicates, and a sealed request for one order", async () => {
  const order = await paidOrder();
  const many = Array.from({ length: 21 }, (_, index) => ({
    orderId: String(1_000_000_000_000_000_000n + BigInt(index)),
    version: 1,
  }));
  for (const orders of [[], many, [order, order]]) {
    const answer = await send(await sealed(orders, { totp: "000000" }));
    expect(answer).toMatchObject({ error: "badInput", data: { fields: [{ path: "orders" }] } });
  }
  const body = { orders: [order] };
  const command = await seal(on.stage, on.merchant, {
    action: "release",
    subject: order.orderId,
    body,
  });
  expect((await send({ ...body, command })).error).toBe("commandInvalid");
  await send(await sealed([order]));
});
