import { afterAll, beforeAll, expect, test } from "vitest";
import { expectCleanLedger } from "./auditor.ts";
import { createTestDatabase, type TestDatabase } from "./database.ts";

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(() => database.drop());

test("the auditor accepts a clean ledger, and names the errors of others", async () => {
  await expectCleanLedger(database.pool);
  await database.pool.query("insert into transfer values (1, 'order', 7, 'create', now())");
  await expect(expectCleanLedger(database.pool)).rejects.toThrow(
    /FAIL {2}transfer-postings: .*\n.*"cause_id":"7"/,
  );
});
