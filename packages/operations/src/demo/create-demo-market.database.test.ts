import { startingCatalogue } from "@parley/database/catalogue";
import { createPool } from "@parley/database/pool";
import { createReferenceQuoteQueries } from "@parley/database/queries/reference-quote";
import { systemClock } from "@parley/platform/clock";
import { createIdSource } from "@parley/platform/ids";
import { createLocalRates } from "@parley/platform/rates/local-rates";
import { createVault } from "@parley/platform/vault";
import { expectCleanBooks } from "@parley/testing/auditor";
import { createTestDatabase } from "@parley/testing/database";
import { expect, test } from "vitest";
import { createPasswordHasher, TEST_COST } from "../account/password-hasher.ts";
import { applyCatalogue } from "../catalogue/apply-catalogue.ts";
import { readTradables } from "../catalogue/read-tradables.ts";
import { createEngine } from "../engine/engine.ts";
import { publishRates } from "../rates/publish-rates.ts";
import { createDemoMarket, keepDemoOnline } from "./create-demo-market.ts";

test("the demo's market is alive, made once, and its books hold", async () => {
  const database = await createTestDatabase();
  const { pool } = database;
  const enginePool = createPool(database.url, { isPipelined: true, max: 1 });
  const clock = systemClock;
  const ids = createIdSource({ clock, node: 3 });
  const engine = createEngine({ pool: enginePool, clock, ids });
  try {
    await applyCatalogue(pool, startingCatalogue);
    await publishRates({ pool, source: createLocalRates(clock), clock, holder: "test" });
    const tradables = await readTradables(pool);
    const quotes = await createReferenceQuoteQueries(pool).listReferenceQuotes();
    const market = {
      tradables: { read: () => Promise.resolve(tradables) },
      quotes: { read: () => Promise.resolve(quotes) },
      clock,
      maxAgeMs: 600_000,
    };
    const vault = createVault("the-secret-of-every-server-under-test", []);
    const hasher = createPasswordHasher(TEST_COST);
    const parts = { mode: "development", pool, clock, ids, vault, hasher, engine, market } as const;
    expect(await createDemoMarket(parts)).toBe(41);
    const { rows } = await pool.query<{ offers: number; markets: number; sides: number }>(
      `select count(*)::integer as offers, count(distinct (crypto, fiat))::integer as markets,
         count(distinct side)::integer as sides
       from offer where state = 'online'`,
    );
    expect(rows[0]?.offers).toBeGreaterThanOrEqual(250);
    expect(rows[0]?.markets).toBeGreaterThanOrEqual(60);
    expect(rows[0]?.sides).toBe(2);
    await expectCleanBooks(pool);
    expect(await createDemoMarket(parts)).toBe(0);
    await keepDemoOnline(parts);
    const present = await pool.query(
      "select from trader_presence where seen_at > now() - interval '1 minute'",
    );
    expect(present.rowCount).toBe(28);
  } finally {
    await engine.stop();
    await enginePool.end();
    await database.drop();
  }
});
