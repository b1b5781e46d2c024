import { appliedMigration, expectedMigration } from "@parley/database/migrate";
import { createPool } from "@parley/database/pool";
import { afterAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "./database.ts";

const open: TestDatabase[] = [];

async function createTracked(): Promise<TestDatabase> {
  const database = await createTestDatabase();
  open.push(database);
  return database;
}

afterAll(() => Promise.all(open.map((database) => database.drop())));

test("a test database is migrated to what the code expects", async () => {
  const { pool } = await createTracked();
  expect(await appliedMigration(pool)).toBe(await expectedMigration());
});

test("two test databases do not see each other", async () => {
  const [first, second] = await Promise.all([createTracked(), createTracked()]);
  await first.pool.query("create table only_here (id int)");
  const seen = await second.pool.query("select to_regclass('only_here') as name");
  expect(seen.rows).toEqual([{ name: null }]);
});

test("a dropped test database is gone, also with open connections", async () => {
  const database = await createTestDatabase();
  const other = createPool(database.url);
  await other.query("select 1");
  await database.drop();
  await expect(other.query("select 1")).rejects.toThrow(/terminat|does not exist/);
  await other.end();
});
