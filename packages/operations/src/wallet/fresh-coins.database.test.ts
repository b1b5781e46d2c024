// Fresh coins in the engine: whatever members of an account group do, and however much at once,
// nothing that is fresh leaves before its time.
import { toOfferId, toWithdrawalId } from "@parley/domain/ids";
import { startingCatalogue } from "@parley/database/catalogue/starting-catalogue";
import { createPool, type Pool } from "@parley/database/pool";
import { userAccount } from "@parley/domain/ledger/account";
import type { Offer } from "@parley/domain/offer/offer";
import { FRESH_MS } from "@parley/domain/wallet/fresh-coins";
import { createMovableClock, type MovableClock } from "@parley/platform/clock";
import { createIdSource } from "@parley/platform/ids";
import { expectCleanLedger } from "@parley/testing/auditor";
import { createTestDatabase, type TestDatabase } from "@parley/testing/database";
import { createSeededRandom } from "@parley/testing/seeded-random";
import { insertTestUser } from "@parley/testing/test-user";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { applyCatalogue } from "../market/catalogue/apply-catalogue.ts";
import { createEngine, type Engine } from "@parley/engine/engine";
import { publishOffer } from "../market/offer/publish-offer.ts";
import { editOffer } from "../market/offer/change-offer.ts";
import { createOrderKind } from "../trade/order/create-order.ts";
import { moveOrderKind } from "../trade/order/move-order.ts";
import {
  addTrader,
  creationOf,
  giveCoins,
  lead,
  moveOf,
  PAY,
  place,
  publish,
  RELEASE,
  SETTLE,
  USDT_EUR,
  type OrderWorld,
  type WorldTrader,
} from "../trade/order/order-world.fixture.ts";
import { requestWithdrawalKind } from "./withdrawal/request-withdrawal.ts";
import { transferFundsKind } from "./transfer-funds.ts";

const COIN = 100_000_000n;
const HOUR_MS = 60 * 60_000;
const NO_LIMIT = 10n ** 15n;
const seed = Number(process.env["PARLEY_SEED"] ?? Date.now() % 1_000_000);

let database: TestDatabase;
let clock: MovableClock;
let pools: Pool[];
let engines: Engine[];
let world: OrderWorld;
let merchant: WorldTrader;
let sellOffer: Offer;
let buyOffer: Offer;

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
  sellOffer = await publish(world, merchant, { quantity: 50_000n * COIN });
  buyOffer = await publish(world, merchant, { side: "buy", quantity: 50_000n * COIN });
});

afterAll(async () => {
  for (const engine of engines) await engine.stop();
  for (const pool of pools) await pool.end();
  await database.drop();
});

afterEach(() => expectCleanLedger(database.pool));

/** A master and a sub-user, registered now, or long ago. */
async function newGroup(isNew = true): Promise<readonly [WorldTrader, WorldTrader]> {
  const person = await insertTestUser(database.pool);
  const sub = await insertTestUser(database.pool, {
    master: person,
    permissions: ["trade", "withdraw"],
  });
  if (isNew) {
    await database.pool.query("update app_user set created_at = $2 where id = $1", [
      person.id,
      new Date(clock.now()),
    ]);
  }
  return [await addTrader(world, person), await addTrader(world, { ...sub, masterId: person.id })];
}

/** Returns what the buyer got. */
async function buy(buyer: WorldTrader, coins: bigint): Promise<bigint> {
  const creation = creationOf(world, sellOffer, buyer, { amount: coins * COIN });
  const order = await lead(world, await place(world, creation), [PAY, RELEASE, SETTLE]);
  return order.settledQuantity ?? 0n;
}

const withdraw = (who: WorldTrader, atoms: bigint, engine = world.engine) =>
  engine.submit(requestWithdrawalKind, {
    input: {
      id: toWithdrawalId(world.ids.next()),
      userId: who.id,
      groupId: who.masterId,
      at: clock.now(),
      asset: "USDT",
      network: "TRX",
      scale: 8,
      address: "TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC",
      memo: null,
      atoms,
      fee: 0n,
      worthCents: 1n,
      rule: { dailyLimitCents: NO_LIMIT, staffFromCents: NO_LIMIT, supervisorFromCents: NO_LIMIT },
    },
    identity: null,
  });

const sell = (who: WorldTrader, atoms: bigint) =>
  world.engine.submit(createOrderKind, {
    input: creationOf(world, buyOffer, who, { amount: atoms }),
    identity: null,
  });

const offerToSell = (who: WorldTrader, quantity: bigint, engine = world.engine) => {
  const { remaining: _r, state: _s, version: _v, openOrders: _o, ...terms } = sellOffer;
  const id = toOfferId(world.ids.next());
  const offer = {
    ...terms,
    id,
    advertiserId: who.id,
    accountGroup: who.accountGroup,
    quantity,
    shareToken: `share-token-${id}`,
    userPaymentIds: [who.paymentId],
  };
  const input = { offer, groupId: who.masterId, market: USDT_EUR };
  return engine.submit(publishOffer, { input, identity: null });
};

const move = (
  from: WorldTrader,
  to: WorldTrader,
  wallets: readonly ["spot" | "futures", "spot" | "futures"],
  atoms: bigint,
) =>
  world.engine.submit(transferFundsKind, {
    input: {
      cause: { kind: "sub-transfer", id: world.ids.next(), step: "to-sub" },
      from: userAccount(from.id, wallets[0], "USDT"),
      to: userAccount(to.id, wallets[1], "USDT"),
      atoms,
    },
    identity: null,
  });

const FRESH = { ok: false, error: "coinsFresh" };

describe("coins that a new account has bought", () => {
  test("are neither withdrawn, sold nor offered for a day, in any wallet of the group", async () => {
    const [master, sub] = await newGroup();
    const bought = await buy(master, 100n);
    const until = clock.now() + FRESH_MS;
    expect(await withdraw(master, 1n)).toEqual({ ...FRESH, free: 0n, until });
    expect(await sell(master, 50n * COIN)).toEqual({ ...FRESH, free: 0n, until });
    expect(await offerToSell(master, 50n * COIN)).toEqual({ ...FRESH, free: 0n, until });
    expect(await move(master, sub, ["spot", "spot"], bought)).toMatchObject({ ok: true });
    expect(await withdraw(sub, 1n)).toEqual({ ...FRESH, free: 0n, until });
    expect(await move(sub, sub, ["spot", "futures"], bought)).toMatchObject({ ok: true });
    await giveCoins(world, master.id, "USDT", 30n * COIN);
    // Fresh coins in another wallet do not reduce what was deposited.
    expect(await withdraw(master, 30n * COIN + 1n)).toMatchObject({ ok: false });
    expect(await withdraw(master, 30n * COIN)).toMatchObject({ ok: true });
    expect(await move(sub, sub, ["futures", "spot"], bought)).toMatchObject({ ok: true });
    clock.advance(FRESH_MS - 1);
    expect(await withdraw(sub, 1n)).toMatchObject(FRESH);
    clock.advance(1);
    expect(await withdraw(sub, bought)).toMatchObject({ ok: true });
  });

  test("may not leave as a larger quantity of an offer", async () => {
    const [master] = await newGroup();
    await giveCoins(world, master.id, "USDT", 60n * COIN);
    const offer = await publish(world, master, { quantity: 50n * COIN });
    await buy(master, 100n);
    const edit = (quantity: bigint) =>
      world.engine.submit(editOffer, {
        input: {
          offer,
          groupId: master.id,
          version: offer.version,
          market: USDT_EUR,
          terms: { ...offer, quantity },
        },
        identity: null,
      });
    expect(await edit(61n * COIN)).toMatchObject({ ...FRESH, free: 10n * COIN });
    expect(await edit(60n * COIN)).toMatchObject({ ok: true });
  });

  test("are fresh too when received by a split", async () => {
    const [master] = await newGroup();
    const placed = await place(world, creationOf(world, sellOffer, master));
    const proposed = await lead(world, placed, [
      PAY,
      { by: "buyer", request: { step: "appeal", reason: "other" } },
      { by: "buyer", request: { step: "propose-split", amount: 40n * COIN } },
      { by: "seller", request: { step: "accept-split" } },
    ]);
    expect(proposed.settledQuantity).toBe(40n * COIN);
    expect(await withdraw(master, 1n)).toMatchObject({ ...FRESH, free: 0n });
  });
});

test("an old account's coins are free at once by a final payment, and fresh by a reversible one", async () => {
  const [master] = await newGroup(false);
  const bought = await buy(master, 100n);
  expect(await withdraw(master, bought)).toMatchObject({ ok: true });
  await database.pool.query(
    "update payment_method set method_class = null, arrival_minutes = null where code = 'sepa'",
  );
  await buy(master, 100n);
  expect(await withdraw(master, 1n)).toMatchObject(FRESH);
  await database.pool.query(
    "update payment_method set method_class = 'slow', arrival_minutes = 60 where code = 'sepa'",
  );
});

test("members who withdraw concurrently on two servers take no more than is free", async () => {
  const [master, sub] = await newGroup();
  await buy(master, 100n);
  await buy(sub, 100n);
  await giveCoins(world, master.id, "USDT", 40n * COIN);
  const outcomes = await Promise.all(
    Array.from({ length: 24 }, (_none, turn) =>
      withdraw(turn % 2 === 0 ? master : sub, 10n * COIN, engines[turn % 4 < 2 ? 0 : 1]),
    ),
  );
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(4);
  expect(outcomes.find(({ ok }) => !ok)).toMatchObject(FRESH);
});

test("members who publish offers concurrently on two servers offer no more than is free", async () => {
  const [master, sub] = await newGroup();
  await buy(master, 400n);
  await buy(sub, 400n);
  await giveCoins(world, master.id, "USDT", 80n * COIN);
  const outcomes = await Promise.all(
    Array.from({ length: 24 }, (_none, turn) =>
      offerToSell(turn % 2 === 0 ? master : sub, 20n * COIN, engines[turn % 2]),
    ),
  );
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(4);
  expect(outcomes.find(({ ok }) => !ok)).toMatchObject(FRESH);
});

test("coins that are settled in the same batch as their withdrawal do not leave", async () => {
  const [master] = await newGroup();
  const creation = creationOf(world, sellOffer, master, { amount: 100n * COIN });
  const order = await lead(world, await place(world, creation), [PAY, RELEASE]);
  const settle = world.engine.submit(moveOrderKind, {
    input: moveOf(order, SETTLE, null),
    identity: null,
  });
  const [settled, taken] = await Promise.all([settle, withdraw(master, 10n * COIN)]);
  expect(settled).toMatchObject({ ok: true });
  expect(taken.ok).toBe(false);
});

test(`no sequence of actions of a group lets fresh coins leave early (seed ${seed})`, async () => {
  const random = createSeededRandom(seed);
  const draw = (most: number) => Math.floor(random.next() * most);
  const members = await newGroup();
  const memberAt = (index: number) => members[index] ?? members[0];
  const fresh: { readonly atoms: bigint; readonly until: number }[] = [];
  const held = async () => {
    const { rows } = await database.pool.query<{ sum: string }>(
      `select coalesce(sum(balance), 0) as sum from ledger_account
       where owner_id = any($1) and asset = 'USDT' and kind in ('spot', 'futures')`,
      [members.map(({ id }) => id)],
    );
    return BigInt(rows[0]?.sum ?? "0");
  };
  const wrong: string[] = [];
  for (let count = 0; count < 100; count += 1) {
    const who = memberAt(draw(2));
    const atoms = BigInt(20 + draw(60)) * COIN;
    const before = await held();
    const now = clock.now();
    const bound = fresh.filter(({ until }) => until > now);
    const free = before - bound.reduce((sum, one) => sum + one.atoms, 0n);
    // A purchase and a deposit are first, so that some coins may leave and some must stay.
    const step = count < 2 ? count : draw(9);
    if (step === 0) fresh.push({ atoms: await buy(who, atoms / COIN), until: now + FRESH_MS });
    else if (step === 1) await giveCoins(world, who.id, "USDT", atoms);
    else if (step === 2) await move(who, memberAt(draw(2)), ["spot", "futures"], atoms);
    else if (step === 3) await move(who, memberAt(draw(2)), ["futures", "spot"], atoms);
    else if (step === 4) clock.advance(draw(8) * HOUR_MS);
    else {
      const leave = [withdraw, sell, offerToSell][draw(3)] ?? withdraw;
      const outcome = await leave(who, atoms / 2n + 5n * COIN);
      const answer = outcome.ok ? "left" : outcome.error;
      const isFree = atoms / 2n + 5n * COIN <= free;
      if (answer === (isFree ? "coinsFresh" : "left")) wrong.push(`${answer}: ${atoms} of ${free}`);
    }
  }
  expect(wrong).toEqual([]);
}, 60_000);
