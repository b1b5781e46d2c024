import { createTestDatabase, type TestDatabase } from "@parley/testing/database";
import { explain } from "@parley/testing/explain";
import { insertTestUser, type TestUser } from "@parley/testing/test-user";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findSubUser, findSubUserId } from "./sub-user.ts";

let database: TestDatabase;
let master: TestUser;
let sub: TestUser;

beforeAll(async () => {
  database = await createTestDatabase();
  master = await insertTestUser(database.pool);
  sub = await insertTestUser(database.pool, { master });
});

afterAll(() => database.drop());

async function insertSession(id: number, seenAt: Date, endedAt: Date | null): Promise<void> {
  await database.pool.query(
    `insert into session values ($1, $2, $3, $4, 'x', '::1', $5, $5, $6, $7)`,
    [
      id,
      sub.id,
      Buffer.alloc(32, id),
      Buffer.alloc(32, id + 100),
      seenAt,
      new Date("2027-01-01T00:00:00Z"),
      endedAt,
    ],
  );
}

const findLastSeenAt = async () =>
  (await findSubUser(database.pool, master.id, sub.uid))?.lastSeenAt;

test("a sub-user's last activity is taken from any session, ended or not", async () => {
  expect(await findLastSeenAt()).toBeNull();
  const early = new Date("2026-03-01T12:00:00Z");
  const late = new Date("2026-03-02T12:00:00Z");
  await insertSession(1, early, null);
  expect(await findLastSeenAt()).toEqual(early);
  await insertSession(2, late, late);
  expect(await findLastSeenAt()).toEqual(late);
});

test("a sub-user's account is found for its master, and for no other user", async () => {
  expect(await findSubUserId(database.pool, master.id, sub.uid)).toBe(sub.id);
  expect(await findSubUserId(database.pool, sub.id, sub.uid)).toBeNull();
  expect(await findSubUserId(database.pool, master.id, master.uid)).toBeNull();
});

test("sessions of one user are found by an index", async () => {
  const plan = await explain(database.pool, (client) => findSubUser(client, master.id, sub.uid));
  expect(plan).toContain("session__user_id_any");
  expect(plan).not.toContain("Seq Scan");
});
