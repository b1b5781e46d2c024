// The block of withdrawals after a security change.
import { toWithdrawalId } from "@parley/domain/ids";
import {
  forgotPassword,
  logIn,
  resetPassword,
  verifyLogIn,
} from "@parley/contract/endpoints/identity/account";
import { sendCode } from "@parley/contract/endpoints/identity/codes";
import { createSubUser } from "@parley/contract/endpoints/identity/sub-users";
import { transferFunds } from "@parley/contract/endpoints/wallet/wallet";
import {
  listWithdrawals,
  withdraw,
  withdrawalStatus,
} from "@parley/contract/endpoints/wallet/wallet-chain";
import { findWithdrawal } from "@parley/database/queries/wallet/withdrawal";
import { totpCodeAt } from "@parley/operations/identity/security/totp.fixture";
import { moveWithdrawalKind } from "@parley/operations/wallet/withdrawal/move-withdrawal";
import { requestWithdrawalKind } from "@parley/operations/wallet/withdrawal/request-withdrawal";
import { describe, expect, test } from "vitest";
import {
  findLastCode,
  listMessages,
  TestBrowser,
  type Answer,
} from "../fixtures/browser.fixture.ts";
import { logInWithPassword } from "../fixtures/demo-people.fixture.ts";
import { SecurePerson } from "../fixtures/security.fixture.ts";
import { callAsMaster } from "../fixtures/sub-users.fixture.ts";
import {
  freshenRates,
  holdingOf,
  sealWithdrawal,
  turnChain,
  USDT_OUT,
  withdrawCoins,
} from "../fixtures/wallet.fixture.ts";
import {
  ada,
  count,
  idOf,
  list,
  PASSWORD,
  prepareFor,
  quote,
  setUser,
  stage,
  stageWithdrawals,
  statusOf,
} from "../stages/withdrawals.fixture.ts";

stageWithdrawals();

/** Sets a new password with a code that was sent, and logs in with it. */
async function resetPasswordOf(account: string): Promise<TestBrowser> {
  const browser = new TestBrowser(stage, "127.0.0.1");
  expect((await browser.call(forgotPassword, { account })).code).toBe(0);
  const code = await findLastCode(stage, account);
  const password = "another long and quiet river";
  expect((await browser.call(resetPassword, { account, code, password })).code).toBe(0);
  return logInWithPassword(stage, account, password);
}

const laterTotp = () => totpCodeAt(ada.secret, stage.clock.now() + 60_000);

describe("after a security change withdrawals are blocked:", () => {
  test("none is sent for 24 hours, and pending ones are returned", async () => {
    await ada.bind("phone", `+4915112349${100 + count}`);
    const { data } = await withdrawCoinsWithPhone();
    stage.clock.advance(60_000);
    const codes = await ada.codes("unbind-phone", "email", "phone");
    const unbound = await ada.unbind("phone", codes);
    const blockedUntil = unbound.data.withdrawalsBlockedUntil;
    expect(await quote({})).toMatchObject({
      status: 423,
      error: "withdrawalsBlocked",
      data: { blockedUntil },
    });
    expect((await ada.browser.call(withdrawalStatus, {})).data).toMatchObject({
      canWithdraw: false,
      refusal: "withdrawalsBlocked",
      blockedUntil,
    });
    expect(await turnChain(stage)).toMatchObject({ stopped: 1, sent: 0 });
    expect(await list()).toMatchObject([
      { withdrawalId: data.withdrawalId, state: "canceled", endReason: "block" },
    ]);
    expect(await holdingOf(ada.browser)).toEqual({
      available: "1000.00000000",
      inWithdrawal: "0.00000000",
    });
    stage.clock.advance(blockedUntil - stage.clock.now());
    await stage.publish();
    expect((await withdrawCoins(ada)).code).toBe(0);
  });

  test("a user of the master's authenticator waits when it is removed", async () => {
    await ada.setUpTotp();
    const account = `desk${count}@example.org`;
    const made = await callAsMaster(stage, ada.browser, createSubUser, {
      account,
      password: PASSWORD,
      username: `mdesk-${count}`,
      permissions: ["withdraw"],
      useAdminTwoFactor: true,
    });
    const spot = { asset: "USDT", from: "spot", to: "spot" } as const;
    const handed = { ...spot, amount: "500", subUid: made.data.uid, direction: "toSub" } as const;
    expect((await callAsMaster(stage, ada.browser, transferFunds, handed)).code).toBe(0);
    const browser = new TestBrowser(stage, "127.0.0.1");
    const { data } = await browser.call(logIn, { account, password: PASSWORD });
    await browser.call(verifyLogIn, { ticket: data.ticket, codes: { totp: ada.totp() } });
    const desk = new SecurePerson(stage, browser, account);
    const withdrawNow = async (more: { readonly totp?: string }) => {
      stage.clock.advance(60_000);
      await freshenRates(stage);
      const command = await sealWithdrawal(desk, USDT_OUT, more);
      return browser.call(withdraw, { ...USDT_OUT, command });
    };
    expect((await withdrawNow({})).error).toBe("codesMissing");
    expect((await withdrawNow({ totp: laterTotp() })).code).toBe(0);
    const codes = await ada.codes("totp-remove", "email");
    const removed = await ada.removeTotp({ ...codes, totp: ada.totp() });
    const blockedUntil = removed.data.withdrawalsBlockedUntil;
    expect(blockedUntil).toBe(stage.clock.now() + 24 * 60 * 60_000);
    expect(await withdrawNow({})).toMatchObject({
      status: 423,
      error: "withdrawalsBlocked",
      data: { blockedUntil },
    });
    stage.clock.advance(blockedUntil - stage.clock.now());
    await stage.publish();
    expect((await withdrawNow({})).code).toBe(0);
  });

  test("a sub-user of a master without an authenticator waits though it names the master's", async () => {
    const account = `desk${count}@example.org`;
    await callAsMaster(stage, ada.browser, createSubUser, {
      account,
      password: PASSWORD,
      username: `ndesk-${count}`,
      permissions: ["withdraw"],
      useAdminTwoFactor: true,
    });
    const desk = await logInWithPassword(stage, account, PASSWORD);
    expect((await desk.call(withdrawalStatus, {})).data).toMatchObject({
      canWithdraw: false,
      refusal: "withdrawalsBlocked",
    });
  });

  test("a password reset blocks for 24 hours, says until when, and returns pending ones", async () => {
    const { data } = await withdrawCoins(ada);
    const account = ada.email ?? "";
    const browser = await resetPasswordOf(account);
    const blockedUntil = stage.clock.now() + 24 * 60 * 60_000;
    expect((await browser.call(withdrawalStatus, {})).data).toMatchObject({
      canWithdraw: false,
      refusal: "withdrawalsBlocked",
      blockedUntil,
    });
    const told = (await listMessages(stage)).flatMap(({ to, message }) =>
      to === account && message.template === "security-changed" ? [message] : [],
    );
    expect(told.at(-1)).toMatchObject({
      change: "password-reset",
      withdrawalsBlockedUntil: blockedUntil,
    });
    expect(await turnChain(stage)).toMatchObject({ stopped: 1, sent: 0 });
    expect((await browser.call(listWithdrawals, {})).data.list).toMatchObject([
      { withdrawalId: data.withdrawalId, state: "canceled", endReason: "block" },
    ]);
    stage.clock.advance(blockedUntil - stage.clock.now());
    expect((await browser.call(withdrawalStatus, {})).data).toMatchObject({ canWithdraw: true });
  });

  test("a sub-user's password reset blocks the withdrawals of the whole group", async () => {
    const account = `rdesk${count}@example.org`;
    await callAsMaster(stage, ada.browser, createSubUser, {
      account,
      password: PASSWORD,
      username: `rdesk-${count}`,
      permissions: [],
      useAdminTwoFactor: false,
    });
    await logInWithPassword(stage, account, PASSWORD);
    expect((await statusOf(ada)).canWithdraw).toBe(true);
    stage.clock.advance(60_000);
    await resetPasswordOf(account);
    expect(await statusOf(ada)).toMatchObject({
      canWithdraw: false,
      refusal: "withdrawalsBlocked",
      blockedUntil: stage.clock.now() + 24 * 60 * 60_000,
    });
  });

  test("the locked rows decide, whatever was read before", async () => {
    const { data } = await withdrawCoins(ada);
    const { pool } = stage.database;
    const withdrawal = await findWithdrawal(pool, toWithdrawalId(data.withdrawalId));
    if (withdrawal === null) throw new Error("it was just made");
    const submit = (step: "send" | "block") =>
      stage.engine.submit(moveWithdrawalKind, {
        input: { withdrawal, scale: 8, step, txid: null },
        identity: null,
      });
    expect(await submit("block")).toMatchObject({ ok: false, error: "stateChanged" });
    const until = stage.clock.now() + 60_000;
    await setUser(`withdrawals_blocked_until = to_timestamp(${until / 1_000})`);
    expect(await submit("send")).toMatchObject({
      ok: false,
      error: "withdrawalsBlocked",
      data: { blockedUntil: until },
    });
    await setUser("withdrawals_blocked_until = null, is_trading_frozen = true");
    expect(await submit("send")).toMatchObject({ ok: false, error: "tradingFrozen" });
    await setUser("is_trading_frozen = false");
    expect(await submit("send")).toMatchObject({ ok: true, reply: { state: "sending" } });
  });

  test("a request prepared before is refused too", async () => {
    const { database, engine, clock, surfaces } = stage;
    const prepared = await prepareFor(ada);
    const until = clock.now() + 60_000;
    await setUser(`withdrawals_blocked_until = to_timestamp(${until / 1_000})`);
    const userId = await idOf(ada.browser.cookie("UID"));
    const outcome = await engine.submit(requestWithdrawalKind, {
      input: {
        ...prepared,
        id: toWithdrawalId(surfaces.ids.next()),
        userId,
        groupId: userId,
        at: clock.now(),
      },
      identity: null,
    });
    expect(outcome).toMatchObject({ ok: false, error: "withdrawalsBlocked", blockedUntil: until });
    const { rowCount } = await database.pool.query("select from withdrawal where user_id = $1", [
      userId,
    ]);
    expect(rowCount).toBe(0);
  });
});

/** With a phone bound, its code is required as well. */
async function withdrawCoinsWithPhone(): Promise<Answer> {
  stage.clock.advance(60_000);
  const codes: Record<string, string> = {};
  for (const channel of ["email", "phone"] as const) {
    const wish = { channel, purpose: "withdraw", subject: USDT_OUT.address } as const;
    await ada.browser.call(sendCode, wish);
    const messages = await listMessages(stage);
    const last = messages.at(-1)?.message;
    codes[channel] = last?.template === "code" ? last.code : "";
  }
  const body = { ...USDT_OUT };
  const command = await ada.seal({ action: "withdraw", subject: body.address, body, codes });
  return ada.browser.call(withdraw, { ...body, command });
}
