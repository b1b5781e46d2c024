// Whole trades with the demo's merchants: this server on a port, their program in its own process.
import { queryChatMsg } from "@parley/contract/endpoints/trade/chat";
import { listSessions } from "@parley/contract/endpoints/identity/account";
import type { EndpointReply } from "@parley/contract/endpoint";
import { waitUntil } from "@parley/database/embedded/processes";
import { expectCleanLedger } from "@parley/testing/auditor";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import {
  act,
  actVerified,
  balanceOf,
  createOrderStage,
  placeOrder,
} from "../fixtures/orders.fixture.ts";
import { publishOffer, readOrder, type OrderStage } from "../fixtures/orders.fixture.ts";
import { startDemoMerchants } from "../../src/startup/demo-merchants.ts";

// Their program takes its time to start on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

let stage: OrderStage;
let origin: string;
let merchants: ReturnType<typeof startDemoMerchants> | null = null;
const problems: string[] = [];

beforeAll(async () => {
  stage = await createOrderStage();
  origin = await stage.stage.app.listen({ host: "127.0.0.1", port: 0 });
});

beforeEach(() => {
  problems.splice(0);
  // Their program logs in anew each time, and does not know which codes were used before.
  stage.stage.clock.advance(90_000);
});
afterEach(() => merchants?.stop());
afterAll(() => stage.stage.close());

const AT_ONCE = { greetMs: 0, payMs: 0, releaseMs: 0 };

function start(doesRelease = true, account = "merchant@parley.test"): void {
  merchants = startDemoMerchants({
    origin,
    merchants: [{ account, doesRelease }],
    pace: AT_ONCE,
    onProblem: (problem) => problems.push(problem),
  });
}

async function waitForState(orderId: string, state: string): Promise<void> {
  const isThere = await waitUntil(
    async () => (await readOrder(stage.buyer, orderId)).state === state,
    30_000,
  );
  expect({ isThere, problems }).toEqual({ isThere: true, problems: [] });
}

async function readPhrases(orderId: string): Promise<string[]> {
  const { data } = await stage.buyer.call(queryChatMsg, { orderId });
  const { list }: EndpointReply<typeof queryChatMsg> = data;
  return list.flatMap(({ from, phrase }) => (phrase === null ? [] : [`${from}: ${phrase.code}`]));
}

async function waitForPhrase(orderId: string, phrase: string): Promise<void> {
  const isSaid = await waitUntil(async () => (await readPhrases(orderId)).includes(phrase), 30_000);
  expect({ isSaid, problems }).toEqual({ isSaid: true, problems: [] });
}

test("a demo merchant greets a buyer, and releases after the payment", async () => {
  start();
  const order = await placeOrder(stage, await publishOffer(stage));
  await waitForPhrase(order.orderId, "seller: hello");
  await act(stage.buyer, order.orderId, "pay");
  await waitForState(order.orderId, "completed");
  await waitForPhrase(order.orderId, "seller: thanks");
  expect(await readPhrases(order.orderId)).toEqual([
    "seller: hello",
    "seller: payment-received",
    "seller: thanks",
  ]);
  await expectCleanLedger(stage.stage.database.pool);
});

test("a demo merchant pays a seller, and the coins leave with the release", async () => {
  start();
  const before = await balanceOf(stage.buyer);
  const order = await placeOrder(stage, await publishOffer(stage, { side: "buy" }));
  await waitForState(order.orderId, "paid");
  await waitForPhrase(order.orderId, "buyer: payment-sent");
  const released = await actVerified(stage, stage.buyer, order.orderId, "release");
  expect(released.error).toBe(undefined);
  await waitForState(order.orderId, "completed");
  const after = await balanceOf(stage.buyer);
  expect(Number(before?.available) - Number(after?.available)).toBe(100);
  await expectCleanLedger(stage.stage.database.pool);
});

test("demo merchants release, after a restart, an order paid meanwhile", async () => {
  const order = await placeOrder(stage, await publishOffer(stage));
  await act(stage.buyer, order.orderId, "pay");
  start();
  await waitForState(order.orderId, "completed");
  expect(await readOrder(stage.buyer, order.orderId)).toMatchObject({ actions: [] });
  await expectCleanLedger(stage.stage.database.pool);
});

test("one demo merchant never releases, so that an appeal can be opened and withdrawn", async () => {
  start(false);
  const order = await placeOrder(stage, await publishOffer(stage));
  await act(stage.buyer, order.orderId, "pay");
  await waitForPhrase(order.orderId, "seller: please-wait");
  expect(await readOrder(stage.buyer, order.orderId)).toMatchObject({ state: "paid" });
  const extra = { reason: "crypto-not-received", statement: "I paid an hour ago." } as const;
  const appealed = await act(stage.buyer, order.orderId, "appeal", extra);
  expect(appealed.data).toMatchObject({ state: "paid", appeal: "open" });
  const withdrawn = await act(stage.buyer, order.orderId, "withdraw-appeal");
  expect(withdrawn.data).toMatchObject({ appeal: "withdrawn" });
  await expectCleanLedger(stage.stage.database.pool);
});

async function countSessions(): Promise<number> {
  return (await stage.merchant.call(listSessions, {})).data.length;
}

test("stopping the demo merchants leaves no session", async () => {
  const before = await countSessions();
  start();
  expect(await waitUntil(async () => (await countSessions()) === before + 1, 30_000)).toBe(true);
  await merchants?.stop();
  // A stopping program waits only a second for its last reply.
  expect(await waitUntil(async () => (await countSessions()) === before, 30_000)).toBe(true);
});

test("a demo merchant that cannot log in is reported, and the others go on", async () => {
  start(true, "stranger@parley.test");
  expect(await waitUntil(() => Promise.resolve(problems.length > 0), 30_000)).toBe(true);
  expect(problems).toContain("stranger@parley.test cannot log in: loginFailed");
});
