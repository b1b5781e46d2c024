// Which ends of orders count: for the limits of a group, and as trades of both sides.
import { toOrderId, toUserId, type OrderId, type UserId } from "@parley/domain/ids";
import type { OrderStep } from "@parley/domain/order/order-step";
import { startingCatalogue } from "@parley/database/catalogue/starting-catalogue";
import { createPool, type Pool } from "@parley/database/pool";
import { listTradeFlags, type Circumstances } from "@parley/database/queries/trade/trade-flag";
import { findTradeGroup } from "@parley/database/queries/trade/trade-group";
import { getTradeTiers } from "@parley/database/queries/trade/trade-rule";
import type { TradeTiers } from "@parley/domain/trade/open-limits";
import type { Order } from "@parley/domain/order/order";
import { createMovableClock, type MovableClock } from "@parley/platform/clock";
import { createIdSource } from "@parley/platform/ids";
import { expectCleanLedger } from "@parley/testing/auditor";
import { createTestDatabase, type TestDatabase } from "@parley/testing/database";
import { insertTestUser } from "@parley/testing/test-user";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { applyCatalogue } from "../../market/catalogue/apply-catalogue.ts";
import { createEngine, type Engine } from "@parley/engine/engine";
import { createOrderKind, type Creation } from "./create-order.ts";
import { discountOrderKind } from "../../staff/discount-order.ts";
import { moveOrderKind } from "./move-order.ts";
import {
  addTrader,
  APPEAL,
  claim,
  creationOf,
  giveCoins,
  lead,
  moveOf,
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

const COIN = 100_000_000n;

let database: TestDatabase;
let clock: MovableClock;
let pools: Pool[];
let engines: Engine[];
let world: OrderWorld;
let tiers: TradeTiers;
let merchant: WorldTrader;
let staffId: UserId;

beforeAll(async () => {
  database = await createTestDatabase();
  await applyCatalogue(database.pool, startingCatalogue);
  clock = createMovableClock({ now: () => Date.parse("2026-03-01T12:00:00Z") });
  pools = [1, 2].map(() => createPool(database.url, { isPipelined: true, max: 4 }));
  engines = pools.map((pool, node) =>
    createEngine({ pool, clock, ids: createIdSource({ clock, node: node + 1 }), lanes: 2 }),
  );
  const [engine] = engines;
  if (engine === undefined) throw new Error("there is no engine");
  world = { pool: database.pool, engine, ids: createIdSource({ clock, node: 3 }) };
  tiers = await getTradeTiers(database.pool);
  staffId = (await insertTestUser(database.pool, { staffRole: "agent" })).id;
});

/** A new one each time: an advertiser has only so many offers. */
beforeEach(async () => {
  merchant = await newTrader();
  await database.pool.query("update app_user set trader_status = 'active' where id = $1", [
    merchant.id,
  ]);
  await giveCoins(world, merchant.id, "USDT", 1_000_000n * COIN);
});

afterAll(async () => {
  for (const engine of engines) await engine.stop();
  for (const pool of pools) await pool.end();
  await database.drop();
});

afterEach(() => expectCleanLedger(database.pool));

async function newTrader(coins = 0n): Promise<WorldTrader> {
  const trader = await addTrader(world, await insertTestUser(database.pool));
  if (coins > 0n) await giveCoins(world, trader.id, "USDT", coins * COIN);
  return trader;
}

const creationIn = (
  offer: Awaited<ReturnType<typeof publish>>,
  taker: WorldTrader,
  change: Partial<Creation> = {},
) => creationOf(world, offer, taker, { tiers, amount: 20n * COIN, ...change });

const TERMS = {
  amount: null,
  reason: "agreement",
  note: "Both agree.",
  texts: null,
  byId: toUserId(1n),
} as const;
const RULE_RELEASE: Step = { by: "staff", request: { step: "rule-release", ruling: TERMS } };
const RULE_REFUND: Step = { by: "staff", request: { step: "rule-refund", ruling: TERMS } };
const RULE_SPLIT: Step = {
  by: "staff",
  request: { step: "rule-split", ruling: { ...TERMS, amount: COIN } },
};
const PROPOSE: Step = { by: "buyer", request: { step: "propose-split", amount: COIN } };

/** How an order is led to each step that ends it. */
const ENDINGS: Partial<Record<OrderStep, { before: readonly Step[]; last: Step }>> = {
  cancel: { before: [], last: { by: "buyer", request: { step: "cancel" } } },
  "time-out": { before: [], last: { by: "clock", request: { step: "time-out" } } },
  settle: { before: [PAY, RELEASE], last: SETTLE },
  "accept-split": {
    before: [PAY, APPEAL, PROPOSE],
    last: { by: "seller", request: { step: "accept-split" } },
  },
  "apply-release": {
    before: [PAY, APPEAL, RULE_RELEASE],
    last: { by: "clock", request: { step: "apply-release" } },
  },
  "apply-refund": {
    before: [PAY, APPEAL, RULE_REFUND],
    last: { by: "clock", request: { step: "apply-refund" } },
  },
  "apply-split": {
    before: [PAY, APPEAL, RULE_SPLIT],
    last: { by: "clock", request: { step: "apply-split" } },
  },
};

async function endBy(order: Order, step: OrderStep): Promise<Order> {
  const ending = ENDINGS[step];
  if (ending === undefined) throw new Error(`nobody says how ${step} ends an order`);
  let led = order;
  for (const earlier of ending.before) {
    if (earlier.by === "staff") led = await claim(world, led, staffId);
    led = await lead(world, led, [earlier]);
  }
  if (step === "time-out") clock.advance(led.payBy - clock.now());
  if (led.ruling !== null) clock.advance((led.ruling.effectAt ?? 0) - clock.now());
  return lead(world, led, [ending.last]);
}

async function readRecord(userId: UserId) {
  const { rows } = await database.pool.query<{ failed: number; completed: number }>(
    `select failed_trades as failed, completed_trades as completed from trader where user_id = $1`,
    [userId],
  );
  const group = await findTradeGroup(database.pool, userId);
  return {
    failed: rows[0]?.failed ?? 0,
    completed: rows[0]?.completed ?? 0,
    cancels: group?.cancels.length ?? 0,
    groupCompleted: group?.completedTrades ?? 0,
    counterparties: group?.counterparties ?? 0,
  };
}

async function trade(
  taker: WorldTrader,
  advertiser: WorldTrader,
  tookMs: number,
  known: Partial<Circumstances> = {},
) {
  const offer = await publish(world, advertiser, { quantity: 100n * COIN });
  const order = await place(world, creationIn(offer, taker));
  const paid = await lead(world, order, [PAY]);
  clock.advance(tookMs);
  const released = await lead(world, paid, [RELEASE]);
  const circumstances = { isInstantMethod: false, shared: [], ...known };
  const input = { ...moveOf(released, SETTLE, null), circumstances };
  await world.engine.submit(moveOrderKind, { input, identity: null });
  return readOrder(world, order.id);
}

async function listReasons(orderId: OrderId): Promise<string[]> {
  const flags = await listTradeFlags(database.pool, 0, { offset: 0, limit: 50 });
  return flags.filter((flag) => flag.orderId === orderId).map(({ reason }) => reason);
}

describe("what counts of an order's end", () => {
  test("a buyer whose offer one seller repeatedly lets expire is charged once a day", async () => {
    const buyer = await newTrader();
    const offer = await publish(world, buyer, { side: "buy", quantity: 1_000n * COIN });
    const [one, other] = [await newTrader(1_000n), await newTrader(1_000n)];
    for (let round = 0; round < 4; round += 1) {
      await endBy(await place(world, creationIn(offer, one)), "time-out");
    }
    expect(await readRecord(buyer.id)).toMatchObject({ failed: 1, cancels: 1 });
    await endBy(await place(world, creationIn(offer, other)), "time-out");
    expect(await readRecord(buyer.id)).toMatchObject({ failed: 2, cancels: 2 });
    clock.advance(24 * 60 * 60_000);
    await endBy(await place(world, creationIn(offer, one)), "time-out");
    expect(await readRecord(buyer.id)).toMatchObject({ failed: 3 });
  });

  test("staff discounts a cancel once, and the group is no longer barred", async () => {
    const taker = await newTrader();
    const offer = await publish(world, merchant, { quantity: 1_000n * COIN });
    const orders: Order[] = [];
    for (let round = 0; round < 3; round += 1) {
      orders.push(await endBy(await place(world, creationIn(offer, taker)), "cancel"));
    }
    const barred = await world.engine.submit(createOrderKind, {
      input: creationIn(offer, taker),
      identity: null,
    });
    expect(barred).toMatchObject({ ok: false, error: "cancelLimit" });
    const [first] = orders;
    const input = {
      orderId: first?.id ?? toOrderId(0n),
      userId: taker.id,
      groupId: taker.masterId,
    };
    const discount = () => world.engine.submit(discountOrderKind, { input, identity: null });
    expect(await discount()).toMatchObject({ ok: true });
    expect(await readRecord(taker.id)).toMatchObject({ failed: 2, cancels: 2 });
    expect(await discount()).toEqual({ ok: false, error: "faultDiscounted" });
    await place(world, creationIn(offer, taker));
  });

  test("a taker's own cancels and time-outs count each", async () => {
    const taker = await newTrader();
    const offer = await publish(world, merchant, { quantity: 1_000n * COIN });
    await endBy(await place(world, creationIn(offer, taker)), "cancel");
    await endBy(await place(world, creationIn(offer, taker)), "time-out");
    expect(await readRecord(taker.id)).toMatchObject({ failed: 2, cancels: 2 });
  });

  test("three trades a day with one group count, as one counterparty", async () => {
    const [taker, seller] = [await newTrader(), await newTrader(10_000n)];
    const counted: (boolean | null)[] = [];
    for (let round = 0; round < 4; round += 1) {
      counted.push((await trade(taker, seller, 60_000)).isCounted);
    }
    expect(counted).toEqual([true, true, true, false]);
    const record = { completed: 3, groupCompleted: 3, counterparties: 1 };
    expect(await readRecord(taker.id)).toMatchObject(record);
    expect(await readRecord(seller.id)).toMatchObject(record);
  });

  test("a trade between groups that share a device is flagged and does not count", async () => {
    const [taker, seller] = [await newTrader(), await newTrader(1_000n)];
    const { id } = await trade(taker, seller, 60_000, { shared: ["device", "address"] });
    expect(await readOrder(world, id)).toMatchObject({ isCounted: false });
    expect(await listReasons(id)).toEqual(["shared-address", "shared-device"]);
  });

  test("a trade between groups that share an address alone counts, and is flagged", async () => {
    const [taker, seller] = [await newTrader(), await newTrader(1_000n)];
    const { id, isCounted } = await trade(taker, seller, 60_000, { shared: ["address"] });
    expect(isCounted).toBe(true);
    expect(await listReasons(id)).toEqual(["shared-address"]);
  });

  test("a trade within a minute by an instant method counts", async () => {
    const [taker, seller] = [await newTrader(), await newTrader(1_000n)];
    const { isCounted } = await trade(taker, seller, 1_000, { isInstantMethod: true });
    expect(isCounted).toBe(true);
  });

  test("a trade within a minute does not count", async () => {
    const [taker, seller] = [await newTrader(), await newTrader(1_000n)];
    const ended = await trade(taker, seller, 59_999);
    expect(ended).toMatchObject({ state: "completed", isCounted: false });
    expect(await readRecord(taker.id)).toMatchObject({ completed: 0, groupCompleted: 0 });
    expect((await trade(taker, seller, 60_000)).isCounted).toBe(true);
  });
});
