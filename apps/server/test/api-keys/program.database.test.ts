// A program that trades: it publishes an offer, takes part in an order and releases within the cap of
// its key, without cookies, captcha or codes.
import { createAdv, setAdvState } from "@parley/contract/endpoints/market/own-offers";
import type { OrderAction } from "@parley/domain/order/order-step";
import { queryAdvDetail } from "@parley/contract/endpoints/market/offers";
import { sendChatMsg } from "@parley/contract/endpoints/trade/chat";
import {
  createOrder,
  getRToken,
  updateOrderState,
} from "@parley/contract/endpoints/trade/order-steps";
import { queryOrderDetails } from "@parley/contract/endpoints/trade/orders";
import { releaseOrders } from "@parley/contract/endpoints/trade/release-orders";
import { listApiKeys } from "@parley/contract/endpoints/identity/api-keys";
import { transferFunds } from "@parley/contract/endpoints/wallet/wallet";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { revokeKey, startProgram, type Program } from "../fixtures/api-keys.fixture.ts";
import { act, placeOrder, publishOffer, untilCompleted } from "../fixtures/orders.fixture.ts";
import { appealed, DAY_MS, on, stageOrders } from "../stages/orders.fixture.ts";

stageOrders();

let seller: Program;
let buyer: Program;

beforeAll(async () => {
  const { stage, merchant, buyer: person } = on;
  seller = await startProgram(
    { stage, browser: merchant },
    {
      name: "seller",
      kind: "ed25519",
      permissions: ["read", "trade", "release"],
      releaseCapPerDay: "250",
    },
  );
  buyer = await startProgram(
    { stage, browser: person },
    { name: "buyer", permissions: ["read", "trade"] },
  );
});

/** What was released the day before no longer counts. */
beforeEach(async () => {
  on.stage.clock.advance(2 * DAY_MS);
  await on.stage.publish();
  on.stage.clock.advance(2_000);
  // A dollar's coin is worth a dollar.
  await on.stage.database.pool.query("update reference_quote set usd = 1 where code = 'USDT'");
  on.stage.clock.advance(2_000);
});

const paidOrder = async (amount = "100") => {
  const { orderId } = await placeOrder(on, await publishOffer(on), { amount });
  await on.stage.database.pool.query("update reference_quote set usd = 1 where code = 'USDT'");
  on.stage.clock.advance(2_000);
  await act(on.buyer, orderId, "pay");
  return orderId;
};

const versionOf = async (orderId: string) =>
  (await seller.call(queryOrderDetails, { orderId })).data.version;

const step = async (
  program: Program,
  orderId: string,
  action: OrderAction,
  extra: object = {},
  idempotencyKey?: string,
) =>
  program.call(
    updateOrderState,
    { orderId, action, version: await versionOf(orderId), ...extra },
    idempotencyKey === undefined ? {} : { idempotencyKey },
  );

test("publishes an offer, takes part in an order and releases, by keys only", async () => {
  const published = await seller.call(createAdv, {
    side: "sell",
    crypto: "USDT",
    fiat: "EUR",
    priceType: "floating",
    ratio: "1.01",
    quantity: "1000",
    minLimit: "10",
    maxLimit: "2000",
    payWindow: 15,
    payMethods: [on.merchantPayment],
  });
  expect(published.error).toBeUndefined();
  const { advId } = published.data;
  const { data: offer } = await buyer.call(queryAdvDetail, { advId });
  const { data: token } = await buyer.call(getRToken, {});
  const placed = await buyer.call(createOrder, {
    advId,
    rToken: token.rToken,
    amount: "100",
    amountIn: "crypto",
    price: offer.price,
    payMethod: "sepa",
  });
  expect(placed.error).toBeUndefined();
  const { orderId } = placed.data;
  const said = { orderId, kind: "text", text: "Paying now.", clientId: "program-1" } as const;
  expect((await buyer.call(sendChatMsg, said)).code).toBe(0);
  const paid = await step(buyer, orderId, "pay");
  expect(paid.data.state).toBe("paid");
  const released = await step(seller, orderId, "release");
  expect(released.error).toBeUndefined();
  await untilCompleted(on, orderId);
  const { rows } = await on.stage.database.pool.query(
    `select h.step, h.session_id as session, k.key_id as key from order_history as h
     left join api_key as k on k.id = h.api_key_id where h.order_id = $1 order by h.version`,
    [orderId],
  );
  expect(rows.slice(0, 3)).toEqual([
    { step: "create", session: null, key: buyer.keyId },
    { step: "pay", session: null, key: buyer.keyId },
    { step: "release", session: null, key: seller.keyId },
  ]);
  const { version } = (await seller.call(queryAdvDetail, { advId })).data;
  expect((await seller.call(setAdvState, { advId, state: "closed", version })).code).toBe(0);
});

describe("the cap of a key", () => {
  test("refuses by name what would exceed it, until a day has passed", async () => {
    const [one, two, three] = [await paidOrder(), await paidOrder(), await paidOrder()];
    expect((await step(seller, one, "release")).error).toBeUndefined();
    expect((await step(seller, two, "release")).error).toBeUndefined();
    const beyond = await step(seller, three, "release");
    expect([beyond.status, beyond.error]).toEqual([422, "apiReleaseCap"]);
    const { data: keys } = await on.merchant.call(listApiKeys, {});
    const own = keys.find(({ keyId }: { keyId: string }) => keyId === seller.keyId);
    expect(own).toMatchObject({ releaseCapPerDay: "250.00", state: "active" });
    expect(Number(own.releasedUsd)).toBeGreaterThanOrEqual(200);
    expect(Number(own.releasedUsd)).toBeLessThanOrEqual(250);
    on.stage.clock.advance(DAY_MS);
    await on.stage.publish();
    on.stage.clock.advance(2_000);
    expect((await step(seller, three, "release")).error).toBeUndefined();
  });

  test("is not passed by releases at the same moment", async () => {
    const orders = [await paidOrder(), await paidOrder(), await paidOrder(), await paidOrder()];
    const answers = await Promise.all(orders.map((orderId) => step(seller, orderId, "release")));
    const errors = answers.map(({ error }) => error ?? "released").toSorted();
    expect(errors).toEqual(["apiReleaseCap", "apiReleaseCap", "released", "released"]);
  });

  test("counts each order of a call that releases several", async () => {
    const orders = [await paidOrder(), await paidOrder(), await paidOrder()];
    const asked = await Promise.all(
      orders.map(async (orderId) => ({ orderId, version: await versionOf(orderId) })),
    );
    const { data } = await seller.call(releaseOrders, { orders: asked });
    expect(data.list).toMatchObject([
      { ok: true },
      { ok: true },
      { ok: false, error: "apiReleaseCap" },
    ]);
  });

  test("counts a repeated call once", async () => {
    const [one, two] = [await paidOrder(), await paidOrder()];
    const body = { orderId: one, action: "release", version: await versionOf(one) } as const;
    const extras = { idempotencyKey: "release-once" };
    expect((await seller.call(updateOrderState, body, extras)).error).toBeUndefined();
    expect((await seller.call(updateOrderState, body, extras)).error).toBeUndefined();
    expect((await step(seller, two, "release")).error).toBeUndefined();
  });

  test("is not freed by a price that fell since the order was made", async () => {
    const [one, two, three] = [await paidOrder(), await paidOrder(), await paidOrder()];
    await on.stage.database.pool.query("update reference_quote set usd = 0.01 where code = 'USDT'");
    on.stage.clock.advance(2_000);
    expect((await step(seller, one, "release")).error).toBeUndefined();
    expect((await step(seller, two, "release")).error).toBeUndefined();
    expect((await step(seller, three, "release")).error).toBe("apiReleaseCap");
  });

  test("is unknown without a fresh price, and nothing is released", async () => {
    const orderId = await paidOrder();
    await on.stage.database.pool.query(
      "update reference_quote set as_of = as_of - interval '1 day'",
    );
    on.stage.clock.advance(2_000);
    expect((await step(seller, orderId, "release")).error).toBe("ratesStale");
  });
});

describe("refused to a key", () => {
  test("a release without its permission, and a step with the permission to release alone", async () => {
    const trader = await startProgram(
      { stage: on.stage, browser: on.merchant },
      { name: "trader", permissions: ["read", "trade"] },
    );
    const releaser = await startProgram(
      { stage: on.stage, browser: on.merchant },
      { name: "releaser", permissions: ["read", "release"], releaseCapPerDay: "100000" },
    );
    await on.stage.publish();
    on.stage.clock.advance(2_000);
    const orderId = await paidOrder();
    const orders = [{ orderId, version: await versionOf(orderId) }];
    expect((await step(trader, orderId, "release")).error).toBe("apiPermissionMissing");
    expect((await trader.call(releaseOrders, { orders })).error).toBe("apiPermissionMissing");
    const appeal = { reason: "other", statement: "A program appeals." };
    expect((await step(releaser, orderId, "appeal", appeal)).error).toBe("apiPermissionMissing");
    expect((await step(releaser, orderId, "release")).error).toBeUndefined();
  });

  test("splits and accepted rulings, with every permission", async () => {
    const orderId = await appealed();
    for (const action of ["propose-split", "accept-split", "accept-ruling"] as const) {
      const extra = action === "accept-ruling" ? {} : { amount: "5" };
      expect((await step(seller, orderId, action, extra)).error).toBe("apiPermissionMissing");
    }
  });

  test("codes: a sealed request of a program means nothing", async () => {
    const orderId = await paidOrder();
    const command = "a.b.c.d.e";
    expect((await step(seller, orderId, "release", { command })).error).toBe("badInput");
    const orders = [{ orderId, version: await versionOf(orderId) }];
    expect((await seller.call(releaseOrders, { orders, command })).error).toBe("badInput");
  });

  test("a release without codes by a session, as before", async () => {
    const orderId = await paidOrder();
    const version = await versionOf(orderId);
    const orders = [{ orderId, version }];
    const body = { orderId, action: "release", version } as const;
    expect((await on.merchant.call(updateOrderState, body)).error).toBe("badInput");
    expect((await on.merchant.call(releaseOrders, { orders })).error).toBe("badInput");
  });

  test("an order of other users", async () => {
    const orderId = await paidOrder();
    const stranger = await startProgram(
      { stage: on.stage, browser: on.buyer },
      { name: "thief", permissions: ["read", "release"], releaseCapPerDay: "100000" },
    );
    await on.stage.publish();
    on.stage.clock.advance(2_000);
    // The buyer's key does not release the seller's coins.
    expect((await step(stranger, orderId, "release")).error).toBe("orderStateChanged");
  });

  test("what staff holds or freezes, as to the user", async () => {
    const orderId = await paidOrder();
    const uid = on.merchant.cookie("UID");
    const set = (change: string) =>
      on.stage.database.pool.query(`update app_user set ${change} where uid = $1`, [uid]);
    const { data: order } = await seller.call(queryOrderDetails, { orderId });
    const take = async () => {
      const { data: token } = await seller.call(getRToken, {});
      const { error } = await seller.call(createOrder, {
        advId: order.advId,
        rToken: token.rToken,
        amount: "100",
        amountIn: "crypto",
        price: order.price,
        payMethod: "sepa",
      });
      return error;
    };
    await set("is_trading_frozen = true");
    expect(await take()).toBe("tradingFrozen");
    await set("is_trading_frozen = false, held_until = '2100-01-01'");
    expect(await take()).toBe("tradingFrozen");
    // Released coins stay in escrow while the hold lasts.
    expect((await step(seller, orderId, "release")).data.state).toBe("releasing");
    await set("held_until = null");
  });

  test("coins for a sub-user", async () => {
    const move = {
      asset: "USDT",
      amount: "1",
      from: "spot",
      to: "spot",
      subUid: "123456789",
    } as const;
    expect((await seller.call(transferFunds, move)).error).toBe("apiPermissionMissing");
    const own = { asset: "USDT", amount: "1", from: "spot", to: "futures" } as const;
    expect((await seller.call(transferFunds, own)).code).toBe(0);
  });

  test("everything once it was revoked", async () => {
    const orderId = await paidOrder();
    const owner = { stage: on.stage, browser: on.merchant };
    const brief = await startProgram(owner, {
      name: "brief",
      permissions: ["release"],
      releaseCapPerDay: "100000",
    });
    expect((await revokeKey(owner, brief.keyId)).code).toBe(0);
    expect((await step(brief, orderId, "release")).error).toBe("apiKeyUnknown");
  });
});
