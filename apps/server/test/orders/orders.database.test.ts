// Orders through the API, from the offer to the end, with the audit after every story.
import { updateOrderState } from "@parley/contract/endpoints/trade/order-steps";
import { orderListCsv, queryOrderDetails } from "@parley/contract/endpoints/trade/orders";
import { queryAdvDetail } from "@parley/contract/endpoints/market/offers";
import { setAdvState } from "@parley/contract/endpoints/market/own-offers";
import { eventually } from "@parley/testing/eventually";
import { describe, expect, test } from "vitest";
import { logInDemo } from "../fixtures/demo-people.fixture.ts";
import {
  act,
  actVerified,
  balanceOf,
  placeOrder,
  plus,
  publishOffer,
  readOffer,
  readOrder,
  resetCancels,
  sealedChange,
  sweep,
  untilCompleted,
} from "../fixtures/orders.fixture.ts";
import { removePayment } from "../fixtures/payment.fixture.ts";
import { appealed, DAY_MS, MINUTE_MS, on, stageOrders } from "../stages/orders.fixture.ts";

stageOrders();

describe("a trade", () => {
  test("in which the taker buys moves every atom where it belongs", async () => {
    const before = { buyer: await balanceOf(on.buyer), merchant: await balanceOf(on.merchant) };
    const advId = await publishOffer(on);
    const placed = await placeOrder(on, advId, { amount: "123.45678901" });
    expect(placed).toMatchObject({
      type: "B",
      role: "buyer",
      state: "pending_payment",
      label: "Pending payment",
      quantity: "123.45678901",
      fee: "0.12345678",
      receiveQuantity: "123.33333223",
      feeRate: "0.001",
      actions: ["pay", "cancel"],
      payInfo: { receiverName: "Matteo Ferri" },
      counterparty: { realName: "Matteo Ferri" },
      ownName: "Clara Weiss",
      nextIfNobodyActs: { at: placed.payBy, outcome: "canceled" },
    });
    const { orderId } = placed;
    expect(await readOrder(on.merchant, orderId)).toMatchObject({
      type: "S",
      role: "seller",
      actions: ["extend"],
    });

    const paid = await act(on.buyer, orderId, "pay");
    expect(paid.data).toMatchObject({
      state: "paid",
      label: "Pending release",
      settledQuantity: null,
      settledFee: null,
    });
    expect(await readOrder(on.merchant, orderId)).toMatchObject({
      label: "Pending fiat receipt",
      actions: ["release", "appeal"],
    });

    const released = await actVerified(on, on.merchant, orderId, "release");
    expect(released.code).toBe(0);
    const done = await untilCompleted(on, orderId);
    expect(done).toMatchObject({
      label: "Completed",
      settledQuantity: "123.33333223",
      settledFee: "0.12345678",
      actions: [],
    });
    expect(done.history.map(({ command, by }) => `${command} by ${by}`)).toEqual([
      "create by buyer",
      "pay by buyer",
      "release by seller",
      "settle by system",
    ]);
    const after = { buyer: await balanceOf(on.buyer), merchant: await balanceOf(on.merchant) };
    expect(plus(before.buyer.available, "123.33333223")).toBe(after.buyer.available);
    // What is left of the offer stays reserved.
    expect(plus(after.merchant.total, "123.45678901")).toBe(before.merchant.total);
    expect(after.merchant.inEscrow).toBe("0.00000000");
  });

  test("in which the taker sells escrows the taker's coins", async () => {
    const before = { buyer: await balanceOf(on.buyer), merchant: await balanceOf(on.merchant) };
    const advId = await publishOffer(on, { side: "buy", ratio: "0.99" });
    const placed = await placeOrder(on, advId, { amount: "50", amountIn: "crypto" });
    expect(placed).toMatchObject({
      type: "S",
      role: "seller",
      payInfo: { receiverName: "Clara Weiss" },
    });
    expect((await balanceOf(on.buyer)).inEscrow).toBe("50.00000000");
    await act(on.merchant, placed.orderId, "pay");
    expect((await actVerified(on, on.buyer, placed.orderId, "release")).code).toBe(0);
    await untilCompleted(on, placed.orderId);
    const after = { buyer: await balanceOf(on.buyer), merchant: await balanceOf(on.merchant) };
    expect(plus(after.buyer.available, "50")).toBe(before.buyer.available);
    expect(plus(before.merchant.available, "49.95")).toBe(after.merchant.available);
    const { data: offer } = await on.buyer.call(queryAdvDetail, { advId });
    // A buyer's offer counts what reaches the buyer.
    expect(offer.remaining).toBe("950.05000000");
  });
});

describe("the end of an unpaid order", () => {
  test("returns the coins to the offer, and its stock", async () => {
    const advId = await publishOffer(on);
    const { orderId } = await placeOrder(on, advId);
    expect((await readOffer(on, advId)).remaining).toBe("900.00000000");
    const canceled = await act(on.buyer, orderId, "cancel");
    expect(canceled.data).toMatchObject({ state: "canceled", cancelReason: "buyer" });
    expect((await readOffer(on, advId)).remaining).toBe("1000.00000000");
  });

  test("returns the coins to the seller's spot when the offer was closed meanwhile", async () => {
    const advId = await publishOffer(on);
    const { orderId } = await placeOrder(on, advId);
    const offer = await readOffer(on, advId);
    const closed = await on.merchant.call(setAdvState, {
      advId,
      state: "closed",
      version: offer.version,
    });
    expect(closed.code).toBe(0);
    const before = await balanceOf(on.merchant);
    await act(on.buyer, orderId, "cancel");
    const after = await balanceOf(on.merchant);
    expect(after.available).toBe(plus(before.available, "100"));
  });

  test("is made by the clock when the time is over, once, by any server", async () => {
    await resetCancels(on);
    const advId = await publishOffer(on);
    const { orderId, payBy } = await placeOrder(on, advId);
    on.stage.clock.advance(payBy - on.stage.clock.now() - 1);
    expect(await sweep(on)).toBe(0);
    on.stage.clock.advance(1);
    const late = await act(on.buyer, orderId, "pay");
    expect(late).toMatchObject({ status: 409, error: "orderStateChanged" });
    expect(late.data.order).toMatchObject({ orderId, state: "pending_payment" });
    const swept = await Promise.all([sweep(on), sweep(on), sweep(on)]);
    expect(swept.reduce((sum, count) => sum + count, 0)).toBe(1);
    const order = await readOrder(on.buyer, orderId);
    expect(order).toMatchObject({
      state: "canceled",
      cancelReason: "timeout",
      actions: ["appeal"],
    });
    expect((await readOffer(on, advId)).remaining).toBe("1000.00000000");
  });

  test("can be extended by the seller once", async () => {
    await resetCancels(on);
    const advId = await publishOffer(on);
    const { orderId, payBy } = await placeOrder(on, advId);
    const extended = await act(on.merchant, orderId, "extend", { minutes: 20 });
    expect(extended.data).toMatchObject({ payBy: payBy + 20 * MINUTE_MS, actions: [] });
    expect(await act(on.merchant, orderId, "extend", { minutes: 5 })).toMatchObject({
      error: "orderStateChanged",
    });
    await act(on.buyer, orderId, "cancel");
  });
});

describe("a release", () => {
  test("needs the code, takes effect once, and repeats its reply", async () => {
    const advId = await publishOffer(on);
    const { orderId } = await placeOrder(on, advId, { amount: "20" });
    await act(on.buyer, orderId, "pay");
    expect(await act(on.merchant, orderId, "release")).toMatchObject({
      error: "badInput",
      data: { fields: [{ path: "command" }] },
    });
    const { version } = await readOrder(on.merchant, orderId);
    const call = await sealedChange(on.stage, on.merchant, { orderId, action: "release", version });
    const stolen = { ...call, orderId: "1" };
    expect(await on.merchant.call(updateOrderState, stolen)).toMatchObject({
      error: "orderUnknown",
    });
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        on.merchant.call(updateOrderState, call, { idempotencyKey: "one-release-of-this-order" }),
      ),
    );
    expect(answers.map(({ code }) => code)).toEqual(Array.from({ length: 8 }, () => 0));
    const done = await untilCompleted(on, orderId);
    expect(done.history).toHaveLength(4);
  });

  test("of another user's order is refused as not found", async () => {
    const advId = await publishOffer(on);
    const { orderId, version } = await placeOrder(on, advId, { amount: "20" });
    const stranger = await logInDemo(on.stage, "agent");
    expect(await stranger.call(queryOrderDetails, { orderId })).toMatchObject({
      status: 404,
      error: "orderUnknown",
    });
    for (const action of ["pay", "cancel", "release"] as const) {
      expect(await stranger.call(updateOrderState, { orderId, action, version })).toMatchObject({
        error: "orderUnknown",
      });
    }
    // The seller cannot do the buyer's part, nor the other way round.
    expect(await act(on.merchant, orderId, "pay")).toMatchObject({ error: "orderStateChanged" });
    expect(await act(on.buyer, orderId, "extend", { minutes: 5 })).toMatchObject({
      error: "orderStateChanged",
    });
    await act(on.buyer, orderId, "cancel");
    await resetCancels(on);
  });
});

test("the file of orders says what was taken and given, not what was agreed on", async () => {
  const split = await appealed("100");
  await act(on.buyer, split, "propose-split", { amount: "40" });
  await actVerified(on, on.merchant, split, "accept-split");
  const advId = await publishOffer(on);
  const { orderId: canceled } = await placeOrder(on, advId, { amount: "50" });
  await act(on.buyer, canceled, "cancel");
  const { orderId: open } = await placeOrder(on, advId, { amount: "50" });
  const cookie = [...on.buyer.cookies].map(([name, { value }]) => `${name}=${value}`).join("; ");
  const { body } = await on.stage.app.inject({ url: orderListCsv.path, headers: { cookie } });
  const [head = "", ...lines] = body.trim().split("\r\n");
  const names = head.split(",");
  const read = (orderId: string) => {
    const cells = lines.find((line) => line.startsWith(`${orderId},`))?.split(",") ?? [];
    return Object.fromEntries(names.map((name, place) => [name, cells[place]]));
  };
  expect(read(split)).toMatchObject({
    status: "completed",
    quantity: "100.00000000",
    fee: "0.04004004",
    buyer_received: "40.00000000",
  });
  expect(read(canceled)).toMatchObject({
    status: "canceled",
    fee: "0.00000000",
    buyer_received: "",
  });
  expect(read(open)).toMatchObject({
    status: "pending_payment",
    fee: "0.05000000",
    buyer_received: "",
  });
  await act(on.buyer, open, "cancel");
  await resetCancels(on);
});

test("a hold stops the settlement; afterwards the seller retries", async () => {
  const advId = await publishOffer(on);
  const { orderId } = await placeOrder(on, advId, { amount: "20" });
  await act(on.buyer, orderId, "pay");
  const until = on.stage.clock.now() + DAY_MS;
  await on.stage.database.pool.query(`update app_user set held_until = $1`, [new Date(until)]);
  await actVerified(on, on.merchant, orderId, "release");
  await eventually(async () => {
    expect((await readOrder(on.merchant, orderId)).state).toBe("failed");
  });
  expect(await readOrder(on.merchant, orderId)).toMatchObject({
    label: "Failed",
    actions: ["retry", "appeal"],
  });
  await on.stage.database.pool.query(`update app_user set held_until = null`);
  expect((await act(on.merchant, orderId, "retry")).code).toBe(0);
  await untilCompleted(on, orderId);
});

test("an offer closes with its last order when too little is left", async () => {
  const advId = await publishOffer(on, { quantity: "100", minLimit: "50" });
  const { orderId } = await placeOrder(on, advId, { amount: "95" });
  await act(on.buyer, orderId, "pay");
  await actVerified(on, on.merchant, orderId, "release");
  await untilCompleted(on, orderId);
  expect(await readOffer(on, advId)).toMatchObject({ state: "closed", remaining: "0.00000000" });
});

test("a payment account of an order is kept until the order is over", async () => {
  const advId = await publishOffer(on, { side: "buy" });
  const { orderId } = await placeOrder(on, advId, { amount: "20" });
  expect(await removePayment(on.stage, on.buyer, on.buyerPayment)).toMatchObject({
    error: "paymentInUse",
  });
  await act(on.merchant, orderId, "cancel");
});
