// Customer service: cases are claimed, ruled and approved by a second member of staff where much is
// at stake, and only staff with the case decide.
import {
  claimAppeal,
  getAppeal,
  listAppeals,
  retryOrder,
  ruleAppeal,
} from "@parley/contract/endpoints/staff/appeals";
import { listStaffActions, holdUser } from "@parley/contract/endpoints/staff/staff";
import { listNotifications } from "@parley/contract/endpoints/site/notifications";
import { queryAppeal, addEvidence } from "@parley/contract/endpoints/trade/appeals";
import { userInfo } from "@parley/contract/endpoints/identity/account";
import { eventually } from "@parley/testing/eventually";
import { describe, expect, test } from "vitest";
import { readMails } from "../fixtures/notifications.fixture.ts";
import {
  act,
  actVerified,
  balanceOf,
  placeOrder,
  publishOffer,
  readOrder,
  sweep,
  takeOffer,
} from "../fixtures/orders.fixture.ts";
import {
  agent,
  officer,
  appealed,
  codes,
  on,
  rule,
  stageAppeals,
  supervisor,
  takeEffect,
} from "../stages/appeals.fixture.ts";

stageAppeals();

describe("an appeal's case", () => {
  test("is seen and ruled by the member of staff who claimed it", async () => {
    const orderId = await appealed();
    expect(await agent.call(getAppeal, { orderId })).toMatchObject({ error: "caseNotYours" });
    expect(await rule(agent, orderId, {})).toMatchObject({ error: "caseNotYours" });
    const { data: queue } = await agent.call(listAppeals, {});
    expect(queue.list).toContainEqual(
      expect.objectContaining({ orderId, staff: null, by: "buyer", reason: "crypto-not-received" }),
    );
    const claimed = await agent.call(claimAppeal, { orderId });
    expect(claimed.data).toMatchObject({
      buyer: { realName: "Clara Weiss" },
      seller: { realName: "Matteo Ferri" },
      statements: [{ by: "buyer", statement: "Paid at noon, nothing came." }],
      previews: [
        { ruling: "release", toBuyer: "99.90000000", fee: "0.10000000", toSeller: "0.00000000" },
        { ruling: "refund", toBuyer: "0.00000000", fee: "0.00000000", toSeller: "100.00000000" },
      ],
    });
    expect((await on.buyer.call(queryAppeal, { orderId })).data).toMatchObject({ isInHand: true });
    const before = await balanceOf(on.buyer);
    const ruled = await rule(agent, orderId, {});
    expect(ruled.data).toMatchObject({ state: "paid", appeal: "open", hasStandingRuling: true });
    const { data: log } = await supervisor.call(listStaffActions, {});
    await takeEffect();
    const after = await balanceOf(on.buyer);
    expect(Number(after.available) - Number(before.available)).toBeCloseTo(99.9, 8);
    expect(log.list[0]).toMatchObject({
      action: "appeal.rule",
      subject: orderId,
      reason: "release, payment-proved: The bank's receipt shows the transfer.",
    });
  });

  test("stays with its member of staff until a supervisor takes it over", async () => {
    const orderId = await appealed();
    await agent.call(claimAppeal, { orderId });
    expect(await supervisor.call(claimAppeal, { orderId })).toMatchObject({ error: "caseTaken" });
    expect((await readOrder(on.buyer, orderId)).state).toBe("paid");
    expect(await rule(supervisor, orderId, {})).toMatchObject({ error: "caseNotYours" });
    expect((await supervisor.call(claimAppeal, { orderId, takeOver: true })).code).toBe(0);
    await rule(supervisor, orderId, { ruling: "refund", reasonCode: "agreement" });
    await takeEffect();
    expect(await readOrder(on.buyer, orderId)).toMatchObject({
      state: "canceled",
      cancelReason: "appeal",
    });
  });

  test("is ruled only with a right code, and once for its key", async () => {
    const orderId = await appealed();
    await agent.call(claimAppeal, { orderId });
    const wrong = {
      orderId,
      ruling: "release",
      reasonCode: "payment-proved",
      note: "The receipt is right.",
      codes: { totp: "000000" },
    } as const;
    expect(await agent.call(ruleAppeal, wrong)).toMatchObject({ error: "codeInvalid" });
    const given = { ...wrong, codes: codes() };
    const extras = { idempotencyKey: "a-ruling-of-this-case" };
    const [one, other] = [
      await agent.call(ruleAppeal, given, extras),
      await agent.call(ruleAppeal, given, extras),
    ];
    expect(one.data.hasStandingRuling).toBe(true);
    expect(other.data.version).toBe(one.data.version);
    expect(await rule(agent, orderId, { ruling: "refund" })).toMatchObject({
      error: "orderStateChanged",
    });
    await takeEffect();
    expect((await readOrder(on.buyer, orderId)).state).toBe("completed");
  });

  test("is not ruled for a reason that favours the other side", async () => {
    const orderId = await appealed();
    await agent.call(claimAppeal, { orderId });
    for (const wrong of [
      { ruling: "refund", reasonCode: "payment-proved" },
      { ruling: "release", reasonCode: "payment-not-proved" },
      { ruling: "release", reasonCode: "no-answer" },
    ] as const) {
      expect(await rule(agent, orderId, wrong)).toMatchObject({
        error: "badInput",
        data: { fields: [{ path: "reasonCode" }] },
      });
    }
    await actVerified(on, on.merchant, orderId, "release");
  });

  test("of others is hidden from the two sides", async () => {
    const orderId = await appealed();
    for (const person of [on.buyer, on.merchant]) {
      expect((await person.call(listAppeals, {})).status).toBe(403);
      expect((await person.call(claimAppeal, { orderId })).status).toBe(403);
    }
    const told = async () => {
      const { rows } = await on.stage.database.pool.query<{ who: string }>(
        `select user_id::text as who from event
         where topic = 'order' and payload ->> 'orderId' = $1
         order by id`,
        [orderId],
      );
      return rows.map(({ who }) => who);
    };
    const before = await told();
    const added = await on.merchant.call(addEvidence, { orderId, statement: "No money came." });
    expect(added.code).toBe(0);
    const both = [on.buyer, on.merchant].map((one) => one.cookie("userId"));
    expect(new Set((await told()).slice(before.length))).toEqual(new Set(both));
    expect(await agent.call(addEvidence, { orderId, statement: "I say too." })).toMatchObject({
      error: "orderUnknown",
    });
    await agent.call(claimAppeal, { orderId });
    expect((await agent.call(getAppeal, { orderId })).data.statements).toHaveLength(2);
    await rule(agent, orderId, { ruling: "split", amount: "30", reasonCode: "wrong-amount" });
    await takeEffect();
    expect(await readOrder(on.buyer, orderId)).toMatchObject({
      state: "completed",
      settledQuantity: "30.00000000",
    });
  });
});

describe("a side that delays a case", () => {
  test("proposes ten splits a day and no more, and the other side may still", async () => {
    const orderId = await appealed();
    const propose = () => act(on.buyer, orderId, "propose-split", { amount: "10" });
    for (let count = 0; count < 10; count += 1) expect((await propose()).code).toBe(0);
    const before = await readOrder(on.buyer, orderId);
    expect(await propose()).toMatchObject({ status: 429, error: "tooManyRequests" });
    expect(await readOrder(on.buyer, orderId)).toMatchObject({ version: before.version });
    const amount = { amount: "50" };
    expect((await actVerified(on, on.merchant, orderId, "propose-split", amount)).code).toBe(0);
    expect((await act(on.buyer, orderId, "accept-split")).code).toBe(0);
  });

  test("appeals five times a day and no more", async () => {
    const orderId = await appealed();
    const words = { reason: "crypto-not-received", statement: "Once more." } as const;
    for (let count = 0; count < 4; count += 1) {
      expect((await act(on.buyer, orderId, "withdraw-appeal")).code).toBe(0);
      expect((await act(on.buyer, orderId, "appeal", words)).code).toBe(0);
    }
    await act(on.buyer, orderId, "withdraw-appeal");
    expect(await act(on.buyer, orderId, "appeal", words)).toMatchObject({ status: 429 });
    await actVerified(on, on.merchant, orderId, "release");
  });
});

async function refuseClaim(orderId: string): Promise<void> {
  await on.stage.database.pool.query(`update trade_group set cancels = '{}'`);
  await agent.call(claimAppeal, { orderId });
  const ruling = { ruling: "refund", reasonCode: "payment-not-proved" } as const;
  expect((await rule(agent, orderId, ruling)).code).toBe(0);
  expect((await act(on.buyer, orderId, "accept-ruling")).code).toBe(0);
  await eventually(async () => {
    expect((await readOrder(on.buyer, orderId)).state).toBe("canceled");
  });
}

describe("false payment claims", () => {
  test("freeze trading at the third, and existing orders stay operable", async () => {
    await on.stage.database.pool.query(
      `update trade_group set false_claims = '{}', cancels = '{}'`,
    );
    await readMails(on.stage);
    const advId = await publishOffer(on);
    const running = await placeOrder(on, advId, { amount: "20" });
    const fourth = await appealed("20");
    for (let count = 0; count < 3; count += 1) {
      expect((await on.buyer.call(userInfo, {})).data.freeze).toBe(false);
      await refuseClaim(await appealed("20"));
    }
    expect((await on.buyer.call(userInfo, {})).data.freeze).toBe(true);
    expect(await takeOffer(on, advId, { amount: "20" })).toMatchObject({ error: "tradingFrozen" });
    await refuseClaim(fourth);
    const { data } = await on.buyer.call(listNotifications, { group: "security" });
    const told = data.list.filter(({ kind }: { kind: string }) => kind === "trading-frozen");
    expect(told).toMatchObject([
      {
        title: "Trading is frozen for your account",
        text: expect.stringContaining("although no payment was made"),
        path: "/help/contact?subject=hold",
      },
    ]);
    const subjects = (await readMails(on.stage)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject === told[0]?.title)).toHaveLength(1);
    expect((await act(on.buyer, running.orderId, "pay")).code).toBe(0);
    await actVerified(on, on.merchant, running.orderId, "release");
    await on.stage.database.pool.query(`update app_user set is_trading_frozen = false`);
    await on.stage.database.pool.query(
      `update trade_group set false_claims = '{}', cancels = '{}'`,
    );
  });
});

test("a hold of staff fails the settlement, and staff permits a retry", async () => {
  const advId = await publishOffer(on);
  const { orderId } = await placeOrder(on, advId, { amount: "20" });
  await act(on.buyer, orderId, "pay");
  const { data: buyer } = await on.buyer.call(userInfo, {});
  const hold = async (until: number | null) =>
    officer.call(holdUser, {
      uid: buyer.uid,
      until,
      reason: "Stolen card reported.",
      codes: codes(),
    });
  expect((await hold(on.stage.clock.now() - 1)).error).toBe("badInput");
  expect((await hold(on.stage.clock.now() + 86_400_000)).data.heldUntil).toBeGreaterThan(0);
  // All that a freeze stops, too.
  expect((await on.buyer.call(userInfo, {})).data.freeze).toBe(true);
  expect(await takeOffer(on, advId, { amount: "20" })).toMatchObject({ error: "tradingFrozen" });
  await actVerified(on, on.merchant, orderId, "release");
  await eventually(async () => {
    expect((await readOrder(on.merchant, orderId)).state).toBe("failed");
  });
  const { version } = await readOrder(on.merchant, orderId);
  const retry = { orderId, version, note: "The report was wrong." };
  expect((await hold(null)).data.heldUntil).toBeNull();
  expect((await on.buyer.call(userInfo, {})).data.freeze).toBe(false);
  expect((await agent.call(retryOrder, { ...retry, codes: codes() })).code).toBe(0);
  await eventually(async () => {
    expect((await readOrder(on.merchant, orderId)).state).toBe("completed");
  });
});

test("an appeal after a time-out is mediated and closed, and moves nothing", async () => {
  await on.stage.database.pool.query(`update trade_group set cancels = '{}'`);
  const advId = await publishOffer(on);
  const { orderId, payBy } = await placeOrder(on, advId, { amount: "20" });
  on.stage.clock.advance(payBy - on.stage.clock.now());
  await sweep(on);
  const opened = await act(on.buyer, orderId, "appeal", {
    reason: "paid-after-timeout",
    statement: "My bank was slow.",
  });
  expect(opened.data).toMatchObject({ state: "canceled", appeal: "open", actions: [] });
  await agent.call(claimAppeal, { orderId });
  expect(await rule(agent, orderId, {})).toMatchObject({ error: "orderStateChanged" });
  const closed = await rule(agent, orderId, { ruling: "close", reasonCode: "agreement" });
  expect(closed.data).toMatchObject({ state: "canceled", appeal: "resolved" });
});
