import { createTestDatabase, type TestDatabase } from "@parley/testing/database";
import { insertTestUser } from "@parley/testing/test-user";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  beginAuthenticator,
  confirmAuthenticator,
  findAuthenticator,
  insertRecoveryCodes,
  listUnusedRecoveryMacs,
  useRecoveryCode,
} from "./authenticator.ts";

const AT = new Date("2026-03-01T12:00:00Z");

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(() => database.drop());

test("the secret whose code was shown is confirmed, and not one that was begun since", async () => {
  const { id } = await insertTestUser(database.pool, {});
  await beginAuthenticator(database.pool, id, "the first", AT);
  await beginAuthenticator(database.pool, id, "the second", AT);
  expect(await confirmAuthenticator(database.pool, id, "the first", AT)).toBe(false);
  expect(await findAuthenticator(database.pool, id)).toMatchObject({ confirmedAt: null });
  expect(await confirmAuthenticator(database.pool, id, "the second", AT)).toBe(true);
});

test("a recovery code is used once, also by two concurrent requests that both saw it unused", async () => {
  const { id } = await insertTestUser(database.pool, {});
  await beginAuthenticator(database.pool, id, "a secret", AT);
  await insertRecoveryCodes(database.pool, id, ["one", "other"], AT);
  expect(await listUnusedRecoveryMacs(database.pool, id)).toHaveLength(2);
  const use = () => useRecoveryCode(database.pool, id, "one", AT);
  const used = await Promise.all([use(), use()]);
  expect(used.filter(Boolean)).toHaveLength(1);
  expect(await listUnusedRecoveryMacs(database.pool, id)).toEqual(["other"]);
});
