import { createTestDatabase, type TestDatabase } from "@parley/testing/database";
import { eventually } from "@parley/testing/eventually";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createPool } from "./pool.ts";

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(() => database.drop());

test("a pool never has more than 8 connections, whatever was requested", () => {
  expect(createPool(database.url, { max: 100 }).options.max).toBe(8);
  expect(createPool(database.url, { max: 2 }).options.max).toBe(2);
});

test("a statement that takes too long is canceled", async () => {
  const pool = createPool(database.url, { max: 1, statementTimeoutMs: 50 });
  await expect(pool.query("select pg_sleep(5)")).rejects.toThrow("statement timeout");
  await pool.end();
});

test("a database that does not answer is given up, an idle connection is not", async () => {
  const pool = createPool(database.url, { max: 2, statementTimeoutMs: 1_000 });
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

test("a connection that breaks while idle is reported and replaced", async () => {
  const onError = vi.fn<(error: Error) => void>();
  const pool = createPool(database.url, { max: 1, onError });
  const { rows } = await pool.query<{ pid: number }>("select pg_backend_pid() as pid");
  await database.pool.query("select pg_terminate_backend($1)", [rows[0]?.pid]);
  await eventually(() => expect(onError).toHaveBeenCalled());
  const again = await pool.query<{ pid: number }>("select pg_backend_pid() as pid");
  expect(again.rows[0]?.pid).not.toBe(rows[0]?.pid);
  await pool.end();
});

test("a connection that breaks while in use fails its next query", async () => {
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

test.each([
  { plansLastMs: 0, plan: "is made anew before its table outgrows it", isByKey: true },
  { plansLastMs: 60_000, plan: "is kept for as long as it may be", isByKey: false },
])("the generic plan of key lookups $plan", async ({ plansLastMs, isByKey }) => {
  await database.pool.query(`
    drop table if exists thing;
    create table thing (owner_id bigint, kind text, primary key (owner_id, kind))
      with (autovacuum_enabled = false);
    analyze thing`);
  const pool = createPool(database.url, { isKeyed: true, max: 1, plansLastMs });
  const look = () =>
    pool.query({
      name: "look",
      text: `select thing.kind from unnest($1::bigint[], $2::text[]) as wanted (owner_id, kind)
               join thing using (owner_id, kind)`,
      values: [[1n], ["a"]],
    });
  const explain = async () => {
    const { rows } = await pool.query<{ "QUERY PLAN": string }>(
      "explain execute look ('{}', '{}')",
    );
    return rows.map((row) => row["QUERY PLAN"]).join("\n");
  };
  await look();
  const { rows } = await pool.query(
    "select generic_plans::int, custom_plans::int from pg_prepared_statements where name = 'look'",
  );
  expect(rows).toEqual([{ generic_plans: 1, custom_plans: 0 }]);
  // Nothing is in it yet: by the key or not is the same.
  expect(await explain()).not.toContain("Index Cond");
  await database.pool.query("insert into thing select n, 'a' from generate_series(1, 10000) as n");
  expect((await explain()).includes("Index Cond")).toBe(isByKey);
  await pool.end();
});
