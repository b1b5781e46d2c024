// Releases by key on two engines: the cap holds however the batches fall.
import { startingCatalogue } from "@parley/database/catalogue/starting-catalogue";
import { createPool, type Pool } from "@parley/database/pool";
import { insertApiKey, revokeApiKey } from "@parley/database/queries/security/api-key";
import { toApiKeyId, type ApiKeyId } from "@parley/domain/ids";
import type { Order } from "@parley/domain/order/order";
import { createEngine, type Engine } from "@parley/engine/engine";
import { createMovableClock } from "@parley/platform/clock";
import { createIdSource } from "@parley/platform/ids";
import { expectCleanLedger } from "@parley/testing/auditor";
import { createTestDatabase, type TestDatabase } from "@parley/testing/database";
import { insertTestUser } from "@parley/testing/test-user";
import { randomBytes } from "node:crypto";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { applyCatalogue } from "../../market/catalogue/apply-catalogue.ts";
import { moveBySideKind } from "../../trade/order/move-order.ts";
import {
  addTrader,
  creationOf,
  giveCoins,
  lead,
  PAY,
  place,
  publish,
  readOrder,
  type OrderWorld,
  type WorldTrader,
} from "../../trade/order/order-world.fixture.ts";

const COIN = 100_000_000n;
const NOW = Date.parse("2026-03-01T12:00:00Z");

let database: TestDatabase;
let pools: Pool[];
let engines: readonly [Engine, Engine];
let world: OrderWorld;
let merchant: WorldTrader;

beforeAll(async () => {
  database = await createTestDatabase();
  await applyCatalogue(database.pool, startingCatalogue);
  const clock = createMovableClock({ now: () => NOW });
  pools = [];
  const start = (node: number) => {
    const pool = createPool(database.url, { isPipelined: true, max: 4 });
    pools.push(pool);
    return createEngine({ pool, clock, ids: createIdSource({ clock, node }), lanes: 2 });
  };
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

async function paidOrder(): Promise<Order> {
  const offer = await publish(world, merchant, { quantity: 200n * COIN });
  const taker = await addTrader(world, await insertTestUser(database.pool));
  return lead(world, await place(world, creationOf(world, offer, taker)), [PAY]);
}

async function newKey(releaseCapCents: bigint): Promise<ApiKeyId> {
  const id = toApiKeyId(world.ids.next());
  await insertApiKey(database.pool, {
    id,
    keyId: randomBytes(16).toString("base64url"),
    userId: merchant.id,
    name: "bot",
    kind: "hmac",
    publicKey: null,
    sealedSecret: "sealed",
    permissions: ["release"],
    addresses: [],
    releaseCapCents,
    withdrawCapCents: null,
    createdAt: NOW - 1_000,
    expiresAt: null,
  });
  return id;
}

const release = (engine: Engine, apiKeyId: ApiKeyId, order: Order, worthCents: bigint) =>
  engine.submit(moveBySideKind, {
    input: {
      order,
      version: order.version,
      request: { step: "release" },
      by: "seller",
      userId: merchant.id,
      sessionId: null,
      apiKeyId,
      keyRelease: { apiKeyId, kind: "release", at: NOW, worthCents },
      isVerified: true,
    },
    identity: null,
  });

test("sixteen releases at once on two engines stay within the cap", async () => {
  const orders = await Promise.all(Array.from({ length: 16 }, paidOrder));
  // Whatever an order was worth when it was made is far less.
  const worthCents = 10_000_000n;
  const apiKeyId = await newKey(5n * worthCents);
  const outcomes = await Promise.all(
    orders.map((order, turn) =>
      release(turn % 2 === 0 ? engines[0] : engines[1], apiKeyId, order, worthCents),
    ),
  );
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(5);
  const errors = new Set(outcomes.flatMap((outcome) => (outcome.ok ? [] : outcome.error)));
  expect([...errors]).toEqual(["apiReleaseCap"]);
  for (const [turn, order] of orders.entries()) {
    const { state } = await readOrder(world, order.id);
    expect(state).toBe(outcomes[turn]?.ok === true ? "releasing" : "paid");
  }
  const { rows } = await database.pool.query(
    "select sum(worth_cents)::text as sum from api_key_use where api_key_id = $1",
    [apiKeyId],
  );
  expect(rows).toEqual([{ sum: String(5n * worthCents) }]);
});

test("an order that is refused for itself uses up nothing of the cap", async () => {
  const order = await paidOrder();
  const apiKeyId = await newKey(10_000_000n);
  const stale = { ...order, version: order.version + 1 };
  expect(await release(engines[0], apiKeyId, stale, 10_000_000n)).toMatchObject({
    error: "orderStateChanged",
  });
  expect(await release(engines[0], apiKeyId, order, 10_000_000n)).toMatchObject({ ok: true });
});

test("a key that was revoked after its request was accepted releases nothing", async () => {
  const order = await paidOrder();
  const apiKeyId = await newKey(10_000_000n);
  await revokeApiKey(database.pool, apiKeyId, "owner", new Date(NOW));
  expect(await release(engines[1], apiKeyId, order, 1n)).toMatchObject({ error: "apiKeyUnknown" });
  expect((await readOrder(world, order.id)).state).toBe("paid");
});
