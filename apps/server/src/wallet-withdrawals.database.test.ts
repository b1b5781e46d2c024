// Coins that go out: who may, with which codes, how far it has come, and where the coins are.
import { sendCode } from "@parley/contract/endpoints/codes";
import { createSubUser } from "@parley/contract/endpoints/sub-users";
import { transferFunds } from "@parley/contract/endpoints/wallet";
import {
  addAddress,
  cancelWithdrawal,
  createDepositAddress,
  listAddresses,
  listWithdrawals,
  quoteWithdrawal,
  removeAddress,
  withdraw,
  withdrawalStatus,
} from "@parley/contract/endpoints/wallet-chain";
import { createWithdrawalQueries } from "@parley/database/queries/withdrawal";
import { moveWithdrawalKind } from "@parley/operations/wallet/move-withdrawal";
import { requestWithdrawalKind } from "@parley/operations/wallet/request-withdrawal";
import type { Chain } from "@parley/platform/chain/chain";
import { expectCleanBooks } from "@parley/testing/auditor";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { registerPerson } from "./accounts.fixture.ts";
import { listMessages, TestBrowser, type Answer } from "./browser.fixture.ts";
import { addDemoPeople, logInDemo, logInWithPassword } from "./demo-people.fixture.ts";
import { createSecureStage, SecurePerson } from "./security.fixture.ts";
import type { TestApp } from "./test-app.fixture.ts";
import {
  createHolder,
  freshenRates,
  holdingOf,
  sealWithdrawal,
  turnChain,
  USDT_OUT,
  withdrawCoins,
  type WithdrawInput,
} from "./wallet.fixture.ts";

const PASSWORD = "a long and quiet river";
const BLOCK_MS = 3_000;

let stage: TestApp;
let ada: SecurePerson;
let count = 0;

beforeAll(async () => {
  stage = await createSecureStage();
  await addDemoPeople(stage);
});

afterAll(() => stage.close());

beforeEach(async () => {
  count += 1;
  stage.clock.advance(25 * 60 * 60_000);
  await stage.publish();
  ada = await createHolder(stage, `ada${count}@example.org`, "1000");
  const { pool } = stage.database;
  await pool.query("update coin_network set can_withdraw = true");
  await freshenRates(stage);
  // What the test before left on its way.
  await turnChain(stage);
});

afterEach(() => expectCleanBooks(stage.database.pool));

const refused = ({ status, error, data }: Answer) => [status, error, data?.fields?.[0]?.path];
const list = async () => (await ada.browser.call(listWithdrawals, {})).data.list;
const cancel = (withdrawalId: string, browser = ada.browser) =>
  browser.call(cancelWithdrawal, { withdrawalId });
const setPerson = (change: string, uid = ada.browser.cookie("UID")) =>
  stage.database.pool.query(`update person set ${change} where uid = $1`, [uid]);
const quote = (input: Partial<WithdrawInput>) =>
  ada.browser.call(quoteWithdrawal, { ...USDT_OUT, ...input });

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

  test("to somebody here ends as a deposit there", async () => {
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

  test("survives a crash between the network and the books", async () => {
    await withdrawCoins(ada);
    const { chain } = stage.surfaces;
    if (chain === null) throw new Error("there are simulated networks");
    // The payment goes out, and the word of it never comes back.
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

  test("one that cannot be sent does not hold up the next", async () => {
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

  test("that the network refuses comes back whole", async () => {
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

  test("is called back before it is sent, and not after", async () => {
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

  test("sending and calling back at once end in one of the two", async () => {
    const { data } = await withdrawCoins(ada);
    const [canceled] = await Promise.all([cancel(data.withdrawalId), turnChain(stage)]);
    await turnChain(stage);
    const [{ state }] = await list();
    expect(state).toBe(canceled.code === 0 ? "canceled" : "sent");
  });

  test("is one's own", async () => {
    const { data } = await withdrawCoins(ada);
    const eve = await registerPerson(stage, `eve${count}@example.org`);
    expect((await cancel(data.withdrawalId, eve)).error).toBe("notFound");
    expect((await eve.call(listWithdrawals, {})).data.total).toBe(0);
  });

  test("lists can be narrowed down", async () => {
    await withdrawCoins(ada);
    await turnChain(stage);
    await withdrawCoins(ada);
    const total = async (query: object) =>
      (await ada.browser.call(listWithdrawals, query)).data.total;
    expect(await total({})).toBe(2);
    expect(await total({ status: "open" })).toBe(1);
    expect(await total({ status: "ended" })).toBe(1);
    expect(await total({ asset: "BTC" })).toBe(0);
  });
});

describe("codes", () => {
  test("the same key asks once, whatever command comes with it", async () => {
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

  test("a command counts once, for what it says", async () => {
    stage.clock.advance(60_000);
    const command = await sealWithdrawal(ada, USDT_OUT);
    const more = await ada.browser.call(withdraw, { ...USDT_OUT, amount: "900", command });
    expect(refused(more)).toEqual([422, "commandInvalid", undefined]);
    expect((await ada.browser.call(withdraw, { ...USDT_OUT, command })).code).toBe(0);
    const replayed = await ada.browser.call(withdraw, { ...USDT_OUT, command });
    expect(refused(replayed)).toEqual([409, "commandReplayed", undefined]);
    expect(await list()).toHaveLength(1);
  });

  test("many at once with one command withdraw once", async () => {
    stage.clock.advance(60_000);
    const command = await sealWithdrawal(ada, USDT_OUT);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => ada.browser.call(withdraw, { ...USDT_OUT, command })),
    );
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
    expect(await list()).toHaveLength(1);
  });

  test("a code for one address is none for another", async () => {
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

  test("every bound factor is asked for", async () => {
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

  test("a refused withdrawal uses none up", async () => {
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

describe("is refused", () => {
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

  test("while nobody knows what it is worth", async () => {
    stage.clock.advance(60 * 60_000);
    expect(refused(await quote({}))).toEqual([503, "ratesStale", undefined]);
  });

  test("the quote says what it costs", async () => {
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

  test("while frozen, and what waits is held until it is lifted", async () => {
    const { data } = await withdrawCoins(ada);
    await setPerson("is_trading_frozen = true");
    expect(refused(await quote({}))).toEqual([423, "tradingFrozen", undefined]);
    expect(await turnChain(stage)).toMatchObject({ sent: 0 });
    expect(await list()).toMatchObject([{ withdrawalId: data.withdrawalId, state: "approved" }]);
    await setPerson("is_trading_frozen = false");
    expect(await turnChain(stage)).toMatchObject({ sent: 1 });
  });
});

describe("the limit of 24 hours", () => {
  beforeEach(async () => {
    await stage.database.pool.query("update withdrawal_rule set daily_limit_cents = 30000");
  });

  afterEach(async () => {
    await stage.database.pool.query("update withdrawal_rule set daily_limit_cents = 10000000");
  });

  test("counts what is on its way and what was sent, not what came back", async () => {
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
    });
    expect((await withdrawCoins(ada, { amount: "99.01" })).error).toBe("withdrawalLimitReached");
    await cancel(second.data.withdrawalId);
    expect((await withdrawCoins(ada, { amount: "199" })).code).toBe(0);
    expect(first.code).toBe(0);
    stage.clock.advance(24 * 60 * 60_000);
    await stage.publish();
    expect((await ada.browser.call(withdrawalStatus, {})).data.usedUsd).toBe("0.00");
  });

  test("is the group's, and two at once do not both fit", async () => {
    const made = await ada.browser.call(createSubUser, {
      account: `desk${count}@example.org`,
      password: PASSWORD,
      username: `wdesk-${count}`,
      permissions: ["withdraw"],
    });
    const subUid = made.data.uid;
    const spot = { asset: "USDT", from: "spot", to: "spot" } as const;
    await ada.browser.call(transferFunds, { ...spot, amount: "500", subUid, direction: "toSub" });
    const browser = await logInWithPassword(stage, `desk${count}@example.org`, PASSWORD);
    const sub = new SecurePerson(stage, browser, `desk${count}@example.org`);
    stage.clock.advance(60_000);
    const body = { ...USDT_OUT, amount: "199" };
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

describe("sub-users", () => {
  test("withdraw only with the master's permission, and a frozen master holds them back", async () => {
    const account = `sub${count}@example.org`;
    const made = await ada.browser.call(createSubUser, {
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
    await setPerson("permissions = '{withdraw}'", made.data.uid);
    const spot = { asset: "USDT", from: "spot", to: "spot" } as const;
    await ada.browser.call(transferFunds, {
      ...spot,
      amount: "500",
      subUid: made.data.uid,
      direction: "toSub",
    });
    const sub = new SecurePerson(stage, browser, account);
    expect((await withdrawCoins(sub)).code).toBe(0);
    await setPerson("is_trading_frozen = true");
    expect((await browser.call(quoteWithdrawal, USDT_OUT)).error).toBe("tradingFrozen");
    expect(await turnChain(stage)).toMatchObject({ sent: 0 });
    await setPerson("is_trading_frozen = false");
    await setPerson("is_locked_out = true", made.data.uid);
    expect(await turnChain(stage)).toMatchObject({ sent: 0 });
    await setPerson("is_locked_out = false", made.data.uid);
    expect(await turnChain(stage)).toMatchObject({ sent: 1 });
  });
});

describe("after a security change", () => {
  test("nothing goes out for 24 hours, and what was pending comes back", async () => {
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

  test("the rows that are held count, whatever was looked at before", async () => {
    const { data } = await withdrawCoins(ada);
    const { pool } = stage.database;
    const withdrawal = await createWithdrawalQueries(pool).findWithdrawal(
      BigInt(data.withdrawalId),
    );
    if (withdrawal === null) throw new Error("it was just made");
    const submit = (command: "send" | "block") =>
      stage.engine.submit(moveWithdrawalKind, {
        input: { withdrawal, scale: 8, command, txid: null },
        identity: null,
      });
    expect(await submit("block")).toMatchObject({ ok: false, error: "stateChanged" });
    const until = stage.clock.now() + 60_000;
    await setPerson(`withdrawals_blocked_until = to_timestamp(${until / 1_000})`);
    expect(await submit("send")).toMatchObject({
      ok: false,
      error: "withdrawalsBlocked",
      data: { blockedUntil: until },
    });
    await setPerson("withdrawals_blocked_until = null, is_trading_frozen = true");
    expect(await submit("send")).toMatchObject({ ok: false, error: "tradingFrozen" });
    await setPerson("is_trading_frozen = false");
    expect(await submit("send")).toMatchObject({ ok: true, reply: { state: "sending" } });
  });

  test("a request that was prepared before is refused too", async () => {
    const { database, engine, clock, surfaces } = stage;
    const prepared = await prepareFor(ada);
    const until = clock.now() + 60_000;
    await setPerson(`withdrawals_blocked_until = to_timestamp(${until / 1_000})`);
    const personId = await idOf(ada.browser.cookie("UID"));
    const outcome = await engine.submit(requestWithdrawalKind, {
      input: {
        ...prepared,
        id: surfaces.ids.next(),
        personId,
        groupId: personId,
        at: clock.now(),
      },
      identity: null,
    });
    expect(outcome).toMatchObject({ ok: false, error: "withdrawalsBlocked", blockedUntil: until });
    const { rowCount } = await database.pool.query("select from withdrawal where person_id = $1", [
      personId,
    ]);
    expect(rowCount).toBe(0);
  });
});

async function idOf(uid: string | undefined): Promise<bigint> {
  const { rows } = await stage.database.pool.query("select id from person where uid = $1", [uid]);
  return BigInt(rows[0].id);
}

/** What an operation knows by the time it has looked at everything. */
async function prepareFor(person: SecurePerson) {
  const { data } = await person.browser.call(quoteWithdrawal, USDT_OUT);
  const rule = await createWithdrawalQueries(stage.database.pool).getRule();
  return {
    asset: "USDT",
    network: "TRX",
    scale: 8,
    address: USDT_OUT.address,
    memo: null,
    atoms: 10_000_000_000n,
    fee: 100_000_000n,
    worthCents: BigInt(data.usdValue.replace(".", "")),
    rule,
  };
}

/** With a phone bound, its code is asked for as well. */
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

describe("the address book", () => {
  const entry = { asset: "USDT", network: "TRX", address: USDT_OUT.address, label: "Vault" };

  test("keeps addresses by label, each once", async () => {
    const saved = await ada.browser.call(addAddress, entry);
    expect(saved.data).toMatchObject({ label: "Vault", address: entry.address, memo: null });
    const renamed = await ada.browser.call(addAddress, { ...entry, label: "Cold vault" });
    expect(renamed.data.addressId).toBe(saved.data.addressId);
    const xrp = {
      asset: "XRP",
      network: "XRP",
      address: "rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh",
      memo: "42",
      label: "Exchange",
    };
    await ada.browser.call(addAddress, xrp);
    const labels = async (query: object) =>
      (await ada.browser.call(listAddresses, query)).data.map(
        ({ label }: { label: string }) => label,
      );
    expect(await labels({})).toEqual(["Cold vault", "Exchange"]);
    expect(await labels({ asset: "XRP" })).toEqual(["Exchange"]);
    const { addressId } = saved.data;
    const eve = await registerPerson(stage, `eve${count}@example.org`);
    expect((await eve.call(removeAddress, { addressId })).error).toBe("notFound");
    expect((await ada.browser.call(removeAddress, { addressId })).code).toBe(0);
    expect((await ada.browser.call(removeAddress, { addressId })).error).toBe("notFound");
    expect(await labels({})).toEqual(["Exchange"]);
  });

  test.each([
    [{ address: "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6u" }, "addressInvalid"],
    [{ network: "BTC" }, "unknownNetwork"],
    [{ asset: "NOPE" }, "unknownAsset"],
    [{ label: " " }, "badInput"],
    [{ memo: "1" }, "badInput"],
  ])("takes no %j", async (change, error) => {
    expect((await ada.browser.call(addAddress, { ...entry, ...change })).error).toBe(error);
  });

  test("has an end", async () => {
    await stage.database.pool.query(
      `insert into saved_address (id, person_id, label, asset, network, address, memo, created_at)
       select ${count} * 1000 + number, person.id, 'x', 'USDT', 'TRX', 'T' || number, '', now()
       from person, generate_series(1, 100) number where uid = $1`,
      [ada.browser.cookie("UID")],
    );
    expect((await ada.browser.call(addAddress, entry)).error).toBe("addressBookFull");
  });
});

test("a browser without codes of its own gets nowhere", async () => {
  const browser = new TestBrowser(stage);
  expect((await browser.call(withdraw, { ...USDT_OUT, command: "a.b.c.d.e" })).error).toBe(
    "notLoggedIn",
  );
});
