// Claims of cases: one member of staff at a time, handed over and back, closed, noted and logged.
import { listNotifications } from "@parley/contract/endpoints/site/notifications";
import { querySupportCase } from "@parley/contract/endpoints/site/support";
import { getStaffSession } from "@parley/contract/endpoints/staff/door";
import { decideWithdrawal } from "@parley/contract/endpoints/staff/wallet-staff";
import { decideResetRequest, listStaffActions } from "@parley/contract/endpoints/staff/staff";
import {
  addCaseNote,
  closeCase,
  deleteSavedFilter,
  handBackCase,
  handOverCase,
  listCaseNotes,
  listSavedFilters,
  saveFilter,
} from "@parley/contract/endpoints/staff/queues";
import { toUserId } from "@parley/domain/ids";
import { CASE_KINDS, type CaseKind } from "@parley/domain/staff/queue";
import type { StaffRole } from "@parley/domain/staff/staff-right";
import { handBackCases } from "@parley/operations/staff/door/hand-back-cases";
import { beforeAll, describe, expect, test } from "vitest";
import { giveRole } from "../fixtures/demo-people.fixture.ts";
import type { TestBrowser } from "../fixtures/browser.fixture.ts";
import { createSecurePerson, type SecurePerson } from "../fixtures/security.fixture.ts";
import {
  ada,
  agent,
  cases,
  claim,
  codes,
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

stageQueues();

const NOTE = "The bank answers tomorrow.";
const nameOf = (kind: CaseKind) => ({ kind, caseId: cases[kind] });
const handOver = (kind: CaseKind, to: TestBrowser, staff = workerOf(kind)) =>
  staff.call(handOverCase, { ...nameOf(kind), to: uidOf(to), note: NOTE });
const handBack = (kind: CaseKind, staff = workerOf(kind)) => staff.call(handBackCase, nameOf(kind));
const holderOf = async (kind: CaseKind) => (await listOf(kind)).list[0].claimedBy?.uid ?? null;
const idOf = async (browser: TestBrowser) =>
  toUserId((await query("select id from app_user where uid = $1", [uidOf(browser)])).rows[0].id);

const close = (kind: "reports" | "flags", outcome: "noAction" | "offerTakenDown") =>
  agent.call(closeCase, {
    kind,
    caseId: cases[kind],
    outcome,
    reason: "a quarrel without a rule",
    codes: codes(),
  });
const save = (name: string, staff = agent, filters: object = { urgency: "late" }) =>
  staff.call(saveFilter, { kind: "appeals", name, filters });
const namesOf = async (staff = agent) =>
  (await staff.call(listSavedFilters, {})).data.list.map(({ name }: { name: string }) => name);

/** One of the same role, for the kinds of compliance too. */
async function colleagueOf(kind: CaseKind): Promise<TestBrowser> {
  const isCompliance = workerOf(kind) === officer;
  await giveRole(on.stage, colleague, isCompliance ? "compliance" : "agent");
  return colleague;
}

describe("a claim", () => {
  test.each(CASE_KINDS)("of %s is one member of staff's, of two at once", async (kind) => {
    const other = await colleagueOf(kind);
    const both = await Promise.all([claim(kind), claim(kind, other)]);
    const errors = both.map(({ error }) => error);
    expect(errors.filter((error) => error === undefined)).toHaveLength(1);
    expect(errors).toContain("caseTaken");
    const winner = errors[0] === undefined ? workerOf(kind) : other;
    expect(await holderOf(kind)).toBe(uidOf(winner));
    const [seen] = (await listOf(kind)).list;
    expect(seen.claimedBy.at).toBe(on.stage.clock.now());
    // The same one may ask again.
    expect((await claim(kind, winner)).code).toBe(0);
  });

  test("is taken over on purpose, with the right", async () => {
    await done(claim("withdrawals"));
    expect((await claim("withdrawals", colleague, { takeOver: true })).error).toBe("caseTaken");
    expect((await claim("withdrawals", supervisor)).error).toBe("caseTaken");
    expect((await claim("withdrawals", supervisor, { takeOver: true })).code).toBe(0);
    expect(await holderOf("withdrawals")).toBe(uidOf(supervisor));
  });

  test.each(["appeals", "withdrawals", "flags"] as const)("of no case of %s", async (kind) => {
    const answer = await agent.call(handBackCase, { kind, caseId: "7" });
    expect([answer.status, answer.error]).toEqual([404, "notFound"]);
  });

  test("of a colleague bars decisions, and ends with the own one", async () => {
    const { withdrawals: withdrawalId, resets: requestId } = cases;
    await done(claim("withdrawals"));
    const decision = { withdrawalId, outcome: "rejected", reason: "not the owner" } as const;
    const barred = await supervisor.call(decideWithdrawal, { ...decision, codes: codes() });
    expect([barred.status, barred.error]).toEqual([409, "caseTaken"]);
    await giveRole(on.stage, colleague, "compliance");
    await done(claim("resets"));
    const refusal = { requestId, outcome: "refused", reason: "not proved" } as const;
    const second = await colleague.call(decideResetRequest, { ...refusal, codes: codes() });
    expect(second.error).toBe("caseTaken");
    expect(await idsOf("withdrawals")).toEqual([withdrawalId]);
  });
});

describe("a case is handed back", () => {
  test.each(CASE_KINDS)("of %s by the one who has it", async (kind) => {
    const other = await colleagueOf(kind);
    expect((await handBack(kind)).error).toBe("caseNotYours");
    await done(claim(kind));
    // Compliance may take over, and so gives back what a colleague has.
    const byOther = workerOf(kind) === agent ? ["caseNotYours"] : [];
    const tried = workerOf(kind) === agent ? [(await handBack(kind, other)).error] : [];
    expect(tried).toEqual(byOther);
    expect((await done(handBack(kind))).data.claimedBy).toBeNull();
    expect((await claim(kind, other)).code).toBe(0);
  });

  test("with all others of one who leaves, and of that one alone", async () => {
    const kinds = ["appeals", "withdrawals", "reports", "flags", "support"] as const;
    for (const kind of kinds) await done(claim(kind));
    await done(claim("verification"));
    const { pool } = on.stage.database;
    const staffId = await idOf(agent);
    expect(await handBackCases(pool, staffId)).toBe(kinds.length);
    for (const kind of kinds) expect(await holderOf(kind)).toBeNull();
    expect(await holderOf("verification")).toBe(uidOf(officer));
    expect(await handBackCases(pool, staffId)).toBe(0);
  });
});

describe("a case is handed over", () => {
  test.each(CASE_KINDS)("of %s, with a note and a notification", async (kind) => {
    const other = await colleagueOf(kind);
    await done(claim(kind));
    const given = await done(handOver(kind, other));
    expect([given.data.claimedBy.uid, given.data.notes > 0]).toEqual([uidOf(other), true]);
    const { data } = await other.call(listCaseNotes, nameOf(kind));
    expect(data.list.at(-1)).toMatchObject({ text: NOTE, by: { uid: uidOf(workerOf(kind)) } });
    const { data: told } = await other.call(listNotifications, {});
    expect(told.list[0]).toMatchObject({ kind: "case-handed-over", path: null });
    expect((await handBack(kind, other)).code).toBe(0);
  });

  test("to one with the right alone", async () => {
    await giveRole(on.stage, colleague, "administrator");
    await done(claim("appeals"));
    for (const other of [officer, colleague, on.buyer, agent]) {
      expect((await handOver("appeals", other)).error).toBe("colleagueUnfit");
    }
    const unknown = { ...nameOf("appeals"), to: "999999999", note: NOTE };
    expect((await agent.call(handOverCase, unknown)).error).toBe("colleagueUnfit");
    expect(await holderOf("appeals")).toBe(uidOf(agent));
  });

  test("to one without a conflict of interest alone", async () => {
    await giveRole(on.stage, colleague, "agent");
    for (const uid of [uidOf(colleague), uidOf(on.merchant)]) {
      await query("select note_group_mark('payment_account', $1, $2, now())", [
        Buffer.alloc(32, "with the colleague"),
        uid,
      ]);
    }
    await done(claim("appeals"));
    expect((await handOver("appeals", colleague)).error).toBe("colleagueUnfit");
    await query("delete from group_link");
    expect((await handOver("appeals", colleague)).code).toBe(0);
  });

  test("by the one who has it, and not by others", async () => {
    await giveRole(on.stage, colleague, "agent");
    await done(claim("reports"));
    expect((await handOver("reports", supervisor, colleague)).error).toBe("caseNotYours");
    expect((await handOver("reports", colleague, supervisor)).code).toBe(0);
  });
});

describe("a member of staff with a passkey and no authenticator", () => {
  let zoe: SecurePerson;

  beforeAll(async () => {
    zoe = await createSecurePerson(on.stage, "zoe@example.org");
    await zoe.addPasskey();
  });

  test.each(CASE_KINDS)("works on %s", async (kind) => {
    const role: StaffRole = workerOf(kind) === officer ? "compliance" : "agent";
    await giveRole(on.stage, zoe.browser, role);
    const other = await colleagueOf(kind);
    const bound = await done(zoe.browser.call(getStaffSession, {}));
    expect(bound.data.factors).toEqual({ totp: false, passkey: true });
    await done(claim(kind, zoe.browser));
    await done(zoe.browser.call(addCaseNote, { ...nameOf(kind), text: NOTE }));
    await done(zoe.browser.call(listCaseNotes, nameOf(kind)));
    await done(handBack(kind, zoe.browser));
    await done(claim(kind, zoe.browser));
    expect((await done(handOver(kind, other, zoe.browser))).data.claimedBy.uid).toBe(uidOf(other));
  });

  test("and one without either sees and works on nothing", async () => {
    await giveRole(on.stage, ada, "agent");
    try {
      const answers = [
        await claim("support", ada),
        await ada.call(listCaseNotes, nameOf("reports")),
        await ada.call(addCaseNote, { ...nameOf("reports"), text: NOTE }),
      ];
      expect(answers.map(({ error }) => error)).toEqual(answers.map(() => "staffTwoFactorNeeded"));
    } finally {
      await query("update app_user set staff_role = null where uid = $1", [uidOf(ada)]);
    }
  });
});

describe("a report or a flagged trade", () => {
  test("is closed by the one who has claimed it, once", async () => {
    expect((await close("flags", "noAction")).error).toBe("caseNotYours");
    await done(claim("flags"));
    expect((await close("flags", "offerTakenDown")).error).toBe("badInput");
    expect((await close("flags", "noAction")).data).toMatchObject({ outcome: "noAction" });
    expect(await idsOf("flags")).toEqual([]);
    expect((await close("flags", "noAction")).error).toBe("caseDecided");
    expect((await claim("flags")).error).toBe("caseDecided");
    const { data } = await supervisor.call(listStaffActions, { pageSize: 5 });
    expect(data.list[0]).toMatchObject({
      action: "case.close",
      subject: `flags/${cases.flags}`,
      reason: "noAction: a quarrel without a rule",
    });
    await query("update trade_flag set closed_at = null, closed_by = null, outcome = null");
  });
});

describe("a note", () => {
  test("is read by staff with the right, never by users, and only grows", async () => {
    const text = "Seems to know the seller.";
    await done(agent.call(addCaseNote, { ...nameOf("support"), text }));
    const { data } = await supervisor.call(listCaseNotes, nameOf("support"));
    expect(data.list.at(-1)).toMatchObject({ text, by: { uid: uidOf(agent) } });
    expect((await officer.call(listCaseNotes, nameOf("support"))).error).toBe("notAllowed");
    expect((await ada.call(listCaseNotes, nameOf("support"))).error).toBe("notAllowed");
    const own = await done(ada.call(querySupportCase, { caseId: cases.support }));
    expect(JSON.stringify(own.data)).not.toContain(text);
    await expect(query("update case_note set text = 'other'")).rejects.toThrow("never changed");
    await expect(query("delete from case_note")).rejects.toThrow("never changed");
    const { data: log } = await supervisor.call(listStaffActions, { pageSize: 1 });
    expect(log.list[0]).toMatchObject({ action: "case.note" });
  });
});

describe("saved filters", () => {
  test("are the own ones, replaced by their name, and at most 20", async () => {
    const { data: first } = await done(save("Late"));
    const { data: again } = await done(save("Late", agent, { claim: "mine" }));
    expect([again.filterId, again.filters]).toEqual([first.filterId, { claim: "mine" }]);
    for (let count = 1; count < 20; count += 1) await done(save(`Filter ${count}`));
    expect((await save("One more")).error).toBe("savedFiltersFull");
    expect((await save("Late")).code).toBe(0);
    expect(await namesOf()).toHaveLength(20);
    expect(await namesOf(supervisor)).toEqual([]);
    const { filterId } = first;
    expect((await supervisor.call(deleteSavedFilter, { filterId })).error).toBe("notFound");
    expect((await agent.call(deleteSavedFilter, { filterId })).code).toBe(0);
    expect(await namesOf()).not.toContain("Late");
  });

  test("are of queues that the role sees, with filters that exist", async () => {
    const given = { kind: "verification", name: "All", filters: {} } as const;
    expect((await agent.call(saveFilter, given)).error).toBe("notAllowed");
    expect((await save("Odd", agent, { colour: "red" })).error).toBe("badInput");
  });
});

const refuseReset = (given: object) =>
  officer.call(decideResetRequest, {
    requestId: cases.resets,
    outcome: "refused",
    reason: "not proved",
    codes: given,
  });
const rejectWithdrawal = (given: object) =>
  agent.call(decideWithdrawal, {
    withdrawalId: cases.withdrawals,
    outcome: "rejected",
    reason: "not the owner",
    codes: given,
  });
/** A decision with a code, which opens ten minutes. */
const stepUp = async (staff: TestBrowser) => {
  await query(
    `update staff_session set step_up_until = $2 where session_id in (
       select session.id from session join app_user on app_user.id = session.user_id
       where app_user.uid = $1
     )`,
    [uidOf(staff), new Date(on.stage.clock.now() + 60_000)],
  );
};

describe("an earlier code", () => {
  test("counts for a claimed withdrawal and a claimed request, and for no other", async () => {
    await stepUp(agent);
    expect((await rejectWithdrawal({})).error).toBe("codesMissing");
    await done(claim("withdrawals"));
    expect((await rejectWithdrawal({})).code).toBe(0);
    await stepUp(officer);
    expect((await refuseReset({})).error).toBe("codesMissing");
    await done(claim("resets"));
    expect((await refuseReset({})).code).toBe(0);
  });
});
