import type { PoolClient } from "../../pool.ts";
import { createTestDatabase, type TestDatabase } from "@parley/testing/database";
import { insertTestUser, type TestUser } from "@parley/testing/test-user";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  countStaffActions,
  insertStaffAction,
  listStaffActions,
  NO_SEARCH,
} from "./staff-action.ts";

let database: TestDatabase;
let agent: TestUser;
let person: TestUser;

const ACT = {
  action: "kyc.approve",
  subject: "7",
  reason: "as in the passport",
  createdAt: new Date(),
};

beforeAll(async () => {
  database = await createTestDatabase();
  agent = await insertTestUser(database.pool, { staffRole: "agent" });
  person = await insertTestUser(database.pool);
  for (const [id, about] of [
    [1n, person],
    [2n, agent],
    [3n, person],
  ] as const) {
    await insertStaffAction(database.pool, { ...ACT, id, staffId: agent.id, userId: about.id });
  }
});

afterAll(() => database.drop());

const EVERYTHING = { ...NO_SEARCH, staffGroup: 0 };

describe("the log of staff actions", () => {
  test("is read newest first, as a whole or for one account", async () => {
    const range = { limit: 10, offset: 0 };
    const all = await listStaffActions(database.pool, EVERYTHING, range);
    expect(all.map(({ id }) => id)).toEqual([3n, 2n, 1n]);
    const about = { ...EVERYTHING, userId: person.id };
    const own = await listStaffActions(database.pool, about, { limit: 10, offset: 1 });
    expect(own).toEqual([
      expect.objectContaining({ id: 1n, staffUid: agent.uid, uid: person.uid, subject: "7" }),
    ]);
    expect(await countStaffActions(database.pool, about, 10)).toBe(2);
    expect(await countStaffActions(database.pool, EVERYTHING, 2)).toBe(2);
  });

  test("numbers acts of concurrent transactions one after the other", async () => {
    const clients = await Promise.all([database.pool.connect(), database.pool.connect()]);
    const [one, other] = clients;
    try {
      const write = (client: PoolClient, id: bigint) =>
        insertStaffAction(client, { ...ACT, id, staffId: agent.id, userId: null });
      await one.query("begin");
      await write(one, 4n);
      const second = write(other, 5n);
      await one.query("rollback");
      await second;
      await write(one, 6n);
    } finally {
      for (const client of clients) client.release();
    }
    const { rows } = await database.pool.query(
      "select id::int, number::int from staff_action where id > 3 order by number",
    );
    expect(rows).toEqual([
      { id: 5, number: 4 },
      { id: 6, number: 5 },
    ]);
    const head = await database.pool.query(
      "select from staff_log_head join staff_action using (number, hash) where id = 6",
    );
    expect(head.rowCount).toBe(1);
  });

  test.each([
    "update staff_action set reason = 'another'",
    "update staff_action set created_at = created_at",
    "delete from staff_action where id = 1",
    "truncate staff_action",
    "insert into staff_action select * from staff_action on conflict (id) do update set reason = ''",
  ])("refuses: %s", async (statement) => {
    await expect(database.pool.query(statement)).rejects.toThrow(/only grows/);
    const { rows } = await database.pool.query("select distinct reason from staff_action");
    expect(rows).toEqual([{ reason: "as in the passport" }]);
  });
});
