// Several orders released together, on two engines over one database.
import { toSessionId } from "@parley/domain/ids";
import { startingCatalogue } from "@parley/database/catalogue/starting-catalogue";
import { createPool, type Pool } from "@parley/database/pool";
import type { Order } from "@parley/domain/order/order";
import { createMovableClock } from "@parley/platform/clock";
import { createIdSource } from "@parley/platform/ids";
import { expectCleanLedger } from "@parley/testing/auditor";
import { createTestDatabase, type TestDatabase } from "@parley/testing/database";
import { insertTestUser } from "@parley/testing/test-user";
import { consume } from "@parley/engine/command";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { applyCatalogue } from "../../market/catalogue/apply-catalogue.ts";
import { createEngine, type Engine } from "@parley/engine/engine";
import { hashInput } from "@parley/engine/idempotency/input-hash";
import {
  addTrader,
  APPEAL,
  creationOf,
  giveCoins,
  lead,
  PAY,
  place,
  publish,
  readOrder,
  RELEASE,
  SETTLE,
  type OrderWorld,
  type Step,
  type WorldTrader,
} from "./order-world.fixture.ts";
import { releaseOrdersKind } from "./release-orders.ts";
import { tickOrderKind } from "./tick-order.ts";

const COIN = 100_000_000n;

let database: TestDatabase;
let pools: Pool[];
let engines: readonly [Engine, Engine];
let world: OrderWorld;
let merchant: WorldTrader;

beforeAll(async () => {
  database = await createTestDatabase();
  await applyCatalogue(database.pool, startingCatalogue);
  const clock = createMovableClock({ now: () => Date.parse("2026-03-01T12:00:00Z") });
  const start = (node: number) => {
    const pool = createPool(database.url, { isPipelined: true, max: 4 });
    pools.push(pool);
    return createEngine({ pool, clock, ids: createIdSource({ clock, node }), lanes: 2 });
  };
  pools = [];
  engines = [start(1), start(2)];
  world = { pool: database.pool, engine: engines[0], ids: createIdSource({ clock, node: 3 }) };
  merchant = await addTrader(world, await insertTestUser(database.pool));
  await giveCoins(world, merchant.id, "USDT", 1_000_000n * COIN);
});

afterAll(async () => {
  for (const engine of engines) await engine.stop();
  for (const pool of pools) await pool.end();
  await database.drop();
});

afterEach(() => expectCleanLedger(database.pool));

async function newOrder(steps: readonly Step[]): Promise<Order> {
  const offer = await publish(world, merchant, { quantity: 200n * COIN });
  const taker = await addTrader(world, await insertTestUser(database.pool));
  return lead(world, await place(world, creationOf(world, offer, taker)), steps);
}

const newOrders = (count: number, steps: readonly Step[]) =>
  Promise.all(Array.from({ length: count }, () => newOrder(steps)));

const askedFor = (orders: readonly Order[]) =>
  orders.map((order) => ({ order, orderId: String(order.id), version: order.version }));

function release(
  engine: Engine,
  orders: readonly Order[],
  { key = null, useUp = () => Promise.resolve(true) }: ReleaseExtras = {},
) {
  const identity = key === null ? null : { ownerId: merchant.id, key, inputHash: hashInput(key) };
  return engine.submit(releaseOrdersKind, {
    input: { asked: askedFor(orders), userId: merchant.id, sessionId: toSessionId(1n) },
    identity,
    effects: [consume(useUp, { ok: false, error: "commandReplayed" } as const)],
  });
}

const codeIsGone = () => Promise.resolve(false);

interface ReleaseExtras {
  readonly key?: string | null;
  readonly useUp?: () => Promise<boolean>;
}

const countSteps = async (order: Order, step: string) => {
  const { rows } = await database.pool.query(
    "select from order_history where order_id = $1 and step = $2",
    [order.id, step],
  );
  return rows.length;
};

test("twenty orders in all states: each is decided separately, and code and nonce are consumed once", async () => {
  const paid = await newOrders(8, [PAY]);
  const appealed = await newOrders(2, [PAY, APPEAL]);
  const unpaid = await newOrders(3, []);
  const canceled = await newOrders(3, [{ by: "buyer", request: { step: "cancel" } }]);
  const done = await newOrders(2, [PAY, RELEASE, SETTLE]);
  const outdated = await newOrders(2, [PAY]);
  const seen = outdated.map((order) => ({ ...order, version: order.version - 1 }));
  const all = [...paid, ...unpaid, ...appealed, ...canceled, ...done, ...seen];
  expect(all).toHaveLength(20);
  let uses = 0;
  const useUp = () => Promise.resolve((uses += 1) > 0);
  const outcome = await release(engines[0], all, { key: "mixed", useUp });
  if (!outcome.ok) throw new Error(`refused: ${outcome.error}`);
  const may = new Set([...paid, ...appealed].map(({ id }) => String(id)));
  const expected = all.map(({ id }) =>
    may.has(String(id))
      ? { orderId: String(id), ok: true }
      : { orderId: String(id), ok: false, error: "orderStateChanged" },
  );
  expect(outcome.reply.list).toEqual(expected);
  for (const order of all) {
    const now = await readOrder(world, order.id);
    const isReleased = may.has(String(order.id));
    expect(now.state).toBe(isReleased ? "releasing" : order.state);
    // A refused order has no trace of it.
    const before = outdated.find(({ id }) => id === order.id)?.version ?? order.version;
    expect(now.version).toBe(isReleased ? before + 1 : before);
  }
  expect(uses).toBe(1);

  const repeated = await release(engines[1], all, { key: "mixed", useUp });
  expect(repeated).toMatchObject({ ok: true, isRepeated: true, reply: { list: expected } });
  expect(uses).toBe(1);

  for (const order of [...paid, ...appealed]) {
    const input = { order, volumeUsdCents: null };
    await engines[0].submit(tickOrderKind, { input, identity: null });
    expect((await readOrder(world, order.id)).state).toBe("completed");
  }
});

test("a refusal of all orders consumes no code and stores no receipt", async () => {
  const orders = await newOrders(2, []);
  let uses = 0;
  const useUp = () => Promise.resolve((uses += 1) > 0);
  const refused = await release(engines[0], orders, { key: "none", useUp });
  expect(refused).toMatchObject({ ok: false, error: "noneReleased" });
  expect(uses).toBe(0);
  const again = await release(engines[0], orders, { key: "none" });
  expect(again).toMatchObject({ ok: false, error: "noneReleased" });
});

test("a code consumed concurrently releases none of the orders", async () => {
  const orders = await newOrders(3, [PAY]);
  const lost = await release(engines[0], orders, { useUp: codeIsGone });
  expect(lost).toMatchObject({ ok: false, error: "commandReplayed" });
  for (const order of orders) expect((await readOrder(world, order.id)).state).toBe("paid");
});

test("overlapping concurrent calls on two engines: each order is released once", async () => {
  const orders = await newOrders(20, [PAY]);
  const calls = Array.from({ length: 16 }, (_, turn) => {
    const from = (turn * 3) % 12;
    const some = orders.slice(from, from + 11);
    // Also in the other direction, so that both would lock in another order.
    return release(
      turn % 2 === 0 ? engines[0] : engines[1],
      turn % 3 === 0 ? some.toReversed() : some,
    );
  });
  const outcomes = await Promise.all(calls);
  const released = outcomes.flatMap((outcome) =>
    outcome.ok ? outcome.reply.list.filter(({ ok }) => ok).map(({ orderId }) => orderId) : [],
  );
  expect(new Set(released).size).toBe(released.length);
  expect(released.toSorted()).toEqual(orders.map(({ id }) => String(id)).toSorted());
  for (const order of orders) expect(await countSteps(order, "release")).toBe(1);
});
