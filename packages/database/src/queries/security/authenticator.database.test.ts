import { createTestDatabase, type TestDatabase } from "@parley/testing/database";
import { insertTestPerson } from "@parley/testing/test-person";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createAuthenticatorQueries } from "./authenticator.ts";

const AT = new Date("2026-03-01T12:00:00Z");

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(() => database.drop());

test("the secret whose code was shown is confirmed, and not one that was begun since", async () => {
  const { id } = await insertTestPerson(database.pool, {});
  const queries = createAuthenticatorQueries(database.pool);
  await queries.beginAuthenticator(id, "the first", AT);
  await queries.beginAuthenticator(id, "the second", AT);
  expect(await queries.confirmAuthenticator(id, "the first", AT)).toBe(false);
  expect(await queries.findAuthenticator(id)).toMatchObject({ confirmedAt: null });
  expect(await queries.confirmAuthenticator(id, "the second", AT)).toBe(true);
});

test("a recovery code is used once, also by two concurrent requests that both saw it unused", async () => {
  const { id } = await insertTestPerson(database.pool, {});
  const queries = createAuthenticatorQueries(database.pool);
  await queries.beginAuthenticator(id, "a secret", AT);
  await queries.insertRecoveryCodes(id, ["one", "other"], AT);
  expect(await queries.listUnusedRecoveryMacs(id)).toHaveLength(2);
  const use = () => queries.useRecoveryCode(id, "one", AT);
  const used = await Promise.all([use(), use()]);
  expect(used.filter(Boolean)).toHaveLength(1);
  expect(await queries.listUnusedRecoveryMacs(id)).toEqual(["other"]);
});
