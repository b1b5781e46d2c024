import { createTestDatabase, type TestDatabase } from "@parley/testing/database";
import { insertTestUser } from "@parley/testing/test-user";
import { afterAll, beforeAll, expect, test } from "vitest";
import { insertPasskey, updatePasskeyUse } from "./passkey.ts";

const AT = new Date("2026-03-01T12:00:00Z");

let database: TestDatabase;
let count = 0n;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(() => database.drop());

/** A passkey whose device says that it has signed so often. */
async function insert(counter: number): Promise<bigint> {
  const { id: userId } = await insertTestUser(database.pool, {});
  count += 1n;
  await insertPasskey(database.pool, {
    id: count,
    userId,
    credentialId: Buffer.from(`credential ${count}`),
    publicKey: Buffer.from("a key"),
    counter,
    transports: [],
    name: "Phone",
    createdAt: AT,
  });
  return count;
}

const use = (id: bigint, counter: number) => updatePasskeyUse(database.pool, id, counter, AT);

test("a counter that has not grown reveals a copied passkey", async () => {
  const id = await insert(5);
  expect([await use(id, 4), await use(id, 5), await use(id, 0)]).toEqual([false, false, false]);
  expect(await use(id, 6)).toBe(true);
  expect(await use(id, 6)).toBe(false);
});

test("of two concurrent answers with the same counter one counts", async () => {
  const id = await insert(1);
  const used = await Promise.all([use(id, 2), use(id, 2)]);
  expect(used.filter(Boolean)).toHaveLength(1);
});

test("a passkey that does not count stays at 0 and remains valid", async () => {
  const id = await insert(0);
  expect([await use(id, 0), await use(id, 0)]).toEqual([true, true]);
});
