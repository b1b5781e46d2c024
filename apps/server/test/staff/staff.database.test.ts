// The staff's desk: acts on accounts, with which code, and what stays in the log. Which role may call
// what is in staff-rights.database.test.ts.
import { userInfo } from "@parley/contract/endpoints/identity/account";
import { checkBroker, verifyUser } from "@parley/contract/endpoints/identity/gate";
import { getKycCase } from "@parley/contract/endpoints/identity/kyc";
import {
  freezeUser,
  holdUser,
  getUserForStaff,
  listStaffActions,
  setBroker,
  setTraderStatus,
} from "@parley/contract/endpoints/staff/staff";
import { listNotifications } from "@parley/contract/endpoints/site/notifications";
import { beforeAll, describe, expect, test } from "vitest";
import type { TestBrowser } from "../fixtures/browser.fixture.ts";
import { logInDemo } from "../fixtures/demo-people.fixture.ts";
import { readMails } from "../fixtures/notifications.fixture.ts";
import {
  ada,
  agent,
  approve,
  caseId,
  claim,
  codes,
  logOf,
  officer,
  stage,
  stageKycCases,
  supervisor,
  uidOf,
} from "../stages/kyc-cases.fixture.ts";

stageKycCases();

let buyer: TestBrowser;

beforeAll(async () => {
  buyer = await logInDemo(stage, "buyer");
});

describe("staff without an authenticator", () => {
  test("see nothing confidential and decide nothing", async () => {
    await claim(officer);
    await stage.database.pool.query(
      "update authenticator set confirmed_at = null where user_id = (select id from app_user where uid = $1)",
      [uidOf(officer)],
    );
    const refused = [
      await claim(officer),
      await officer.call(getKycCase, { caseId }),
      await approve(officer),
      await officer.call(freezeUser, {
        uid: uidOf(ada),
        isFrozen: true,
        reason: "because",
        codes: codes(),
      }),
    ];
    const file = await fetchFile(officer, `/api/admin/kyc/${caseId}/file/1`);
    await stage.database.pool.query(
      "update authenticator set confirmed_at = begun_at where user_id = (select id from app_user where uid = $1)",
      [uidOf(officer)],
    );
    expect(refused.map(({ status, error }) => [status, error])).toEqual(
      refused.map(() => [403, "staffTwoFactorNeeded"]),
    );
    expect(file.json()).toMatchObject({ error: "staffTwoFactorNeeded" });
  });
});

describe("an account, for staff,", () => {
  const reason = "asked for by mail";
  const trader = (browser: TestBrowser, uid: string) =>
    browser.call(setTraderStatus, { uid, traderStatus: "active", reason, codes: codes() });
  const broker = (browser: TestBrowser, uid: string, brokerName: string | null) =>
    browser.call(setBroker, { uid, brokerName, reason, codes: codes() });
  const freeze = (browser: TestBrowser, uid: string, isFrozen: boolean) =>
    browser.call(freezeUser, { uid, isFrozen, reason, codes: codes() });
  const hold = (browser: TestBrowser, uid: string, until: number | null) =>
    browser.call(holdUser, { uid, until, reason, codes: codes() });

  test("is shown masked", async () => {
    const { data } = await agent.call(getUserForStaff, { uid: uidOf(ada) });
    expect(data).toMatchObject({
      uid: uidOf(ada),
      email: expect.stringMatching(/^ada\*\*\*@example\.org$/),
      phone: null,
      isAdmin: true,
      kycStatus: "pending",
      broker: null,
      staffRole: null,
    });
    expect(await agent.call(getUserForStaff, { uid: "100000000" })).toMatchObject({
      status: 404,
    });
  });

  test("is frozen by an agent and freed by others", async () => {
    expect((await freeze(agent, uidOf(ada), true)).code).toBe(0);
    expect((await freeze(agent, uidOf(ada), false)).error).toBe("notAllowed");
    expect((await freeze(supervisor, uidOf(ada), false)).code).toBe(0);
  });

  test("becomes a trader by a supervisor only", async () => {
    expect(await trader(agent, uidOf(ada))).toMatchObject({ status: 403, error: "notAllowed" });
    expect((await trader(supervisor, uidOf(ada))).data).toMatchObject({ traderStatus: "active" });
    expect((await ada.call(userInfo, {})).data.traderStatus).toBe("active");
  });

  test("becomes a broker by a supervisor only, which can be undone", async () => {
    const none = { isBroker: false, brokerId: null, brokerName: null };
    expect((await ada.call(checkBroker, {})).data).toEqual(none);
    expect(await broker(agent, uidOf(ada), "Ada & Co")).toMatchObject({ error: "notAllowed" });
    expect((await broker(supervisor, uidOf(ada), "Ada & Co")).code).toBe(0);
    expect((await ada.call(checkBroker, {})).data).toEqual({
      isBroker: true,
      brokerId: uidOf(ada),
      brokerName: "Ada & Co",
    });
    stage.clock.advance(60_000);
    await broker(supervisor, uidOf(ada), null);
    expect((await ada.call(checkBroker, {})).data).toEqual(none);
  });

  test("is frozen by any staff, and cannot trade until that is lifted", async () => {
    expect((await buyer.call(verifyUser, {})).data.canTrade).toBe(true);
    expect((await freeze(agent, uidOf(buyer), true)).data.isFrozen).toBe(true);
    expect((await buyer.call(userInfo, {})).data.freeze).toBe(true);
    stage.clock.advance(60_000);
    expect((await freeze(agent, uidOf(buyer), true)).code).toBe(0);
    expect((await buyer.call(verifyUser, {})).data).toMatchObject({
      canTrade: false,
      missing: ["unfrozen"],
    });
    stage.clock.advance(60_000);
    await freeze(supervisor, uidOf(buyer), false);
    expect((await buyer.call(verifyUser, {})).data.canTrade).toBe(true);
    const { list } = (await buyer.call(listNotifications, { group: "security" })).data;
    expect(list.slice(0, 2)).toMatchObject([
      { kind: "trading-restored", title: "You can trade again" },
      { kind: "trading-frozen", text: expect.stringMatching(/^Customer service has frozen/) },
    ]);
    expect(list.filter(({ kind }: { kind: string }) => kind === "trading-frozen")).toHaveLength(1);
    const subjects = (await readMails(stage)).map(({ subject }) => subject);
    expect(subjects).toEqual(
      expect.arrayContaining(["Trading is frozen for your account", "You can trade again"]),
    );
  });

  test("is held by compliance for a while, and notified of it and of its end", async () => {
    const until = stage.clock.now() + 60 * 60_000;
    expect((await hold(officer, uidOf(buyer), until)).data.heldUntil).toBe(until);
    expect((await buyer.call(verifyUser, {})).data).toMatchObject({
      canTrade: false,
      missing: ["unfrozen"],
    });
    stage.clock.advance(60_000);
    // Repeating it sends no notification again, and a freeze set and lifted meanwhile opens
    // nothing.
    expect((await hold(officer, uidOf(buyer), until)).code).toBe(0);
    stage.clock.advance(60_000);
    await freeze(agent, uidOf(buyer), true);
    stage.clock.advance(60_000);
    await freeze(supervisor, uidOf(buyer), false);
    stage.clock.advance(60_000);
    expect((await hold(officer, uidOf(buyer), null)).data.heldUntil).toBeNull();
    const { list } = (await buyer.call(listNotifications, { group: "security" })).data;
    const start = list.findIndex(({ text }: { text: string }) => /on hold until/.test(text));
    expect(list.slice(0, start + 1)).toMatchObject([
      { kind: "trading-restored" },
      { kind: "trading-frozen", text: expect.stringMatching(/^Customer service has frozen/) },
      { kind: "trading-frozen", text: expect.stringMatching(/until \w+ \d+, 2026/) },
    ]);
    expect((await buyer.call(verifyUser, {})).data.canTrade).toBe(true);
  });

  test("of one's own, or one that does not exist, cannot be acted on", async () => {
    expect(await trader(supervisor, uidOf(supervisor))).toMatchObject({
      error: "conflictOfInterest",
    });
    expect(await freeze(agent, uidOf(agent), false)).toMatchObject({ error: "conflictOfInterest" });
    expect(await freeze(agent, "100000000", true)).toMatchObject({ status: 404 });
  });

  test("needs a code and a reason for every act", async () => {
    const uid = uidOf(ada);
    const without = await agent.call(freezeUser, { uid, isFrozen: true, reason, codes: {} });
    expect(without.error).toBe("codesMissing");
    const silent = { uid, isFrozen: true, reason: " ", codes: codes() };
    expect((await agent.call(freezeUser, silent)).error).toBe("badInput");
  });
});

describe("the log of staff", () => {
  test("records who did what to whom and why, reads included, and cannot be edited", async () => {
    await claim(officer);
    const { data } = await officer.call(getKycCase, { caseId });
    await fetchFile(officer, data.files[1].url);
    await approve(officer);
    const actions = await logOf(ada);
    expect(
      actions.map(({ action, subject, reason }: Record<string, string>) => [
        action,
        subject,
        reason,
      ]),
    ).toEqual([
      ["kyc.approve", caseId, "as in the passport"],
      ["kyc.openFile", `${caseId}/${data.files[1].fileId}`, ""],
      ["kyc.open", caseId, ""],
      ["kyc.claim", caseId, ""],
    ]);
    expect(actions[0]).toMatchObject({
      by: { uid: uidOf(officer), username: "demo-compliance" },
      uid: uidOf(ada),
      at: stage.clock.now(),
    });
    await expect(stage.database.pool.query("delete from staff_action")).rejects.toThrow(
      /only grows/,
    );
  });

  test("is empty for an account that does not exist", async () => {
    const { data } = await agent.call(listStaffActions, { uid: "100000000" });
    expect(data).toMatchObject({ list: [], total: 0 });
  });
});

async function fetchFile(browser: TestBrowser, url: string) {
  const cookie = [...browser.cookies].map(([name, { value }]) => `${name}=${value}`).join("; ");
  return stage.app.inject({ method: "GET", url, headers: { cookie } });
}
