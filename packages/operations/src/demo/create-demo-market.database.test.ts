import { startingCatalogue } from "@parley/database/catalogue/starting-catalogue";
import { createPool, type Pool } from "@parley/database/pool";
import { listReferenceQuotes } from "@parley/database/queries/market/reference-quote";
import type { Bus } from "@parley/platform/bus/bus";
import { systemClock as clock } from "@parley/platform/clock";
import { createIdSource } from "@parley/platform/ids";
import { createLocalRates } from "@parley/platform/rates/local-rates";
import { createVault } from "@parley/platform/vault";
import { expectCleanLedger } from "@parley/testing/auditor";
import { createTestDatabase, type TestDatabase } from "@parley/testing/database";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createPasswordHasher, TEST_COST } from "../identity/account/password-hasher.ts";
import { applyCatalogue } from "../market/catalogue/apply-catalogue.ts";
import { readTradables } from "../market/catalogue/read-tradables.ts";
import { createEngine } from "@parley/engine/engine";
import { findExpress } from "../market/list/find-express.ts";
import { openOfferIndex } from "../market/index/open-index.ts";
import { createTiers } from "../identity/group/read-group.ts";
import { publishRates } from "../market/rates/publish-rates.ts";
import { createDemoMarket, keepDemoOnline, type DemoMarketParts } from "./create-demo-market.ts";
import { SLOW_ADVERTISER } from "./demo-advertisers.ts";

let database: TestDatabase;
let enginePool: Pool;
let parts: DemoMarketParts;
let newAdvertisers: number;

beforeAll(async () => {
  database = await createTestDatabase();
  const { pool } = database;
  enginePool = createPool(database.url, { isPipelined: true, max: 1 });
  const ids = createIdSource({ clock, node: 3 });
  const engine = createEngine({ pool: enginePool, clock, ids });
  await applyCatalogue(pool, startingCatalogue);
  await publishRates({ pool, source: createLocalRates(clock), clock, holder: "test" });
  const tradables = await readTradables(pool);
  const quotes = await listReferenceQuotes(pool);
  const market = {
    tradables: { read: () => Promise.resolve(tradables) },
    quotes: { read: () => Promise.resolve(quotes) },
    clock,
    maxAgeMs: 600_000,
  };
  const vault = createVault("the-secret-of-every-server-under-test", []);
  const hasher = createPasswordHasher(TEST_COST);
  parts = { mode: "development", pool, clock, ids, vault, hasher, engine, market };
  newAdvertisers = await createDemoMarket(parts);
});

afterAll(async () => {
  await parts.engine.stop();
  await enginePool.end();
  await database.drop();
});

test("the demo's market is filled, created once, and its audit is clean", async () => {
  const { pool } = parts;
  expect(newAdvertisers).toBe(41);
  const { rows } = await pool.query<{ offers: number; markets: number; sides: number }>(
    `select count(*)::integer as offers, count(distinct (crypto, fiat))::integer as markets,
       count(distinct side)::integer as sides
     from offer where state = 'online'`,
  );
  expect(rows[0]?.offers).toBeGreaterThanOrEqual(250);
  expect(rows[0]?.markets).toBeGreaterThanOrEqual(60);
  expect(rows[0]?.sides).toBe(2);
  await expectCleanLedger(pool);
  expect(await createDemoMarket(parts)).toBe(0);
  await keepDemoOnline(parts);
  const present = await pool.query(
    "select from trader_presence where seen_at > now() - interval '1 minute'",
  );
  expect(present.rowCount).toBe(28);
});

/** Nothing changes while the test looks. */
const SILENT_BUS: Bus = {
  publish() {},
  subscribe: () => () => {},
  close: () => Promise.resolve(),
};

/** What newcomers try first, among the coins and currencies of the slow one. */
const FIRST_TRIES = ["USDT EUR", "USDT USD", "BTC USD", "USDC EUR", "SOL EUR"].flatMap((market) =>
  ["50", "100", "200", "500", "1000"].map((amount) => [market, amount] as const),
);

test("Express does not lead a newcomer to the advertiser who never releases", async () => {
  const { pool, ids, market } = parts;
  const { offerIndex, ...opened } = openOfferIndex({
    pool,
    lookups: pool,
    bus: SILENT_BUS,
    ids,
    onFailure: vi.fn<() => void>(),
  });
  await opened.start();
  const tiers = createTiers({ pool, clock });
  const found = await Promise.all(
    FIRST_TRIES.map(async ([name, amount]) => {
      const [crypto = "", fiat = ""] = name.split(" ");
      const asked = { side: "buy", crypto, fiat, amount, amountIn: "fiat" } as const;
      const express = await findExpress({ pool, clock, market, tiers, offerIndex }, null, asked);
      const who = "listed" in express ? express.listed.card.username : null;
      return { name, amount, who };
    }),
  );
  await opened.stop();
  expect(found.filter(({ who }) => who === SLOW_ADVERTISER)).toEqual([]);
  expect(found.filter(({ name, who }) => name.startsWith("USDT") && who === null)).toEqual([]);
});
