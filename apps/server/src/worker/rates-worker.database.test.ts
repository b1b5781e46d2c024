import { createPool } from "@parley/database/pool";
import { listReferenceQuotes } from "@parley/database/queries/market/reference-quote";
import { createMovableClock } from "@parley/platform/clock";
import type { RateReport, RateSource } from "@parley/platform/rates/rate-source";
import { createTestDatabase, type TestDatabase } from "@parley/testing/database";
import { eventually } from "@parley/testing/eventually";
import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { startRatesWorker } from "./rates-worker.ts";

const NOW = Date.parse("2026-03-01T12:00:00Z");
const GOOD: RateReport = { quotes: [{ code: "BTC", usd: "67000", source: "test" }], problems: [] };

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  await database.pool.query(
    `insert into coin (code, name, logo, scale, sort) values ('BTC', 'Bitcoin', 'btc.svg', 8, 1)`,
  );
});

afterAll(async () => {
  await database.drop();
});

beforeEach(async () => {
  await database.pool.query("truncate reference_quote, reference_quote_history");
  await database.pool.query(
    "update rate_publication set holder = null, held_until = null, last_turn_at = null",
  );
});

interface Line {
  readonly level: number;
  readonly msg: string;
}

/** A worker whose source gives the reports one after the other, the last one for ever. */
function createStage(reports: readonly RateReport[], pool = database.pool) {
  const clock = createMovableClock({ now: () => NOW });
  const lines: Line[] = [];
  const logger = pino({ base: null }, { write: (text: string) => lines.push(JSON.parse(text)) });
  let turns = 0;
  const source: RateSource = {
    readRates: () => {
      const report = reports[Math.min(turns, reports.length - 1)];
      turns += 1;
      return report === undefined ? Promise.reject(new Error("bug")) : Promise.resolve(report);
    },
  };
  const worker = startRatesWorker({ pool, source, clock, logger, lookEveryMs: 1 });
  /** Lets that many publications happen, each 30 seconds after the other. */
  const publish = async (count: number) => {
    for (let index = 0; index < count; index += 1) {
      const before = turns;
      await eventually(() => expect(turns).toBeGreaterThan(before));
      clock.advance(30_000);
    }
  };
  return { worker, clock, lines, publish, said: () => lines.map(({ msg }) => msg) };
}

const listQuotes = () => listReferenceQuotes(database.pool);

describe("rates worker", () => {
  test("publishes at once, and logs it once", async () => {
    const stage = createStage([GOOD]);
    await eventually(async () => expect(await listQuotes()).toHaveLength(1));
    stage.clock.advance(30_000);
    await eventually(async () =>
      expect((await listQuotes())[0]?.asOf).toEqual(new Date(NOW + 30_000)),
    );
    await stage.worker.stop();
    expect(stage.said()).toEqual(["rates are published"]);
  });

  test("logs when a source stops answering and when it is back, not at every turn", async () => {
    const poor: RateReport = {
      quotes: GOOD.quotes,
      problems: [{ provider: "kraken", reason: "status 503" }],
    };
    const stage = createStage([GOOD, poor, poor, poor, GOOD, GOOD]);
    await stage.publish(6);
    await stage.worker.stop();
    expect(stage.said()).toEqual([
      "rates are published",
      "rates are published, but not everything answers",
      "rates are published",
    ]);
  });

  test("continues when the clock jumps, forwards and backwards", async () => {
    const stage = createStage([GOOD]);
    await eventually(async () => expect(await listQuotes()).toHaveLength(1));
    for (const at of [86_400_000, -86_400_000]) {
      stage.clock.reset();
      stage.clock.advance(at);
      await eventually(async () =>
        expect((await listQuotes())[0]?.asOf).toEqual(new Date(NOW + at)),
      );
    }
    await stage.worker.stop();
    expect(stage.said()).toEqual(["rates are published"]);
  });

  test("survives a failing source", async () => {
    const stage = createStage([]);
    await eventually(() => expect(stage.said()).toEqual(["rates cannot be published"]));
    await stage.worker.stop();
  });

  test("survives an unreachable database, logged once", async () => {
    const nowhere = createPool("postgres://nobody@127.0.0.1:1/nowhere");
    const connect = vi.spyOn(nowhere, "query");
    const stage = createStage([GOOD], nowhere);
    await eventually(() => expect(connect.mock.calls.length).toBeGreaterThan(3));
    await stage.worker.stop();
    await nowhere.end();
    expect(stage.said()).toEqual(["rates cannot be published"]);
  });

  test("two workers publish once", async () => {
    const [a, b] = [createStage([GOOD]), createStage([GOOD])];
    await eventually(() => expect([...a.said(), ...b.said()]).toHaveLength(1));
    await Promise.all([a.worker.stop(), b.worker.stop()]);
    expect([...a.said(), ...b.said()]).toEqual(["rates are published"]);
  });

  test("stop waits for the turn under way and leaves nothing running", async () => {
    const stage = createStage([GOOD]);
    await stage.worker.stop();
    expect(await listQuotes()).toHaveLength(1);
    const { rows } = await database.pool.query("select holder from rate_publication");
    expect(rows).toEqual([{ holder: null }]);
  });
});
