import { startingCatalogue } from "@parley/database/catalogue/starting-catalogue";
import { createPool, type Pool } from "@parley/database/pool";
import { createIdSource } from "@parley/platform/ids";
import { createVault } from "@parley/platform/vault";
import { expectCleanLedger } from "@parley/testing/auditor";
import { createTestDatabase, type TestDatabase } from "@parley/testing/database";
import { createSimulatedClock } from "@parley/testing/simulated-clock";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createPasswordHasher, TEST_COST } from "../identity/account/password-hasher.ts";
import { applyCatalogue } from "../market/catalogue/apply-catalogue.ts";
import { createEngine, type Engine } from "@parley/engine/engine";
import { createDemoAccounts } from "./create-demo-accounts.ts";
import { fillDemoWallets } from "./fill-demo-wallets.ts";

const clock = createSimulatedClock();
const ids = createIdSource({ clock, node: 1 });

let database: TestDatabase;
let enginePool: Pool;
let engine: Engine;

beforeAll(async () => {
  database = await createTestDatabase();
  enginePool = createPool(database.url, { isPipelined: true, max: 2 });
  engine = createEngine({ pool: enginePool, clock, ids });
  await applyCatalogue(database.pool, startingCatalogue);
  const vault = createVault("a secret that is only good for tests");
  const hasher = createPasswordHasher(TEST_COST);
  const { pool } = database;
  await createDemoAccounts({ mode: "development", pool, clock, ids, vault, hasher });
});

afterAll(async () => {
  await engine.stop();
  await enginePool.end();
  await database.drop();
});

test("buyer and merchant get coins once, on any number of starts and servers", async () => {
  const parts = { pool: database.pool, engine, ids };
  await Promise.all([fillDemoWallets(parts), fillDemoWallets(parts)]);
  expect(await fillDemoWallets(parts)).toBe(0);
  const { rows } = await database.pool.query<{ username: string; balance: string }>(
    `select username, balance from ledger_account
     join app_user on app_user.id = owner_id where asset = 'BTC' and kind = 'spot' order by username`,
  );
  expect(rows).toEqual([
    { username: "demo-buyer", balance: "5000000" },
    { username: "demo-merchant", balance: "500000000" },
  ]);
  await expectCleanLedger(database.pool);
});
