// The log of staff of a database from before it was a chain.
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createTestDatabase, type TestDatabase } from "@parley/testing/database";
import { afterAll, beforeAll, expect, test } from "vitest";
import { migrate } from "./migrate.ts";
import { createPool, type Pool } from "./pool.ts";
import { STAFF_CHECKS } from "./queries/audit/audit-staff.ts";

const OLDER = "older_staff_log";
const MIGRATIONS = join(import.meta.dirname, "..", "migrations");

const isOlder = (path: string) => !path.endsWith(".sql") || !/\/00[2-9]\d_[^/]*$/.test(path);

let database: TestDatabase;
let pool: Pool;
let url: string;
let folder: string;

beforeAll(async () => {
  database = await createTestDatabase();
  await database.pool.query(`create database ${OLDER} template template0`);
  url = Object.assign(new URL(database.url), { pathname: `/${OLDER}` }).href;
  pool = createPool(url);
  folder = await mkdtemp(join(tmpdir(), "parley-migrations-"));
  await cp(MIGRATIONS, folder, { recursive: true, filter: isOlder });
});

afterAll(async () => {
  await pool.end();
  await database.pool.query(`drop database ${OLDER} with (force)`);
  await database.drop();
  await rm(folder, { recursive: true });
});

test("rows of before are chained in their order, and cannot be edited afterwards", async () => {
  expect((await migrate(url, undefined, folder)).at(-1)).toBe("0019_push");
  // Without the users they belong to.
  await pool.query(`begin; set local session_replication_role = replica;
    insert into staff_action
    select n, 1, 'user.freeze', null, null, 'reason ' || n, now() from generate_series(3, 1, -1) n;
    commit`);
  await migrate(url);
  const { rows } = await pool.query("select id::int, number::int from staff_action order by id");
  expect(rows).toEqual([1, 2, 3].map((number) => ({ id: number, number })));
  for (const { text } of STAFF_CHECKS) expect((await pool.query(text)).rows).toEqual([]);
  await expect(pool.query("delete from staff_action")).rejects.toThrow(/only grows/);
});
