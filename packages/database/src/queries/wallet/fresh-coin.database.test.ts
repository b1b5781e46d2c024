import { createTestDatabase, type TestDatabase } from "@parley/testing/database";
import { insertTestUser } from "@parley/testing/test-user";
import { afterAll, beforeAll, expect, test } from "vitest";
import { inTransaction } from "../../transaction.ts";
import { lockGroupCoins, type GroupAsset } from "./fresh-coin.ts";

let database: TestDatabase;
let key: GroupAsset;

beforeAll(async () => {
  database = await createTestDatabase();
  const { id } = await insertTestUser(database.pool);
  key = { groupId: id, asset: "USDT" };
});

afterAll(() => database.drop());

/** Locks it in a transaction that gives up instead of waiting. */
const lockWithoutWaiting = (wanted: GroupAsset) =>
  inTransaction(database.pool, async (tx) => {
    await tx.query("set local lock_timeout = 50");
    return lockGroupCoins(tx, [wanted]);
  });

test("a group's coin is locked although nothing of it is fresh yet, and no other coin is", async () => {
  await inTransaction(database.pool, async (tx) => {
    const [coins] = await lockGroupCoins(tx, [key, key]);
    expect(coins).toMatchObject({ ...key, held: 0n, fresh: [] });
    await expect(lockWithoutWaiting(key)).rejects.toThrow(/lock timeout/);
    await expect(lockWithoutWaiting({ ...key, asset: "BTC" })).resolves.toHaveLength(1);
  });
  await expect(lockWithoutWaiting(key)).resolves.toHaveLength(1);
});
