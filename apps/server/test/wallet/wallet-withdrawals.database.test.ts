// Withdrawals: who may, with which codes, their progress, and where the coins are.
import { createSubUser } from "@parley/contract/endpoints/identity/sub-users";
import { transferFunds } from "@parley/contract/endpoints/wallet/wallet";
import {
  createDepositAddress,
  listWithdrawals,
  quoteWithdrawal,
  withdraw,
  withdrawalStatus,
} from "@parley/contract/endpoints/wallet/wallet-chain";
import type { Chain } from "@parley/platform/chain/chain";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { registerPerson } from "../fixtures/accounts.fixture.ts";
import { listMessages, TestBrowser } from "../fixtures/browser.fixture.ts";
import { addDemoPeople, logInDemo, logInWithPassword } from "../fixtures/demo-people.fixture.ts";
import { SecurePerson } from "../fixtures/security.fixture.ts";
import { callAsMaster } from "../fixtures/sub-users.fixture.ts";
import {
  holdingOf,
  turnChain,
  USDT_OUT,
  withdrawCoins,
  type WithdrawInput,
} from "../fixtures/wallet.fixture.ts";
import {
  ada,
  cancel,
  count,
  list,
  PASSWORD,
  quote,
  refused,
  setUser,
  stage,
  stageWithdrawals,
} from "../stages/withdrawals.fixture.ts";

const BLOCK_MS = 3_000;

// First, so that what the test before left on its way is sent.
beforeEach(async () => {
  await stage.database.pool.query("update coin_network set can_withdraw = true");
});

stageWithdrawals();

beforeAll(async () => {
  await addDemoPeople(stage);
});

const countOf = async (query: object) =>
  (await ada.browser.call(listWithdrawals, query)).data.total;

describe("a withdrawal", () => {
  test("takes amount and fee out of spot, is sent, and pays the fee", async () => {
    const made = await withdrawCoins(ada);
    expect(made).toMatchObject({
      code: 0,
      data: {
        network: "TRX",
        address: USDT_OUT.address,
        assetCode: "USDT",
        memo: null,
        amount: "100.00000000",
        fee: "1.00000000",
        total: "101.00000000",
        state: "approved",
        endReason: null,
        txid: null,
        canCancel: true,
      },
    });
    expect(await holdingOf(ada.browser)).toEqual({
      available: "899.00000000",
      inWithdrawal: "101.00000000",
    });
    expect(await turnChain(stage)).toMatchObject({ sent: 1 });
    expect(await list()).toMatchObject([
      { state: "sent", txid: expect.stringMatching(/^[0-9a-f]{64}$/), canCancel: false },
    ]);
    expect(await holdingOf(ada.browser)).toEqual({
      available: "899.00000000",
      inWithdrawal: "0.00000000",
    });
    const { rows } = await stage.database.pool.query(
      `select sum(amount) as fees from posting
       join ledger_account account on account.id = posting.account_id
       join transfer on transfer.id = posting.transfer_id
       where account.kind = 'fees' and transfer.cause_id = $1`,
      [made.data.withdrawalId],
    );
    expect(rows[0].fees).toBe("100000000");
    const messages = await listMessages(stage);
    expect(messages.at(-1)?.message).toMatchObject({ template: "withdrawal-sent" });
    expect(await turnChain(stage)).toMatchObject({ sent: 0 });
  });

  test("to a user of this platform is a deposit there", async () => {
    const eve = await registerPerson(stage, `eve${count}@example.org`);
    const place = { asset: "USDT", network: "TRX" };
    const { address } = (await eve.call(createDepositAddress, place)).data;
    expect((await quote({ address })).data.isInternal).toBe(true);
    await withdrawCoins(ada, { address });
    await turnChain(stage);
    stage.clock.advance(30 * BLOCK_MS);
    await turnChain(stage);
    expect(await holdingOf(eve)).toMatchObject({ available: "100.00000000" });
  });

  test("survives a crash between the network and the ledger", async () => {
    await withdrawCoins(ada);
    const { chain } = stage.surfaces;
    if (chain === null) throw new Error("there are simulated networks");
    // The payment is sent, and its confirmation is lost.
    const cut: Chain = {
      ...chain,
      async broadcast(network, payment) {
        await chain.broadcast(network, payment);
        throw new Error("the connection was lost");
      },
    };
    expect(await turnChain(stage, cut)).toMatchObject({ sent: 0 });
    expect(await list()).toMatchObject([{ state: "sending", canCancel: false }]);
    await Promise.all([turnChain(stage), turnChain(stage)]);
    expect(await list()).toMatchObject([{ state: "sent" }]);
    const [{ withdrawalId }] = await list();
    const paid = await stage.database.pool.query("select from simulated_payment where key = $1", [
      `withdrawal ${withdrawalId}`,
    ]);
    expect(paid.rowCount).toBe(1);
  });

  test("that cannot be sent does not delay the next", async () => {
    const first = (await withdrawCoins(ada)).data.withdrawalId;
    await withdrawCoins(ada);
    const { chain } = stage.surfaces;
    if (chain === null) throw new Error("there are simulated networks");
    const broken: Chain = {
      ...chain,
      broadcast: (network, payment) =>
        payment.key === `withdrawal ${first}`
          ? Promise.reject(new Error("the node is gone"))
          : chain.broadcast(network, payment),
    };
    expect(await turnChain(stage, broken)).toMatchObject({ sent: 1 });
    const states = (await list()).map(({ state }: { state: string }) => state);
    expect(states).toEqual(["sent", "sending"]);
  });

  test("that the network refuses is returned in full", async () => {
    await withdrawCoins(ada);
    const { chain } = stage.surfaces;
    if (chain === null) throw new Error("there are simulated networks");
    const refusing: Chain = { ...chain, broadcast: async () => ({ kind: "refused" }) };
    await turnChain(stage, refusing);
    expect(await list()).toMatchObject([{ state: "failed", endReason: "chain", txid: null }]);
    expect(await holdingOf(ada.browser)).toEqual({
      available: "1000.00000000",
      inWithdrawal: "0.00000000",
    });
    const messages = await listMessages(stage);
    expect(messages.at(-1)?.message).toMatchObject({ template: "withdrawal-returned" });
  });

  test("is canceled before it is sent, and not after", async () => {
    const { data } = await withdrawCoins(ada);
    const canceled = await cancel(data.withdrawalId);
    expect(canceled.data).toMatchObject({ state: "canceled", endReason: "user", canCancel: false });
    expect(await holdingOf(ada.browser)).toMatchObject({ available: "1000.00000000" });
    const again = await cancel(data.withdrawalId);
    expect(again).toMatchObject({
      status: 409,
      error: "stateChanged",
      data: { withdrawal: { state: "canceled" } },
    });
    const other = (await withdrawCoins(ada)).data;
    await turnChain(stage);
    expect((await cancel(other.withdrawalId)).data.withdrawal.state).toBe("sent");
  });

  test("is either sent or canceled when both happen concurrently", async () => {
    const { data } = await withdrawCoins(ada);
    const [canceled] = await Promise.all([cancel(data.withdrawalId), turnChain(stage)]);
    await turnChain(stage);
    const [{ state }] = await list();
    expect(state).toBe(canceled.code === 0 ? "canceled" : "sent");
  });

  test("is personal", async () => {
    const { data } = await withdrawCoins(ada);
    const eve = await registerPerson(stage, `eve${count}@example.org`);
    expect((await cancel(data.withdrawalId, eve)).error).toBe("notFound");
    expect((await eve.call(listWithdrawals, {})).data.total).toBe(0);
  });

  test("lists can be filtered", async () => {
    await withdrawCoins(ada);
    await turnChain(stage);
    await withdrawCoins(ada);
    expect(await countOf({})).toBe(2);
    expect(await countOf({ status: "open" })).toBe(1);
    expect(await countOf({ status: "ended" })).toBe(1);
    expect(await countOf({ asset: "BTC" })).toBe(0);
  });
});

describe("a withdrawal is refused", () => {
  test.each<[string, Partial<WithdrawInput>, unknown[]]>([
    ["for a coin there is not", { asset: "NOPE" }, [400, "unknownAsset", "asset"]],
    ["on a network it has not", { network: "BTC" }, [400, "unknownNetwork", "network"]],
    [
      "to an address with a slip",
      { address: "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6u" },
      [400, "addressInvalid", "address"],
    ],
    ["with a memo it has not", { memo: "7" }, [400, "badInput", "memo"]],
    ["for nothing", { amount: "0" }, [400, "badInput", "amount"]],
    ["with nine decimals", { amount: "5.000000001" }, [400, "badInput", "amount"]],
    ["below the minimum", { amount: "4.99999999" }, [422, "withdrawalTooSmall", "amount"]],
    ["above the maximum", { amount: "500000.00000001" }, [422, "withdrawalTooLarge", "amount"]],
    ["beyond the limit", { amount: "100000" }, [422, "withdrawalLimitReached", undefined]],
    ["without the fee in hand", { amount: "999.5" }, [422, "insufficientBalance", "amount"]],
  ])("%s", async (_name, input, expected) => {
    expect(refused(await quote(input))).toEqual(expected);
  });

  test("while the network is paused", async () => {
    await stage.database.pool.query("update coin_network set can_withdraw = false");
    expect(refused(await quote({}))).toEqual([422, "networkPaused", "network"]);
  });

  test("while its worth is unknown", async () => {
    stage.clock.advance(60 * 60_000);
    expect(refused(await quote({}))).toEqual([503, "ratesStale", undefined]);
  });

  test("but the quote states its cost", async () => {
    expect((await quote({})).data).toEqual({
      amount: "100.00000000",
      fee: "1.00000000",
      total: "101.00000000",
      usdValue: "101.00",
      isInternal: false,
    });
  });

  test("for staff", async () => {
    const agent = await logInDemo(stage, "agent");
    expect((await agent.call(quoteWithdrawal, USDT_OUT)).error).toBe("staffMayNotTrade");
    expect((await agent.call(withdrawalStatus, {})).data).toMatchObject({
      canWithdraw: false,
      refusal: "staffMayNotTrade",
    });
  });

  test("while frozen, and a pending one waits until it is lifted", async () => {
    const { data } = await withdrawCoins(ada);
    await setUser("is_trading_frozen = true");
    expect(refused(await quote({}))).toEqual([423, "tradingFrozen", undefined]);
    expect(await turnChain(stage)).toMatchObject({ sent: 0 });
    expect(await list()).toMatchObject([{ withdrawalId: data.withdrawalId, state: "approved" }]);
    await setUser("is_trading_frozen = false");
    expect(await turnChain(stage)).toMatchObject({ sent: 1 });
  });
});

describe("sub-users", () => {
  test("withdraw only with the master's permission, and a frozen master stops them", async () => {
    const account = `sub${count}@example.org`;
    const made = await callAsMaster(stage, ada.browser, createSubUser, {
      account,
      password: PASSWORD,
      username: `sub-${count}`,
      permissions: ["trade"],
    });
    const browser = await logInWithPassword(stage, account, PASSWORD);
    expect(refused(await browser.call(quoteWithdrawal, USDT_OUT))).toEqual([
      403,
      "subUserForbidden",
      undefined,
    ]);
    await setUser("permissions = '{withdraw}'", made.data.uid);
    const spot = { asset: "USDT", from: "spot", to: "spot" } as const;
    await callAsMaster(stage, ada.browser, transferFunds, {
      ...spot,
      amount: "500",
      subUid: made.data.uid,
      direction: "toSub",
    });
    const sub = new SecurePerson(stage, browser, account);
    expect((await withdrawCoins(sub)).code).toBe(0);
    await setUser("is_trading_frozen = true");
    expect((await browser.call(quoteWithdrawal, USDT_OUT)).error).toBe("tradingFrozen");
    expect(await turnChain(stage)).toMatchObject({ sent: 0 });
    await setUser("is_trading_frozen = false");
    await setUser("is_locked_out = true", made.data.uid);
    expect(await turnChain(stage)).toMatchObject({ sent: 0 });
    await setUser("is_locked_out = false", made.data.uid);
    expect(await turnChain(stage)).toMatchObject({ sent: 1 });
  });
});

test("a withdrawal without codes is refused", async () => {
  const browser = new TestBrowser(stage);
  expect((await browser.call(withdraw, { ...USDT_OUT, command: "a.b.c.d.e" })).error).toBe(
    "notLoggedIn",
  );
});
