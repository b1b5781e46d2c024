import { PRUNED_TABLES } from "@parley/database/queries/kernel/outdated-row";
import { createTestDatabase, type TestDatabase } from "@parley/testing/database";
import { insertTestUser } from "@parley/testing/test-user";
import { afterAll, beforeAll, expect, test } from "vitest";
import { pruneAccounts } from "./prune-accounts.ts";

const NOW = Date.UTC(2026, 2, 1);
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  const { id } = await insertTestUser(database.pool);
  await database.pool.query(
    `insert into api_key (id, key_id, user_id, name, kind, sealed_secret, permissions, addresses, created_at)
     values (1, 'AAAAAAAAAAAAAAAAAAAAAA', $1, 'bot', 'hmac', 'x', '{read}', '{}', now())`,
    [id],
  );
  // A row of each kind for each of these ages, the last beyond all retention times.
  const insert = (text: string, values: unknown[]) => database.pool.query(text, values);
  for (const [index, age] of [
    0,
    HOUR_MS,
    12 * HOUR_MS,
    3 * DAY_MS,
    100 * DAY_MS,
    400 * DAY_MS,
  ].entries()) {
    const at = new Date(NOW - age);
    const hash = Buffer.alloc(32, index + 1);
    const other = Buffer.alloc(32, index + 101);
    await insert(
      `insert into security_code values ($1, null, 'login', 'email', 'a@b.org', '', 'mac', $2, $2)`,
      [index, at],
    );
    await insert(`insert into text_count values ('all', $1, 1)`, [at]);
    await insert(`insert into login_ticket values ($1, $2, 'newDevice', $3, $3)`, [hash, id, at]);
    await insert(
      `insert into registration values ($1, $2, 'email', 'a@b.org', null, '$argon2id$x', 'en', $3, $3)`,
      [index, hash, at],
    );
    await insert(
      `insert into request_reply values ('user:1', 'doThing', 'key-number-' || $1, $2, 'x', $3)`,
      [String(index), hash, at],
    );
    await insert(
      `insert into command_receipt values (1, 'pay', 'key-number-' || $1, $2, '{}', $3)`,
      [String(index), hash, at],
    );
    await insert(`insert into call_count values ($1, $2, 1)`, [`key ${index}`, at]);
    await insert(`insert into login_failure values ($1, 1, $2, null)`, [`key ${index}`, at]);
    await insert(
      `insert into login_event values ($1, $2, $3, 'loggedIn', 'password', true, 'x', '::1')`,
      [index, id, at],
    );
    await insert(`insert into known_device values ($1, $2, $3, $3, $4, $4)`, [hash, id, at, index]);
    await insert(`insert into session values ($1, $2, $3, $4, 'x', '::1', $5, $5, $6, $5)`, [
      index,
      id,
      hash,
      other,
      at,
      new Date(NOW + DAY_MS),
    ]);
    // Those of the oldest logins are deleted with them.
    if (age < 90 * DAY_MS) {
      await insert(`insert into staff_session values ($1, $2, 'agent', $3, $3, $4, null)`, [
        hash,
        index,
        new Date(at.getTime() - HOUR_MS),
        at,
      ]);
    }
    await insert(`insert into case_change (kind, changed_at) values ('reports', $1)`, [at]);
    await insert(`insert into used_nonce values ('captcha', $1, $2)`, [String(index), at]);
    await insert(`insert into api_nonce values (1, $1, $2)`, [String(index), at]);
    await insert(`insert into api_key_use values (1, 'release', $1, 100, $2)`, [index, at]);
    await insert(
      `insert into notification values ($1, $2, 'kyc-approved', '{}', $3, null, false)`,
      [index, id, at],
    );
  }
});

afterAll(async () => {
  await database.drop();
});

test("expired rows are deleted, and no others", async () => {
  const gone = await pruneAccounts(database.pool, { now: () => NOW });
  const left: Record<string, number> = {};
  for (const table of PRUNED_TABLES) {
    const { rowCount } = await database.pool.query(`select from ${table}`);
    left[table] = rowCount ?? 0;
  }
  expect(left).toEqual({
    security_code: 3,
    text_count: 3,
    login_ticket: 3,
    registration: 3,
    request_reply: 3,
    command_receipt: 4,
    call_count: 2,
    login_failure: 3,
    login_event: 5,
    known_device: 5,
    notification: 5,
    session: 4,
    staff_session: 1,
    used_nonce: 3,
    api_nonce: 1,
    api_key_use: 4,
    passkey_challenge: 0,
    contact_undo: 0,
    case_change: 2,
    contact: 0,
  });
  expect(gone).toBe(100 - Object.values(left).reduce((sum, count) => sum + count, 0));
});

test("a session in use stays, however old it is; one that was not used for 30 days is ended", async () => {
  const { id } = await insertTestUser(database.pool);
  const insert = (sessionId: number, seenMsAgo: number) =>
    database.pool.query(
      `insert into session values ($6, $1, $2, $3, 'x', '::1', $4, $7, $5, null)`,
      [
        id,
        Buffer.alloc(32, sessionId),
        Buffer.alloc(32, sessionId + 1),
        new Date(NOW - 300 * DAY_MS),
        new Date(NOW + 65 * DAY_MS),
        sessionId,
        new Date(NOW - seenMsAgo),
      ],
    );
  await insert(90, 30 * DAY_MS - 1);
  await insert(92, 30 * DAY_MS);
  await insert(94, 299 * DAY_MS);
  await pruneAccounts(database.pool, { now: () => NOW }, 1);
  const { rows } = await database.pool.query<{ id: string; isLive: boolean }>(
    `select id, ended_at is null as "isLive" from session where id in (90, 92, 94) order by id`,
  );
  expect(rows).toEqual([
    { id: "90", isLive: true },
    { id: "92", isLive: false },
    { id: "94", isLive: false },
  ]);
  const told = await database.pool.query(
    `select from event where topic = 'session' and payload->>'sessionId' in ('92', '94')`,
  );
  expect(told.rowCount).toBe(2);
});

test("rows are deleted in portions, and one failing table does not stop the others", async () => {
  const { pool } = database;
  const count = async (table: string) => (await pool.query(`select from ${table}`)).rowCount;
  await pool.query(
    `insert into call_count select 'many ' || number, $1, 1 from generate_series(1, 25) as number`,
    [new Date(NOW - 2 * DAY_MS)],
  );
  await pool.query(`insert into used_nonce values ('test', 'old', $1)`, [
    new Date(NOW - 3 * DAY_MS),
  ]);
  await pool.query(`create function refuse() returns trigger language plpgsql
    as $$ begin raise 'not this one'; end $$`);
  await pool.query(`create trigger kept before delete on call_count
    for each row when (old.key = 'many 25') execute function refuse()`);
  const [calls, nonces] = [await count("call_count"), await count("used_nonce")];
  const clock = { now: () => NOW };
  await expect(pruneAccounts(pool, clock, 10)).rejects.toThrow("some rows could not be deleted");
  expect(await count("used_nonce")).toBe((nonces ?? 0) - 1);
  // The portions before the one that failed are gone for good.
  expect(await count("call_count")).toBeLessThan(calls ?? 0);
  await pool.query(`drop trigger kept on call_count`);
  await pruneAccounts(pool, clock, 10);
  expect(await count("call_count")).toBe((calls ?? 0) - 25);
});
