import { createTestDatabase, type TestDatabase } from "@parley/testing/database";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createPool } from "./pool.ts";

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(() => database.drop());

test("there are never more than 8 connections, whatever was asked for", () => {
  expect(createPool(database.url, { max: 100 }).options.max).toBe(8);
  expect(createPool(database.url, { max: 2 }).options.max).toBe(2);
});

test("a statement that takes too long is given up", async () => {
  const pool = createPool(database.url, { max: 1, statementTimeoutMs: 50 });
  await expect(pool.query("select pg_sleep(5)")).rejects.toThrow("statement timeout");
  await pool.end();
});

test("a database that does not answer is given up, and a connection without a question is not", async () => {
  const pool = createPool(database.url, { max: 2, statementTimeoutMs: 50 });
  const [stuck, idle] = [await pool.connect(), await pool.connect()];
  const { rows: before } = await idle.query<{ pid: number }>("select pg_backend_pid() as pid");
  await stuck.query("set statement_timeout = 0");
  await expect(stuck.query("select pg_sleep(30)")).rejects.toThrow("Query read timeout");
  const { rows: after } = await idle.query<{ pid: number }>("select pg_backend_pid() as pid");
  expect(after).toEqual(before);
  stuck.release(true);
  idle.release();
  await pool.end();
});

test("a connection that breaks while idle is reported and replaced, and ends nothing", async () => {
  const onError = vi.fn<(error: Error) => void>();
  const pool = createPool(database.url, { max: 1, onError });
  const { rows } = await pool.query<{ pid: number }>("select pg_backend_pid() as pid");
  await database.pool.query("select pg_terminate_backend($1)", [rows[0]?.pid]);
  await vi.waitFor(() => expect(onError).toHaveBeenCalled());
  const again = await pool.query<{ pid: number }>("select pg_backend_pid() as pid");
  expect(again.rows[0]?.pid).not.toBe(rows[0]?.pid);
  await pool.end();
});

test("a connection that breaks while in use fails its next query, and ends nothing", async () => {
  const pool = createPool(database.url, { max: 1 });
  const client = await pool.connect();
  const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
  const ended = new Promise<void>((resolve) => {
    client.once("end", () => resolve());
  });
  await database.pool.query("select pg_terminate_backend($1)", [rows[0]?.pid]);
  await ended;
  await expect(client.query("select 1")).rejects.toThrow(/not queryable|terminat/);
  client.release(true);
  await pool.end();
});
