// A ruling from its announcement to its effect: two hours, an acceptance, or another member of staff.
import { toUserId } from "@parley/domain/ids";
import {
  approveRuling,
  claimAppeal,
  listAppeals,
  ruleAppeal,
} from "@parley/contract/endpoints/staff/appeals";
import { queryChatMsg } from "@parley/contract/endpoints/trade/chat";
import { listNotifications } from "@parley/contract/endpoints/site/notifications";
import { addEvidence } from "@parley/contract/endpoints/trade/appeals";
import { eventually } from "@parley/testing/eventually";
import { beforeAll, describe, expect, test } from "vitest";
import type { Answer, TestBrowser } from "../fixtures/browser.fixture.ts";
import { hold } from "../fixtures/order-situations.fixture.ts";
import {
  act,
  actVerified,
  placeOrder,
  publishOffer,
  readOrder,
  resetCancels,
  sweep,
} from "../fixtures/orders.fixture.ts";
import { agent, codes, on, stageAppeals, supervisor } from "../stages/appeals.fixture.ts";

stageAppeals();

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

beforeAll(async () => {
  // A payment by this method has usually arrived after ten minutes.
  await on.stage.database.pool.query(
    "update payment_method set method_class = 'instant', arrival_minutes = 10 where code = 'sepa'",
  );
});

async function paid(): Promise<string> {
  await resetCancels(on);
  const { orderId } = await placeOrder(on, await publishOffer(on));
  expect((await act(on.buyer, orderId, "pay")).code).toBe(0);
  return orderId;
}

type Rule = Partial<Parameters<typeof agent.call<typeof ruleAppeal>>[1]>;

function rule(staff: TestBrowser, orderId: string, given: Rule = {}): Promise<Answer> {
  return staff.call(ruleAppeal, {
    orderId,
    ruling: "refund",
    reasonCode: "wrong-amount",
    note: "The bank shows another amount.",
    ...given,
    codes: codes(),
  });
}

/** With the agent's ruling on it. */
async function ruled(given: Rule = {}): Promise<string> {
  const orderId = await paid();
  await act(on.buyer, orderId, "appeal", { reason: "other", statement: "Nothing came." });
  await agent.call(claimAppeal, { orderId });
  expect((await rule(agent, orderId, given)).code).toBe(0);
  return orderId;
}

async function until(orderId: string, state: string): Promise<void> {
  await eventually(async () => {
    expect((await readOrder(on.buyer, orderId)).state).toBe(state);
  });
}

describe("a waiting ruling", () => {
  test("is announced to both sides and leaves the coins in escrow for two hours", async () => {
    const orderId = await ruled();
    const effectAt = on.stage.clock.now() + 2 * HOUR_MS;
    for (const [side, role] of [
      [on.buyer, "buyer"],
      [on.merchant, "seller"],
    ] as const) {
      expect(await readOrder(side, orderId)).toMatchObject({
        state: "paid",
        appeal: "open",
        standingRuling: {
          ruling: "refund",
          amount: "0.00000000",
          reasonCode: "wrong-amount",
          effectAt,
          acceptedBy: [],
          isSecondLook: false,
        },
        nextIfNobodyActs: {
          at: effectAt,
          outcome: "ruling",
          textKey: `order.next.ruling.refund.${role}`,
        },
      });
      const { data } = await side.call(listNotifications, { group: "appeals" });
      expect(data.list[0]).toMatchObject({ kind: "appeal-ruled" });
      const { data: chat } = await side.call(queryChatMsg, { orderId });
      expect(chat.list.at(-1)).toMatchObject({
        event: { code: "rule-refund", values: { time: effectAt } },
      });
    }
    on.stage.clock.advance(2 * HOUR_MS - 1);
    await sweep(on);
    expect((await readOrder(on.buyer, orderId)).state).toBe("paid");
    on.stage.clock.advance(1);
    // Any server does it, and two of them do it once.
    await Promise.all([sweep(on), sweep(on)]);
    expect(await readOrder(on.buyer, orderId)).toMatchObject({
      state: "canceled",
      cancelReason: "appeal",
      appeal: "resolved",
      standingRuling: null,
    });
  });

  test("takes effect at once when the losing side accepts, and the winner cannot", async () => {
    const orderId = await ruled({ ruling: "release", reasonCode: "payment-proved" });
    expect((await readOrder(on.buyer, orderId)).actions).not.toContain("accept-ruling");
    expect(await act(on.buyer, orderId, "accept-ruling")).toMatchObject({
      error: "orderStateChanged",
    });
    expect((await act(on.merchant, orderId, "accept-ruling")).code).toBe(0);
    await until(orderId, "completed");
  });

  test("that splits takes effect when both accept", async () => {
    const orderId = await ruled({ ruling: "split", amount: "40", reasonCode: "wrong-amount" });
    expect((await act(on.merchant, orderId, "accept-ruling")).code).toBe(0);
    expect(await readOrder(on.buyer, orderId)).toMatchObject({
      state: "paid",
      standingRuling: { acceptedBy: ["seller"], amount: "40.00000000" },
    });
    expect((await act(on.buyer, orderId, "accept-ruling")).code).toBe(0);
    await until(orderId, "completed");
    expect((await readOrder(on.buyer, orderId)).settledQuantity).toBe("40.00000000");
  });

  test("is void when the seller releases", async () => {
    const orderId = await ruled();
    expect((await actVerified(on, on.merchant, orderId, "release")).code).toBe(0);
    await until(orderId, "completed");
  });

  test("is not delayed by a proposal or a withdrawal of the losing side", async () => {
    const orderId = await ruled();
    expect((await act(on.buyer, orderId, "propose-split", { amount: "10" })).code).toBe(0);
    expect(await act(on.buyer, orderId, "withdraw-appeal")).toMatchObject({
      error: "orderStateChanged",
    });
    on.stage.clock.advance(2 * HOUR_MS);
    await sweep(on);
    expect((await readOrder(on.buyer, orderId)).state).toBe("canceled");
  });

  test("waits while staff holds the side that would get the coins", async () => {
    const orderId = await ruled();
    const { pool } = on.stage.database;
    const sellerId = toUserId(on.merchant.cookie("userId") ?? "0");
    on.stage.clock.advance(2 * HOUR_MS);
    await hold(pool, sellerId, on.stage.clock.now() + 5 * MINUTE_MS);
    await sweep(on);
    const next = on.stage.clock.now() + 10 * MINUTE_MS;
    expect(await readOrder(on.buyer, orderId)).toMatchObject({
      state: "paid",
      standingRuling: { effectAt: next },
    });
    on.stage.clock.advance(10 * MINUTE_MS);
    await sweep(on);
    expect((await readOrder(on.buyer, orderId)).state).toBe("canceled");
    await hold(pool, sellerId, null);
  });
});

describe("a second look", () => {
  test("is another member's, first in the queue, and requested once", async () => {
    const orderId = await ruled();
    expect((await act(on.buyer, orderId, "second-look")).code).toBe(0);
    expect(await readOrder(on.merchant, orderId)).toMatchObject({
      state: "paid",
      appeal: "open",
      standingRuling: null,
      secondLookBy: "buyer",
    });
    const { data: queue } = await supervisor.call(listAppeals, {});
    expect(queue.list[0]).toMatchObject({ orderId, isSecondLook: true, staff: null });
    // The first member cannot take the case again.
    expect(await agent.call(claimAppeal, { orderId })).toMatchObject({ error: "rulingNeedsOther" });
    expect(await rule(agent, orderId)).toMatchObject({ error: "caseNotYours" });
    expect((await supervisor.call(claimAppeal, { orderId })).code).toBe(0);
    const again = await rule(supervisor, orderId, {
      ruling: "release",
      reasonCode: "payment-proved",
    });
    expect(again.data).toMatchObject({ hasStandingRuling: true, secondLook: { by: "buyer" } });
    for (const side of [on.buyer, on.merchant]) {
      expect((await readOrder(side, orderId)).actions).not.toContain("second-look");
      expect(await act(side, orderId, "second-look")).toMatchObject({
        error: "orderStateChanged",
      });
    }
    on.stage.clock.advance(2 * HOUR_MS);
    await sweep(on);
    expect((await readOrder(on.buyer, orderId)).state).toBe("completed");
  });

  test("is not approved by the first ruler, where it needs a second member of staff", async () => {
    const { pool } = on.stage.database;
    const { rows } = await pool.query<{ cents: string }>(
      "select second_ruling_from_cents as cents from trade_rule where name = 'site'",
    );
    const setFrom = (cents: string) =>
      pool.query("update trade_rule set second_ruling_from_cents = $1 where name = 'site'", [
        cents,
      ]);
    const orderId = await paid();
    await act(on.buyer, orderId, "appeal", { reason: "other", statement: "Nothing came." });
    await supervisor.call(claimAppeal, { orderId });
    expect((await rule(supervisor, orderId)).code).toBe(0);
    expect((await act(on.buyer, orderId, "second-look")).code).toBe(0);
    await agent.call(claimAppeal, { orderId });
    await setFrom("0");
    const { data } = await rule(agent, orderId);
    expect(data).toMatchObject({ hasPendingRuling: true });
    const seen = { orderId, version: data.version, ruledAt: data.pendingRuling.at };
    const approval = { ...seen, note: "Ruled before.", codes: codes() };
    expect((await supervisor.call(approveRuling, approval)).error).toBe("rulingNeedsOther");
    // That a ruling waits is not revealed to the sides.
    for (const side of [on.buyer, on.merchant]) {
      const told = { standingRuling: null, secondLookBy: "buyer" };
      expect(await readOrder(side, orderId)).toMatchObject(told);
    }
    await setFrom(rows[0]?.cents ?? "0");
    await actVerified(on, on.merchant, orderId, "release");
    await until(orderId, "completed");
  });

  test("is refused when the ruling is due", async () => {
    const orderId = await ruled();
    on.stage.clock.advance(2 * HOUR_MS);
    expect(await act(on.buyer, orderId, "second-look")).toMatchObject({
      error: "orderStateChanged",
    });
    await sweep(on);
    expect((await readOrder(on.buyer, orderId)).state).toBe("canceled");
  });
});

async function notReceived(): Promise<string> {
  const orderId = await paid();
  on.stage.clock.advance(10 * MINUTE_MS);
  expect((await act(on.merchant, orderId, "not-received")).code).toBe(0);
  await agent.call(claimAppeal, { orderId });
  return orderId;
}

describe("a buyer who does not answer", () => {
  const SILENCE: Rule = {
    ruling: "refund",
    reasonCode: "no-answer",
    note: "No answer by any channel.",
    triedChannels: ["chat", "email", "phone"],
  };

  test("is raised in the queue after an hour, and nothing moves", async () => {
    const orderId = await notReceived();
    const flag = async () => {
      const { data } = await agent.call(listAppeals, {});
      const listed: readonly { orderId: string; isProofOverdue: boolean }[] = data.list;
      return listed.find((one) => one.orderId === orderId)?.isProofOverdue;
    };
    on.stage.clock.advance(HOUR_MS - 1);
    expect(await flag()).toBe(false);
    on.stage.clock.advance(1);
    expect(await flag()).toBe(true);
    await sweep(on);
    expect(await readOrder(on.buyer, orderId)).toMatchObject({
      state: "paid",
      appeal: "open",
      nextIfNobodyActs: { outcome: "staff", at: null },
    });
    await on.buyer.call(addEvidence, { orderId, statement: "Here is my bank's receipt." });
    expect(await flag()).toBe(false);
    await actVerified(on, on.merchant, orderId, "release");
  });

  test("loses by silence after a day, after all channels, by two, and without a false claim", async () => {
    await on.stage.database.pool.query(`update trade_group set false_claims = '{}'`);
    const orderId = await notReceived();
    expect(await rule(agent, orderId, SILENCE)).toMatchObject({ error: "silenceTooEarly" });
    on.stage.clock.advance(24 * HOUR_MS);
    expect(await rule(agent, orderId, { ...SILENCE, triedChannels: ["chat"] })).toMatchObject({
      error: "badInput",
      data: { fields: [{ path: "triedChannels" }] },
    });
    await on.stage.publish();
    const { data } = await rule(agent, orderId, SILENCE);
    // However little it is worth.
    expect(data).toMatchObject({ hasPendingRuling: true, hasStandingRuling: false });
    const { version, pendingRuling } = data;
    const approved = await supervisor.call(approveRuling, {
      orderId,
      version,
      ruledAt: pendingRuling.at,
      note: "I tried too.",
      codes: codes(),
    });
    expect(approved.data).toMatchObject({ hasStandingRuling: true });
    on.stage.clock.advance(2 * HOUR_MS);
    await sweep(on);
    expect((await readOrder(on.buyer, orderId)).state).toBe("canceled");
    const { rows } = await on.stage.database.pool.query<{ claims: number }>(
      `select max(cardinality(false_claims)) as claims from trade_group`,
    );
    expect(rows).toEqual([{ claims: 0 }]);
  });
});
