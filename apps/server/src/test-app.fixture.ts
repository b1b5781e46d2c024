// The server as tests build it: the real thing on a database of its own, with a clock that stands
// still until it is moved and a log that can be read.
import { startingCatalogue } from "@parley/database/catalogue";
import { applyCatalogue } from "@parley/operations/catalogue/apply-catalogue";
import { publishRates } from "@parley/operations/rates/publish-rates";
import { createMovableClock, type MovableClock } from "@parley/platform/clock";
import { createLocalRates } from "@parley/platform/rates/local-rates";
import { createTestDatabase, type TestDatabase } from "@parley/testing/database";
import type { FastifyInstance } from "fastify";
import { pino } from "pino";
import { buildApp, type AppParts } from "./app.ts";
import { readSettings } from "./settings.ts";

export const TEST_NOW = Date.parse("2026-03-01T12:00:00.000Z");

export interface TestApp {
  readonly app: FastifyInstance;
  readonly database: TestDatabase;
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
  const app = await buildApp({
    settings: readSettings(env),
    pool: database.pool,
    logger,
    clock,
    build: { id: "test-build", timestamp: TEST_NOW, prerendered: ["/en"], redirects: {} },
    ...parts,
  });
  const source = createLocalRates({ now: () => clock.now() });
  return {
    app,
    database,
    clock,
    logLines,
    async publish() {
      await publishRates({ pool: database.pool, source, clock, holder: "test" });
    },
    async close() {
      await app.close();
      await database.drop();
    },
  };
}
