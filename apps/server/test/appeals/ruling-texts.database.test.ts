// What each side reads of a ruling: its reason, the clause that it rests on, and what staff wrote to
// that side alone; and who has the case until when.
import { claimAppeal, getAppeal } from "@parley/contract/endpoints/staff/appeals";
import { setStaffName } from "@parley/contract/endpoints/staff/door";
import { listNotifications } from "@parley/contract/endpoints/site/notifications";
import { queryAppeal } from "@parley/contract/endpoints/trade/appeals";
import { queryChatMsg } from "@parley/contract/endpoints/trade/chat";
import { expect, test } from "vitest";
import { act, readOrder } from "../fixtures/orders.fixture.ts";
import {
  agent,
  appealed,
  on,
  rule,
  stageAppeals,
  supervisor,
  takeEffect,
} from "../stages/appeals.fixture.ts";

stageAppeals();

const TEXTS = {
  buyer: "Your receipt names another bank.",
  seller: "Your statement settles it, many thanks.",
};

async function claimed(): Promise<string> {
  const orderId = await appealed();
  expect((await agent.call(claimAppeal, { orderId })).code).toBe(0);
  return orderId;
}

test("each side reads its own text of a ruling, before and after it takes effect", async () => {
  const orderId = await claimed();
  const ruled = await rule(agent, orderId, { ruling: "refund", texts: TEXTS });
  expect(ruled.data.pendingRuling).toMatchObject({ texts: TEXTS });
  const sides = [
    [on.buyer, TEXTS.buyer, TEXTS.seller],
    [on.merchant, TEXTS.seller, TEXTS.buyer],
  ] as const;
  for (const [side, own, other] of sides) {
    const order = await readOrder(side, orderId);
    expect(order.standingRuling).toMatchObject({
      text: own,
      reasonCode: "payment-not-proved",
      clause: { number: "8.4", text: expect.stringContaining("what both sides have shown") },
    });
    expect(order.appliedRuling).toBeNull();
    const { data: chat } = await side.call(queryChatMsg, { orderId });
    const { data: notices } = await side.call(listNotifications, {});
    expect(JSON.stringify([order, chat, notices])).not.toContain(other);
  }
  await takeEffect();
  for (const [side, own, other] of sides) {
    const order = await readOrder(side, orderId);
    expect(order).toMatchObject({
      state: "canceled",
      standingRuling: null,
      appliedRuling: {
        ruling: "refund",
        reasonCode: "payment-not-proved",
        text: own,
        at: on.stage.clock.now(),
      },
    });
    expect(JSON.stringify(order)).not.toContain(other);
  }
});

test("a text to one side leaves the other with the reason alone", async () => {
  const orderId = await claimed();
  await rule(agent, orderId, { texts: { buyer: TEXTS.buyer } });
  expect((await readOrder(on.buyer, orderId)).standingRuling?.text).toBe(TEXTS.buyer);
  expect((await readOrder(on.merchant, orderId)).standingRuling?.text).toBeNull();
});

test("a ruling that a second look replaces is read no more", async () => {
  const orderId = await claimed();
  await rule(agent, orderId, { ruling: "refund", texts: TEXTS });
  expect((await act(on.buyer, orderId, "second-look")).code).toBe(0);
  expect((await supervisor.call(claimAppeal, { orderId })).code).toBe(0);
  await rule(supervisor, orderId, { ruling: "release" });
  await takeEffect();
  expect((await readOrder(on.buyer, orderId)).appliedRuling).toMatchObject({
    ruling: "release",
    reasonCode: "payment-proved",
    clause: { number: "6.2" },
    text: null,
  });
});

test("both sides read who has the case by the name for users, and until when", async () => {
  const orderId = await appealed();
  const { openedAt } = (await readOrder(on.buyer, orderId)).appealDetails ?? { openedAt: 0 };
  expect((await on.buyer.call(queryAppeal, { orderId })).data).toMatchObject({
    isInHand: false,
    staffName: null,
    dueAt: openedAt + 30 * 60_000,
    decisionDueAt: openedAt + 24 * 3_600_000,
  });
  await agent.call(claimAppeal, { orderId });
  expect((await agent.call(setStaffName, { staffName: "Noor" })).code).toBe(0);
  for (const side of [on.buyer, on.merchant]) {
    expect((await side.call(queryAppeal, { orderId })).data).toMatchObject({
      isInHand: true,
      staffName: "Noor",
      dueAt: openedAt + 24 * 3_600_000,
      decisionDueAt: openedAt + 24 * 3_600_000,
    });
  }
  await act(on.buyer, orderId, "withdraw-appeal");
  expect((await on.buyer.call(queryAppeal, { orderId })).data).toMatchObject({
    dueAt: null,
    decisionDueAt: null,
  });
});

test("a text that is too long is refused", async () => {
  const orderId = await claimed();
  const tooLong = { buyer: "x".repeat(501) };
  expect(await rule(agent, orderId, { texts: tooLong })).toMatchObject({ error: "badInput" });
  expect((await agent.call(getAppeal, { orderId })).data.pendingRuling).toBeNull();
});
