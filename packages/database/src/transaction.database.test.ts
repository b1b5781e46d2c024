import { createTestDatabase, type TestDatabase } from "@parley/testing/database";
import { afterAll, beforeAll, expect, test } from "vitest";
import { inTransaction } from "./transaction.ts";

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  await database.pool.query("create table thing (name text primary key)");
});

afterAll(async () => {
  await database.drop();
});

const countThings = async () => (await database.pool.query("select from thing")).rowCount;

test("a successful transaction is committed, and its result returned", async () => {
  const name = await inTransaction(database.pool, async (client) => {
    const { rows } = await client.query("insert into thing values ('a') returning name");
    return rows[0].name;
  });
  expect(name).toBe("a");
  expect(await countThings()).toBe(1);
});

test("a transaction that throws is rolled back", async () => {
  const failing = inTransaction(database.pool, async (client) => {
    await client.query("insert into thing values ('b')");
    throw new Error("changed my mind");
  });
  await expect(failing).rejects.toThrow("changed my mind");
  expect(await countThings()).toBe(1);
});

test("a swallowed error inside a transaction does not commit", async () => {
  const silent = inTransaction(database.pool, async (client) => {
    await client.query("insert into thing values ('c')");
    await client.query("insert into thing values ('c')").catch(() => {});
  });
  await expect(silent).rejects.toThrow("the transaction was rolled back");
  expect(await countThings()).toBe(1);
});

test("a connection lost in a transaction is not used again", async () => {
  const lost = inTransaction(database.pool, async (client) => {
    await client.query("select pg_terminate_backend(pg_backend_pid())");
  });
  await expect(lost).rejects.toThrow("terminating connection");
  expect(await countThings()).toBe(1);
});
