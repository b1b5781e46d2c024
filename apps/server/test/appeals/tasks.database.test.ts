// What staff ask one side of an appeal for: with a deadline, answered by evidence, and raised in the
// queue where it is not.
import {
  askSide,
  claimAppeal,
  getAppeal,
  listAppeals,
  withdrawTask,
} from "@parley/contract/endpoints/staff/appeals";
import { listCases } from "@parley/contract/endpoints/staff/queues";
import { listNotifications } from "@parley/contract/endpoints/site/notifications";
import { listStaffActions } from "@parley/contract/endpoints/staff/staff";
import { addEvidence } from "@parley/contract/endpoints/trade/appeals";
import { describe, expect, test } from "vitest";
import { readMails } from "../fixtures/notifications.fixture.ts";
import { act, actVerified, readOrder, sweep } from "../fixtures/orders.fixture.ts";
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

interface Listed {
  readonly caseId: string;
  readonly flags: readonly string[];
}

const MINUTE_MS = 60_000;
const SECRET = "Which Ada sent it from the account ending 77?";

/** An appeal of the agent's. */
async function claimed(): Promise<string> {
  const orderId = await appealed();
  expect((await agent.call(claimAppeal, { orderId })).code).toBe(0);
  return orderId;
}

const asked = (change: Partial<Parameters<typeof agent.call<typeof askSide>>[1]> = {}) => ({
  side: "buyer" as const,
  kind: "question" as const,
  text: SECRET,
  minutes: 60,
  ...change,
});

async function ask(orderId: string, change: Parameters<typeof asked>[0] = {}) {
  const answer = await agent.call(askSide, { ...asked(change), orderId });
  expect(answer.code).toBe(0);
  return answer.data;
}

describe("a task", () => {
  test("is shown to the asked side with its deadline and what follows, and is mailed", async () => {
    const orderId = await claimed();
    await readMails(on.stage);
    const { version } = await readOrder(on.buyer, orderId);
    const { tasks } = await ask(orderId);
    const until = on.stage.clock.now() + 60 * MINUTE_MS;
    expect(tasks).toMatchObject([{ side: "buyer", kind: "question", text: SECRET, until }]);
    const order = await readOrder(on.buyer, orderId);
    expect(order).toMatchObject({
      version: version + 1,
      tasks: [{ kind: "question", text: SECRET, until, outcome: null, answeredAt: null }],
      nextIfNobodyActs: { at: until, outcome: "task", textKey: "order.next.task.own" },
    });
    expect(order.history.at(-1)).toMatchObject({ command: "set-task", by: "staff", side: "buyer" });
    const { data } = await on.buyer.call(listNotifications, { group: "appeals" });
    expect(data.list[0]).toMatchObject({ kind: "task-set" });
    const mails = await readMails(on.stage);
    expect(mails.map(({ subject }) => subject)).toEqual(["Customer service asks you for evidence"]);
    const { data: log } = await supervisor.call(listStaffActions, {});
    expect(log.list[0]).toMatchObject({ action: "appeal.ask", subject: orderId });
  });

  test("does not reveal its text to the other side, in no reply", async () => {
    const orderId = await claimed();
    await ask(orderId);
    const order = await readOrder(on.merchant, orderId);
    expect(order.tasks).toEqual([]);
    expect(order.nextIfNobodyActs).toMatchObject({ textKey: "order.next.task.other" });
    const { data: notices } = await on.merchant.call(listNotifications, {});
    expect(JSON.stringify([order, notices])).not.toContain("Ada");
  });

  test("is answered by evidence of its side, and not by the other's", async () => {
    const orderId = await claimed();
    await ask(orderId);
    await on.merchant.call(addEvidence, { orderId, statement: "Nothing has come." });
    expect((await readOrder(on.buyer, orderId)).tasks[0]?.outcome).toBeNull();
    await on.buyer.call(addEvidence, { orderId, statement: "From my own account." });
    const at = on.stage.clock.now();
    expect(await readOrder(on.buyer, orderId)).toMatchObject({
      tasks: [{ outcome: "answered", endedAt: at, answeredAt: at }],
      nextIfNobodyActs: { outcome: "staff", at: null },
    });
    on.stage.clock.advance(60 * MINUTE_MS);
    await sweep(on);
    const { data } = await agent.call(getAppeal, { orderId });
    expect(data).toMatchObject({ isTaskMissed: false, tasks: [{ outcome: "answered" }] });
  });

  test("without an answer ends at its deadline, moves no coins and raises the case", async () => {
    const first = await appealed();
    const orderId = await claimed();
    await ask(orderId);
    on.stage.clock.advance(60 * MINUTE_MS - 1);
    await sweep(on);
    expect((await readOrder(on.buyer, orderId)).tasks[0]?.outcome).toBeNull();
    await readMails(on.stage);
    on.stage.clock.advance(1);
    await sweep(on);
    const order = await readOrder(on.buyer, orderId);
    expect(order).toMatchObject({
      state: "paid",
      appeal: "open",
      tasks: [{ outcome: "unanswered", endedAt: on.stage.clock.now(), answeredAt: null }],
      nextIfNobodyActs: { outcome: "staff", at: null },
    });
    expect(order.history.at(-1)).toMatchObject({
      command: "miss-task",
      by: "clock",
      side: "buyer",
    });
    const mails = await readMails(on.stage);
    expect(mails.map(({ subject }) => subject)).toEqual(["The time to answer is over"]);
    const { data: queue } = await agent.call(listCases, { kind: "appeals" });
    const ids = queue.list.map((one: Listed) => one.caseId);
    expect(ids.indexOf(orderId)).toBeLessThan(ids.indexOf(first));
    expect(queue.list.find((one: Listed) => one.caseId === orderId)?.flags).toContain("taskMissed");
    const { data: appeals } = await agent.call(listAppeals, {});
    expect(
      appeals.list.find((one: { readonly orderId: string }) => one.orderId === orderId)
        ?.isTaskMissed,
    ).toBe(true);
    // The sweep does it once.
    await sweep(on);
    expect((await readOrder(on.buyer, orderId)).version).toBe(order.version);
    // Late is better than never: the case is not raised any more, and the record stays.
    await on.buyer.call(addEvidence, { orderId, statement: "I was asleep." });
    const { data } = await agent.call(getAppeal, { orderId });
    expect(data).toMatchObject({
      isTaskMissed: false,
      tasks: [{ outcome: "unanswered", answeredAt: on.stage.clock.now() }],
    });
  });

  test("is one at a time for each side", async () => {
    const orderId = await claimed();
    await ask(orderId);
    const again = await agent.call(askSide, { ...asked(), orderId });
    expect(again).toMatchObject({ status: 409, error: "taskOpen" });
    const { tasks } = await ask(orderId, { side: "seller", kind: "account-video" });
    expect(tasks.map((one: { readonly side: string }) => one.side)).toEqual(["buyer", "seller"]);
    expect((await readOrder(on.merchant, orderId)).tasks).toMatchObject([
      { kind: "account-video" },
    ]);
  });

  test("sent twice with one key is one task", async () => {
    const orderId = await claimed();
    const extras = { idempotencyKey: "one-task-of-this-case" };
    const both = [1, 2].map(() => agent.call(askSide, { ...asked(), orderId }, extras));
    for (const answer of await Promise.all(both)) expect(answer.data.tasks).toHaveLength(1);
  });

  test("is withdrawn by staff, and then neither missed nor answered", async () => {
    const orderId = await claimed();
    const [task] = (await ask(orderId)).tasks;
    const taskId = task?.taskId ?? "";
    expect(await agent.call(withdrawTask, { orderId, taskId: "1" })).toMatchObject({
      error: "taskUnknown",
    });
    const withdrawn = await agent.call(withdrawTask, { orderId, taskId });
    expect(withdrawn.data.tasks).toMatchObject([{ outcome: "withdrawn" }]);
    on.stage.clock.advance(60 * MINUTE_MS);
    await sweep(on);
    expect((await agent.call(getAppeal, { orderId })).data.isTaskMissed).toBe(false);
    expect((await readOrder(on.buyer, orderId)).nextIfNobodyActs).toMatchObject({
      outcome: "staff",
    });
  });

  test("is set by the member of staff with the case alone", async () => {
    const orderId = await claimed();
    expect(await supervisor.call(askSide, { ...asked(), orderId })).toMatchObject({
      error: "caseNotYours",
    });
    for (const person of [on.buyer, on.merchant]) {
      expect((await person.call(askSide, { ...asked(), orderId })).status).toBe(403);
    }
    expect((await readOrder(on.buyer, orderId)).tasks).toEqual([]);
  });

  test.each([
    { minutes: 9 },
    { minutes: 7 * 24 * 60 + 1 },
    { text: undefined },
    { text: "x".repeat(501) },
    { side: "system" },
    { kind: "money" },
  ])("is refused as %o", async (change) => {
    const orderId = await claimed();
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The wrong input is the test.
    const input = { ...asked(change as Parameters<typeof asked>[0]), orderId };
    expect(await agent.call(askSide, input)).toMatchObject({ error: "badInput" });
  });
});

describe("an open task ends", () => {
  test("with a ruling, after which none can be set", async () => {
    const orderId = await claimed();
    await ask(orderId);
    await rule(agent, orderId, {});
    const order = await readOrder(on.buyer, orderId);
    expect(order).toMatchObject({
      tasks: [{ outcome: "withdrawn" }],
      nextIfNobodyActs: { outcome: "ruling" },
    });
    expect(await agent.call(askSide, { ...asked(), orderId })).toMatchObject({
      error: "orderStateChanged",
    });
    await takeEffect();
    expect((await readOrder(on.buyer, orderId)).state).toBe("completed");
  });

  test("with a ruling that waits for approval, which no task voids", async () => {
    const orderId = await claimed();
    await ask(orderId);
    const { pool } = on.stage.database;
    const needSecondFrom = (cents: number) =>
      pool.query("update trade_rule set second_ruling_from_cents = $1 where name = 'site'", [
        cents,
      ]);
    const { rows } = await pool.query<{ cents: string }>(
      "select second_ruling_from_cents as cents from trade_rule where name = 'site'",
    );
    await needSecondFrom(1);
    await rule(agent, orderId, {});
    await needSecondFrom(Number(rows[0]?.cents));
    on.stage.clock.advance(60 * MINUTE_MS);
    await sweep(on);
    const { data } = await agent.call(getAppeal, { orderId });
    expect(data).toMatchObject({ hasPendingRuling: true, tasks: [{ outcome: "withdrawn" }] });
  });

  test.each(["withdrawn", "released"])("with an appeal that is %s", async (way) => {
    const orderId = await claimed();
    await ask(orderId);
    const ended =
      way === "withdrawn"
        ? await act(on.buyer, orderId, "withdraw-appeal")
        : await actVerified(on, on.merchant, orderId, "release");
    expect(ended.code).toBe(0);
    on.stage.clock.advance(60 * MINUTE_MS);
    await sweep(on);
    expect((await readOrder(on.buyer, orderId)).tasks).toMatchObject([{ outcome: "withdrawn" }]);
  });

  test("and what became of it is kept by the database", async () => {
    const orderId = await claimed();
    await ask(orderId);
    const { pool } = on.stage.database;
    for (const tasks of [
      "null",
      "'[]'::jsonb",
      "jsonb_set(tasks, '{0,until}', '1')",
      "jsonb_set(tasks, '{0,text}', '\"Nothing was asked.\"')",
    ]) {
      const change = pool.query(
        `update trade_order set tasks = ${tasks}, due_at = null where id = $1`,
        [orderId],
      );
      await expect(change).rejects.toThrow(/trade_order|tasks of an order/);
    }
    await on.buyer.call(addEvidence, { orderId, statement: "From my own account." });
    const change = pool.query(
      `update trade_order set tasks = jsonb_set(tasks, '{0,outcome}', '"unanswered"') where id = $1`,
      [orderId],
    );
    await expect(change).rejects.toThrow("tasks of an order are neither changed nor removed");
  });
});
