import { createTestDatabase, type TestDatabase } from "@parley/testing/database";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeMonthParts, dropMonthParts } from "./month-part.ts";

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

async function addEvent(id: number, at: string): Promise<string | undefined> {
  const { rows } = await database.pool.query<{ part: string }>(
    `insert into event (id, topic, payload, created_at) values ($1, 'test', '{}', $2)
     returning tableoid::regclass::text as part`,
    [id, at],
  );
  return rows[0]?.part;
}

test("monthly partitions are created once, and receive the rows of their time", async () => {
  const november = new Date("2031-11-20T10:00:00Z");
  expect(await addEvent(1, "2031-10-31T23:59:59.999Z")).toBe("event_rest");
  expect(await makeMonthParts(database.pool, "event", november, 3)).toBe(3);
  expect(await makeMonthParts(database.pool, "event", november, 3)).toBe(0);
  expect(await addEvent(2, "2031-11-01T00:00:00Z")).toBe("event_2031_11");
  expect(await addEvent(3, "2032-01-31T23:59:59.999Z")).toBe("event_2032_01");
  expect(await addEvent(4, "2032-02-01T00:00:00Z")).toBe("event_rest");
});

test("a month with rows in the default partition stays there, and the others are created", async () => {
  await addEvent(5, "2033-04-10T00:00:00Z");
  expect(await makeMonthParts(database.pool, "event", new Date("2033-03-01T00:00:00Z"), 3)).toBe(2);
  expect(await addEvent(6, "2033-04-11T00:00:00Z")).toBe("event_rest");
  expect(await addEvent(7, "2033-05-11T00:00:00Z")).toBe("event_2033_05");
});

test("several servers may create partitions at once", async () => {
  const made = await Promise.all(
    Array.from({ length: 4 }, () =>
      makeMonthParts(database.pool, "posting", new Date("2034-01-01T00:00:00Z"), 2),
    ),
  );
  expect(made.reduce((sum, count) => sum + count, 0)).toBe(2);
});

test("old partitions are dropped, the current one stays, and a new one is protected", async () => {
  await makeMonthParts(database.pool, "event", new Date("2035-01-01T00:00:00Z"), 3);
  await addEvent(8, "2035-02-28T00:00:00Z");
  await addEvent(9, "2035-03-01T00:00:00Z");
  await dropMonthParts(database.pool, "event", new Date("2035-03-15T00:00:00Z"));
  const { rows } = await database.pool.query("select id from event where id in (8, 9)");
  expect(rows).toEqual([{ id: "9" }]);
  await expect(
    database.pool.query("insert into event_2035_03 select * from event where id = 9"),
  ).rejects.toMatchObject({ constraint: "event_2035_03__through_its_table" });
});

test("no partition of the ledger is dropped", async () => {
  await expect(
    dropMonthParts(database.pool, "posting", new Date("2040-01-01T00:00:00Z")),
  ).rejects.toMatchObject({ code: "23001" });
});
