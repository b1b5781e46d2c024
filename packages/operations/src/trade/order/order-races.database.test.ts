// Sixty-four concurrent steps on two engines over one database: of those that exclude each other
// exactly one takes effect.
import { toUserId } from "@parley/domain/ids";
import { startingCatalogue } from "@parley/database/catalogue/starting-catalogue";
import { createPool, type Pool } from "@parley/database/pool";
import type { OrderRequest } from "@parley/domain/order/decide-order";
import type { Order, OrderActor } from "@parley/domain/order/order";
import { createMovableClock, type MovableClock } from "@parley/platform/clock";
import { createIdSource } from "@parley/platform/ids";
import { expectCleanLedger } from "@parley/testing/auditor";
import { createTestDatabase, type TestDatabase } from "@parley/testing/database";
import { createSeededRandom } from "@parley/testing/seeded-random";
import { insertTestUser } from "@parley/testing/test-user";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { applyCatalogue } from "../../market/catalogue/apply-catalogue.ts";
import { createEngine, type Engine } from "@parley/engine/engine";
import { createOrderKind } from "./create-order.ts";
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
  type OrderWorld,
  type Step,
  type WorldTrader,
} from "./order-world.fixture.ts";
import { tickOrderKind } from "./tick-order.ts";

const AT_ONCE = 64;
const COIN = 100_000_000n;
const seed = Date.now() % 1_000_000;

let database: TestDatabase;
let clock: MovableClock;
let pools: Pool[];
let engines: Engine[];
let world: OrderWorld;
let merchant: WorldTrader;

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
  merchant = await addTrader(world, await insertTestUser(database.pool));
  await giveCoins(world, merchant.id, "USDT", 1_000_000n * COIN);
});

afterAll(async () => {
  for (const engine of engines) await engine.stop();
  for (const pool of pools) await pool.end();
  await database.drop();
});

afterEach(() => expectCleanLedger(database.pool));

const newTaker = async () => addTrader(world, await insertTestUser(database.pool));

async function newOrder(steps: readonly Step[] = []): Promise<Order> {
  const offer = await publish(world, merchant, { quantity: 200n * COIN });
  const placed = await place(world, creationOf(world, offer, await newTaker()));
  return lead(world, placed, steps);
}

interface Racer {
  readonly by: OrderActor;
  readonly request: OrderRequest;
}

function engineOf(turn: number): Engine {
  const engine = engines[turn % engines.length];
  if (engine === undefined) throw new Error("there is no engine");
  return engine;
}

/** Sends all of them concurrently, shuffled, to both engines; returns which took effect. */
async function race(order: Order, racers: readonly Racer[], hasTick = false): Promise<string[]> {
  const random = createSeededRandom(seed + Number(order.id % 1_000n));
  const runners = Array.from({ length: AT_ONCE }, (_, turn) => racers[turn % racers.length])
    .filter((racer) => racer !== undefined)
    .map((racer) => ({ racer, rank: random.next() }))
    .toSorted((one, other) => one.rank - other.rank);
  const outcomes = await Promise.all(
    runners.map(async ({ racer }, turn) => {
      const engine = engineOf(turn);
      const isTick = hasTick && racer.by === "clock";
      const outcome = isTick
        ? await engine.submit(tickOrderKind, {
            input: { order, volumeUsdCents: null },
            identity: null,
          })
        : await engine.submit(moveOrderKind, { input: moveOf(order, racer, null), identity: null });
      return { name: racer.request.step, outcome };
    }),
  );
  const refused = outcomes.filter(({ outcome }) => !outcome.ok);
  expect(new Set(refused.map(({ outcome }) => !outcome.ok && outcome.error))).toEqual(
    new Set(["orderStateChanged"]),
  );
  return outcomes.filter(({ outcome }) => outcome.ok).map(({ name }) => name);
}

/** The states in the history, version by version. */
async function readSteps(order: Order): Promise<string[]> {
  const { rows } = await database.pool.query<{ step: string }>(
    `select version || ' ' || step as step
     from order_history where order_id = $1 and version > $2 order by version`,
    [order.id, order.version],
  );
  const { version } = await readOrder(world, order.id);
  return [...rows.map(({ step }) => step), `now ${version}`];
}

/** One winner, one step, one version more. */
function stepsOf({ version }: Order, winner: string | undefined): string[] {
  return [`${version + 1} ${winner ?? "nobody"}`, `now ${version + 1}`];
}

const CANCEL: Step = { by: "buyer", request: { step: "cancel" } };
const TIME_OUT: Step = { by: "clock", request: { step: "time-out" } };
const RELEASE: Step = { by: "seller", request: { step: "release" } };
const SELLER_APPEAL: Step = { by: "seller", request: { step: "appeal", reason: "other" } };
const PROPOSE: Step = { by: "buyer", request: { step: "propose-split", amount: 40n * COIN } };
const ACCEPT: Step = { by: "seller", request: { step: "accept-split" } };

const NOT_RECEIVED: Step = { by: "seller", request: { step: "not-received" } };
const SECOND_LOOK: Step = { by: "seller", request: { step: "second-look" } };
const ACCEPT_RULING: Step = { by: "buyer", request: { step: "accept-ruling" } };
const APPLY: Step = { by: "clock", request: { step: "apply-refund" } };
const TERMS = {
  amount: null,
  reason: "payment-not-proved",
  note: "No trace.",
  texts: null,
  byId: toUserId(1n),
} as const;
const RULE: Step = { by: "staff", request: { step: "rule-refund", ruling: TERMS } };

/** With a waiting ruling for the seller. */
async function ruledOrder(): Promise<Order> {
  const staff = await insertTestUser(database.pool);
  const claimed = await claim(world, await newOrder([PAY, APPEAL]), staff.id);
  return lead(world, claimed, [RULE]);
}

describe(`${AT_ONCE} at once, seed ${seed}`, () => {
  test.each<readonly [string, readonly Step[], readonly Racer[]]>([
    ["cancel × pay", [], [CANCEL, PAY]],
    ["pay × pay", [], [PAY]],
    ["cancel × cancel", [], [CANCEL]],
    ["release × release", [PAY], [RELEASE]],
    ["release × appeal", [PAY], [RELEASE, APPEAL, SELLER_APPEAL]],
    ["split × release", [PAY, APPEAL, PROPOSE], [ACCEPT, RELEASE]],
    [
      "split × withdrawal × proposal",
      [PAY, APPEAL, PROPOSE],
      [
        ACCEPT,
        { by: "buyer", request: { step: "withdraw-appeal" } },
        { by: "buyer", request: { step: "propose-split", amount: 1n } },
      ],
    ],
  ])("%s: exactly one", async (_name, steps, racers) => {
    for (let round = 0; round < 4; round += 1) {
      const order = await newOrder(steps);
      const winners = await race(order, racers);
      expect(winners).toHaveLength(1);
      expect(await readSteps(order)).toEqual(stepsOf(order, winners[0]));
    }
  });

  test("pay × time-out, at the last millisecond and at the first after it: exactly one", async () => {
    for (const [late, winner] of [
      [-1, "pay"],
      [0, "time-out"],
    ] as const) {
      const order = await newOrder();
      clock.advance(order.payBy - clock.now() + late);
      const winners = await race(order, [PAY, TIME_OUT], true);
      expect(winners).toEqual([winner]);
      expect(await readSteps(order)).toEqual(stepsOf(order, winner));
    }
  });

  test("pay × time-out while the clock passes the deadline: exactly one", async () => {
    for (let round = 0; round < 4; round += 1) {
      const order = await newOrder();
      clock.advance(order.payBy - clock.now() - 1);
      const racing = race(order, [PAY, TIME_OUT, CANCEL], true);
      await Promise.resolve();
      clock.advance(1);
      const winners = await racing;
      expect(winners).toHaveLength(1);
      expect(await readSteps(order)).toEqual(stepsOf(order, winners[0]));
    }
  });

  test("acceptance × second look × release during a waiting ruling: exactly one", async () => {
    for (let round = 0; round < 4; round += 1) {
      const order = await ruledOrder();
      const winners = await race(order, [ACCEPT_RULING, SECOND_LOOK, RELEASE]);
      expect(winners).toHaveLength(1);
      expect(await readSteps(order)).toEqual(stepsOf(order, winners[0]));
    }
  });

  test("acceptance × second look × clock at the time of a ruling: exactly one", async () => {
    for (const [late, winners] of [
      [-1, ["accept-ruling", "second-look"]],
      [0, ["apply-refund"]],
    ] as const) {
      const order = await ruledOrder();
      clock.advance((order.ruling?.effectAt ?? 0) - clock.now() + late);
      const racers = late < 0 ? [ACCEPT_RULING, SECOND_LOOK] : [ACCEPT_RULING, SECOND_LOOK, APPLY];
      const [winner, ...others] = await race(order, racers, true);
      expect(others).toEqual([]);
      expect(winners).toContain(winner);
      expect(await readSteps(order)).toEqual(stepsOf(order, winner));
    }
  });

  test("a ruling × itself by two servers: the coins return once", async () => {
    const order = await ruledOrder();
    clock.advance((order.ruling?.effectAt ?? 0) - clock.now());
    expect(await race(order, [APPLY], true)).toEqual(["apply-refund"]);
    expect(await readOrder(world, order.id)).toMatchObject({
      state: "canceled",
      cancelReason: "appeal",
      ruling: null,
    });
  });

  test("not received × release × appeal: exactly one", async () => {
    const order = await newOrder([PAY]);
    clock.advance((order.arrivesBy ?? 0) - clock.now());
    const winners = await race(order, [NOT_RECEIVED, RELEASE, APPEAL]);
    expect(winners).toHaveLength(1);
    expect(await readSteps(order)).toEqual(stepsOf(order, winners[0]));
  });

  test("settlement × settlement: paid out once", async () => {
    const order = await newOrder([PAY, RELEASE]);
    const settle = { by: "clock", request: { step: "settle" } } as const;
    expect(await race(order, [settle], true)).toEqual(["settle"]);
    expect(await readSteps(order)).toEqual(stepsOf(order, "settle"));
    expect(await readOrder(world, order.id)).toMatchObject({
      state: "completed",
      settledQuantity: order.receiveQuantity,
    });
  });
});

async function takeAtOnce(takers: readonly WorldTrader[], change: { quantity: bigint }) {
  const offer = await publish(world, merchant, change);
  const outcomes = await Promise.all(
    takers.map(async (taker, turn) => {
      const input = creationOf(world, offer, taker);
      return engineOf(turn).submit(createOrderKind, { input, identity: null });
    }),
  );
  const { rows } = await database.pool.query<{ orders: number; remaining: string }>(
    `select (select count(*)::integer from trade_order where offer_id = offer.id) as orders,
       remaining
     from offer where id = $1`,
    [offer.id],
  );
  const refusals = outcomes.flatMap((outcome) => (outcome.ok ? [] : [outcome.error]));
  return { rows, refusals };
}

describe("create × create", () => {
  test("on the last stock: one of 64 takers gets it", async () => {
    const takers = await Promise.all(Array.from({ length: AT_ONCE }, newTaker));
    const { rows, refusals } = await takeAtOnce(takers, { quantity: 100n * COIN });
    expect(rows).toEqual([{ orders: 1, remaining: "0" }]);
    expect(refusals).toEqual(Array.from({ length: AT_ONCE - 1 }, () => "outOfStock"));
  });

  test("on stock for seven and a half: seven of 64 get it", async () => {
    const takers = await Promise.all(Array.from({ length: AT_ONCE }, newTaker));
    const { rows, refusals } = await takeAtOnce(takers, { quantity: 750n * COIN });
    expect(rows).toEqual([{ orders: 7, remaining: String(50n * COIN) }]);
    expect(new Set(refusals)).toEqual(new Set(["outOfStock"]));
  });

  test("by one seller with coins for one: one of 64 is escrowed", async () => {
    const taker = await newTaker();
    await giveCoins(world, taker.id, "USDT", 150n * COIN);
    const offer = await publish(world, merchant, { side: "buy", quantity: 100_000n * COIN });
    const outcomes = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, turn) => {
        const input = creationOf(world, offer, taker);
        return engineOf(turn).submit(createOrderKind, { input, identity: null });
      }),
    );
    expect(outcomes.filter((outcome) => outcome.ok)).toHaveLength(1);
  });
});

test("no deadlock occurred", async () => {
  const { rows } = await database.pool.query<{ deadlocks: string }>(
    "select deadlocks::text from pg_stat_database where datname = current_database()",
  );
  expect(rows).toEqual([{ deadlocks: "0" }]);
});
