// What traders say of each other, through the API: who may, how often, and what is counted.
import { toOrderId } from "@parley/domain/ids";
import {
  giveFeedback,
  queryFeedback,
  replyToFeedback,
} from "@parley/contract/endpoints/trade/feedback";
import { listNotifications } from "@parley/contract/endpoints/site/notifications";
import { queryAdvertiser } from "@parley/contract/endpoints/market/advertisers";
import { findFeedbackOf } from "@parley/database/queries/trade/feedback";
import { expectCleanLedger } from "@parley/testing/auditor";
import { eventually } from "@parley/testing/eventually";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { TestBrowser } from "../fixtures/browser.fixture.ts";
import { logInDemo } from "../fixtures/demo-people.fixture.ts";
import {
  act,
  actVerified,
  createOrderStage,
  freshenRates,
  placeOrder,
  publishOffer,
  readOrder,
  type OrderStage,
} from "../fixtures/orders.fixture.ts";

let on: OrderStage;
let advId: string;
let newcomer: TestBrowser;
/** The public numbers of the two. */
let uids: { readonly merchant: string; readonly buyer: string };

beforeAll(async () => {
  on = await createOrderStage();
  advId = await publishOffer(on, { quantity: "5000" });
  on.stage.clock.advance(30_000);
  newcomer = await logInDemo(on.stage, "newcomer");
  uids = { merchant: on.merchant.cookie("UID") ?? "", buyer: on.buyer.cookie("UID") ?? "" };
});

afterAll(async () => {
  await expectCleanLedger(on.stage.database.pool);
  await on.stage.close();
});

beforeEach(() => freshenRates(on));

async function completeOrder(): Promise<string> {
  const { orderId } = await placeOrder(on, advId);
  await act(on.buyer, orderId, "pay");
  await actVerified(on, on.merchant, orderId, "release");
  await eventually(async () => {
    expect((await readOrder(on.buyer, orderId)).state).toBe("completed");
  });
  return orderId;
}

/** Of the buyer about the merchant, after an order of theirs. */
async function say(positive: boolean): Promise<string> {
  const orderId = await completeOrder();
  const { code } = await on.buyer.call(giveFeedback, { orderId, positive });
  expect(code).toBe(0);
  return orderId;
}

async function countsOf(uid: string) {
  const { data } = await newcomer.call(queryAdvertiser, { uid });
  return [data.positiveFeedback, data.negativeFeedback];
}

const about = async (uid: string, more: object = {}, reader: TestBrowser = newcomer) =>
  (await reader.call(queryFeedback, { uid, ...more })).data;

const ratings = ({ list }: { readonly list: readonly { readonly positive: boolean }[] }) =>
  new Set(list.map(({ positive }) => positive));

describe("feedback", () => {
  test("is given by each side once, counted and announced", async () => {
    const orderId = await completeOrder();
    const [good, bad] = await countsOf(uids.merchant);
    const words = { orderId, positive: true, comment: "  Quick and kind.  " };
    expect(await on.buyer.call(giveFeedback, words)).toMatchObject({ code: 0, data: { orderId } });
    expect(await countsOf(uids.merchant)).toEqual([good + 1, bad]);
    expect((await readOrder(on.buyer, orderId)).feedback).toEqual({ given: true, received: false });
    expect((await readOrder(on.merchant, orderId)).feedback).toEqual({
      given: false,
      received: true,
    });
    const again = await on.buyer.call(giveFeedback, { orderId, positive: false });
    expect(again).toMatchObject({ status: 409, error: "feedbackGiven" });
    expect(await countsOf(uids.merchant)).toEqual([good + 1, bad]);

    await on.merchant.call(giveFeedback, { orderId, positive: false });
    const { list } = (await on.buyer.call(listNotifications, { limit: 1 })).data;
    expect(list[0]).toMatchObject({ kind: "feedback-negative", orderId });
    const said = await findFeedbackOf(on.stage.database.pool, toOrderId(orderId));
    expect(said).toHaveLength(2);
    expect(said).toContainEqual(expect.objectContaining({ isPositive: false, comment: null }));
    expect(said).toContainEqual(
      expect.objectContaining({ isPositive: true, comment: "Quick and kind." }),
    );
  });

  test("that praises after an agreed split does not count, a complaint does", async () => {
    const { orderId } = await placeOrder(on, advId);
    await act(on.buyer, orderId, "pay");
    const words = { reason: "other", statement: "We agree to split it among us." } as const;
    expect((await act(on.buyer, orderId, "appeal", words)).code).toBe(0);
    await actVerified(on, on.merchant, orderId, "propose-split", { amount: "10" });
    expect((await act(on.buyer, orderId, "accept-split")).code).toBe(0);
    const [good, bad] = await countsOf(uids.merchant);
    const [, blamed] = await countsOf(uids.buyer);
    await on.buyer.call(giveFeedback, { orderId, positive: true });
    expect(await countsOf(uids.merchant)).toEqual([good, bad]);
    await on.merchant.call(giveFeedback, { orderId, positive: false });
    expect((await countsOf(uids.buyer))[1]).toBe(blamed + 1);
  });

  test("sent twice concurrently with one key is given once; with many keys one of them counts", async () => {
    const orderId = await completeOrder();
    const [good, bad] = await countsOf(uids.merchant);
    const words = { orderId, positive: true };
    const send = (idempotencyKey: string) => on.buyer.call(giveFeedback, words, { idempotencyKey });
    const same = await Promise.all([send("one-key-for-both"), send("one-key-for-both")]);
    expect(same.map(({ code }) => code)).toEqual([0, 0]);
    const others = await Promise.all(Array.from({ length: 6 }, (_, n) => send(`another-key-${n}`)));
    expect(new Set(others.map(({ error }) => error))).toEqual(new Set(["feedbackGiven"]));
    expect(await countsOf(uids.merchant)).toEqual([good + 1, bad]);
  });

  test("waits for the end of the order, and counts nothing before", async () => {
    const { orderId } = await placeOrder(on, advId);
    const counts = await countsOf(uids.merchant);
    const early = await on.buyer.call(giveFeedback, { orderId, positive: false });
    expect(early).toMatchObject({ status: 422, error: "feedbackTooEarly" });
    await act(on.buyer, orderId, "cancel");
    const canceled = await on.buyer.call(giveFeedback, { orderId, positive: false });
    expect(canceled.error).toBe("feedbackTooEarly");
    expect(await countsOf(uids.merchant)).toEqual(counts);
  });

  test("is given by the two sides only", async () => {
    const orderId = await completeOrder();
    const stranger = await newcomer.call(giveFeedback, { orderId, positive: false });
    expect(stranger).toMatchObject({ status: 404, error: "orderUnknown" });
    const unknown = await on.buyer.call(giveFeedback, { orderId: "12345", positive: true });
    expect(unknown.error).toBe("orderUnknown");
    const guest = new TestBrowser(on.stage);
    expect((await guest.call(giveFeedback, { orderId, positive: true })).error).toBe("notLoggedIn");
    const long = await on.buyer.call(giveFeedback, {
      orderId,
      positive: true,
      comment: "x".repeat(501),
    });
    expect(long.status).toBe(400);
  });

  test("is kept when other figures of the trader change", async () => {
    const counts = await countsOf(uids.merchant);
    await completeOrder();
    expect(await countsOf(uids.merchant)).toEqual(counts);
    const { pool } = on.stage.database;
    const change = pool.query("update order_feedback set is_positive = not is_positive");
    await expect(change).rejects.toThrow("order_feedback");
  });
});

describe("a reply to feedback", () => {
  test("is given once by the rated user, and announced", async () => {
    const orderId = await completeOrder();
    const reply = { orderId, reply: "Thank you!" };
    expect((await on.merchant.call(replyToFeedback, reply)).error).toBe("feedbackUnknown");
    await on.buyer.call(giveFeedback, { orderId, positive: false, comment: "Slow." });
    expect((await on.buyer.call(replyToFeedback, reply)).error).toBe("feedbackUnknown");
    expect((await newcomer.call(replyToFeedback, reply)).error).toBe("orderUnknown");
    expect((await on.merchant.call(replyToFeedback, reply)).code).toBe(0);
    const again = await on.merchant.call(replyToFeedback, { orderId, reply: "And again" });
    expect(again).toMatchObject({ status: 409, error: "feedbackReplied" });
    const { list } = await about(uids.merchant);
    expect(list[0]).toMatchObject({ positive: false, comment: "Slow.", reply: "Thank you!" });
    const told = (await on.buyer.call(listNotifications, { limit: 1 })).data;
    expect(told.list[0].kind).toBe("feedback-replied");
  });
});

describe("the list of feedback", () => {
  test("is public and reveals neither order nor full name", async () => {
    await say(true);
    const guest = new TestBrowser(on.stage);
    const { list, total } = await about(uids.merchant, {}, guest);
    expect(list.length).toBe(total);
    expect(list[0].orderId).toBeNull();
    expect(list[0].author.nickname).toContain("***");
    expect(list[0]).toMatchObject({ crypto: "USDT", fiat: "EUR" });
    expect((await guest.call(queryFeedback, { uid: "999999999" })).error).toBe("traderUnknown");
  });

  test("names the order to the rated user, who may reply", async () => {
    const orderId = await say(true);
    const { list } = await about(uids.merchant, {}, on.merchant);
    expect(list[0].orderId).toBe(orderId);
    expect((await about(uids.merchant, {}, on.buyer)).list[0].orderId).toBeNull();
  });

  test("can be filtered and paged", async () => {
    await say(false);
    await say(true);
    const positive = await about(uids.merchant, { rating: "positive" });
    const negative = await about(uids.merchant, { rating: "negative" });
    const all = await about(uids.merchant);
    expect(ratings(positive)).toEqual(new Set([true]));
    expect(ratings(negative)).toEqual(new Set([false]));
    expect(positive.total + negative.total).toBe(all.total);
    const second = await about(uids.merchant, { page: 2, pageSize: 1 });
    expect(second.list).toEqual([all.list[1]]);
  });
});
