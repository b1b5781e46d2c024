// Rulings on large amounts, which a second member of staff has to approve.
import { approveRuling, askSide, claimAppeal } from "@parley/contract/endpoints/staff/appeals";
import { listStaffActions } from "@parley/contract/endpoints/staff/staff";
import { addEvidence } from "@parley/contract/endpoints/trade/appeals";
import { readAppealChat, writeInAppeal } from "@parley/contract/endpoints/staff/appeal-chat";
import type { EndpointReply } from "@parley/contract/endpoint";
import { handBackCase, handOverCase } from "@parley/contract/endpoints/staff/queues";
import { randomBytes, randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { ageAppointments, appoint } from "../fixtures/appointments.fixture.ts";
import type { TestBrowser } from "../fixtures/browser.fixture.ts";
import { giveRole } from "../fixtures/demo-people.fixture.ts";
import { act, actVerified, readOrder } from "../fixtures/orders.fixture.ts";
import {
  agent,
  appealed,
  codes,
  officer,
  on,
  rule,
  stageAppeals,
  supervisor,
  takeEffect,
} from "../stages/appeals.fixture.ts";

stageAppeals();

/** Where rulings on fifty dollars and more need a second. */
async function large(): Promise<string> {
  await on.stage.database.pool.query(
    `update trade_rule set second_ruling_from_cents = 5000 where name = 'site'`,
  );
  const orderId = await appealed();
  await agent.call(claimAppeal, { orderId });
  return orderId;
}

/** What the approving member of staff has seen. */
const seenIn = ({ orderId, version, pendingRuling }: EndpointReply<typeof approveRuling>) => ({
  orderId,
  version,
  ruledAt: pendingRuling?.at ?? 0,
});

/** While two members of staff share a payment account. */
async function linked(one: TestBrowser, other: TestBrowser, run: () => Promise<void>) {
  const { pool } = on.stage.database;
  const mark = randomBytes(32);
  for (const staff of [one, other]) {
    const values = [mark, staff.cookie("UID")];
    await pool.query("select note_group_mark('payment_account', $1, $2, now())", values);
  }
  await run();
  await pool.query("delete from group_link");
}

describe("a ruling on a large amount", () => {
  test("waits for a second member of staff", async () => {
    const orderId = await large();
    const proposed = await rule(agent, orderId, { ruling: "split", amount: "40" });
    expect(proposed.data).toMatchObject({
      state: "paid",
      pendingRuling: { ruling: "split", amount: "40.00000000" },
    });
    const approval = { ...seenIn(proposed.data), note: "I agree with it." };
    expect(await agent.call(approveRuling, { ...approval, codes: codes() })).toMatchObject({
      error: "notAllowed",
    });
    const approved = await supervisor.call(approveRuling, { ...approval, codes: codes() });
    // From the approval on, not from the ruling.
    const effectAt = on.stage.clock.now() + 2 * 3_600_000;
    expect(approved.data).toMatchObject({ state: "paid", pendingRuling: { effectAt } });
    await takeEffect();
    expect(await readOrder(on.buyer, orderId)).toMatchObject({ settledQuantity: "40.00000000" });
  });

  test("is in the log with its kind, amount and reason, also where another replaced it", async () => {
    const orderId = await large();
    await rule(agent, orderId, { ruling: "refund", reasonCode: "payment-not-proved" });
    const split = { ruling: "split", amount: "40", reasonCode: "wrong-amount" } as const;
    const { data: seen } = await rule(agent, orderId, split);
    const approval = { ...seenIn(seen), note: "I agree with it.", codes: codes() };
    expect((await supervisor.call(approveRuling, approval)).code).toBe(0);
    const { data: log } = await supervisor.call(listStaffActions, {});
    expect(log.list.slice(0, 3)).toMatchObject([
      {
        action: "appeal.approve",
        subject: orderId,
        reason: "split 40.00000000 USDT, wrong-amount: I agree with it.",
      },
      {
        action: "appeal.propose",
        subject: orderId,
        reason: expect.stringMatching(/^split 40\.00000000 USDT, wrong-amount: ./u),
      },
      {
        action: "appeal.propose",
        subject: orderId,
        reason: expect.stringMatching(/^refund, payment-not-proved: ./u),
      },
    ]);
    const { rows } = await on.stage.database.pool.query<{ readonly details: unknown }>(
      `select details from order_history where order_id = $1 and step = 'rule-split'`,
      [orderId],
    );
    expect(rows).toMatchObject([{ details: { reason: "wrong-amount", amount: "4000000000" } }]);
  });

  test("is not approved by staff who saw an earlier ruling", async () => {
    const orderId = await large();
    const { data: seen } = await rule(agent, orderId, { ruling: "refund" });
    on.stage.clock.advance(1_000);
    const { data: present } = await rule(agent, orderId, { ruling: "release" });
    const note = "I agree with it.";
    const late = { ...seenIn(seen), note, codes: codes() };
    expect(await supervisor.call(approveRuling, late)).toMatchObject({
      error: "orderStateChanged",
    });
    expect((await readOrder(on.buyer, orderId)).state).toBe("paid");
    const approved = await supervisor.call(approveRuling, {
      ...seenIn(present),
      note,
      codes: codes(),
    });
    expect(approved.data).toMatchObject({ pendingRuling: { ruling: "release" } });
    await takeEffect();
    expect((await readOrder(on.buyer, orderId)).state).toBe("completed");
  });

  test("is not approved, nor made, past evidence that was added meanwhile", async () => {
    const orderId = await large();
    const { data: seen } = await rule(agent, orderId, { ruling: "refund" });
    const { length: statements } = seen.statements;
    await on.buyer.call(addEvidence, { orderId, statement: "Here is the slip." });
    const approval = { ...seenIn(seen), note: "I agree with it." };
    const late = await supervisor.call(approveRuling, { ...approval, statements, codes: codes() });
    expect(late.error).toBe("orderStateChanged");
    expect((await rule(agent, orderId, { ruling: "refund", statements })).error).toBe(
      "orderStateChanged",
    );
    const read = { ...approval, statements: statements + 1, codes: codes() };
    expect((await supervisor.call(approveRuling, read)).code).toBe(0);
  });

  test("is read with its chat by staff who may approve it, and by no other colleague", async () => {
    const orderId = await large();
    const read = (staff: TestBrowser) => staff.call(readAppealChat, { orderId });
    expect((await read(supervisor)).error).toBe("caseNotYours");
    await rule(agent, orderId, { ruling: "refund" });
    expect((await read(supervisor)).data).toMatchObject({ canSend: false });
    const word = { orderId, kind: "text", text: "Me too", clientId: "1" } as const;
    expect((await supervisor.call(writeInAppeal, word)).error).toBe("caseNotYours");
    await actVerified(on, on.merchant, orderId, "release");
    expect((await read(supervisor)).error).toBe("caseNotYours");
  });

  test("is not shown by a call that is sent again once the case is a colleague's", async () => {
    const orderId = await large();
    const given = { orderId, side: "buyer", kind: "payment-proof", minutes: 60 } as const;
    const key = { idempotencyKey: randomUUID() };
    expect((await agent.call(askSide, given, key)).code).toBe(0);
    expect((await agent.call(askSide, given, key)).data.tasks).toHaveLength(1);
    await agent.call(handBackCase, { kind: "appeals", caseId: orderId });
    const again = await agent.call(askSide, given, key);
    expect(again).toMatchObject({ status: 403, error: "caseNotYours" });
    expect(JSON.stringify(again.data)).not.toContain("buyer");
    await actVerified(on, on.merchant, orderId, "release");
  });

  test("is not approved by its ruler", async () => {
    const orderId = await large();
    await supervisor.call(claimAppeal, { orderId, takeOver: true });
    const { data } = await rule(supervisor, orderId, {});
    const approval = { ...seenIn(data), note: "I agree with myself." };
    expect(await supervisor.call(approveRuling, { ...approval, codes: codes() })).toMatchObject({
      error: "rulingNeedsOther",
    });
    await actVerified(on, on.merchant, orderId, "release");
  });

  test("is not approved by an account that is linked with its ruler's", async () => {
    const orderId = await large();
    const { data } = await rule(agent, orderId, { ruling: "refund" });
    const approval = { ...seenIn(data), note: "Me again." };
    await linked(agent, supervisor, async () => {
      expect(await supervisor.call(approveRuling, { ...approval, codes: codes() })).toMatchObject({
        error: "rulingNeedsOther",
      });
    });
    expect((await supervisor.call(approveRuling, { ...approval, codes: codes() })).code).toBe(0);
    await takeEffect();
  });

  test("is looked at again by neither its ruler, nor who approved it, nor their second accounts", async () => {
    const orderId = await large();
    const { data } = await rule(agent, orderId, { ruling: "refund" });
    const approval = { ...seenIn(data), note: "I agree with it.", codes: codes() };
    expect((await supervisor.call(approveRuling, approval)).code).toBe(0);
    expect((await act(on.buyer, orderId, "second-look")).code).toBe(0);
    for (const staff of [agent, supervisor]) {
      const claimed = await staff.call(claimAppeal, { orderId, takeOver: true });
      expect(claimed.error).toBe("rulingNeedsOther");
    }
    await giveRole(on.stage, officer, "supervisor");
    await linked(supervisor, officer, async () => {
      expect((await officer.call(claimAppeal, { orderId })).error).toBe("rulingNeedsOther");
    });
    expect((await officer.call(claimAppeal, { orderId })).code).toBe(0);
    const uid = supervisor.cookie("UID") ?? "";
    const given = { kind: "appeals", caseId: orderId, to: uid, note: "Yours." } as const;
    expect((await officer.call(handOverCase, given)).error).toBe("colleagueUnfit");
    const again = await rule(officer, orderId, { ruling: "release" });
    const second = { ...seenIn(again.data), note: "Still right.", codes: codes() };
    expect((await supervisor.call(approveRuling, second)).error).toBe("rulingNeedsOther");
    await actVerified(on, on.merchant, orderId, "release");
    await giveRole(on.stage, officer, "compliance");
  });

  test("is not approved by one who has just appointed its ruler", async () => {
    const orderId = await large();
    const { data: seen } = await rule(agent, orderId, {});
    const approve = () =>
      supervisor.call(approveRuling, { ...seenIn(seen), note: "Fine.", codes: codes() });
    await appoint(on.stage, supervisor, agent);
    expect(await approve()).toMatchObject({ status: 403, error: "approverTooClose" });
    await ageAppointments(on.stage);
    expect((await approve()).code).toBe(0);
  });

  test("is void after any step of the order", async () => {
    const orderId = await large();
    const { data } = await rule(agent, orderId, { ruling: "refund" });
    await act(on.buyer, orderId, "propose-split", { amount: "10" });
    const approval = { ...seenIn(data), note: "I agree with it." };
    expect(await supervisor.call(approveRuling, { ...approval, codes: codes() })).toMatchObject({
      error: "noRulingPending",
    });
    expect((await readOrder(on.buyer, orderId)).state).toBe("paid");
    await actVerified(on, on.merchant, orderId, "release");
    await on.stage.database.pool.query(
      `update trade_rule set second_ruling_from_cents = 1000000 where name = 'site'`,
    );
  });
});
