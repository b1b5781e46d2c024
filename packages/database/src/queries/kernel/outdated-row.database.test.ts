import { createTestDatabase, type TestDatabase } from "@parley/testing/database";
import { explain } from "@parley/testing/explain";
import { afterAll, beforeAll, expect, test } from "vitest";
import { deleteOutdatedRows, PRUNED_TABLES } from "./outdated-row.ts";

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(() => database.drop());

test.each(PRUNED_TABLES)("expired rows of %s are found without reading the rest", async (table) => {
  const plan = await explain(database.pool, (client) =>
    deleteOutdatedRows(client, table, new Date(), 10),
  );
  expect(plan).toMatch(/Index/);
  expect(plan).not.toContain("Seq Scan");
});
