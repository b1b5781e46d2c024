import { createTestDatabase, type TestDatabase } from "@parley/testing/database";
import { explain } from "@parley/testing/explain";
import { insertTestUser } from "@parley/testing/test-user";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readForeignCodes } from "./security-code.ts";

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(() => database.drop());

test("codes a user sent to strangers are counted without reading those of others", async () => {
  const { id } = await insertTestUser(database.pool);
  const plan = await explain(database.pool, (client) => readForeignCodes(client, id, new Date()));
  expect(plan).toContain("security_code__user_id_binding");
});
