import { createTestDatabase, type TestDatabase } from "@parley/testing/database";
import { insertTestUser, type TestUser } from "@parley/testing/test-user";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { insertStaffAction, listStaffActions, countStaffActions } from "./staff-action.ts";

let database: TestDatabase;
let agent: TestUser;
let person: TestUser;

beforeAll(async () => {
  database = await createTestDatabase();
  agent = await insertTestUser(database.pool, { staffRole: "agent" });
  person = await insertTestUser(database.pool);
  for (const [id, about] of [
    [1n, person],
    [2n, agent],
    [3n, person],
  ] as const) {
    await insertStaffAction(database.pool, {
      id,
      staffId: agent.id,
      action: "kyc.approve",
      userId: about.id,
      subject: "7",
      reason: "as in the passport",
      createdAt: new Date(),
    });
  }
});

afterAll(() => database.drop());

describe("the log of staff actions", () => {
  test("is read newest first, as a whole or for one account", async () => {
    const all = await listStaffActions(database.pool, {
      userId: null,
      staffGroup: 0,
      limit: 10,
      offset: 0,
    });
    expect(all.map(({ id }) => id)).toEqual([3n, 2n, 1n]);
    const own = await listStaffActions(database.pool, {
      userId: person.id,
      staffGroup: 0,
      limit: 10,
      offset: 1,
    });
    expect(own).toEqual([
      expect.objectContaining({ id: 1n, staffUid: agent.uid, uid: person.uid, subject: "7" }),
    ]);
    expect(await countStaffActions(database.pool, { userId: person.id, staffGroup: 0 }, 10)).toBe(
      2,
    );
    expect(await countStaffActions(database.pool, { userId: null, staffGroup: 0 }, 2)).toBe(2);
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
