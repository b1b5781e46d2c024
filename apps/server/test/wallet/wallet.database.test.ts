// The wallet through the API: balances, moves between wallets and accounts, and the statement.
import { useFaucet } from "@parley/contract/endpoints/site/dev";
import { createSubUser } from "@parley/contract/endpoints/identity/sub-users";
import {
  downloadStatement,
  listWallets,
  readStatement,
  spotBalance,
  transferFunds,
} from "@parley/contract/endpoints/wallet/wallet";
import { expectCleanLedger } from "@parley/testing/auditor";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { MANY_CALLS, registerPerson } from "../fixtures/accounts.fixture.ts";
import type { Answer, TestBrowser } from "../fixtures/browser.fixture.ts";
import { addDemoPeople, logInDemo, logInWithPassword } from "../fixtures/demo-people.fixture.ts";
import { callAsMaster } from "../fixtures/sub-users.fixture.ts";
import { createTestApp, type TestApp } from "../fixtures/test-app.fixture.ts";

const PASSWORD = "a long and quiet river";

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
  await stage.publish();
  ada = await registerPerson(stage, `ada${count}@example.org`);
  ada.address = "127.0.0.1";
});

afterEach(() => expectCleanLedger(stage.database.pool));

const fill = (amount: string, asset = "BTC") => ada.call(useFaucet, { asset, amount });

async function balanceOf(browser: TestBrowser, asset = "BTC") {
  const { data } = await browser.call(spotBalance, {});
  return data.find(({ assetCode }: { assetCode: string }) => assetCode === asset);
}

async function walletOf(browser: TestBrowser, wallet: "spot" | "futures", asset = "BTC") {
  const { data } = await browser.call(listWallets, {});
  const found = data.wallets.find((one: { wallet: string }) => one.wallet === wallet);
  return found.assets.find(({ assetCode }: { assetCode: string }) => assetCode === asset);
}

const refused = ({ status, error, data }: Answer) => [status, error, data?.fields?.[0]?.path];

describe("balances", () => {
  test("of a new account show every coin at zero", async () => {
    const { data } = await ada.call(spotBalance, { includeStaking: "true" });
    expect(data.length).toBeGreaterThan(10);
    expect(data[1]).toEqual({
      assetCode: "BTC",
      available: "0.00000000",
      withdrawable: "0.00000000",
      fresh: "0.00000000",
      freshUntil: null,
      inOffers: "0.00000000",
      inEscrow: "0.00000000",
      inWithdrawal: "0.00000000",
      staking: "0.00000000",
      total: "0.00000000",
      usdValue: "0.00",
    });
  });

  test("the faucet fills spot, and its worth follows the reference rate", async () => {
    expect(await fill("1.5")).toMatchObject({
      code: 0,
      data: { assetCode: "BTC", amount: "1.50000000", available: "1.50000000" },
    });
    const { usdValue, ...rest } = await balanceOf(ada);
    expect(rest).toMatchObject({ available: "1.50000000", total: "1.50000000" });
    expect(Number(usdValue)).toBeGreaterThan(1_000);
    const { data } = await ada.call(listWallets, {});
    expect(data).toMatchObject({ usdValue, unpriced: [] });
  });

  test("without a fresh price have no worth, and no sum without it", async () => {
    await fill("1");
    stage.clock.advance(24 * 60 * 60_000);
    expect(await balanceOf(ada)).toMatchObject({ total: "1.00000000", usdValue: null });
    const { data } = await ada.call(listWallets, {});
    expect([data.usdValue, data.wallets[0].usdValue, data.wallets[1].usdValue]).toEqual([
      null,
      null,
      "0.00",
    ]);
    expect(data.unpriced).toEqual(["BTC"]);
  });

  test("do not exist for staff", async () => {
    const agent = await logInDemo(stage, "agent");
    agent.address = "127.0.0.1";
    expect(refused(await agent.call(useFaucet, { asset: "BTC", amount: "1" }))).toEqual([
      403,
      "staffMayNotTrade",
      undefined,
    ]);
  });
});

describe("a wallet transfer", () => {
  const move = { asset: "BTC", amount: "0.4", from: "spot", to: "futures" } as const;

  test("moves coins from one wallet to the other and back", async () => {
    await fill("1");
    const there = await ada.call(transferFunds, move);
    expect(there).toMatchObject({
      code: 0,
      data: {
        assetCode: "BTC",
        amount: "0.40000000",
        fromAvailable: "0.60000000",
        toAvailable: "0.40000000",
        createdAt: stage.clock.now(),
      },
    });
    await ada.call(transferFunds, { ...move, from: "futures", to: "spot", amount: "0.1" });
    expect(await walletOf(ada, "spot")).toMatchObject({ available: "0.70000000" });
    expect(await walletOf(ada, "futures")).toMatchObject({ available: "0.30000000" });
  });

  test("with the same key moves once, and with other input never", async () => {
    await fill("1");
    const extras = { idempotencyKey: `transfer-${count}` };
    const first = await ada.call(transferFunds, move, extras);
    const again = await ada.call(transferFunds, move, extras);
    expect(again.data).toEqual(first.data);
    expect(await balanceOf(ada)).toMatchObject({ available: "0.60000000" });
    const other = await ada.call(transferFunds, { ...move, amount: "0.5" }, extras);
    expect([other.status, other.error]).toEqual([409, "idempotencyMismatch"]);
  });

  test("sent concurrently many times never exceeds the balance", async () => {
    await fill("1");
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => ada.call(transferFunds, { ...move, amount: "0.3" })),
    );
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(3);
    expect(new Set(answers.map(({ error }) => error))).toEqual(
      new Set([undefined, "insufficientBalance"]),
    );
    expect(await balanceOf(ada)).toMatchObject({ available: "0.10000000" });
  });

  test.each([
    ["nothing there", move, [422, "insufficientBalance", undefined]],
    ["nothing moved", { ...move, amount: "0.00" }, [400, "badInput", "amount"]],
    ["nine decimals", { ...move, amount: "0.000000001" }, [400, "badInput", "amount"]],
    ["a sign", { ...move, amount: "-1" }, [400, "badInput", "amount"]],
    ["an exponent", { ...move, amount: "1e3" }, [400, "badInput", "amount"]],
    ["no such coin", { ...move, asset: "NOPE" }, [400, "unknownAsset", "asset"]],
    ["no way at all", { ...move, to: "spot" }, [400, "badInput", "to"]],
    ["an unknown sub-user", { ...move, subUid: "123456789" }, [404, "notFound", undefined]],
    ["half a direction", { ...move, direction: "toSub" }, [400, "badInput", "direction"]],
    [
      "a stranger",
      { ...move, subUid: "123456789", direction: "toSub" },
      [404, "notFound", undefined],
    ],
  ] as const)("is refused: %s", async (_name, input, expected) => {
    expect(refused(await ada.call(transferFunds, input))).toEqual(expected);
  });

  test("of more than a ledger account can store is refused", async () => {
    await fill("90000000000");
    expect(refused(await fill("90000000000"))).toEqual([422, "balanceTooLarge", undefined]);
  });
});

describe("transfers between a master and a sub-user", () => {
  let subUid: string;
  let sub: TestBrowser;

  beforeEach(async () => {
    const account = `desk${count}@example.org`;
    const username = `desk-${count}`;
    const made = await callAsMaster(stage, ada, createSubUser, {
      account,
      password: PASSWORD,
      username,
      permissions: [],
    });
    subUid = made.data.uid;
    sub = await logInWithPassword(stage, account, PASSWORD);
    await fill("2");
  });

  const send = (direction: "toSub" | "fromSub", amount: string) => {
    const body = { asset: "BTC", amount, from: "spot", to: "spot", subUid, direction } as const;
    return direction === "toSub"
      ? callAsMaster(stage, ada, transferFunds, body)
      : ada.call(transferFunds, body);
  };

  test("move coins by the master there and back, who sees them", async () => {
    const unsaid = { asset: "BTC", amount: "1.5", from: "spot", to: "spot", subUid } as const;
    expect((await callAsMaster(stage, ada, transferFunds, unsaid)).data).toMatchObject({
      fromAvailable: "0.50000000",
      toAvailable: "1.50000000",
    });
    expect(await balanceOf(sub)).toMatchObject({ available: "1.50000000" });
    const { data } = await ada.call(listWallets, { subUid });
    expect(data.wallets[0].assets[1]).toMatchObject({ available: "1.50000000" });
    await send("fromSub", "0.5");
    expect(await balanceOf(ada)).toMatchObject({ available: "1.00000000" });
    const statement = await ada.call(readStatement, { subUid });
    expect(
      statement.data.list.map(({ kind, step, amount }: Record<string, string>) => [
        kind,
        step,
        amount,
      ]),
    ).toEqual([
      ["sub-transfer", "from-sub", "-0.50000000"],
      ["sub-transfer", "to-sub", "1.50000000"],
    ]);
  });

  test("by the sub-user are limited to the own wallets", async () => {
    await send("toSub", "1");
    const back = { asset: "BTC", amount: "1", from: "spot", to: "spot" } as const;
    const uid = ada.cookie("UID") ?? "";
    const taken = await sub.call(transferFunds, { ...back, subUid: uid, direction: "fromSub" });
    expect(refused(taken)).toEqual([403, "masterOnly", undefined]);
    expect((await sub.call(transferFunds, { ...back, to: "futures" })).code).toBe(0);
    for (const look of [
      sub.call(listWallets, { subUid: uid }),
      sub.call(readStatement, { subUid: uid }),
    ]) {
      expect(refused(await look)).toEqual([403, "masterOnly", undefined]);
    }
  });

  test("do not reach another master's sub-user", async () => {
    const eve = await registerPerson(stage, `eve${count}@example.org`);
    const answer = await eve.call(transferFunds, {
      asset: "BTC",
      amount: "1",
      from: "spot",
      to: "spot",
      subUid,
      direction: "fromSub",
    });
    expect(refused(answer)).toEqual([404, "notFound", undefined]);
  });

  test("are refused while one of them is frozen", async () => {
    await send("toSub", "1");
    await stage.database.pool.query("update app_user set is_trading_frozen = true where uid = $1", [
      subUid,
    ]);
    expect(refused(await send("fromSub", "1"))).toEqual([423, "tradingFrozen", undefined]);
    expect(await balanceOf(sub)).toMatchObject({ available: "1.00000000" });
  });
});

const kinds = ({ data }: Answer) =>
  data.list.map(({ kind, wallet, amount, balanceAfter }: Record<string, string>) =>
    [kind, wallet, amount, balanceAfter].join(" "),
  );

describe("the statement", () => {
  beforeEach(async () => {
    await fill("1");
    stage.clock.advance(1_000);
    await fill("10", "ETH");
    stage.clock.advance(1_000);
    await ada.call(transferFunds, { asset: "BTC", amount: "0.25", from: "spot", to: "futures" });
  });

  test("lists each movement and the balance after it, latest first", async () => {
    const all = await ada.call(readStatement, {});
    expect(kinds(all).toSorted()).toEqual(
      [
        "faucet spot 1.00000000 1.00000000",
        "faucet spot 10.00000000 10.00000000",
        "transfer futures 0.25000000 0.25000000",
        "transfer spot -0.25000000 0.75000000",
      ].toSorted(),
    );
    const times = all.data.list.map(({ at }: { at: number }) => at);
    expect(times).toEqual(times.toSorted((a: number, b: number) => b - a));
    expect(all.data.nextCursor).toBeNull();
  });

  test("is the same page by page", async () => {
    const all = await ada.call(readStatement, {});
    const pages: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await ada.call(readStatement, {
        limit: 1,
        ...(cursor === undefined ? {} : { cursor }),
      });
      expect(page.data.list).toHaveLength(1);
      pages.push(page.data.list[0].entryId);
      cursor = page.data.nextCursor ?? undefined;
    } while (cursor !== undefined);
    expect(pages).toEqual(all.data.list.map(({ entryId }: { entryId: string }) => entryId));
  });

  test("can be filtered", async () => {
    const now = stage.clock.now();
    expect(kinds(await ada.call(readStatement, { asset: "ETH" }))).toHaveLength(1);
    expect(kinds(await ada.call(readStatement, { wallet: "futures" }))).toHaveLength(1);
    expect(kinds(await ada.call(readStatement, { kind: "transfer" }))).toHaveLength(2);
    expect(kinds(await ada.call(readStatement, { kind: "order" }))).toEqual([]);
    expect(kinds(await ada.call(readStatement, { from: now }))).toHaveLength(2);
    expect(kinds(await ada.call(readStatement, { to: now }))).toHaveLength(2);
    expect(kinds(await ada.call(readStatement, { from: now - 1_000, to: now }))).toEqual([
      "faucet spot 10.00000000 10.00000000",
    ]);
  });

  test.each([
    { cursor: "1" },
    { cursor: "9999999999999999999-1" },
    { limit: "101" },
    { from: "yesterday" },
    { wallet: "purse" },
  ])("refuses an invalid filter: %j", async (query) => {
    const answer = await ada.send({ method: "GET", path: "/api/t/v2/statement", query });
    expect(refused(answer)).toEqual([400, "badInput", Object.keys(query)[0]]);
  });

  test("can be downloaded as a CSV file", async () => {
    const cookie = [...ada.cookies].map(([name, { value }]) => `${name}=${value}`).join("; ");
    const { body, headers } = await stage.app.inject({
      url: `${downloadStatement.path}?asset=ETH`,
      headers: { cookie },
    });
    expect(headers["content-type"]).toBe("text/csv; charset=utf-8");
    expect(headers["content-disposition"]).toContain("attachment");
    const [head, line, ...rest] = body.split("\r\n");
    expect(head).toBe("time_utc,asset,wallet,kind,step,id,amount,balance_after");
    expect(line).toMatch(
      /^2026-03-0\dT[\d:.]+Z,ETH,spot,faucet,credit,\d+,10\.00000000,10\.00000000$/,
    );
    expect(rest).toEqual([""]);
  });
});
