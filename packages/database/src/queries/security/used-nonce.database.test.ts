import { createTestDatabase, type TestDatabase } from "@parley/testing/database";
import { afterAll, beforeAll, expect, test } from "vitest";
import { inTransaction } from "../../transaction.ts";
import { insertUsedNonce, type UsedNonce } from "./used-nonce.ts";

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(() => database.drop());

const nonceOf = (nonce: string, more: Partial<UsedNonce> = {}): UsedNonce => ({
  purpose: "command",
  nonce,
  expiresAt: new Date("2026-03-01T12:00:00Z"),
  ...more,
});

test("a nonce is accepted once for each purpose", async () => {
  expect(await insertUsedNonce(database.pool, nonceOf("a"))).toBe(true);
  expect(await insertUsedNonce(database.pool, nonceOf("a"))).toBe(false);
  expect(await insertUsedNonce(database.pool, nonceOf("a", { purpose: "captcha" }))).toBe(true);
  expect(await insertUsedNonce(database.pool, nonceOf("b"))).toBe(true);
});

test("a nonce whose effect was rolled back is not used", async () => {
  const failing = inTransaction(database.pool, async (tx) => {
    await insertUsedNonce(tx, nonceOf("c"));
    throw new Error("the effect was refused");
  });
  await expect(failing).rejects.toThrow("refused");
  expect(await insertUsedNonce(database.pool, nonceOf("c"))).toBe(true);
});

test("of two concurrent uses of a nonce the second waits, and finds it used", async () => {
  const second = await inTransaction(database.pool, async (tx) => {
    await insertUsedNonce(tx, nonceOf("d"));
    const waiting = insertUsedNonce(database.pool, nonceOf("d"));
    // Still waiting once another statement went through.
    expect(await Promise.race([waiting, tx.query("select 1").then(() => "open")])).toBe("open");
    return { waiting };
  });
  expect(await second.waiting).toBe(false);
});
