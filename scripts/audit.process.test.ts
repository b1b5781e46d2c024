import { startEmbedded } from "@parley/database/embedded";
import { migrate } from "@parley/database/migrate";
import { createPool } from "@parley/database/pool";
import { bareEnvironment } from "@parley/testing/bare-environment";
import { createTestDatabase, type TestDatabase } from "@parley/testing/database";
import { insertTestUser } from "@parley/testing/test-user";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test, vi } from "vitest";

const SCRIPT = fileURLToPath(new URL("audit.ts", import.meta.url));

// Programs start slowly on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

let root: string;
let database: TestDatabase;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "parley-audit-"));
  await chmod(root, 0o711);
  database = await createTestDatabase();
});

afterAll(async () => {
  await database.drop();
  await rm(root, { recursive: true, force: true });
});

async function audit(env: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, [SCRIPT], {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...bareEnvironment(), ...env },
  });
  let said = "";
  child.stdout.on("data", (chunk) => (said += String(chunk)));
  child.stderr.on("data", (chunk) => (said += String(chunk)));
  const [code] = await once(child, "close");
  return { code, said };
}

test("the audit succeeds on a clean ledger and fails on an invented balance", async () => {
  const env = { DATABASE_URL: database.url };
  const clean = await audit(env);
  expect(clean.said).toMatch(/^ok {4}posting-sequence: .*\n/);
  expect(clean.said).toMatch(/: the ledger is clean\n$/);
  expect(clean.code).toBe(0);

  await insertTestUser(database.pool);
  await database.pool.query(
    `begin;
     insert into coin (code, name, logo, scale, sort) values ('BTC', 'Bitcoin', 'btc.svg', 8, 1);
     set local session_replication_role = replica;
     insert into ledger_account (id, owner_id, kind, asset, balance, sequence)
       select 7, id, 'spot', 'BTC', 5, 1 from app_user;
     commit`,
  );
  const wrong = await audit(env);
  expect(wrong.said).toContain("FAIL  asset-sum: ");
  expect(wrong.said).toContain('{"sum":"5","asset":"BTC"}');
  expect(wrong.said).toMatch(/: 3 of \d+ checks failed\n$/);
  expect(wrong.code).toBe(1);
});

test("the audit says of a database from before the first release that it cannot be used", async () => {
  const older = await createTestDatabase();
  try {
    await older.pool.query("update migrations set name = '0001_older' where id = 1");
    const { code, said } = await audit({ DATABASE_URL: older.url });
    expect(said).toMatch(/^The database was made by a version .* npm run demo:reset, .*\n$/);
    expect(code).toBe(2);
  } finally {
    await older.drop();
  }
});

test("the audit joins a running embedded database, and starts a stopped one", async () => {
  const env = { PARLEY_DATA_DIR: join(root, "data") };
  expect(await audit(env)).toMatchObject({
    code: 2,
    said: expect.stringMatching(/^There is no/),
  });

  const options = { dataDir: env.PARLEY_DATA_DIR, log: () => {}, isDurable: false };
  const running = await startEmbedded(options);
  expect(await audit(env)).toMatchObject({
    code: 2,
    said: expect.stringContaining("stands at migration none"),
  });
  await migrate(running.url);
  expect(await audit(env)).toMatchObject({ code: 0 });
  const pool = createPool(running.url, { max: 1 });
  await pool.query("select 1");
  await pool.end();
  await running.stop();

  expect(await audit(env)).toMatchObject({ code: 0 });
  const next = await startEmbedded(options);
  expect(next.joined).toBe(false);
  await next.stop();
});
