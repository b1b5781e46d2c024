// Withdrawals that wait for staff: who decides, with what, and what it does to the coins.
import { listStaffActions } from "@parley/contract/endpoints/staff/staff";
import {
  createSubUser,
  setSubUserPermissions,
} from "@parley/contract/endpoints/identity/sub-users";
import { transferFunds } from "@parley/contract/endpoints/wallet/wallet";
import { cancelWithdrawal, listWithdrawals } from "@parley/contract/endpoints/wallet/wallet-chain";
import {
  decideWithdrawal,
  getWithdrawalForStaff,
  listWithdrawalsForStaff,
} from "@parley/contract/endpoints/staff/wallet-staff";
import { expectCleanLedger } from "@parley/testing/auditor";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  listMessages,
  type Answer,
  type CallExtras,
  type TestBrowser,
} from "../fixtures/browser.fixture.ts";
import { ageAppointments, appoint } from "../fixtures/appointments.fixture.ts";
import {
  addDemoPeople,
  demoTotp,
  logInDemo,
  logInWithPassword,
} from "../fixtures/demo-people.fixture.ts";
import { createSecureStage, SecurePerson } from "../fixtures/security.fixture.ts";
import { callAsMaster } from "../fixtures/sub-users.fixture.ts";
import type { TestApp } from "../fixtures/test-app.fixture.ts";
import { createHolder, holdingOf, turnChain, withdrawCoins } from "../fixtures/wallet.fixture.ts";

const PASSWORD = "a long and quiet river";

let stage: TestApp;
let ada: SecurePerson;
let agent: TestBrowser;
let supervisor: TestBrowser;
let count = 0;

beforeAll(async () => {
  stage = await createSecureStage();
  await addDemoPeople(stage);
  await stage.publish();
  await stage.database.pool.query(
    "update withdrawal_rule set staff_from_cents = 20000, supervisor_from_cents = 40000",
  );
  agent = await logInDemo(stage, "agent");
  stage.clock.advance(60_000);
  supervisor = await logInDemo(stage, "supervisor");
});

afterAll(() => stage.close());

beforeEach(async () => {
  count += 1;
  stage.clock.advance(25 * 60 * 60_000);
  ada = await createHolder(stage, `ada${count}@example.org`, "1000");
});

afterEach(() => expectCleanLedger(stage.database.pool));

interface Decision {
  readonly outcome?: "approved" | "rejected";
  readonly totp?: string;
  readonly extras?: CallExtras;
}

function decide(
  browser: TestBrowser,
  withdrawalId: string,
  { outcome = "approved", totp = demoTotp(stage), extras = {} }: Decision = {},
): Promise<Answer> {
  const body = { withdrawalId, outcome, reason: "looked at it", codes: { totp } };
  return browser.call(decideWithdrawal, body, extras);
}

const stateOf = async (withdrawalId: string) => {
  const { data } = await ada.browser.call(listWithdrawals, {});
  return data.list.find((one: { withdrawalId: string }) => one.withdrawalId === withdrawalId)
    ?.state;
};

const ask = async (amount: string): Promise<string> => {
  const { data, error } = await withdrawCoins(ada, { amount });
  expect(error).toBeUndefined();
  return data.withdrawalId;
};

const signalsOf = async (withdrawalId: string) =>
  (await agent.call(getWithdrawalForStaff, { withdrawalId })).data.signals;

describe("a withdrawal and staff", () => {
  test("below the threshold waits for none, from it on for staff", async () => {
    expect(await stateOf(await ask("198.99"))).toBe("approved");
    expect(await stateOf(await ask("199"))).toBe("requested");
    expect(await turnChain(stage)).toMatchObject({ sent: 1 });
  });

  test("is in the queue until it is decided", async () => {
    const withdrawalId = await ask("199");
    const pending = await agent.call(listWithdrawalsForStaff, {});
    expect(pending.data.list.at(-1)).toMatchObject({
      withdrawalId,
      uid: ada.browser.cookie("UID"),
      usdValue: "200.00",
      needsSecond: false,
      firstApproval: null,
      sentUsd: "0.00",
      state: "requested",
    });
    const approved = await decide(agent, withdrawalId);
    expect(approved.data).toMatchObject({ withdrawalId, state: "approved" });
    expect(await turnChain(stage)).toMatchObject({ sent: 1 });
    const decided = await agent.call(listWithdrawalsForStaff, { status: "decided" });
    expect(decided.data.list[0]).toMatchObject({ withdrawalId, state: "sent", sentUsd: "200.00" });
    const log = await agent.call(listStaffActions, {});
    expect(log.data.list[0]).toMatchObject({
      action: "withdrawal.approve",
      uid: ada.browser.cookie("UID"),
      subject: withdrawalId,
      reason: "looked at it",
    });
  });

  test("that is rejected is returned, and the owner notified", async () => {
    const withdrawalId = await ask("300");
    const rejected = await decide(agent, withdrawalId, { outcome: "rejected" });
    expect(rejected.data).toMatchObject({ state: "canceled", endReason: "rejected" });
    expect(await holdingOf(ada.browser)).toEqual({
      available: "1000.00000000",
      inWithdrawal: "0.00000000",
    });
    const messages = await listMessages(stage);
    expect(messages.at(-1)).toMatchObject({
      to: ada.email,
      message: { template: "withdrawal-returned", amount: "300.00000000" },
    });
  });
});

describe("a withdrawal of great worth", () => {
  test("goes after two members of staff have approved it, the second with the right to it", async () => {
    const withdrawalId = await ask("399");
    const first = await decide(agent, withdrawalId);
    expect(first.data).toMatchObject({
      state: "requested",
      needsSecond: true,
      firstApproval: { uid: agent.cookie("UID"), at: stage.clock.now() },
    });
    expect(await turnChain(stage)).toMatchObject({ sent: 0 });
    const second = await decide(supervisor, withdrawalId);
    expect(second.data).toMatchObject({ withdrawalId, state: "approved" });
    expect(await turnChain(stage)).toMatchObject({ sent: 1 });
    const log = await agent.call(listStaffActions, { uid: ada.browser.cookie("UID") ?? "" });
    expect(log.data.list.map(({ action }: { action: string }) => action)).toEqual([
      "withdrawal.approve",
      "withdrawal.approveFirst",
    ]);
  });

  test("is not approved twice by one, not by two agents, and not by one in two tabs", async () => {
    const withdrawalId = await ask("399");
    const totp = demoTotp(stage);
    const tabs = await Promise.all([
      decide(supervisor, withdrawalId, { totp }),
      decide(supervisor, withdrawalId, { totp }),
    ]);
    expect(tabs.filter(({ code }) => code === 0)).toHaveLength(1);
    stage.clock.advance(60_000);
    expect(await decide(supervisor, withdrawalId)).toMatchObject({
      status: 403,
      error: "approvalNeedsOther",
    });
    expect(await decide(agent, withdrawalId)).toMatchObject({ status: 403, error: "notAllowed" });
    expect(await stateOf(withdrawalId)).toBe("requested");
    expect(await turnChain(stage)).toMatchObject({ sent: 0 });
  });

  test("is not approved by an account that is linked with the first one's", async () => {
    const withdrawalId = await ask("399");
    const { pool } = stage.database;
    expect((await decide(agent, withdrawalId)).code).toBe(0);
    for (const staff of [agent, supervisor]) {
      const values = [Buffer.alloc(32, "shared by two"), staff.cookie("UID")];
      await pool.query("select note_group_mark('payment_account', $1, $2, now())", values);
    }
    const refusal = await decide(supervisor, withdrawalId);
    await pool.query("delete from group_link");
    expect(refusal).toMatchObject({ status: 403, error: "approvalNeedsOther" });
    expect(await stateOf(withdrawalId)).toBe("requested");
    stage.clock.advance(60_000);
    expect((await decide(supervisor, withdrawalId)).code).toBe(0);
  });

  test("is not approved by two of whom one has just appointed the other", async () => {
    const withdrawalId = await ask("399");
    expect((await decide(agent, withdrawalId)).code).toBe(0);
    await appoint(stage, supervisor, agent);
    const refused = await decide(supervisor, withdrawalId);
    expect(refused).toMatchObject({ status: 403, error: "approverTooClose" });
    expect(await stateOf(withdrawalId)).toBe("requested");
    await ageAppointments(stage);
    expect((await decide(supervisor, withdrawalId)).code).toBe(0);
  });

  test("repeats the reply to a first approval that is sent again, also after the second", async () => {
    const withdrawalId = await ask("399");
    const extras = { idempotencyKey: `first-${count}` };
    expect((await decide(agent, withdrawalId, { extras })).code).toBe(0);
    expect((await decide(agent, withdrawalId, { extras, totp: "000000" })).code).toBe(0);
    expect((await decide(supervisor, withdrawalId)).code).toBe(0);
    const again = await decide(agent, withdrawalId, { extras, totp: "000000" });
    expect(again).toMatchObject({ code: 0, data: { state: "approved" } });
  });

  test("is rejected by one, before and after its first approval", async () => {
    const untouched = await ask("399");
    expect((await decide(agent, untouched, { outcome: "rejected" })).code).toBe(0);
    stage.clock.advance(60_000);
    const approved = await ask("399");
    expect((await decide(agent, approved)).code).toBe(0);
    expect((await decide(supervisor, approved, { outcome: "rejected" })).code).toBe(0);
    expect(await stateOf(approved)).toBe("canceled");
  });

  test("cannot be approved in the database without two people", async () => {
    const withdrawalId = await ask("399");
    const { pool } = stage.database;
    const approve = () =>
      pool.query("update withdrawal set state = 'approved' where id = $1", [withdrawalId]);
    await expect(approve()).rejects.toThrow("is approved by two");
    expect((await decide(agent, withdrawalId)).code).toBe(0);
    await expect(approve()).rejects.toThrow("is approved by two");
    const sign = "update withdrawal_approval set second_by = first_by, second_at = first_at";
    await expect(pool.query(`${sign} where withdrawal_id = $1`, [withdrawalId])).rejects.toThrow(
      "withdrawal_approval__two_people",
    );
    await expect(
      pool.query("delete from withdrawal_approval where withdrawal_id = $1", [withdrawalId]),
    ).rejects.toThrow("never changed or removed");
  });
});

describe("the signals of a withdrawal", () => {
  test("name what is unusual, and what is not any more", async () => {
    const first = await ask("199");
    // Withdrawals of the tests before went to the same address.
    const ofOthers = new Set(["sharedAddress"]);
    const ownSignalsOf = async (id: string) =>
      (await signalsOf(id)).filter((signal: string) => !ofOthers.has(signal));
    expect(await ownSignalsOf(first)).toEqual(["youngAccount", "newAddress", "newDevice"]);
    expect((await decide(agent, first)).code).toBe(0);
    await turnChain(stage);
    // The browser is no longer new, and the address known.
    stage.clock.advance(3 * 24 * 60 * 60_000);
    await stage.publish();
    const second = await ask("799");
    expect(await ownSignalsOf(second)).toEqual(["youngAccount", "emptiesWallet"]);
  });

  test("name another account that withdraws to the same address, and a bar", async () => {
    await ask("199");
    const ben = await createHolder(stage, `ben${count}@example.org`, "1000");
    const { data } = await withdrawCoins(ben, { amount: "199" });
    await stage.database.pool.query("update app_user set is_trading_frozen = true where uid = $1", [
      ben.browser.cookie("UID"),
    ]);
    const signals = await signalsOf(data.withdrawalId);
    expect(signals).toContain("sharedAddress");
    expect(signals).toContain("barred");
    await stage.database.pool.query(
      "update app_user set is_trading_frozen = false where uid = $1",
      [ben.browser.cookie("UID")],
    );
  });
});

describe("a decision of a withdrawal", () => {
  test("takes effect once, and repeats its reply", async () => {
    const withdrawalId = await ask("199");
    const extras = { idempotencyKey: `decide-${count}` };
    const first = await decide(agent, withdrawalId, { extras });
    const again = await decide(agent, withdrawalId, { extras, totp: "000000" });
    expect(again.data).toEqual(first.data);
    const other = await decide(agent, withdrawalId, { extras, outcome: "rejected" });
    expect(other.error).toBe("idempotencyMismatch");
    const late = await decide(supervisor, withdrawalId, { outcome: "rejected" });
    expect(late).toMatchObject({
      status: 409,
      error: "stateChanged",
      data: { withdrawal: { state: "approved" } },
    });
    const log = await agent.call(listStaffActions, { uid: ada.browser.cookie("UID") ?? "" });
    expect(log.data.total).toBe(1);
  });

  test("needs a right code, and one code decides once", async () => {
    const withdrawalId = await ask("199");
    const wrong = await decide(agent, withdrawalId, { totp: "000000" });
    expect(wrong).toMatchObject({ status: 422, error: "codeInvalid" });
    expect(await stateOf(withdrawalId)).toBe("requested");
    const totp = demoTotp(stage);
    const answers = await Promise.all([
      decide(agent, withdrawalId, { totp }),
      decide(agent, withdrawalId, { totp, outcome: "rejected" }),
    ]);
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
  });

  test("is refused when the owner was faster", async () => {
    const withdrawalId = await ask("199");
    await ada.browser.call(cancelWithdrawal, { withdrawalId });
    expect((await decide(agent, withdrawalId)).error).toBe("stateChanged");
  });

  test("waits while withdrawals to its network are switched off, which staff are shown", async () => {
    const withdrawalId = await ask("199");
    const turn = (isOn: boolean) =>
      stage.database.pool.query("update coin_network set can_withdraw = $1", [isOn]);
    expect(await signalsOf(withdrawalId)).not.toContain("networkOff");
    await turn(false);
    try {
      expect(await signalsOf(withdrawalId)).toContain("networkOff");
      expect((await decide(agent, withdrawalId)).code).toBe(0);
      expect(await turnChain(stage)).toMatchObject({ sent: 0 });
      expect(await stateOf(withdrawalId)).toBe("approved");
    } finally {
      await turn(true);
    }
    await turnChain(stage);
    expect(await stateOf(withdrawalId)).toBe("sent");
  });

  test("sends nothing during a block", async () => {
    const withdrawalId = await ask("199");
    const until = stage.clock.now() + 60_000;
    await stage.database.pool.query(
      "update app_user set withdrawals_blocked_until = $2 where uid = $1",
      [ada.browser.cookie("UID"), new Date(until)],
    );
    expect(await decide(agent, withdrawalId)).toMatchObject({
      status: 423,
      error: "withdrawalsBlocked",
      data: { blockedUntil: until },
    });
    expect(await turnChain(stage)).toMatchObject({ stopped: 1 });
    expect(await stateOf(withdrawalId)).toBe("canceled");
  });

  test("sends nothing of a sub-user that lost the permission, and can still reject it", async () => {
    const account = `desk${count}@example.org`;
    const made = await callAsMaster(stage, ada.browser, createSubUser, {
      account,
      password: PASSWORD,
      username: `queue-desk-${count}`,
      permissions: ["withdraw"],
    });
    const subUid = made.data.uid;
    // The day is over that a new one waits with it.
    await stage.database.pool.query(
      "update app_user set withdrawals_blocked_until = null where uid = $1",
      [subUid],
    );
    const funds = { asset: "USDT", from: "spot", to: "spot", amount: "500" } as const;
    await callAsMaster(stage, ada.browser, transferFunds, { ...funds, subUid, direction: "toSub" });
    const browser = await logInWithPassword(stage, account, PASSWORD);
    const sub = new SecurePerson(stage, browser, account);
    const { data } = await withdrawCoins(sub, { amount: "199" });
    await ada.browser.call(setSubUserPermissions, { subUid, permissions: [] });
    expect(await decide(agent, data.withdrawalId)).toMatchObject({
      status: 403,
      error: "subUserForbidden",
    });
    stage.clock.advance(60_000);
    const rejected = await decide(agent, data.withdrawalId, { outcome: "rejected" });
    expect(rejected.data).toMatchObject({ state: "canceled", endReason: "rejected" });
  });

  test("is for staff with an authenticator, and refused for withdrawals without approval", async () => {
    const withdrawalId = await ask("199");
    expect((await decide(ada.browser, withdrawalId)).error).toBe("notAllowed");
    const small = await ask("10");
    expect((await decide(agent, small)).error).toBe("notFound");
    expect((await decide(agent, "1")).error).toBe("notFound");
  });
});
