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

test("what succeeds is kept, and its result handed on", async () => {
  const name = await inTransaction(database.pool, async (client) => {
    const { rows } = await client.query("insert into thing values ('a') returning name");
    return rows[0].name;
  });
  expect(name).toBe("a");
  expect(await countThings()).toBe(1);
});

test("what throws leaves nothing behind", async () => {
  const failing = inTransaction(database.pool, async (client) => {
    await client.query("insert into thing values ('b')");
    throw new Error("changed my mind");
  });
  await expect(failing).rejects.toThrow("changed my mind");
  expect(await countThings()).toBe(1);
});

test("an error that was swallowed inside does not pass for success", async () => {
  const silent = inTransaction(database.pool, async (client) => {
    await client.query("insert into thing values ('c')");
    await client.query("insert into thing values ('c')").catch(() => {});
  });
  await expect(silent).rejects.toThrow("the transaction was rolled back");
  expect(await countThings()).toBe(1);
});

test("a connection that is lost midway harms nobody and is not used again", async () => {
  const lost = inTransaction(database.pool, async (client) => {
    await client.query("select pg_terminate_backend(pg_backend_pid())");
  });
  await expect(lost).rejects.toThrow("terminating connection");
  expect(await countThings()).toBe(1);
});
