import { createTestDatabase, type TestDatabase } from "@parley/testing/database";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createFileQueries, type FileRow } from "./file.ts";

const FILE: FileRow = {
  id: 1_190_000_000_000_000_001n,
  ownerId: 7n,
  purpose: "kyc",
  subject: null,
  name: "passport.jpg",
  mediaType: "image/jpeg",
  byteCount: 12_345,
  sha256: Buffer.alloc(32, 1),
  createdAt: new Date("2026-01-15T12:00:00Z"),
};

let database: TestDatabase;
let queries: ReturnType<typeof createFileQueries>;

beforeAll(async () => {
  database = await createTestDatabase();
  queries = createFileQueries(database.pool);
});

afterAll(async () => {
  await database.drop();
});

test("a file is found as it was stored", async () => {
  await queries.insertFile(FILE);
  expect(await queries.findFile(FILE.id)).toEqual(FILE);
  expect(await queries.findFile(1n)).toBeNull();
});

test("only its owner can use it, for its purpose, in one place", async () => {
  const file = { ...FILE, id: 2n };
  await queries.insertFile(file);
  const attachment = { ids: [2n], ownerId: 7n, purpose: "kyc", subject: "case 1" } as const;
  expect(await queries.attachFiles({ ...attachment, ownerId: 8n })).toBe(0);
  expect(await queries.attachFiles({ ...attachment, purpose: "chat" })).toBe(0);
  expect((await queries.findFile(2n))?.subject).toBeNull();
  expect(await queries.attachFiles(attachment)).toBe(1);
  // The same again, as a repeated call would ask.
  expect(await queries.attachFiles(attachment)).toBe(1);
  expect(await queries.attachFiles({ ...attachment, subject: "case 2" })).toBe(0);
  expect((await queries.findFile(2n))?.subject).toBe("case 1");
});

test("using a file and removing it concurrently exclude each other", async () => {
  const old = new Date("2025-01-15T12:00:00Z");
  const later = new Date("2025-02-15T12:00:00Z");
  const insert = (id: bigint) =>
    queries.insertFile({ ...FILE, id, purpose: "chat", subject: "5", createdAt: old });
  for (const id of [11n, 12n, 13n]) await insert(id);
  const user = await database.pool.connect();
  try {
    await user.query("begin");
    expect(await createFileQueries(user).takeIntoUse([11n])).toBe(1);
    expect(await queries.deleteUnusedFiles(later, 1)).toEqual([12n]);
    await user.query("commit");
  } finally {
    user.release();
  }
  expect(await queries.deleteUnusedFiles(later, 10)).toEqual([13n]);
  expect(await queries.takeIntoUse([11n, 13n])).toBe(1);
});

test("the database itself refuses file types that are not served", async () => {
  const page = queries.insertFile({ ...FILE, id: 3n, mediaType: "text/html" });
  await expect(page).rejects.toThrow("file__media_type");
});
