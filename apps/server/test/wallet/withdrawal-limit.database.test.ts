// A limit of withdrawals that compliance has lowered for one person: the smaller one counts.
import { withdrawalStatus } from "@parley/contract/endpoints/wallet/wallet-chain";
import { getPersonRecord, lowerWithdrawalLimit } from "@parley/contract/endpoints/staff/people";
import { listStaffActions } from "@parley/contract/endpoints/staff/staff";
import { beforeAll, describe, expect, test } from "vitest";
import type { TestBrowser } from "../fixtures/browser.fixture.ts";
import { addDemoPeople, demoTotp, logInDemo } from "../fixtures/demo-people.fixture.ts";
import { withdrawCoins } from "../fixtures/wallet.fixture.ts";
import { ada, quote, stage, stageWithdrawals } from "../stages/withdrawals.fixture.ts";

const DAY = 24 * 60 * 60_000;

stageWithdrawals();

let officer: TestBrowser;

beforeAll(async () => {
  await addDemoPeople(stage);
  officer = await logInDemo(stage, "compliance");
});

const uid = () => ada.browser.cookie("UID") ?? "";
const statusOf = async () => (await ada.browser.call(withdrawalStatus, {})).data;

function lower(limit: { readonly dailyUsd: number; readonly until: number } | null) {
  stage.clock.advance(60_000);
  const why = { reason: "as the bank asked", codes: { totp: demoTotp(stage) } };
  return officer.call(lowerWithdrawalLimit, { uid: uid(), limit, ...why });
}

describe("a lowered limit of withdrawals", () => {
  test("counts to the cent, fee included, and is shown to the person and to staff", async () => {
    const until = stage.clock.now() + 30 * DAY;
    expect((await lower({ dailyUsd: 101, until })).code).toBe(0);
    const { total } = (await quote({ amount: "100" })).data;
    // One cent more than what the fee leaves of the limit.
    const fee = Number(total) - 100;
    const most = (101 - fee).toFixed(2);
    const beyond = (101 - fee + 0.01).toFixed(2);
    expect((await withdrawCoins(ada, { amount: beyond })).error).toBe("withdrawalLimitReached");
    expect((await quote({ amount: beyond })).error).toBe("withdrawalLimitReached");
    expect((await withdrawCoins(ada, { amount: most })).code).toBe(0);
    expect(await statusOf()).toMatchObject({ dailyLimitUsd: "101.00", remainingUsd: "0.00" });
    const record = await officer.call(getPersonRecord, { uid: uid() });
    expect(record.data.limits).toMatchObject({
      dailyWithdrawal: "101.00",
      dailyWithdrawalLoweredUntil: until,
    });
    const log = await officer.call(listStaffActions, { uid: uid(), action: "user.lowerLimit" });
    expect(log.data.list).toMatchObject([
      { reason: "as the bank asked", subject: expect.stringContaining("101.00 USD") },
    ]);
  });

  test("ends by itself, to the millisecond, and is lifted", async () => {
    const { dailyLimitUsd } = await statusOf();
    await lower({ dailyUsd: 50, until: stage.clock.now() + 2 * DAY });
    stage.clock.advance(2 * DAY - 60_000 - 1);
    expect((await statusOf()).dailyLimitUsd).toBe("50.00");
    stage.clock.advance(1);
    expect((await statusOf()).dailyLimitUsd).toBe(dailyLimitUsd);
    await lower({ dailyUsd: 50, until: stage.clock.now() + 2 * DAY });
    expect((await lower(null)).code).toBe(0);
    expect((await statusOf()).dailyLimitUsd).toBe(dailyLimitUsd);
  });

  test("never raises the limit of all, and has an end within a year", async () => {
    const general = Number((await statusOf()).dailyLimitUsd);
    const soon = stage.clock.now() + DAY;
    for (const limit of [
      { dailyUsd: general, until: soon },
      { dailyUsd: 50, until: stage.clock.now() },
      { dailyUsd: 50, until: stage.clock.now() + 366 * DAY },
    ]) {
      expect((await lower(limit)).error).toBe("limitNotLower");
    }
    await lower({ dailyUsd: general - 1, until: soon + DAY });
    await stage.database.pool.query("update withdrawal_limit set daily_cents = 900000000000");
    expect(Number((await statusOf()).dailyLimitUsd)).toBe(general);
  });
});
