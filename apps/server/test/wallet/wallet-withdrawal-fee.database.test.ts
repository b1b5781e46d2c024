// A withdrawal pays the fee that its form has shown, or is refused with the fee of now.
import { sendCode } from "@parley/contract/endpoints/identity/codes";
import { withdraw } from "@parley/contract/endpoints/wallet/wallet-chain";
import { afterEach, describe, expect, test } from "vitest";
import { findLastCode } from "../fixtures/browser.fixture.ts";
import { freshenRates, holdingOf, USDT_OUT } from "../fixtures/wallet.fixture.ts";
import {
  ada,
  count,
  list,
  quote,
  refused,
  stage,
  stageWithdrawals,
} from "../stages/withdrawals.fixture.ts";

stageWithdrawals();

const setFee = (atoms: string) =>
  stage.database.pool.query(
    "update coin_network set withdraw_fee = $1 where asset = 'USDT' and network = 'TRX'",
    [atoms],
  );

afterEach(() => setFee("100000000"));

/** One code by mail, and requests that are sealed with it. */
async function confirm() {
  stage.clock.advance(60_000);
  await freshenRates(stage);
  const subject = USDT_OUT.address;
  await ada.browser.call(sendCode, { channel: "email", purpose: "withdraw", subject });
  const codes = { email: await findLastCode(stage, ada.email ?? "") };
  return async (fee: string | null, idempotencyKey: string) => {
    const body = { ...USDT_OUT, ...(fee === null ? {} : { expect: { fee } }) };
    const command = await ada.seal({ action: "withdraw", subject, body, codes });
    return ada.browser.call(
      withdraw,
      { ...body, command },
      { idempotencyKey, headers: { language: "de" } },
    );
  };
}

describe("the fee that a withdrawal expects", () => {
  test("is paid where it is still the fee, also in another writing", async () => {
    const send = await confirm();
    const { fee } = (await quote({})).data;
    expect(fee).toBe("1.00000000");
    const made = await send("1.0", `fee-${count}`);
    expect(made.data).toMatchObject({ fee: "1.00000000", total: "101.00000000" });
  });

  test("is refused after a change, with the fee of now, before a code is used up", async () => {
    const send = await confirm();
    const { fee } = (await quote({})).data;
    await setFee("250000000");
    const changed = await send(fee, `fee-${count}`);
    expect(refused(changed)).toEqual([409, "withdrawalFeeChanged", undefined]);
    expect(changed.message).toContain(" 2,5 USDT");
    expect(changed.message).toContain("Netzwerkgebühr");
    expect(changed.data.quote).toEqual({
      amount: "100.00000000",
      fee: "2.50000000",
      total: "102.50000000",
    });
    expect(await list()).toHaveLength(0);
    expect(await holdingOf(ada.browser)).toEqual({
      available: "1000.00000000",
      inWithdrawal: "0.00000000",
    });
    // A lower fee is another fee too.
    await setFee("50000000");
    expect((await send("2.5", `fee-${count}`)).error).toBe("withdrawalFeeChanged");
    // The same code and key confirm what is shown then.
    const made = await send("0.50000000", `fee-${count}`);
    expect(made.data).toMatchObject({ fee: "0.50000000", total: "100.50000000" });
    expect(await list()).toHaveLength(1);
  });

  test("answers a repeated call as the first time, whatever the fee is by then", async () => {
    const send = await confirm();
    const first = await send("1", `fee-${count}`);
    expect(first.code).toBe(0);
    await setFee("300000000");
    const again = await send("1", `fee-${count}`);
    expect(again.data).toEqual(first.data);
    expect((await send("3", `fee-${count}`)).error).toBe("idempotencyMismatch");
    expect(await list()).toHaveLength(1);
  });

  test("need not be named: such a call pays the fee of now", async () => {
    const send = await confirm();
    await setFee("300000000");
    expect((await send(null, `fee-${count}`)).data.fee).toBe("3.00000000");
  });

  test("is an amount of the coin and nothing else beside it", async () => {
    const send = await confirm();
    expect(refused(await send("1e3", `fee-${count}`))).toEqual([400, "badInput", "expect.fee"]);
    const body = { ...USDT_OUT, expect: { fee: "1", total: "101" }, command: "a.b.c.d.e" };
    expect((await ada.browser.call(withdraw, body)).error).toBe("badInput");
  });
});
