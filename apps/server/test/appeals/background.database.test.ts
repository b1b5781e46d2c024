// What staff compare an appeal with: earlier endings, what both sides share, and rulings alike.
import {
  claimAppeal,
  getAppealBackground,
  ruleAppeal,
} from "@parley/contract/endpoints/staff/appeals";
import { expect, test } from "vitest";
import { act, placeOrder, publishOffer, resetCancels, sweep } from "../fixtures/orders.fixture.ts";
import { agent, codes, on, stageAppeals, supervisor } from "../stages/appeals.fixture.ts";

stageAppeals();

const HOUR_MS = 60 * 60_000;

type Reason = "other" | "crypto-not-received";

async function appealed(reason: Reason = "other"): Promise<string> {
  await resetCancels(on);
  const { orderId } = await placeOrder(on, await publishOffer(on));
  await act(on.buyer, orderId, "pay");
  await act(on.buyer, orderId, "appeal", { reason, statement: "Nothing came." });
  expect((await agent.call(claimAppeal, { orderId })).code).toBe(0);
  return orderId;
}

async function ruled(ruling: "release" | "refund", reason?: Reason): Promise<string> {
  const orderId = await appealed(reason);
  const answer = await agent.call(ruleAppeal, {
    orderId,
    ruling,
    reasonCode: ruling === "release" ? "payment-proved" : "wrong-amount",
    note: "What the bank shows.",
    codes: codes(),
  });
  expect(answer.code).toBe(0);
  on.stage.clock.advance(2 * HOUR_MS);
  await sweep(on);
  return orderId;
}

const read = async (orderId: string, staff = agent) =>
  (await staff.call(getAppealBackground, { orderId })).data;

test("the background of an appeal says how earlier ones ended, for whom, and why", async () => {
  const released = await ruled("release");
  const refunded = await ruled("refund");
  await ruled("refund", "crypto-not-received");
  const orderId = await appealed();
  const { buyer, seller, alike, shared } = await read(orderId);
  expect(buyer).toMatchObject({ disputes: { won: 1, lost: 2, split: 0 }, isFrozen: false });
  expect(seller).toMatchObject({ disputes: { won: 2, lost: 1, split: 0 }, falseClaims: 0 });
  // Of the same reason alone, the latest first, and not itself.
  expect(alike).toMatchObject([
    { orderId: refunded, ruling: "refund", reasonCode: "wrong-amount", isContested: false },
    { orderId: released, ruling: "release", reasonCode: "payment-proved", isContested: false },
  ]);
  expect(alike).toHaveLength(2);
  // People of the stage log in from one address.
  expect(shared).toContain("address");
});

test("it opens to the member of staff with the case and to those who approve rulings", async () => {
  const orderId = await appealed();
  expect((await supervisor.call(getAppealBackground, { orderId })).code).toBe(0);
  await on.stage.database.pool.query(
    "update trade_order set case_staff_id = (select id from app_user where uid = $2) where id = $1",
    [orderId, supervisor.cookie("UID")],
  );
  expect(await agent.call(getAppealBackground, { orderId })).toMatchObject({
    status: 403,
    error: "caseNotYours",
  });
  expect((await on.buyer.call(getAppealBackground, { orderId })).error).toBe("notAllowed");
});
