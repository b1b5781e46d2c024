// Figures of customer service, the search of the log of staff, and what is noted of it each day.
import { claimAppeal, ruleAppeal } from "@parley/contract/endpoints/staff/appeals";
import {
  downloadServiceFigures,
  downloadStaffLog,
  getServiceFigures,
  getStaffLogHead,
} from "@parley/contract/endpoints/staff/figures";
import { closeCase } from "@parley/contract/endpoints/staff/queues";
import { listStaffActions } from "@parley/contract/endpoints/staff/staff";
import { noteLogDay } from "@parley/operations/staff/log/note-log-day";
import { beforeAll, describe, expect, test } from "vitest";
import { giveRole } from "../fixtures/demo-people.fixture.ts";
import { readMails } from "../fixtures/notifications.fixture.ts";
import { freshenRates } from "../fixtures/wallet.fixture.ts";
import {
  agent,
  cases,
  claim,
  codes,
  colleague,
  done,
  listOf,
  on,
  stageQueues,
  supervisor,
  uidOf,
} from "../stages/queues.fixture.ts";

stageQueues();

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const today = () => new Date(on.stage.clock.now()).toISOString().slice(0, 10);
const figures = async (days: object = {}) =>
  (await done(supervisor.call(getServiceFigures, days))).data;
const search = async (asked: object) =>
  (await done(agent.call(listStaffActions, { pageSize: 50, ...asked }))).data.list.map(
    ({ action }: { action: string }) => action,
  );

let openedAt = 0;
let claimedAt = 0;
let ruledAt = 0;

beforeAll(async () => {
  const { clock } = on.stage;
  openedAt = (await listOf("appeals")).list[0].openedAt;
  clock.advance(10 * MINUTE);
  claimedAt = clock.now();
  await done(agent.call(claimAppeal, { orderId: cases.appeals }));
  clock.advance(5 * MINUTE);
  const ruling = {
    orderId: cases.appeals,
    ruling: "release",
    reasonCode: "payment-proved",
    note: "The bank statement shows it.",
    codes: codes(),
  } as const;
  // A ruling on coins without a price would wait for a second member of staff.
  await freshenRates(on.stage);
  ruledAt = clock.now();
  await done(agent.call(ruleAppeal, ruling));
  await done(claim("reports"));
  await done(
    agent.call(closeCase, {
      kind: "reports",
      caseId: cases.reports,
      outcome: "noAction",
      reason: "A quarrel, =1+1 of words.",
      codes: codes(),
    }),
  );
});

describe("figures", () => {
  test("say how long the answer and the ruling took, why, and by which method", async () => {
    const found = await figures();
    expect(found).toMatchObject({
      to: today(),
      appeals: {
        opened: 1,
        answered: 1,
        ruled: 1,
        answerMs: claimedAt - openedAt,
        rulingMs: ruledAt - openedAt,
      },
      reasons: [{ name: "crypto-not-received", count: 1 }],
      rulings: { ruled: 1, contested: 0, overturned: 0 },
    });
    expect(found.methods).toHaveLength(1);
    expect(found.days).toHaveLength(30);
    expect(found.days.at(-1)).toMatchObject({ day: today(), opened: 1, ruled: 1 });
    expect(found.days[0]).toMatchObject({ opened: 0, answerMs: null });
  });

  test("count what is open now and was decided, by kind", async () => {
    const { kinds } = await figures();
    const byKind = Object.fromEntries(
      kinds.map(({ kind, open, decided }: { kind: string; open: number; decided: number }) => [
        kind,
        [open, decided],
      ]),
    );
    expect(byKind).toEqual({
      appeals: [0, 1],
      verification: [1, 0],
      resets: [1, 0],
      withdrawals: [1, 0],
      reports: [0, 1],
      flags: [1, 0],
      support: [1, 0],
    });
  });

  test("name the work of each member of staff", async () => {
    const { workload } = await figures();
    expect(workload).toEqual([
      {
        uid: uidOf(agent),
        username: expect.any(String),
        claims: 2,
        decisions: 2,
        searches: 0,
        refusedSearches: 0,
      },
    ]);
  });

  test("are of the days that are asked for, and of a year at most", async () => {
    const before = new Date(on.stage.clock.now() - DAY).toISOString().slice(0, 10);
    const found = await figures({ from: before, to: before });
    expect(found).toMatchObject({ from: before, to: before, appeals: { opened: 0 }, workload: [] });
    expect(found.days).toHaveLength(1);
    for (const days of [{ from: "2024-01-01" }, { from: today(), to: before }]) {
      const refused = await supervisor.call(getServiceFigures, days);
      expect([refused.status, refused.error]).toEqual([400, "badInput"]);
    }
  });

  test("are there as a file", async () => {
    const { data, response } = await done(supervisor.call(downloadServiceFigures, {}));
    expect(response.headers["content-type"]).toBe("text/csv; charset=utf-8");
    expect(data.split("\r\n")).toContain(`appeals,answerMs,${claimedAt - openedAt}`);
    expect(data).toContain("appeals by reason,crypto-not-received,1");
  });
});

describe("the log of staff", () => {
  test("is searched by who, what, about what, why and when", async () => {
    expect(await search({ by: uidOf(agent), action: "appeal" })).toEqual([
      "appeal.rule",
      "appeal.claim",
    ]);
    expect(await search({ action: "appeal.rule" })).toEqual(["appeal.rule"]);
    expect(await search({ subject: cases.appeals, action: "appeal.claim" })).toHaveLength(1);
    expect(await search({ text: "QUARREL" })).toEqual(["case.close"]);
    expect(await search({ text: "quarrel%" })).toEqual([]);
    expect(await search({ by: uidOf(supervisor) })).toEqual([]);
    expect(await search({ by: "999999999" })).toEqual([]);
    expect(await search({ from: today(), action: "case" })).not.toEqual([]);
    const yesterday = new Date(on.stage.clock.now() - DAY).toISOString().slice(0, 10);
    expect(await search({ to: yesterday })).toEqual([]);
  });

  test("refuses what is no action", async () => {
    const refused = await agent.call(listStaffActions, { action: "appeal.%" });
    expect(refused.error).toBe("badInput");
  });

  test("is there as a file", async () => {
    const { data } = await done(agent.call(downloadStaffLog, { action: "case.close" }));
    expect(data).toContain('"noAction: A quarrel, =1+1 of words."');
    expect(data.trim().split("\r\n")).toHaveLength(2);
  });

  test("its end is noted once a day and mailed to administrators", async () => {
    const { stage } = on;
    const parts = { ...stage.surfaces, pool: stage.database.pool, clock: stage.clock };
    await giveRole(stage, colleague, "administrator");
    expect(await noteLogDay(parts)).toBe(2);
    expect(await noteLogDay(parts)).toBe(0);
    const head = (await done(agent.call(getStaffLogHead, {}))).data;
    expect(head.days).toEqual([
      { day: today(), number: head.number, hash: head.hash, notedAt: stage.clock.now() },
    ]);
    const mails = await readMails(stage);
    const told = mails.filter(({ text }) => text.includes(head.hash)).map(({ to }) => to);
    expect(new Set(told)).toEqual(
      new Set(["administrator@parley.test", "administrator2@parley.test"]),
    );
    expect(told).toHaveLength(2);
    stage.clock.advance(DAY);
    expect(await noteLogDay(parts)).toBe(2);
  });
});
