// What a newcomer may have open, as the API says it before and after the press: the offer's page, the
// list, express, and the refusal itself with its numbers, in the reader's language.
import { expressQuote } from "@parley/contract/endpoints/market/express";
import { discountOrder, listFlaggedTrades } from "@parley/contract/endpoints/staff/appeals";
import { listStaffActions } from "@parley/contract/endpoints/staff/staff";
import { myLimits, queryAdvDetail, queryAdvList } from "@parley/contract/endpoints/market/offers";
import { noteGroupMark } from "@parley/database/queries/identity/group-link";
import { expectCleanLedger } from "@parley/testing/auditor";
import { eventually } from "@parley/testing/eventually";
import { insertTestUser } from "@parley/testing/test-user";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { demoTotp, logInDemo } from "../fixtures/demo-people.fixture.ts";
import {
  act,
  createOrderStage,
  freshenRates,
  placeOrder,
  publishOffer,
  takeOffer,
  type OrderStage,
} from "../fixtures/orders.fixture.ts";

let on: OrderStage;
const opened: string[] = [];

beforeAll(async () => {
  on = await createOrderStage();
});

afterAll(() => on.stage.close());

/** The site's own numbers, and a buyer without a trade. */
beforeEach(async () => {
  for (const orderId of opened.splice(0)) await act(on.buyer, orderId, "cancel");
  const { pool } = on.stage.database;
  await pool.query(
    `update trade_rule set max_open_orders = given.orders, max_open_worth_cents = given.worth,
       max_open_on_offer = given.on_offer
     from (values ('newcomer', 2, 50000, 1), ('known', 5, 500000, 2), ('regular', 10, 5000000, 2),
       ('merchant', 100, 100000000, 2)) as given (name, orders, worth, on_offer)
     where trade_rule.name = given.name`,
  );
  await pool.query(
    `update trade_group set completed_trades = 0, counterparties = 0, cancels = '{}'`,
  );
  await freshenRates(on);
});

async function open(advId: string, amount: string): Promise<void> {
  opened.push((await placeOrder(on, advId, { amount })).orderId);
}

async function readDetail(advId: string) {
  const { data } = await on.buyer.call(queryAdvDetail, { advId });
  return data;
}

describe("a buyer without a trade", () => {
  test("reads what is left, what raises it, and is refused with the numbers", async () => {
    const [one, other, third] = [
      await publishOffer(on),
      await publishOffer(on),
      await publishOffer(on),
    ];
    await freshenRates(on);
    expect((await readDetail(one)).limits).toEqual({
      coinWorth: expect.stringMatching(/^[01]\.\d+$/),
      openOrders: 0,
      maxOpenOrders: 2,
      openOnOffer: 0,
      maxOpenOnOffer: 1,
      openWorth: "0.00",
      maxOpenWorth: "500.00",
      barredUntil: null,
      next: { trades: 1, counterparties: 1, maxOpenOrders: 5, maxOpenWorth: "5000.00" },
    });
    await open(one, "100");
    const again = await takeOffer(on, one, { amount: "20" });
    expect(again).toMatchObject({ error: "offerOrdersLimit", data: { most: 1 } });
    expect(again.message).toBe(
      "Open orders on one offer: 1 at most. Finish one first or choose another offer.",
    );
    expect(await readDetail(one)).toMatchObject({
      canTake: false,
      reasons: ["offerOrdersLimit"],
      limits: { openOrders: 1, openOnOffer: 1 },
    });
    const tooMuch = await takeOffer(on, other, { amount: "450" });
    expect(tooMuch).toMatchObject({ error: "openWorthLimit", data: { most: "500.00" } });
    expect(tooMuch.message).toContain("500 USD");
    await open(other, "100");
    const tooMany = await takeOffer(on, third, { amount: "20" });
    expect(tooMany).toMatchObject({ error: "openOrdersLimit", data: { most: 2 } });
    expect(tooMany.message).toContain("2 at most");
    expect((await readDetail(third)).reasons).toEqual(["openOrdersLimit"]);
    const { data: own } = await on.buyer.call(myLimits, {});
    expect(own).toMatchObject({ openOrders: 2, maxOpenOrders: 2, maxOpenOnOffer: 1 });
    expect(own).toMatchObject({ completedTrades: 0, counterparties: 0, isMerchant: false });
    expect(Number(own.openWorth)).toBeGreaterThan(200);
    expect(own.next).toMatchObject({ trades: 1, counterparties: 1 });
    expect((await on.merchant.call(myLimits, {})).data.openOrders).toBe(0);
    await expectCleanLedger(on.stage.database.pool);
  });

  test("sees no offer as takeable, and none by express, once the number is reached", async () => {
    const [one, other] = [await publishOffer(on), await publishOffer(on)];
    await freshenRates(on);
    await open(one, "20");
    const asked = { side: "buy", crypto: "USDT", fiat: "EUR", takeableOnly: true } as const;
    await eventually(async () => {
      const { data: listed } = await on.buyer.call(queryAdvList, asked);
      const ids = listed.list.map(({ advId }: { readonly advId: string }) => advId);
      expect(ids).toContain(other);
      expect(ids).not.toContain(one);
    });
    await open(other, "20");
    expect((await on.buyer.call(queryAdvList, asked)).data.list).toEqual([]);
    const wish = { side: "buy", crypto: "USDT", fiat: "EUR", amount: "20" } as const;
    expect((await on.buyer.call(expressQuote, wish)).data).toMatchObject({
      found: false,
      reason: "limitReached",
    });
  });
});

test("a buy offer is hidden, and refused, while its advertiser may not buy more", async () => {
  const { pool } = on.stage.database;
  const advId = await publishOffer(on, { side: "buy", minLimit: "20" });
  await pool.query("update trade_rule set max_open_worth_cents = 10000 where name = 'merchant'");
  await freshenRates(on);
  const asked = { side: "sell", crypto: "USDT", fiat: "EUR" } as const;
  const isListed = async () => {
    const { data } = await on.buyer.call(queryAdvList, asked);
    return data.list.some((offer: { readonly advId: string }) => offer.advId === advId);
  };
  await eventually(async () => expect(await isListed()).toBe(true));
  expect(await takeOffer(on, advId, { amount: "150" })).toMatchObject({
    error: "advertiserLimit",
    data: { left: "100.00" },
  });
  const { orderId } = await placeOrder(on, advId, { amount: "95" });
  await eventually(async () => expect(await isListed()).toBe(false));
  expect((await readDetail(advId)).reasons).toContain("advertiserLimit");
  // A buyer's cancel; the buyer's offer can be taken again.
  await act(on.merchant, orderId, "cancel");
  await eventually(async () => expect(await isListed()).toBe(true));
});

async function readBuyer() {
  const { rows } = await on.stage.database.pool.query<{ group: number; id: string }>(
    `select account_group as group, id from app_user where username = 'demo-buyer'`,
  );
  const [own] = rows;
  if (own === undefined) throw new Error("there is no buyer");
  return own;
}

/** The groups enter one payment account after the other. */
async function shareAccount(groups: readonly number[], seed: number): Promise<void> {
  const fingerprint = Buffer.alloc(32, seed);
  for (const accountGroup of groups) {
    const at = new Date(on.stage.clock.now());
    await noteGroupMark(on.stage.database.pool, {
      kind: "payment_account",
      fingerprint,
      accountGroup,
      at,
    });
  }
}

test("a stranger who enters the buyer's payment account uses up none of the buyer's limits", async () => {
  const { pool } = on.stage.database;
  const stranger = await insertTestUser(pool);
  const own = await readBuyer();
  await shareAccount([own.group, stranger.accountGroup], 6);
  const now = new Date(on.stage.clock.now());
  await pool.query(`insert into trade_group (group_id, open_taken, cancels) values ($1, 2, $2)`, [
    stranger.id,
    [now, now, now],
  ]);
  const advId = await publishOffer(on);
  await freshenRates(on);
  expect((await readDetail(advId)).limits).toMatchObject({ openOrders: 0 });
  await open(advId, "20");
  await pool.query("update trade_group set open_taken = 0 where group_id = $1", [stranger.id]);
});

test("a group whose payment account the buyer has entered counts for the buyer until staff clears it", async () => {
  const { pool } = on.stage.database;
  const twin = await insertTestUser(pool);
  const own = await readBuyer();
  await shareAccount([twin.accountGroup, own.group], 7);
  const [one, other] = [await publishOffer(on), await publishOffer(on)];
  await pool.query(
    `insert into trade_group (group_id, open_taken) values ($1, 1)
     on conflict (group_id) do update set open_taken = 1`,
    [twin.id],
  );
  await freshenRates(on);
  expect((await readDetail(one)).limits).toMatchObject({ openOrders: 1, maxOpenOrders: 2 });
  await open(one, "20");
  expect(await takeOffer(on, other, { amount: "20" })).toMatchObject({ error: "openOrdersLimit" });
  await pool.query(
    `update group_link set cleared_at = now(), cleared_by = $1, clear_reason = 'two brothers'`,
    [own.id],
  );
  await open(other, "20");
  await pool.query("update trade_group set open_taken = 0 where group_id = $1", [twin.id]);
});

test("staff lists flagged trades and discounts what counted against a buyer", async () => {
  const { clock } = on.stage;
  const advId = await publishOffer(on);
  await freshenRates(on);
  const { orderId } = await placeOrder(on, advId, { amount: "20" });
  await act(on.buyer, orderId, "cancel");
  const agent = await logInDemo(on.stage, "agent");
  expect((await agent.call(listFlaggedTrades, {})).data).toMatchObject({ list: [], total: 0 });
  const discount = () => {
    clock.advance(60_000);
    const codes = { totp: demoTotp(on.stage) };
    return agent.call(discountOrder, { orderId, reason: "the bank was closed", codes });
  };
  const uncoded = { orderId, reason: "the bank was closed", codes: {} };
  expect(await agent.call(discountOrder, uncoded)).toMatchObject({ error: "codesMissing" });
  expect(await on.buyer.call(discountOrder, uncoded)).toMatchObject({ error: "notAllowed" });
  expect((await discount()).code).toBe(0);
  expect(await discount()).toMatchObject({ error: "faultDiscounted" });
  const { data: log } = await agent.call(listStaffActions, { pageSize: 50 });
  expect(log.list).toContainEqual(
    expect.objectContaining({
      action: "order.discount",
      subject: orderId,
      reason: "the bank was closed",
    }),
  );
  const { rows } = await on.stage.database.pool.query<{ failed: number; cancels: number }>(
    `select failed_trades as failed, cardinality(cancels) as cancels
     from trader join trade_group on group_id = user_id
       join app_user on app_user.id = user_id and username = 'demo-buyer'`,
  );
  expect(rows).toEqual([{ failed: rows[0]?.failed, cancels: 0 }]);
});

test("the limits may be changed while the site runs", async () => {
  const advId = await publishOffer(on);
  await freshenRates(on);
  await open(advId, "20");
  expect(await takeOffer(on, advId, { amount: "20" })).toMatchObject({ error: "offerOrdersLimit" });
  await on.stage.database.pool.query(
    "update trade_rule set max_open_on_offer = 2 where name = 'newcomer'",
  );
  await freshenRates(on);
  await open(advId, "20");
});
