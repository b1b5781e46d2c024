import { createTestDatabase, type TestDatabase } from "@parley/testing/database";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  insertOutboxMessage,
  listOutboxMessages,
  type OutboxMessageRow,
} from "./outbox-message.ts";

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(async () => {
  await database.drop();
});

const mail = (id: bigint, to: string, purpose: string): OutboxMessageRow => ({
  id,
  channel: "email",
  to,
  purpose,
  code: "271828",
  subject: "Your code",
  text: "271828",
  createdAt: new Date("2026-01-15T12:00:00Z"),
});

test("messages of the outbox are found by recipient and purpose, newest first", async () => {
  const first = mail(1_190_000_000_000_000_001n, "ada@example.org", "login");
  const second = mail(1_190_000_000_000_000_002n, "ada@example.org", "withdraw");
  const third = mail(1_190_000_000_000_000_003n, "bob@example.org", "login");
  const text = { ...mail(4n, "+4915112345678", "login"), channel: "phone", subject: null } as const;
  for (const message of [first, third, second, text])
    await insertOutboxMessage(database.pool, message);
  expect(await listOutboxMessages(database.pool, { limit: 10 })).toEqual([
    third,
    second,
    first,
    text,
  ]);
  expect(await listOutboxMessages(database.pool, { limit: 1 })).toEqual([third]);
  expect(await listOutboxMessages(database.pool, { to: "ada@example.org", limit: 10 })).toEqual([
    second,
    first,
  ]);
  expect(await listOutboxMessages(database.pool, { purpose: "login", limit: 10 })).toEqual([
    third,
    first,
    text,
  ]);
});
