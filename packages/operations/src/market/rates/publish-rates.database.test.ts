import { listReferenceQuotes } from "@parley/database/queries/market/reference-quote";
import { createMovableClock, type MovableClock } from "@parley/platform/clock";
import type { WantedRates } from "@parley/platform/rates/providers/rate-provider";
import type { RateQuote, RateSource } from "@parley/platform/rates/rate-source";
import { createTestDatabase, type TestDatabase } from "@parley/testing/database";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { pruneRateHistory } from "./prune-rate-history.ts";
import { publishRates } from "./publish-rates.ts";

const NOW = Date.parse("2026-03-01T12:02:03.456Z");

let database: TestDatabase;
let clock: MovableClock;
let asked: WantedRates[];
let answer: RateQuote[];
/** Runs while the source is being asked. */
let meanwhile: () => Promise<void>;

const source: RateSource = {
  async readRates(wanted) {
    asked.push(wanted);
    await meanwhile();
    return { quotes: answer, problems: [] };
  },
};

const publish = (holder = "a") => publishRates({ pool: database.pool, source, clock, holder });
const listQuotes = () => listReferenceQuotes(database.pool);
const quote = (code: string, usd: string): RateQuote => ({ code, usd, source: "test" });

const listHistory = async () => {
  const { rows } = await database.pool.query(
    "select bucket_at, usd from reference_quote_history where code = 'BTC' order by bucket_at",
  );
  return rows;
};

beforeAll(async () => {
  database = await createTestDatabase();
  await database.pool.query(
    `insert into coin (code, name, logo, scale, sort, is_enabled) values
       ('BTC', 'Bitcoin', 'btc.svg', 8, 1, true), ('OLD', 'Old', 'old.svg', 8, 2, false)`,
  );
  await database.pool.query(
    `insert into currency (code, symbol, scale, countries, sort) values ('EUR', '€', 2, '{DE}', 1)`,
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
  clock = createMovableClock({ now: () => NOW });
  asked = [];
  answer = [quote("BTC", "67000.12"), quote("EUR", "1.08")];
  meanwhile = () => Promise.resolve();
});

describe("publishRates", () => {
  test("requests the enabled codes and publishes the quotes", async () => {
    expect(await publish()).toEqual({ kind: "published", count: 2, missing: [], problems: [] });
    expect(asked).toEqual([{ coins: ["BTC"], currencies: ["EUR"] }]);
    expect(await listQuotes()).toContainEqual({
      code: "BTC",
      usd: "67000.12",
      asOf: new Date(NOW),
      publishedAt: new Date(NOW),
      previousUsd: null,
    });
  });

  test("publishes at most every 30 seconds", async () => {
    await publish();
    clock.advance(29_999);
    expect(await publish()).toEqual({ kind: "not-our-turn" });
    clock.advance(1);
    expect(await publish()).toMatchObject({ kind: "published" });
    expect(asked).toHaveLength(2);
  });

  test("keeps the previous quote", async () => {
    await publish();
    clock.advance(30_000);
    answer = [quote("BTC", "68000")];
    await publish();
    expect(await listQuotes()).toContainEqual({
      code: "BTC",
      usd: "68000",
      asOf: new Date(NOW + 30_000),
      publishedAt: new Date(NOW + 30_000),
      previousUsd: "67000.12",
    });
  });

  test("a code without an agreed price keeps its old quote and is named", async () => {
    await publish();
    clock.advance(30_000);
    answer = [quote("BTC", "68000")];
    expect(await publish()).toMatchObject({ kind: "published", count: 1, missing: ["EUR"] });
    expect(await listQuotes()).toContainEqual(
      expect.objectContaining({ code: "EUR", usd: "1.08", asOf: new Date(NOW) }),
    );
  });

  test("a source without quotes is not requested again before the usual time", async () => {
    answer = [];
    expect(await publish()).toMatchObject({ kind: "published", count: 0 });
    clock.advance(10_000);
    expect(await publish()).toEqual({ kind: "not-our-turn" });
  });

  test("of many workers only one requests quotes", async () => {
    const outcomes = await Promise.all(["a", "b", "c", "d"].map((holder) => publish(holder)));
    expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual([
      "not-our-turn",
      "not-our-turn",
      "not-our-turn",
      "published",
    ]);
    expect(asked).toHaveLength(1);
  });

  test("a worker that died loses its turn, and writes nothing if it was only slow", async () => {
    meanwhile = async () => {
      clock.advance(25_000);
      meanwhile = () => Promise.resolve();
      answer = [quote("BTC", "1")];
      expect(await publish("b")).toMatchObject({ kind: "published" });
      answer = [quote("BTC", "2")];
    };
    expect(await publish("a")).toEqual({ kind: "too-late" });
    const quotes = await listQuotes();
    expect(quotes.map(({ code, usd }) => [code, usd])).toEqual([["BTC", "1"]]);
  });

  test("a clock that was set back does not stop publishing", async () => {
    clock.advance(86_400_000);
    await publish();
    clock.reset();
    expect(await publish()).toMatchObject({ kind: "published" });
    expect(await listQuotes()).toContainEqual(
      expect.objectContaining({ code: "BTC", asOf: new Date(NOW) }),
    );
  });

  test("a turn taken before the clock was set back is not waited for", async () => {
    await database.pool.query("update rate_publication set holder = 'dead', held_until = $1", [
      new Date(NOW + 86_400_000),
    ]);
    expect(await publish()).toMatchObject({ kind: "published" });
  });
});

describe("history of quotes", () => {
  test("has one row per code and five minutes, the first price of them", async () => {
    await publish();
    clock.advance(60_000);
    answer = [quote("BTC", "68000")];
    await publish();
    clock.advance(120_000);
    answer = [quote("BTC", "69000")];
    await publish();
    expect(await listHistory()).toEqual([
      { bucket_at: new Date("2026-03-01T12:00:00Z"), usd: "67000.12" },
      { bucket_at: new Date("2026-03-01T12:05:00Z"), usd: "69000" },
    ]);
  });

  test("is kept for 90 days", async () => {
    await publish();
    clock.advance(90 * 86_400_000 - 123_456);
    expect(await pruneRateHistory(database.pool, clock)).toBe(0);
    clock.advance(1);
    expect(await pruneRateHistory(database.pool, clock)).toBe(2);
  });
});
