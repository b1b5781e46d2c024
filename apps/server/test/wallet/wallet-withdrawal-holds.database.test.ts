// What stops withdrawals: the limit of the account group, a revoked permission, and a hold.
import { toWithdrawalId } from "@parley/domain/ids";
import { userInfo } from "@parley/contract/endpoints/identity/account";
import { verifyUser } from "@parley/contract/endpoints/identity/gate";
import {
  createSubUser,
  setSubUserPermissions,
} from "@parley/contract/endpoints/identity/sub-users";
import { transferFunds } from "@parley/contract/endpoints/wallet/wallet";
import {
  cancelWithdrawal,
  listWithdrawals,
  quoteWithdrawal,
  withdraw,
  withdrawalStatus,
} from "@parley/contract/endpoints/wallet/wallet-chain";
import {
  findWithdrawal,
  listSendableWithdrawals,
  listBlockedWithdrawals,
} from "@parley/database/queries/wallet/withdrawal";
import { moveWithdrawalKind } from "@parley/operations/wallet/withdrawal/move-withdrawal";
import { requestWithdrawalKind } from "@parley/operations/wallet/withdrawal/request-withdrawal";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { listMessages } from "../fixtures/browser.fixture.ts";
import { logInWithPassword } from "../fixtures/demo-people.fixture.ts";
import { SecurePerson } from "../fixtures/security.fixture.ts";
import { callAsMaster } from "../fixtures/sub-users.fixture.ts";
import {
  holdingOf,
  sealWithdrawal,
  turnChain,
  USDT_OUT,
  withdrawCoins,
} from "../fixtures/wallet.fixture.ts";
import {
  ada,
  cancel,
  count,
  idOf,
  PASSWORD,
  prepareFor,
  setUser,
  stage,
  stageWithdrawals,
  statusOf,
} from "../stages/withdrawals.fixture.ts";

stageWithdrawals();

describe("the withdrawal limit of 24 hours", () => {
  beforeEach(async () => {
    await stage.database.pool.query("update withdrawal_rule set daily_limit_cents = 30000");
  });

  afterEach(async () => {
    await stage.database.pool.query("update withdrawal_rule set daily_limit_cents = 10000000");
  });

  test("counts pending and sent ones, not returned ones", async () => {
    const first = await withdrawCoins(ada, { amount: "99" });
    await turnChain(stage);
    const second = await withdrawCoins(ada, { amount: "99" });
    expect((await ada.browser.call(withdrawalStatus, {})).data).toEqual({
      canWithdraw: true,
      refusal: null,
      blockedUntil: null,
      dailyLimitUsd: "300.00",
      usedUsd: "200.00",
      remainingUsd: "100.00",
      remainingByAsset: expect.objectContaining({ USDT: "100.00000000" }),
    });
    expect((await withdrawCoins(ada, { amount: "99.01" })).error).toBe("withdrawalLimitReached");
    await cancel(second.data.withdrawalId);
    expect((await withdrawCoins(ada, { amount: "199" })).code).toBe(0);
    expect(first.code).toBe(0);
    stage.clock.advance(24 * 60 * 60_000);
    await stage.publish();
    expect((await ada.browser.call(withdrawalStatus, {})).data.usedUsd).toBe("0.00");
  });

  test("refuses the second of two in one batch", async () => {
    const { engine, clock, surfaces } = stage;
    const prepared = await prepareFor(ada);
    const userId = await idOf(ada.browser.cookie("UID"));
    const rule = { ...prepared.rule, dailyLimitCents: prepared.worthCents * 2n - 1n };
    const submit = () =>
      engine.submit(requestWithdrawalKind, {
        input: {
          ...prepared,
          rule,
          id: toWithdrawalId(surfaces.ids.next()),
          userId,
          groupId: userId,
          at: clock.now(),
        },
        identity: null,
      });
    const outcomes = await Promise.all([submit(), submit()]);
    expect(outcomes).toMatchObject([{ ok: true }, { ok: false, error: "withdrawalLimitReached" }]);
  });

  test("is the group's, and refuses the second of two concurrent ones", async () => {
    const made = await callAsMaster(stage, ada.browser, createSubUser, {
      account: `desk${count}@example.org`,
      password: PASSWORD,
      username: `wdesk-${count}`,
      permissions: ["withdraw"],
    });
    const subUid = made.data.uid;
    const spot = { asset: "USDT", from: "spot", to: "spot" } as const;
    await callAsMaster(stage, ada.browser, transferFunds, {
      ...spot,
      amount: "500",
      subUid,
      direction: "toSub",
    });
    const browser = await logInWithPassword(stage, `desk${count}@example.org`, PASSWORD);
    const sub = new SecurePerson(stage, browser, `desk${count}@example.org`);
    stage.clock.advance(60_000);
    const body = { ...USDT_OUT, amount: "199" };
    const soon = await sealWithdrawal(sub, body);
    // Who was only now allowed to withdraw alone waits a day.
    expect(await sub.browser.call(withdraw, { ...body, command: soon })).toMatchObject({
      status: 423,
      error: "withdrawalsBlocked",
    });
    await stage.database.pool.query(
      "update app_user set withdrawals_blocked_until = null where uid = $1",
      [subUid],
    );
    stage.clock.advance(60_000);
    const commands = [await sealWithdrawal(ada, body), await sealWithdrawal(sub, body)];
    const answers = await Promise.all([
      ada.browser.call(withdraw, { ...body, command: commands[0] ?? "" }),
      sub.browser.call(withdraw, { ...body, command: commands[1] ?? "" }),
    ]);
    expect(answers.map(({ error }) => error ?? "ok").toSorted()).toEqual([
      "ok",
      "withdrawalLimitReached",
    ]);
  });
});

describe("a sub-user that may not withdraw any more", () => {
  let sub: SecurePerson;
  let subUid: string;

  beforeEach(async () => {
    const account = `clerk${count}@example.org`;
    const made = await callAsMaster(stage, ada.browser, createSubUser, {
      account,
      password: PASSWORD,
      username: `clerk-${count}`,
      permissions: ["withdraw"],
    });
    subUid = made.data.uid;
    await setUser("withdrawals_blocked_until = null", subUid);
    const spot = { asset: "USDT", from: "spot", to: "spot" } as const;
    await callAsMaster(stage, ada.browser, transferFunds, {
      ...spot,
      amount: "500",
      subUid,
      direction: "toSub",
    });
    sub = new SecurePerson(stage, await logInWithPassword(stage, account, PASSWORD), account);
  });

  const forbid = () => ada.browser.call(setSubUserPermissions, { subUid, permissions: [] });

  test("gets pending withdrawals back, and none is sent", async () => {
    const { data } = await withdrawCoins(sub);
    expect((await forbid()).code).toBe(0);
    const withdrawal = await findWithdrawal(stage.database.pool, toWithdrawalId(data.withdrawalId));
    if (withdrawal === null) throw new Error("it was just made");
    // Whatever was read before.
    const sent = await stage.engine.submit(moveWithdrawalKind, {
      input: { withdrawal, scale: 8, step: "send", txid: null },
      identity: null,
    });
    expect(sent).toEqual({ ok: false, error: "subUserForbidden" });
    expect(await turnChain(stage)).toMatchObject({ stopped: 1, sent: 0 });
    const { list: own } = (await sub.browser.call(listWithdrawals, {})).data;
    expect(own).toMatchObject([{ state: "canceled", endReason: "block" }]);
    expect(await holdingOf(sub.browser)).toEqual({
      available: "500.00000000",
      inWithdrawal: "0.00000000",
    });
    expect((await listMessages(stage)).at(-1)).toMatchObject({
      to: sub.email,
      message: { template: "withdrawal-returned" },
    });
  });

  test("is not sent anything by a worker that cancels nothing", async () => {
    await withdrawCoins(sub);
    await forbid();
    const now = new Date(stage.clock.now());
    expect(await listSendableWithdrawals(stage.database.pool, now, 10)).toEqual([]);
    await setUser("permissions = '{withdraw}'", subUid);
    expect(await listSendableWithdrawals(stage.database.pool, now, 10)).toHaveLength(1);
    expect(await listBlockedWithdrawals(stage.database.pool, now, 10)).toEqual([]);
  });

  test("may still cancel it", async () => {
    const { data } = await withdrawCoins(sub);
    await forbid();
    const back = await sub.browser.call(cancelWithdrawal, { withdrawalId: data.withdrawalId });
    expect(back.data).toMatchObject({ state: "canceled", endReason: "user" });
  });
});

describe("under a hold", () => {
  test("the wallet shows no coins as withdrawable, also for sub-users of a held user", async () => {
    const account = `aide${count}@example.org`;
    const made = await callAsMaster(stage, ada.browser, createSubUser, {
      account,
      password: PASSWORD,
      username: `deputy-${count}`,
      permissions: ["withdraw"],
    });
    await setUser("withdrawals_blocked_until = null", made.data.uid);
    const sub = new SecurePerson(stage, await logInWithPassword(stage, account, PASSWORD), account);
    expect(await statusOf(sub)).toMatchObject({ canWithdraw: true, refusal: null });
    const until = stage.clock.now() + 60_000;
    await setUser(`held_until = to_timestamp(${until / 1_000})`);
    for (const person of [ada, sub]) {
      expect(await statusOf(person)).toMatchObject({
        canWithdraw: false,
        refusal: "tradingFrozen",
      });
      expect((await person.browser.call(userInfo, {})).data.freeze).toBe(true);
      expect((await person.browser.call(verifyUser, {})).data.missing).toContain("unfrozen");
      const quoted = await person.browser.call(quoteWithdrawal, USDT_OUT);
      expect(quoted).toMatchObject({ status: 423, error: "tradingFrozen" });
    }
    stage.clock.advance(60_000);
    for (const person of [ada, sub]) {
      expect(await statusOf(person)).toMatchObject({ canWithdraw: true });
      expect((await person.browser.call(userInfo, {})).data.freeze).toBe(false);
      expect((await person.browser.call(verifyUser, {})).data.missing).not.toContain("unfrozen");
    }
  });
});
