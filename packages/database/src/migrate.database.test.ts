import { createTestDatabase, type TestDatabase } from "@parley/testing/database";
import { afterAll, beforeAll, expect, test } from "vitest";
import { appliedMigration, expectedMigration, ForeignSchemaError, migrate } from "./migrate.ts";
import { createPool, type Pool } from "./pool.ts";

const FRESH = "fresh_for_migrations";

let database: TestDatabase;
let pool: Pool;
let url: string;

beforeAll(async () => {
  database = await createTestDatabase();
  // Test databases are migrated already; these tests need an empty one.
  await database.pool.query(`create database ${FRESH} template template0`);
  url = Object.assign(new URL(database.url), { pathname: `/${FRESH}` }).href;
  pool = createPool(url);
});

afterAll(async () => {
  await pool.end();
  await database.pool.query(`drop database ${FRESH} with (force)`);
  await database.drop();
});

test("servers that start at once migrate once, and both find the schema complete", async () => {
  expect(await appliedMigration(pool)).toBeNull();
  const runs = await Promise.all([migrate(url), migrate(url)]);
  const last = await expectedMigration();
  expect(last).not.toBeNull();
  expect(runs.flat().at(-1)).toBe(last);
  expect(new Set(runs.flat()).size).toBe(runs.flat().length);
  expect(await appliedMigration(pool)).toBe(last);
});

test("a migrated database is unchanged by migrating again", async () => {
  const lines: string[] = [];
  expect(await migrate(url, (line) => lines.push(line))).toEqual([]);
  expect(lines).toEqual([]);
});

test("a database of migrations that this code does not have is refused and left as it is", async () => {
  const { rows } = await pool.query<{ name: string }>(
    "update migrations set name = '0001_coin' where id = 1 returning name",
  );
  expect(rows).toEqual([{ name: "0001_coin" }]);
  await expect(migrate(url)).rejects.toThrow(ForeignSchemaError);
  await expect(migrate(url)).rejects.toThrow("npm run demo:reset");
  expect(await appliedMigration(pool)).toBe(await expectedMigration());
});
