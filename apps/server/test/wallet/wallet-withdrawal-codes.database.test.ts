// The codes of a withdrawal: which are required, and that each counts once.
import { sendCode } from "@parley/contract/endpoints/identity/codes";
import { withdraw } from "@parley/contract/endpoints/wallet/wallet-chain";
import { describe, expect, test } from "vitest";
import { findLastCode, listMessages } from "../fixtures/browser.fixture.ts";
import {
  freshenRates,
  sealWithdrawal,
  USDT_OUT,
  withdrawCoins,
} from "../fixtures/wallet.fixture.ts";
import {
  ada,
  count,
  list,
  refused,
  stage,
  stageWithdrawals,
} from "../stages/withdrawals.fixture.ts";

stageWithdrawals();

const sendSealed = (command = "") => ada.browser.call(withdraw, { ...USDT_OUT, command });

describe("codes of withdrawals", () => {
  test("the same key withdraws once, with any sealed request", async () => {
    const extras = { idempotencyKey: `withdraw-${count}` };
    const first = await withdrawCoins(ada, {}, extras);
    // Not even a command that cannot be opened matters any more.
    const again = await ada.browser.call(withdraw, { ...USDT_OUT, command: "a.b.c.d.e" }, extras);
    expect(again.data).toEqual(first.data);
    expect(await list()).toHaveLength(1);
    const other = await ada.browser.call(
      withdraw,
      { ...USDT_OUT, amount: "50", command: "a.b.c.d.e" },
      extras,
    );
    expect(refused(other)).toEqual([409, "idempotencyMismatch", undefined]);
  });

  test("a sealed request counts once, for its content", async () => {
    stage.clock.advance(60_000);
    const command = await sealWithdrawal(ada, USDT_OUT);
    const more = await ada.browser.call(withdraw, { ...USDT_OUT, amount: "900", command });
    expect(refused(more)).toEqual([422, "commandInvalid", undefined]);
    expect((await ada.browser.call(withdraw, { ...USDT_OUT, command })).code).toBe(0);
    const replayed = await ada.browser.call(withdraw, { ...USDT_OUT, command });
    expect(refused(replayed)).toEqual([409, "commandReplayed", undefined]);
    expect(await list()).toHaveLength(1);
  });

  test("a code counts once, in any number of sealed requests", async () => {
    stage.clock.advance(60_000);
    const subject = USDT_OUT.address;
    const wish = { channel: "email", purpose: "withdraw", subject } as const;
    await ada.browser.call(sendCode, wish);
    const codes = { email: await findLastCode(stage, ada.email ?? "") };
    const seal = () => ada.seal({ action: "withdraw", subject, body: { ...USDT_OUT }, codes });
    const commands = [await seal(), await seal(), await seal()];
    const answers = await Promise.all([sendSealed(commands[0]), sendSealed(commands[1])]);
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
    expect((await sendSealed(commands[2])).error).toBe("codeExpired");
    expect(await list()).toHaveLength(1);
  });

  test("concurrent calls with one sealed request withdraw once", async () => {
    stage.clock.advance(60_000);
    const command = await sealWithdrawal(ada, USDT_OUT);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => ada.browser.call(withdraw, { ...USDT_OUT, command })),
    );
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
    expect(await list()).toHaveLength(1);
  });

  test("a code for one address is refused for another", async () => {
    stage.clock.advance(60_000);
    const wish = { channel: "email", purpose: "withdraw", subject: "elsewhere" } as const;
    await ada.browser.call(sendCode, wish);
    const messages = await listMessages(stage);
    const last = messages.at(-1)?.message;
    const email = last?.template === "code" ? last.code : "";
    const command = await ada.seal({
      action: "withdraw",
      subject: USDT_OUT.address,
      body: { ...USDT_OUT },
      codes: { email },
    });
    const answer = await ada.browser.call(withdraw, { ...USDT_OUT, command });
    expect(answer.error).toBe("codeExpired");
  });

  test("every bound factor is required", async () => {
    stage.clock.advance(60_000);
    await ada.setUpTotp();
    stage.clock.advance(60_000);
    const bare = await sealWithdrawal(ada, USDT_OUT);
    const missing = await ada.browser.call(withdraw, { ...USDT_OUT, command: bare });
    expect(refused(missing)).toEqual([422, "codesMissing", "codes.totp"]);
    stage.clock.advance(60_000);
    await freshenRates(stage);
    const command = await sealWithdrawal(ada, USDT_OUT, { totp: ada.totp() });
    expect((await ada.browser.call(withdraw, { ...USDT_OUT, command })).code).toBe(0);
  });

  test("a refused withdrawal consumes none", async () => {
    stage.clock.advance(60_000);
    const body = { ...USDT_OUT, amount: "999.5" };
    const command = await sealWithdrawal(ada, body);
    const short = await ada.browser.call(withdraw, { ...body, command });
    expect(short.error).toBe("insufficientBalance");
    await stage.database.pool.query(
      "update coin_network set withdraw_fee = 1000 where asset = 'USDT' and network = 'TRX'",
    );
    expect((await ada.browser.call(withdraw, { ...body, command })).code).toBe(0);
    await stage.database.pool.query(
      "update coin_network set withdraw_fee = 100000000 where asset = 'USDT' and network = 'TRX'",
    );
  });
});
