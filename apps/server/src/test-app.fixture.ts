// The server as tests build it: the real thing on a database of its own, with a clock that stands
// still until it is moved and a log that can be read.
import { startingCatalogue } from "@parley/database/catalogue/starting-catalogue";
import { createPool } from "@parley/database/pool";
import {
  createPasswordHasher,
  TEST_COST,
} from "@parley/operations/identity/account/password-hasher";
import { applyCatalogue } from "@parley/operations/market/catalogue/apply-catalogue";
import { createEngine, type Engine } from "@parley/engine/engine";
import { EVENT_TOPIC } from "@parley/operations/messaging/events/event-reader";
import { publishRates } from "@parley/operations/market/rates/publish-rates";
import { createMovableClock, type MovableClock } from "@parley/platform/clock";
import { createLocalRates } from "@parley/platform/rates/local-rates";
import { createTestDatabase, type TestDatabase } from "@parley/testing/database";
import type { FastifyInstance } from "fastify";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { buildApp, type AppParts } from "./app.ts";
import { NO_PRESSURE } from "./plugins/pressure.ts";
import { readSettings } from "./settings.ts";
import { openSurfaces, type Surfaces } from "./startup/surfaces.ts";

export const TEST_NOW = Date.parse("2026-03-01T12:00:00.000Z");

export interface TestApp {
  readonly app: FastifyInstance;
  readonly database: TestDatabase;
  readonly engine: Engine;
  readonly surfaces: Surfaces;
  readonly clock: MovableClock;
  /** Everything that was logged, one JSON text a line. */
  readonly logLines: readonly string[];
  /** Publishes local rates as of the clock's present. */
  publish(): Promise<void>;
  close(): Promise<void>;
}

export interface TestAppOptions extends Partial<Omit<AppParts, "settings">> {
  readonly env?: Readonly<Record<string, string>>;
}

export async function createTestApp({ env = {}, ...parts }: TestAppOptions = {}): Promise<TestApp> {
  const database = await createTestDatabase();
  await applyCatalogue(database.pool, startingCatalogue);
  const clock = createMovableClock({ now: () => TEST_NOW });
  const logLines: string[] = [];
  const logger = pino({ level: "trace" }, { write: (line: string) => logLines.push(line) });
  const dataDir = await mkdtemp(join(tmpdir(), "parley-app-"));
  const settings = readSettings({
    PARLEY_DATA_DIR: dataDir,
    PARLEY_SECRET: "the-secret-of-every-server-under-test",
    ...env,
  });
  const surfaces = await openSurfaces(settings, database.pool, clock);
  const enginePool = createPool(database.url, { isPipelined: true, max: 2 });
  const lookups = createPool(database.url, { isKeyed: true, max: 2 });
  const onCommitted = () => surfaces.bus.publish(EVENT_TOPIC);
  const engine = createEngine({ pool: enginePool, clock, ids: surfaces.ids, onCommitted });
  const app = await buildApp({
    settings,
    pool: database.pool,
    lookups,
    engine,
    surfaces,
    logger,
    clock,
    hasher: createPasswordHasher(TEST_COST),
    // A machine that is busy with other tests is no reason to turn calls away.
    pressure: NO_PRESSURE,
    build: { id: "test-build", timestamp: TEST_NOW, prerendered: ["/en"], redirects: {} },
    ...parts,
  });
  const source = createLocalRates({ now: () => clock.now() });
  return {
    app,
    database,
    engine,
    surfaces,
    clock,
    logLines,
    async publish() {
      await publishRates({ pool: database.pool, source, clock, holder: "test" });
    },
    async close() {
      await app.close();
      await engine.stop();
      await enginePool.end();
      await lookups.end();
      await surfaces.bus.close();
      await database.drop();
      await rm(dataDir, { recursive: true });
    },
  };
}
