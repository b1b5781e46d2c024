// How much an account group may have open, decided on locked rows: no number of sub-users, offers or
// servers gets past it, and whatever ends an order gives back what it counted.
import { toUserId, type OfferId, type UserId } from "@parley/domain/ids";
import type { OrderStep } from "@parley/domain/order/order-step";
import { startingCatalogue } from "@parley/database/catalogue/starting-catalogue";
import { createPool, type Pool } from "@parley/database/pool";
import { findTradeGroup, findGroupOffer } from "@parley/database/queries/trade/trade-group";
import { getTradeTiers } from "@parley/database/queries/trade/trade-rule";
import { ORDER_TABLE } from "@parley/domain/order/order-table";
import type { TradeTiers } from "@parley/domain/trade/open-limits";
import type { OfferSide } from "@parley/domain/offer/offer";
import type { Order } from "@parley/domain/order/order";
import { createMovableClock, type MovableClock } from "@parley/platform/clock";
import { createIdSource } from "@parley/platform/ids";
import { expectCleanLedger } from "@parley/testing/auditor";
import { createTestDatabase, type TestDatabase } from "@parley/testing/database";
import { createSeededRandom } from "@parley/testing/seeded-random";
import { insertTestUser } from "@parley/testing/test-user";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { applyCatalogue } from "../../market/catalogue/apply-catalogue.ts";
import { createEngine, type Engine } from "@parley/engine/engine";
import { createOrderKind, type Creation } from "./create-order.ts";
import {
  addTrader,
  APPEAL,
  claim,
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

const COIN = 100_000_000n;
const ATTEMPTS = 25;
const SUB_USERS = 20;
const seed = Date.now() % 1_000_000;

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

/** Of the merchant's, each with enough in it. */
function newOffers(count: number, side: OfferSide = "sell") {
  return Promise.all(
    Array.from({ length: count }, () =>
      publish(world, merchant, { side, quantity: 1_000n * COIN }),
    ),
  );
}

const creationIn = (
  offer: Awaited<ReturnType<typeof publish>>,
  taker: WorldTrader,
  change: Partial<Creation> = {},
) => creationOf(world, offer, taker, { tiers, amount: 20n * COIN, ...change });

/** All concurrently, on both engines. Returns how many were placed and why the others were not. */
async function placeAtOnce(creations: readonly Creation[]) {
  const outcomes = await Promise.all(
    creations.map((input, turn) => {
      const engine = engines[turn % engines.length];
      if (engine === undefined) throw new Error("there is no engine");
      return engine.submit(createOrderKind, { input, identity: null });
    }),
  );
  const refusals = outcomes.flatMap((outcome) => (outcome.ok ? [] : [outcome.error]));
  return { made: outcomes.length - refusals.length, refusals: new Set(refusals) };
}

describe("an account group without a trade", () => {
  test(`gets 2 of ${ATTEMPTS} orders that it places concurrently on as many offers`, async () => {
    const taker = await newTrader();
    const offers = await newOffers(ATTEMPTS);
    const placed = await placeAtOnce(offers.map((offer) => creationIn(offer, taker)));
    expect(placed).toEqual({ made: 2, refusals: new Set(["openOrdersLimit"]) });
  });

  test(`gets the same 2 with ${SUB_USERS} sub-users who place them at once`, async () => {
    const master = await insertTestUser(database.pool);
    const subUsers = await Promise.all(
      Array.from({ length: SUB_USERS }, async () => {
        const sub = await insertTestUser(database.pool, { master, permissions: ["trade"] });
        return addTrader(world, { ...sub, masterId: master.id });
      }),
    );
    const offers = await newOffers(SUB_USERS);
    const placed = await placeAtOnce(
      subUsers.flatMap((sub, turn) => {
        const offer = offers[turn];
        return offer === undefined ? [] : [creationIn(offer, sub)];
      }),
    );
    expect(placed).toEqual({ made: 2, refusals: new Set(["openOrdersLimit"]) });
  });

  test("gets 1 of them on one offer", async () => {
    const taker = await newTrader();
    const [offer] = await newOffers(1);
    if (offer === undefined) throw new Error("there is no offer");
    const creations = Array.from({ length: ATTEMPTS }, () => creationIn(offer, taker));
    const placed = await placeAtOnce(creations);
    expect(placed).toEqual({ made: 1, refusals: new Set(["offerOrdersLimit"]) });
  });

  test(`gets 2 of ${ATTEMPTS} orders in which it sells, and 1 on one buy offer`, async () => {
    const seller = await newTrader(10_000n);
    const offers = await newOffers(ATTEMPTS, "buy");
    const [first] = offers;
    if (first === undefined) throw new Error("there is no offer");
    const onOne = Array.from({ length: ATTEMPTS }, () => creationIn(first, seller));
    expect(await placeAtOnce(onOne)).toEqual({ made: 1, refusals: new Set(["offerOrdersLimit"]) });
    const onAll = offers.slice(1).map((offer) => creationIn(offer, seller));
    expect(await placeAtOnce(onAll)).toEqual({ made: 1, refusals: new Set(["openOrdersLimit"]) });
  });

  test("buys for 500 USD at a time, and for no cent more", async () => {
    const [one, other] = await newOffers(2);
    if (one === undefined || other === undefined) throw new Error("there is no offer");
    const taker = await newTrader();
    await place(world, creationIn(one, taker, { amount: 300n * COIN }));
    const tooMuch = creationIn(other, taker, { amount: 200n * COIN + 1n });
    const refused = await world.engine.submit(createOrderKind, { input: tooMuch, identity: null });
    expect(refused).toEqual({
      ok: false,
      error: "openWorthLimit",
      mostCents: 50_000n,
      leftCents: 20_000n,
    });
    await place(world, creationIn(other, taker, { amount: 200n * COIN }));
  });

  test("has its own buy offer taken for 500 USD at a time, by any sellers", async () => {
    const buyer = await newTrader();
    const offer = await publish(world, buyer, { side: "buy", quantity: 100_000n * COIN });
    const sellers = await Promise.all(Array.from({ length: ATTEMPTS }, () => newTrader(1_000n)));
    const creations = sellers.map((seller) => creationIn(offer, seller, { amount: 100n * COIN }));
    expect(await placeAtOnce(creations)).toEqual({
      made: 5,
      refusals: new Set(["advertiserLimit"]),
    });
  });
});

test("linked groups share their limits, concurrently and on both engines", async () => {
  const [one, other] = [await newTrader(), await newTrader()];
  const offers = await newOffers(ATTEMPTS);
  const placed = await placeAtOnce(
    offers.map((offer, turn) => {
      // In pairs, so that each engine gets both.
      const [taker, linked] = turn % 4 < 2 ? [one, other] : [other, one];
      const groups = {
        taker: [taker.masterId, linked.masterId],
        advertiser: [merchant.masterId],
      };
      return creationIn(offer, taker, { groups });
    }),
  );
  expect(placed).toEqual({ made: 2, refusals: new Set(["openOrdersLimit"]) });
});

test("a merchant's buy offer is taken as often as its limit allows", async () => {
  const sellers = await Promise.all(Array.from({ length: ATTEMPTS }, () => newTrader(1_000n)));
  const [offer] = await newOffers(1, "buy");
  if (offer === undefined) throw new Error("there is no offer");
  const creations = sellers.map((seller) => creationIn(offer, seller));
  expect((await placeAtOnce(creations)).made).toBe(ATTEMPTS);
});

test("the cap of a first trade counts what the group has open on the offer", async () => {
  const offer = await publish(world, merchant, {
    conditions: { ...NO_CAP, firstTradeCap: 10_000n },
  });
  const master = await insertTestUser(database.pool);
  const sub = await insertTestUser(database.pool, { master, permissions: ["trade"] });
  const [one, other] = await Promise.all([
    addTrader(world, master),
    addTrader(world, { ...sub, masterId: master.id }),
  ]);
  const free = {
    ...tiers,
    ordinary: tiers.ordinary.map((tier) => Object.assign({}, tier, { maxOpenOnOffer: 9 })),
  };
  const amountIn = "fiat";
  await place(world, creationIn(offer, one, { tiers: free, amount: 6_000n, amountIn }));
  const second = creationIn(offer, other, { tiers: free, amount: 4_001n, amountIn });
  expect(await world.engine.submit(createOrderKind, { input: second, identity: null })).toEqual({
    ok: false,
    error: "conditionFirstTrade",
  });
  await place(world, creationIn(offer, other, { tiers: free, amount: 4_000n, amountIn }));
});

const NO_CAP = {
  isKycRequired: false,
  minTrades: 0,
  minCompletionPercent: 0,
  minRegisteredDays: 0,
  firstTradeCap: null,
};

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

const ENDING_STEPS = [
  ...new Set(ORDER_TABLE.filter(({ money }) => money !== "none").map(({ step }) => step)),
];

async function readOpen(groupId: UserId, offerId: OfferId) {
  const group = await findTradeGroup(database.pool, groupId);
  const onOffer = await findGroupOffer(database.pool, { groupId, offerId });
  return {
    openTaken: group?.openTaken ?? 0,
    openWorthCents: group?.openWorthCents ?? 0n,
    openOnOffer: onOffer?.openOrders ?? 0,
    openFiat: onOffer?.openFiat ?? 0n,
  };
}

const NOTHING_OPEN = { openTaken: 0, openWorthCents: 0n, openOnOffer: 0, openFiat: 0n };

describe("the open count of an order is returned", () => {
  test.each(
    ENDING_STEPS.flatMap((step) => (["sell", "buy"] as const).map((side) => [step, side] as const)),
  )("when %s ends one on a %s offer", async (step, side) => {
    const advertiser = side === "sell" ? merchant : await newTrader();
    const taker = await newTrader(100n);
    const offer = await publish(world, advertiser, { side, quantity: 100n * COIN });
    const order = await place(world, creationIn(offer, taker));
    const buyer = side === "sell" ? taker : advertiser;
    expect(await readOpen(taker.masterId, offer.id)).toMatchObject({
      openTaken: 1,
      openOnOffer: 1,
      openFiat: order.fiatAmount,
    });
    expect(await readOpen(buyer.masterId, offer.id)).toMatchObject({ openWorthCents: 2_000n });
    const ended = await endBy(order, step);
    expect(["completed", "canceled"]).toContain(ended.state);
    expect(await readOpen(taker.masterId, offer.id)).toEqual(NOTHING_OPEN);
    expect(await readOpen(buyer.masterId, offer.id)).toEqual(NOTHING_OPEN);
  });
});

test(`counters equal a recount after any sequence of orders, seed ${seed}`, async () => {
  const random = createSeededRandom(seed);
  const pick = <T>(values: readonly T[]): T => {
    const value = values[Math.floor(random.next() * values.length)];
    if (value === undefined) throw new Error("there is nothing to pick from");
    return value;
  };
  const takers = await Promise.all([1, 2, 3].map(() => newTrader(1_000n)));
  const offers = [...(await newOffers(3)), ...(await newOffers(3, "buy"))];
  const open: Order[] = [];
  let ended = 0;
  for (let turn = 0; turn < 60; turn += 1) {
    if (random.next() < 0.6) {
      const input = creationIn(pick(offers), pick(takers));
      const made = await world.engine.submit(createOrderKind, { input, identity: null });
      if (made.ok) open.push(await readOrder(world, input.id));
    } else if (open.length > 0) {
      const [order] = open.splice(Math.floor(random.next() * open.length), 1);
      // What the clock ends takes others with it whose time is over too.
      const step = pick(ENDING_STEPS.filter((one) => ENDINGS[one]?.last.by !== "clock"));
      if (order !== undefined) await endBy(order, step);
      ended += 1;
    }
    // The audit counts what is open anew.
    if (turn % 10 === 9) await expectCleanLedger(database.pool);
  }
  expect(ended).toBeGreaterThan(0);
});
