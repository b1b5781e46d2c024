import { createTestDatabase, type TestDatabase } from "@parley/testing/database";
import { afterAll, beforeAll, expect, test } from "vitest";
import { keepMonthParts } from "./keep-month-parts.ts";

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

async function listParts(prefix: string): Promise<string[]> {
  const { rows } = await database.pool.query<{ name: string }>(
    "select relname as name from pg_class where relname like $1 and relkind = 'r' order by 1",
    [`${prefix}%`],
  );
  return rows.map(({ name }) => name);
}

function at(text: string) {
  return { now: () => Date.parse(text) };
}

test("monthly partitions are created ahead, and events of two months ago are dropped", async () => {
  const { pool } = database;
  expect(await keepMonthParts(pool, at("2041-01-10T00:00:00Z"))).toMatchObject({ made: 6 });
  expect(await keepMonthParts(pool, at("2041-01-10T01:00:00Z"))).toEqual({ made: 0, dropped: 0 });
  expect(await keepMonthParts(pool, at("2041-04-15T00:00:00Z"))).toEqual({ made: 6, dropped: 1 });
  expect(await listParts("event_2041")).toEqual([
    "event_2041_02",
    "event_2041_03",
    "event_2041_04",
    "event_2041_05",
    "event_2041_06",
  ]);
  expect(await listParts("posting_2041")).toHaveLength(6);
});
