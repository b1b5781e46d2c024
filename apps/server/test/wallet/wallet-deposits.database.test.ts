// Deposits on the (simulated) networks.
import { simulateDeposit, useFaucet } from "@parley/contract/endpoints/site/dev";
import {
  createDepositAddress,
  getDepositAddress,
  listDeposits,
  listNetworks,
} from "@parley/contract/endpoints/wallet/wallet-chain";
import { ADDRESS_FORMATS } from "@parley/platform/chain/address/address-formats";
import type { Chain, IncomingPayment } from "@parley/platform/chain/chain";
import { expectCleanLedger } from "@parley/testing/auditor";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { MANY_CALLS, registerPerson } from "../fixtures/accounts.fixture.ts";
import { listMessages, TestBrowser } from "../fixtures/browser.fixture.ts";
import { addDemoPeople, logInDemo } from "../fixtures/demo-people.fixture.ts";
import { createTestApp, type TestApp } from "../fixtures/test-app.fixture.ts";
import { holdingOf, turnChain } from "../fixtures/wallet.fixture.ts";

let stage: TestApp;
let ada: TestBrowser;
let count = 0;

beforeAll(async () => {
  stage = await createTestApp({ env: { PARLEY_CAPTCHA: "off" }, limits: MANY_CALLS });
  await addDemoPeople(stage);
});

afterAll(() => stage.close());

beforeEach(async () => {
  count += 1;
  stage.clock.advance(60_000);
  ada = await registerPerson(stage, `ada${count}@example.org`, new TestBrowser(stage, "127.0.0.1"));
});

afterEach(() => expectCleanLedger(stage.database.pool));

const USDT = { asset: "USDT", network: "TRX" } as const;
/** Of USDT on TRX: blocks of three seconds, twenty of them. */
const BLOCK_MS = 3_000;
const NEEDED = 20;

const deposit = (amount: string, extras = {}) =>
  ada.call(simulateDeposit, { ...USDT, amount }, extras);
const list = async () => (await ada.call(listDeposits, {})).data.list;

describe("networks", () => {
  test("carry every coin, with its terms", async () => {
    const { data } = await ada.call(listNetworks, {});
    expect(data).toHaveLength(18);
    expect(data[0].assetCode).toBe("USDT");
    expect(data[0].networks[0]).toEqual({
      network: "TRX",
      name: "TRON (TRC20)",
      canDeposit: true,
      minDeposit: "1.00000000",
      confirmations: 20,
      arrivalMinutes: 1,
      canWithdraw: true,
      withdrawFee: "1.00000000",
      minWithdraw: "5.00000000",
      maxWithdraw: "500000.00000000",
      addressFormat: "tron",
      hasMemo: false,
    });
    const { data: one } = await ada.call(listNetworks, { asset: "BTC" });
    expect(one).toHaveLength(1);
    expect((await ada.call(listNetworks, { asset: "NOPE" })).error).toBe("unknownAsset");
  });
});

describe("a deposit address", () => {
  test("is created once, in the format of its network", async () => {
    expect((await ada.call(getDepositAddress, USDT)).data.address).toBeNull();
    const made = await ada.call(createDepositAddress, USDT);
    expect(ADDRESS_FORMATS.tron.parse(made.data.address)).toBe(made.data.address);
    expect((await ada.call(createDepositAddress, USDT)).data).toEqual(made.data);
    expect((await ada.call(getDepositAddress, { ...USDT, asset: "TRX" })).data.address).toBe(
      made.data.address,
    );
  });

  test("requested ten times concurrently is one", async () => {
    const made = await Promise.all(
      Array.from({ length: 10 }, () => ada.call(createDepositAddress, USDT)),
    );
    expect(made.map(({ error }) => error ?? "none")).toEqual(made.map(() => "none"));
    expect(new Set(made.map(({ data }) => data.address)).size).toBe(1);
  });

  test("created by every network is valid there", async () => {
    const { data } = await ada.call(listNetworks, {});
    for (const { assetCode, networks } of data) {
      for (const { network } of networks) {
        const made = await ada.call(createDepositAddress, { asset: assetCode, network });
        expect([network, made.code]).toEqual([network, 0]);
      }
    }
  });

  test.each([
    [{ asset: "NOPE", network: "TRX" }, "unknownAsset"],
    [{ asset: "USDT", network: "BTC" }, "unknownNetwork"],
    [{ asset: "USDT", network: "trx" }, "badInput"],
  ])("does not exist for %j", async (place, error) => {
    expect((await ada.call(createDepositAddress, place)).error).toBe(error);
    expect((await ada.call(getDepositAddress, place)).error).toBe(error);
  });

  test("does not exist while the network is paused, nor for staff", async () => {
    const { pool } = stage.database;
    await pool.query("update coin_network set can_deposit = false where network = 'XLM'");
    const place = { asset: "XLM", network: "XLM" };
    expect((await ada.call(createDepositAddress, place)).error).toBe("networkPaused");
    const agent = await logInDemo(stage, "agent");
    expect((await agent.call(createDepositAddress, USDT)).error).toBe("staffMayNotTrade");
  });
});

describe("a deposit", () => {
  test("is seen, waits for its confirmations, and is credited once", async () => {
    const { data: paid } = await deposit("25.5");
    await turnChain(stage);
    expect(await list()).toEqual([]);
    stage.clock.advance(BLOCK_MS);
    await turnChain(stage);
    expect(await list()).toMatchObject([
      { ...paid, amount: "25.50000000", confirmations: 1, status: "confirming", creditedAt: null },
    ]);
    expect(await holdingOf(ada)).toMatchObject({ available: "0.00000000" });
    stage.clock.advance((NEEDED - 2) * BLOCK_MS);
    expect(await turnChain(stage)).toMatchObject({ credited: 0 });
    stage.clock.advance(BLOCK_MS);
    expect(await turnChain(stage)).toMatchObject({ credited: 1 });
    expect(await list()).toMatchObject([
      { status: "credited", confirmations: NEEDED, confirmationsNeeded: NEEDED },
    ]);
    stage.clock.advance(BLOCK_MS);
    expect(await turnChain(stage)).toMatchObject({ credited: 0 });
    expect(await holdingOf(ada)).toMatchObject({ available: "25.50000000" });
    const mails = await listMessages(stage);
    expect(mails.at(-1)).toMatchObject({
      to: `ada${count}@example.org`,
      message: { template: "deposit-credited", asset: "USDT", amount: "25.50000000" },
    });
  });

  test("is credited once by two concurrent workers, and by one after a crash", async () => {
    await deposit("10");
    stage.clock.advance((NEEDED + 1) * BLOCK_MS);
    await Promise.all([turnChain(stage), turnChain(stage)]);
    // As if nothing that was done had been recorded.
    await stage.database.pool.query("update chain_network set scanned_height = 0");
    await turnChain(stage);
    expect(await list()).toHaveLength(1);
    expect(await holdingOf(ada)).toMatchObject({ available: "10.00000000" });
  });

  test("is paid once by a repeated call", async () => {
    const extras = { idempotencyKey: `deposit-${count}` };
    const first = await deposit("10", extras);
    expect((await deposit("10", extras)).data).toEqual(first.data);
    stage.clock.advance((NEEDED + 1) * BLOCK_MS);
    await turnChain(stage);
    expect(await holdingOf(ada)).toMatchObject({ available: "10.00000000" });
  });

  test("below the minimum is shown, and not credited", async () => {
    await deposit("0.99999999");
    stage.clock.advance((NEEDED + 1) * BLOCK_MS);
    await turnChain(stage);
    expect(await list()).toMatchObject([{ status: "tooSmall", creditedAt: null }]);
    expect(await holdingOf(ada)).toMatchObject({ available: "0.00000000" });
  });

  test("is not lost when the clock is set back", async () => {
    stage.clock.advance(24 * 60 * 60_000);
    await turnChain(stage);
    stage.clock.advance(-24 * 60 * 60_000);
    await deposit("10");
    stage.clock.advance((NEEDED + 1) * BLOCK_MS);
    await turnChain(stage);
    expect(await holdingOf(ada)).toMatchObject({ available: "10.00000000" });
  });

  test("is visible to its owner only", async () => {
    await deposit("10");
    stage.clock.advance(2 * BLOCK_MS);
    await turnChain(stage);
    const eve = await registerPerson(stage, `eve${count}@example.org`);
    expect((await eve.call(listDeposits, {})).data).toMatchObject({ list: [], total: 0 });
    expect((await ada.call(listDeposits, { asset: "BTC" })).data).toMatchObject({ total: 0 });
    expect((await ada.call(listDeposits, { asset: "USDT" })).data).toMatchObject({ total: 1 });
  });

  test("of more than an account can hold is refused", async () => {
    expect((await deposit("999999999999999999")).error).toBe("balanceTooLarge");
  });

  test.each(["0", "0.000000001", "-1"])("of %s is not a deposit", async (amount) => {
    expect((await deposit(amount)).error).toBe("badInput");
    expect((await ada.call(useFaucet, { asset: "BTC", amount })).error).toBe("badInput");
  });
});

/** The simulated networks, which hold these payments and no others. */
function chainOf(held: readonly IncomingPayment[]): Chain {
  const { chain } = stage.surfaces;
  if (chain === null) throw new Error("the tests run with simulated networks");
  return {
    ...chain,
    listIncoming: (_network, fromHeight) =>
      Promise.resolve(held.filter(({ blockHeight }) => blockHeight >= fromHeight)),
  };
}

/** Seen in its block, and deep enough a moment later. */
async function seeDeposit(): Promise<IncomingPayment> {
  const { data } = await deposit("10");
  stage.clock.advance(BLOCK_MS);
  await turnChain(stage);
  const { rows } = await stage.database.pool.query(
    "select address, block_height::int as height from deposit where txid = $1",
    [data.txid],
  );
  stage.clock.advance(NEEDED * BLOCK_MS);
  return {
    network: "TRX",
    txid: data.txid,
    outputIndex: 0,
    asset: "USDT",
    address: rows[0].address,
    atoms: 1_000_000_000n,
    blockHeight: rows[0].height,
  };
}

describe("a deposit whose block is reorganised", () => {
  test("is not credited while no block contains it", async () => {
    const payment = await seeDeposit();
    expect(await turnChain(stage, chainOf([]))).toMatchObject({ credited: 0 });
    expect(await list()).toMatchObject([{ status: "confirming" }]);
    expect(await holdingOf(ada)).toMatchObject({ available: "0.00000000" });
    // Nor forgotten, should a node only have been behind.
    stage.clock.advance(BLOCK_MS);
    expect(await turnChain(stage, chainOf([payment]))).toMatchObject({ credited: 1 });
    expect(await holdingOf(ada)).toMatchObject({ available: "10.00000000" });
  });

  test("counts its confirmations from its new block", async () => {
    const payment = await seeDeposit();
    const moved = { ...payment, blockHeight: payment.blockHeight + 5 };
    expect(await turnChain(stage, chainOf([moved]))).toMatchObject({ credited: 0 });
    expect(await list()).toMatchObject([{ status: "confirming", confirmations: NEEDED - 4 }]);
    stage.clock.advance(3 * BLOCK_MS);
    expect(await turnChain(stage, chainOf([moved]))).toMatchObject({ credited: 0 });
    stage.clock.advance(BLOCK_MS);
    expect(await turnChain(stage, chainOf([moved]))).toMatchObject({ credited: 1 });
  });

  test("is no longer looked up after some time, and recognised when it returns", async () => {
    const payment = await seeDeposit();
    stage.clock.advance(100 * BLOCK_MS);
    await turnChain(stage, chainOf([]));
    expect(await list()).toMatchObject([{ status: "confirming", confirmations: 0 }]);
    stage.clock.advance(BLOCK_MS);
    const asked: number[] = [];
    const listening = chainOf([]);
    await turnChain(stage, {
      ...listening,
      listIncoming(network, fromHeight) {
        if (network.code === "TRX") asked.push(fromHeight);
        return listening.listIncoming(network, fromHeight);
      },
    });
    expect(asked).toHaveLength(1);
    const again = { ...payment, blockHeight: payment.blockHeight + NEEDED + 102 };
    stage.clock.advance(BLOCK_MS);
    await turnChain(stage, chainOf([again]));
    expect(await list()).toMatchObject([{ status: "confirming", confirmations: 1 }]);
    stage.clock.advance((NEEDED - 1) * BLOCK_MS);
    expect(await turnChain(stage, chainOf([again]))).toMatchObject({ credited: 1 });
    expect(await holdingOf(ada)).toMatchObject({ available: "10.00000000" });
  });
});
