// Placing an order through the API: once for one token, and refused with the first obstacle.
import { createOrder, getRToken } from "@parley/contract/endpoints/trade/order-steps";
import { queryOrderDetails, queryOrderList } from "@parley/contract/endpoints/trade/orders";
import { queryAdvDetail } from "@parley/contract/endpoints/market/offers";
import { formatCoins } from "@parley/domain/format/format-coins";
import { inTransaction } from "@parley/database/transaction";
import { describe, expect, test } from "vitest";
import {
  act,
  freshenRates,
  placeOrder,
  publishOffer,
  readOffer,
  resetCancels,
  takeOffer,
} from "../fixtures/orders.fixture.ts";
import { DAY_MS, MINUTE_MS, on, stageOrders } from "../stages/orders.fixture.ts";

stageOrders();

describe("placing an order", () => {
  test("replies with the order as it is read afterwards", async () => {
    const advId = await publishOffer(on, { autoReply: "Hello" });
    const placed = await placeOrder(on, advId, { externalOrderId: "INV/2026 #7" });
    const { orderId } = placed;
    const { data: read } = await on.buyer.call(queryOrderDetails, { orderId });
    expect(placed).toEqual({ ...read, serverTime: expect.any(Number) });
    expect(placed).toMatchObject({
      unread: 1,
      history: [{ command: "create", by: "buyer" }],
      payInfo: { receiverName: expect.any(String) },
    });
    await act(on.buyer, orderId, "cancel");
    await resetCancels(on);
  });

  test("shows it in both lists, page by page, and the taker's own number to the taker alone", async () => {
    const advId = await publishOffer(on);
    const place = (externalOrderId: string) =>
      placeOrder(on, advId, { amount: "20", externalOrderId });
    const older = await place("first of two");
    const newer = await place("second of two");
    const { data: first } = await on.buyer.call(queryOrderList, { pageSize: 1, status: "pending" });
    // A buyer who waits to pay has no use for the seller's name in a list.
    const counterparty = { ...newer.counterparty, realName: null };
    const listed = { ...newer, counterparty, serverTime: expect.any(Number) };
    expect(listed).toMatchObject(first.list[0]);
    expect(first.nextCursor).toBe(newer.orderId);
    const asked = { pageSize: 1, status: "pending", cursor: first.nextCursor } as const;
    const { data: second } = await on.buyer.call(queryOrderList, asked);
    expect(second.list).toMatchObject([
      { orderId: older.orderId, externalOrderId: "first of two", actions: expect.any(Array) },
    ]);
    expect(second.total).toBe(first.total);
    const { data: others } = await on.merchant.call(queryOrderList, { pageSize: 2 });
    expect(others.list).toMatchObject([
      { orderId: newer.orderId, externalOrderId: null },
      { orderId: older.orderId, externalOrderId: null },
    ]);
    const last = { orderId: older.orderId, cursor: older.orderId };
    expect((await on.buyer.call(queryOrderList, last)).data).toMatchObject({
      list: [],
      nextCursor: null,
    });
    for (const { orderId } of [older, newer]) await act(on.buyer, orderId, "cancel");
    await resetCancels(on);
  });

  test("is refused with a sub-user who could not finish it", async () => {
    const advId = await publishOffer(on);
    const merchant = on.merchant.cookie("userId");
    const { pool } = on.stage.database;
    const demote = (permissions: string[], isLockedOut: boolean) =>
      pool.query(
        `update app_user set permissions = $2, is_locked_out = $3, kyc_status = 'none',
           master_id = (select min(id) from app_user where id <> $1 and master_id is null)
         where id = $1`,
        [merchant, permissions, isLockedOut],
      );
    for (const [permissions, isLockedOut] of [
      [["payment"], false],
      [["trade"], true],
    ] as const) {
      await demote([...permissions], isLockedOut);
      expect(await takeOffer(on, advId, { amount: "20" })).toMatchObject({
        error: "offerNotOnline",
      });
    }
    await pool.query(
      `update app_user set master_id = null, is_locked_out = false, permissions = '{}',
         kyc_status = 'approved'
       where id = $1`,
      [merchant],
    );
    const { orderId } = await placeOrder(on, advId, { amount: "20" });
    await act(on.buyer, orderId, "cancel");
    await resetCancels(on);
  });

  test("is with the advertiser of the offer, whatever the request says", async () => {
    const advId = await publishOffer(on);
    const { orderId } = await placeOrder(on, advId, { amount: "20" });
    const copy = on.stage.database.pool.query(
      `insert into trade_order
       select (jsonb_populate_record(placed, jsonb_build_object(
         'id', 1, 'r_token', 'another', 'advertiser_id', placed.taker_id,
         'taker_id', placed.advertiser_id))).*
       from trade_order as placed where id = $1`,
      [orderId],
    );
    await expect(copy).rejects.toMatchObject({ constraint: "trade_order__offer_id_advertiser_id" });
    await act(on.buyer, orderId, "cancel");
    await resetCancels(on);
  });

  test("twice with one token is one order", async () => {
    const advId = await publishOffer(on);
    const { data: token } = await on.buyer.call(getRToken, {});
    const { data: offer } = await on.buyer.call(queryAdvDetail, { advId });
    const asked = {
      advId,
      rToken: token.rToken,
      amount: "20",
      amountIn: "crypto",
      price: offer.price,
      payMethod: "sepa",
    } as const;
    const [one, other] = await Promise.all([
      on.buyer.call(createOrder, asked),
      on.buyer.call(createOrder, asked),
    ]);
    expect(other.data.orderId).toBe(one.data.orderId);
    on.stage.clock.advance(5 * MINUTE_MS);
    const later = await on.buyer.call(createOrder, asked);
    expect(later.data.orderId).toBe(one.data.orderId);
    const otherwise = await on.buyer.call(createOrder, { ...asked, amount: "21" });
    expect(otherwise.error).toBe("idempotencyMismatch");
    expect((await readOffer(on, advId)).remaining).toBe("980.00000000");
    await act(on.buyer, one.data.orderId, "cancel");
    await resetCancels(on);
  });

  test("needs an own token that is not too old", async () => {
    const advId = await publishOffer(on);
    const { data: stolen } = await on.merchant.call(getRToken, {});
    expect(await takeOffer(on, advId, { rToken: stolen.rToken })).toMatchObject({
      error: "rTokenInvalid",
    });
    const { data: old } = await on.buyer.call(getRToken, {});
    on.stage.clock.advance(60_000);
    await freshenRates(on);
    expect(await takeOffer(on, advId, { rToken: old.rToken })).toMatchObject({
      error: "rTokenInvalid",
    });
  });

  test("is refused with the first obstacle", async () => {
    const advId = await publishOffer(on, { quantity: "100", maxLimit: "60" });
    expect(await takeOffer(on, advId, { price: "9.99" })).toMatchObject({
      error: "priceChanged",
      data: { price: (await readOffer(on, advId)).price },
    });
    const above = await takeOffer(on, advId, { amount: "90" });
    expect(above).toMatchObject({ error: "amountOutside" });
    expect(above.message).toBe(
      `Please adjust the crypto amount < ${formatCoins(above.data.most)} USDT to meet the advertiser's requirements.`,
    );
    expect(above.data).toMatchObject({ leastFiat: "10.00", mostFiat: "60.00", fiat: "EUR" });
    for (const amount of ["1", "0.00000001"]) {
      const below = await takeOffer(on, advId, { amount });
      expect(below).toMatchObject({ code: above.code, error: "amountOutside", data: above.data });
      expect(below.message).toBe(
        `Please adjust the crypto amount > ${formatCoins(below.data.least)} USDT to meet the advertiser's requirements.`,
      );
    }
    expect(
      await takeOffer(on, advId, {
        amount: "20",
        expect: { quantity: "20", fiatAmount: "1", receiveQuantity: "19.98" },
      }),
    ).toMatchObject({ error: "quoteChanged", data: { quote: { quantity: "20.00000000" } } });
    expect(await takeOffer(on, advId, { amount: "20", payMethod: "wise" })).toMatchObject({
      error: "unknownPayMethod",
    });
    // The first check is reported first.
    expect(await takeOffer(on, advId, { amount: "90", payMethod: "wise" })).toMatchObject({
      error: "amountOutside",
    });
    expect(await takeOffer(on, advId, { amount: "20" }, on.merchant)).toMatchObject({
      error: "offerOfOwnGroup",
    });
    const large = await publishOffer(on, { quantity: "30" });
    expect(await takeOffer(on, large, { amount: "40" })).toMatchObject({ error: "outOfStock" });
    const wanted = await publishOffer(on, { side: "buy", quantity: "20000", maxLimit: "20000" });
    expect(await takeOffer(on, wanted, { amount: "15000" })).toMatchObject({
      error: "insufficientBalance",
    });
    expect(
      await takeOffer(on, wanted, { amount: "20", userPaymentId: on.merchantPayment }),
    ).toMatchObject({ error: "payMethodMissing" });
  });

  test("is barred after three cancels in a day", async () => {
    await resetCancels(on);
    const advId = await publishOffer(on);
    const ids: string[] = [];
    for (let count = 0; count < 3; count += 1) {
      ids.push((await placeOrder(on, advId, { amount: "20" })).orderId);
    }
    const canceledAt = on.stage.clock.now();
    for (const orderId of ids) await act(on.buyer, orderId, "cancel");
    expect(await takeOffer(on, advId, { amount: "20" })).toMatchObject({
      error: "cancelLimit",
      data: { until: canceledAt + DAY_MS },
    });
    const { data: listed } = await on.buyer.call(queryOrderList, {});
    expect(listed.barredUntil).toBe(canceledAt + DAY_MS);
    on.stage.clock.advance(DAY_MS);
    await freshenRates(on);
    const { orderId } = await placeOrder(on, advId, { amount: "20" });
    await act(on.buyer, orderId, "cancel");
    await resetCancels(on);
  });

  test("continues after three cancels where they are less than five percent of the group's orders of the day", async () => {
    await resetCancels(on);
    const { pool } = on.stage.database;
    const advId = await publishOffer(on);
    const ids: string[] = [];
    for (let count = 0; count < 3; count += 1) {
      ids.push((await placeOrder(on, advId, { amount: "20" })).orderId);
    }
    for (const orderId of ids) await act(on.buyer, orderId, "cancel");
    // As if the group had had so many more orders in this day, which ended well.
    const have = (wanted: number) =>
      inTransaction(pool, async (tx) => {
        await tx.query("set local session_replication_role = replica");
        await tx.query("delete from trade_order where r_token like 'of the day %'");
        const { rows } = await tx.query<{ count: number }>(
          `select count(*)::int as count from trade_order
           where taker_id = (select id from app_user where uid = $1) and created_at > $2`,
          [on.buyer.cookie("UID"), new Date(on.stage.clock.now() - DAY_MS)],
        );
        await tx.query(
          `insert into trade_order
           select (jsonb_populate_record(one, jsonb_build_object(
             'id', one.id - 1000 - turn, 'r_token', 'of the day ' || turn, 'external_order_id', null))).*
           from trade_order as one, generate_series(1, $2::int) as turn where one.id = $1`,
          [ids[0], wanted - (rows[0]?.count ?? 0)],
        );
      });
    await have(79);
    expect(await takeOffer(on, advId, { amount: "20" })).toMatchObject({ error: "cancelLimit" });
    await have(80);
    const { data: listed } = await on.buyer.call(queryOrderList, {});
    expect(listed.barredUntil).toBeNull();
    const { orderId } = await placeOrder(on, advId, { amount: "20" });
    await act(on.buyer, orderId, "cancel");
    await have(0);
    await resetCancels(on);
  });

  test("more than thirty times a minute is refused before all else, and does nothing", async () => {
    // Calls before this test count too, so that it begins with a minute of its own.
    on.stage.clock.advance(MINUTE_MS);
    await freshenRates(on);
    const advId = await publishOffer(on);
    const { total: before } = (await on.buyer.call(queryOrderList, {})).data;
    for (let count = 0; count < 30; count += 1) {
      expect(await takeOffer(on, advId, { amount: "0.01" })).toMatchObject({
        error: "amountOutside",
      });
    }
    for (const amount of ["20", "0.01"]) {
      const answer = await takeOffer(on, advId, { amount });
      expect(answer).toMatchObject({ error: "tooManyRequests" });
    }
    const { data: token } = await on.merchant.call(getRToken, {});
    const foreign = await takeOffer(on, advId, { amount: "20", rToken: token.rToken });
    expect(foreign).toMatchObject({ error: "tooManyRequests" });
    expect((await on.buyer.call(queryOrderList, {})).data.total).toBe(before);
    on.stage.clock.advance(MINUTE_MS);
    await freshenRates(on);
    const { orderId } = await placeOrder(on, advId, { amount: "20" });
    await act(on.buyer, orderId, "cancel");
    await resetCancels(on);
  });

  test("at the previous price is accepted for a moment longer", async () => {
    const advId = await publishOffer(on);
    const price = await priceBeforeLast(advId);
    const order = await placeOrder(on, advId, { price, amount: "20" });
    expect(order.price).toBe(price);
    await act(on.buyer, order.orderId, "cancel");
    on.stage.clock.advance(15_000);
    expect(await takeOffer(on, advId, { price, amount: "20" })).toMatchObject({
      error: "priceChanged",
    });
    await resetCancels(on);
  });
});

/** Waits for a tick that moves the price, and returns the former one. */
async function priceBeforeLast(advId: string): Promise<string> {
  for (;;) {
    const { price } = await readOffer(on, advId);
    on.stage.clock.advance(30_000);
    await freshenRates(on);
    if ((await readOffer(on, advId)).price !== price) return price;
  }
}
