// Withdrawals by key: without codes, to addresses that have been in the address book for a day, within
// a daily cap.
import {
  addAddress,
  cancelWithdrawal,
  withdraw,
} from "@parley/contract/endpoints/wallet/wallet-chain";
import { describe, expect, test } from "vitest";
import { startProgram, type Program } from "../fixtures/api-keys.fixture.ts";
import { freshenRates, USDT_OUT } from "../fixtures/wallet.fixture.ts";
import {
  ada,
  list,
  refused,
  setUser,
  stage,
  stageWithdrawals,
} from "../stages/withdrawals.fixture.ts";

stageWithdrawals();

const DAY_MS = 24 * 60 * 60_000;
const OTHER_ADDRESS = "TJRabPrwbZy45sbavfcjinPJC18kjpRTv8";
const { amount: _amount, ...PLACE } = USDT_OUT;

const wait = async (ms: number) => {
  stage.clock.advance(ms);
  await freshenRates(stage);
  stage.clock.advance(1_500);
};

/** The address is in the book, and old enough unless said otherwise. */
async function start(cap: string | null, ageMs = DAY_MS): Promise<Program> {
  const program = await startProgram(
    { stage, browser: ada.browser },
    { permissions: ["withdraw"], ...(cap === null ? {} : { withdrawCapPerDay: cap }) },
  );
  expect((await ada.browser.call(addAddress, { ...PLACE, label: "Vault" })).code).toBe(0);
  await wait(ageMs);
  return program;
}

const send = (program: Program, change: object = {}) =>
  program.call(withdraw, { ...USDT_OUT, ...change });

describe("a withdrawal by key", () => {
  test("needs no codes, and is canceled by the same key", async () => {
    const program = await start("300");
    const { data, error } = await send(program);
    expect(error).toBeUndefined();
    expect(await list()).toMatchObject([
      { withdrawalId: data.withdrawalId, amount: "100.00000000" },
    ]);
    const { withdrawalId } = data;
    expect((await program.call(cancelWithdrawal, { withdrawalId })).data.state).toBe("canceled");
  });

  test("goes to no address that is not in the book, or less than a day", async () => {
    const program = await start("300", DAY_MS - 2_000);
    expect(refused(await send(program))).toEqual([422, "apiWithdrawalAddress", undefined]);
    await wait(2_000);
    expect((await send(program)).code).toBe(0);
    expect((await send(program, { address: OTHER_ADDRESS })).error).toBe("apiWithdrawalAddress");
    // A new label makes no address younger or older; another coin is another entry.
    await ada.browser.call(addAddress, { ...PLACE, label: "Renamed" });
    expect((await send(program)).code).toBe(0);
  });

  test("stays within the cap of the key, also at the same moment, for a day", async () => {
    const program = await start("250");
    const answers = await Promise.all([send(program), send(program), send(program)]);
    expect(answers.map(({ error }) => error ?? "sent").toSorted()).toEqual([
      "apiWithdrawalCap",
      "sent",
      "sent",
    ]);
    await wait(DAY_MS);
    expect((await send(program)).code).toBe(0);
  });

  test("has a cap of a thousand dollars unless the key has another", async () => {
    const program = await start(null);
    await ada.browser.call(addAddress, { ...PLACE, label: "Vault" });
    expect((await send(program, { amount: "1001" })).error).toBe("apiWithdrawalCap");
  });

  test("waits like the user's own while withdrawals are blocked, and is refused while frozen", async () => {
    const program = await start("300");
    await setUser(
      `withdrawals_blocked_until = '${new Date(stage.clock.now() + 60_000).toISOString()}'`,
    );
    expect((await send(program)).error).toBe("withdrawalsBlocked");
    await setUser("withdrawals_blocked_until = null, is_trading_frozen = true");
    expect((await send(program)).error).toBe("tradingFrozen");
    await setUser("is_trading_frozen = false");
  });

  test("brings no codes, and a user's needs them as before", async () => {
    const program = await start("300");
    expect(refused(await send(program, { command: "a.b.c.d.e" }))).toEqual([
      400,
      "badInput",
      "command",
    ]);
    expect(refused(await ada.browser.call(withdraw, USDT_OUT))).toEqual([
      400,
      "badInput",
      "command",
    ]);
  });

  test("cannot be prepared by a key that adds an address", async () => {
    const program = await startProgram(
      { stage, browser: ada.browser },
      { permissions: ["read", "trade", "withdraw"] },
    );
    const added = await program.call(addAddress, { ...PLACE, label: "Thief" });
    expect(added.error).toBe("apiPermissionMissing");
  });
});
