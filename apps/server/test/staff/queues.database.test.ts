// Queues: what waits in them, for whom, in which order, and by which filters.
import { listCases, listQueues } from "@parley/contract/endpoints/staff/queues";
import { CASE_KINDS, CASE_RULES, type CaseKind } from "@parley/domain/staff/queue";
import { hasRight } from "@parley/domain/staff/staff-right";
import { describe, expect, test } from "vitest";
import { giveRole } from "../fixtures/demo-people.fixture.ts";
import { act } from "../fixtures/orders.fixture.ts";
import {
  agent,
  appealed,
  ada,
  cases,
  claim,
  colleague,
  done,
  idsOf,
  listOf,
  officer,
  on,
  query,
  stageQueues,
  supervisor,
  uidOf,
  workerOf,
} from "../stages/queues.fixture.ts";

const MINUTE = 60_000;

stageQueues();

const queuesOf = async (staff = agent) => (await done(staff.call(listQueues, {}))).data.list;
const countsOf = async (kind: CaseKind, staff = workerOf(kind)) =>
  (await queuesOf(staff)).find((queue: { kind: CaseKind }) => queue.kind === kind);

const known = () => [cases.appeals];
const pageOf = (page: number) => idsOf("appeals", { page, pageSize: 2 });

describe("a queue", () => {
  test.each(CASE_KINDS)("of %s lists its open case", async (kind) => {
    const { list, total } = await listOf(kind);
    expect(total).toBe(1);
    expect(list[0]).toMatchObject({
      kind,
      caseId: cases[kind],
      urgency: "inTime",
      claimedBy: null,
      isConflict: false,
      isRaised: false,
      notes: 0,
      dueAt: list[0].openedAt + CASE_RULES[kind].firstAnswerMs,
    });
  });

  test("says what a case is about", async () => {
    const { list: appeals } = await listOf("appeals");
    expect(appeals[0]).toMatchObject({
      subjects: ["crypto-not-received"],
      orderId: cases.appeals,
      crypto: "USDT",
      fiat: "EUR",
      people: [
        { uid: uidOf(on.buyer), role: "buyer", language: "en" },
        { uid: uidOf(on.merchant), role: "seller" },
      ],
      languages: ["en"],
    });
    expect(Number(appeals[0].worth)).toBeGreaterThan(50);
    const [flag] = (await listOf("flags")).list;
    expect(flag.subjects).toEqual(["shared-device", "too-fast"]);
    const [support] = (await listOf("support")).list;
    expect([support.subjects, support.people[0].uid]).toEqual([["login"], uidOf(ada)]);
    const [report] = (await listOf("reports")).list;
    expect(report.people.map(({ role }: { role: string }) => role)).toEqual([
      "reporter",
      "reported",
    ]);
    const [withdrawal] = (await listOf("withdrawals")).list;
    expect([withdrawal.crypto, withdrawal.quantity]).toEqual(["USDT", "100.00000000"]);
  });

  test.each(CASE_KINDS)("of %s is open to the roles with its right alone", async (kind) => {
    const staff = [
      ["agent", agent],
      ["supervisor", supervisor],
      ["compliance", officer],
    ] as const;
    for (const [role, browser] of staff) {
      const { error } = await browser.call(listCases, { kind });
      const isOpen = hasRight(role, CASE_RULES[kind].read);
      expect({ role, error }).toEqual({ role, error: isOpen ? undefined : "notAllowed" });
      const isListed = (await queuesOf(browser)).some((one: { kind: string }) => one.kind === kind);
      expect(isListed).toBe(isOpen);
    }
  });

  test("of lost factors is seen by an agent who may not work on it", async () => {
    expect((await countsOf("resets", agent)).canWork).toBe(false);
    expect((await claim("resets", agent)).error).toBe("notAllowed");
    expect((await countsOf("resets", officer)).canWork).toBe(true);
  });

  test("leaves conflicts of interest out, also of its numbers", async () => {
    const rows = await query("select id from app_user where uid = $1", [uidOf(agent)]);
    await query("update app_user set account_group = $2, master_id = $3 where uid = $1", [
      uidOf(ada),
      uidOf(agent),
      rows.rows[0].id,
    ]);
    expect(await idsOf("support")).toEqual([]);
    expect((await countsOf("support")).open).toBe(0);
    expect((await countsOf("support", supervisor)).open).toBe(1);
    await query("update app_user set account_group = uid, master_id = null where uid = $1", [
      uidOf(ada),
    ]);
  });
});

describe("the order of a queue", () => {
  test("is by due time, and raised cases are before all others", async () => {
    const first = cases.appeals;
    on.stage.clock.advance(MINUTE);
    const second = await appealed();
    expect(await idsOf("appeals")).toEqual([first, second]);
    // Claimed, the first is due for its ruling: a day, and not half an hour.
    await done(claim("appeals"));
    expect(await idsOf("appeals")).toEqual([second, first]);
    // The buyer was asked for proof, and the time for it is over.
    await query("update trade_order set not_received_at = $2, paid_at = $2 where id = $1", [
      first,
      new Date(on.stage.clock.now() - 61 * MINUTE),
    ]);
    const { list } = await listOf("appeals");
    expect(list.map(({ caseId }: { caseId: string }) => caseId)).toEqual([first, second]);
    expect([list[0].flags, list[0].isRaised]).toEqual([["proofOverdue"], true]);
    await query("update trade_order set not_received_at = null where id = $1", [first]);
    await act(on.buyer, second, "withdraw-appeal");
  });

  test("pages through all cases once, also when one is closed on the way", async () => {
    const more = [];
    for (let turn = 0; turn < 3; turn += 1) {
      on.stage.clock.advance(MINUTE);
      more.push(await appealed());
    }
    const all = [cases.appeals, ...more];
    expect([await pageOf(1), await pageOf(2), await pageOf(3)]).toEqual([
      all.slice(0, 2),
      all.slice(2),
      [],
    ]);
    // A claim changes the place of a case, and no page has a case of another page.
    await done(claim("appeals"));
    const pages = [...(await pageOf(1)), ...(await pageOf(2))];
    expect(pages).toEqual([...more, cases.appeals]);
    await act(on.buyer, more[0] ?? "", "withdraw-appeal");
    expect([...(await pageOf(1)), ...(await pageOf(2))]).toEqual([...more.slice(1), cases.appeals]);
    expect((await listOf("appeals")).total).toBe(3);
    for (const orderId of more.slice(1)) await act(on.buyer, orderId, "withdraw-appeal");
  });

  test("a ruling that waits for its time needs no one", async () => {
    const orderId = await appealed();
    const ruling = { kind: "release", effectAt: on.stage.clock.now() + MINUTE };
    await query("update trade_order set ruling = $2 where id = $1", [
      orderId,
      JSON.stringify({ ...ruling, effectAt: null }),
    ]);
    const waiting = (await listOf("appeals")).list.at(-1);
    expect([waiting.caseId, waiting.flags, waiting.isRaised]).toEqual([
      orderId,
      ["approval"],
      false,
    ]);
    await query(
      "update trade_order set ruling = $2, escalate_at = null, due_at = now() where id = $1",
      [orderId, JSON.stringify(ruling)],
    );
    expect(await idsOf("appeals")).not.toContain(orderId);
    await query("update trade_order set ruling = null, due_at = null where id = $1", [orderId]);
    await act(on.buyer, orderId, "withdraw-appeal");
  });
});

describe("numbers of a queue", () => {
  test("count what is open, unclaimed, the reader's and late", async () => {
    const before = await countsOf("withdrawals");
    expect(before).toMatchObject({ open: 1, unclaimed: 1, mine: 0, canWork: true });
    await done(claim("withdrawals"));
    expect(await countsOf("withdrawals")).toMatchObject({ open: 1, unclaimed: 0, mine: 1 });
    expect(await countsOf("withdrawals", supervisor)).toMatchObject({ unclaimed: 0, mine: 0 });
    const late = new Date(on.stage.clock.now() - 2 * 60 * MINUTE);
    await query("update withdrawal set requested_at = $1", [late]);
    expect(await countsOf("withdrawals")).toMatchObject({ late: 1 });
    await query("update withdrawal set requested_at = $1", [new Date(late.getTime() + 1_000)]);
    expect(await countsOf("withdrawals")).toMatchObject({ late: 0 });
  });
});

describe("a filter", () => {
  test("by claim", async () => {
    const byColleague = { claim: uidOf(colleague) };
    expect(await idsOf("appeals", { claim: "unclaimed" })).toEqual(known());
    expect(await idsOf("appeals", { claim: "mine" })).toEqual([]);
    await done(claim("appeals"));
    expect(await idsOf("appeals", { claim: "unclaimed" })).toEqual([]);
    expect(await idsOf("appeals", { claim: "mine" })).toEqual(known());
    expect(await idsOf("appeals", { claim: "mine" }, supervisor)).toEqual([]);
    expect(await idsOf("appeals", { claim: uidOf(agent) }, supervisor)).toEqual(known());
    expect(await idsOf("appeals", byColleague)).toEqual([]);
    expect(await idsOf("appeals", { claim: "999999999" })).toEqual([]);
  });

  test("by the language of one of the people", async () => {
    await query("update app_user set language = 'ja' where uid = $1", [uidOf(on.merchant)]);
    expect(await idsOf("appeals", { language: "ja" })).toEqual(known());
    expect((await listOf("appeals")).list[0].languages).toEqual(["en", "ja"]);
    expect(await idsOf("appeals", { language: "fr" })).toEqual([]);
    await query("update app_user set language = 'en' where uid = $1", [uidOf(on.merchant)]);
    // Of a support case, in which it was written.
    await query("update support_case set language = 'th'");
    expect(await idsOf("support", { language: "th" })).toEqual([cases.support]);
  });

  test("by payment method", async () => {
    const method = (await listOf("appeals")).list[0].payMethod;
    expect(await idsOf("appeals", { method })).toEqual(known());
    expect(await idsOf("appeals", { method: "pix" })).toEqual([]);
    expect(await idsOf("reports", { method })).toEqual([]);
  });

  test("by worth, to the cent", async () => {
    const { worth } = (await listOf("appeals")).list[0];
    expect(await idsOf("appeals", { minWorth: worth })).toEqual(known());
    expect(await idsOf("appeals", { minWorth: `${worth}1` })).toEqual([]);
    expect(await idsOf("support", { minWorth: "0" })).toEqual([]);
  });

  test("by urgency", async () => {
    const { openedAt } = (await listOf("appeals")).list[0];
    const urgencies = ["inTime", "soon", "late"] as const;
    const seen = async (ageMinutes: number) => {
      await query("update trade_order set appeal_opened_at = $2 where id = $1", [
        cases.appeals,
        new Date(on.stage.clock.now() - ageMinutes * MINUTE),
      ]);
      const found = [];
      for (const urgency of urgencies) {
        if ((await idsOf("appeals", { urgency })).length > 0) found.push(urgency);
      }
      expect((await listOf("appeals")).list[0].urgency).toBe(found[0]);
      return found;
    };
    expect(await seen(1)).toEqual(["inTime"]);
    expect(await seen(23)).toEqual(["soon"]);
    expect(await seen(30)).toEqual(["late"]);
    await query("update trade_order set appeal_opened_at = $2 where id = $1", [
      cases.appeals,
      new Date(openedAt),
    ]);
  });

  test("by exactly an id or a person", async () => {
    expect(await idsOf("appeals", { text: cases.appeals })).toEqual(known());
    expect(await idsOf("appeals", { text: cases.appeals.slice(0, -1) })).toEqual([]);
    expect(await idsOf("appeals", { text: uidOf(on.merchant) })).toEqual(known());
    expect(await idsOf("appeals", { text: uidOf(ada) })).toEqual([]);
    expect(await idsOf("appeals", { text: "999999999" })).toEqual([]);
    expect(await idsOf("support", { text: uidOf(ada) })).toEqual([cases.support]);
    expect((await agent.call(listCases, { kind: "appeals", text: "buyer" })).error).toBe(
      "badInput",
    );
  });

  test("several at once", async () => {
    const both = { claim: "unclaimed", text: uidOf(on.buyer) };
    expect(await idsOf("appeals", both)).toEqual(known());
    expect(await idsOf("appeals", { ...both, language: "fr" })).toEqual([]);
  });
});

test("staff is protected: an agent sees a colleague's case as one of another role", async () => {
  await giveRole(on.stage, ada, "agent");
  const [seen] = (await listOf("support")).list;
  expect([seen.caseId, seen.isConflict]).toEqual([cases.support, true]);
  expect((await claim("support")).error).toBe("staffProtected");
  expect((await listOf("support", {}, supervisor)).list[0].isConflict).toBe(false);
  await query("update app_user set staff_role = null where uid = $1", [uidOf(ada)]);
});
