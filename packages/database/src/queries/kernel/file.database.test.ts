import { toUserId } from "@parley/domain/ids";
import { createTestDatabase, type TestDatabase } from "@parley/testing/database";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  insertFile,
  findFile,
  attachFiles,
  takeFilesIntoUse,
  deleteUnusedFiles,
  type FileRow,
} from "./file.ts";

const FILE: FileRow = {
  id: 1_190_000_000_000_000_001n,
  ownerId: toUserId(7n),
  purpose: "kyc",
  subject: null,
  name: "passport.jpg",
  mediaType: "image/jpeg",
  byteCount: 12_345,
  sha256: Buffer.alloc(32, 1),
  createdAt: new Date("2026-01-15T12:00:00Z"),
  sealedOrigin: null,
};

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(async () => {
  await database.drop();
});

test("a file is found as it was stored", async () => {
  await insertFile(database.pool, FILE);
  expect(await findFile(database.pool, FILE.id)).toEqual(FILE);
  expect(await findFile(database.pool, 1n)).toBeNull();
});

test("only its owner can use it, for its purpose, in one place", async () => {
  const file = { ...FILE, id: 2n };
  await insertFile(database.pool, file);
  const attachment = {
    ids: [2n],
    ownerId: toUserId(7n),
    purpose: "kyc",
    subject: "case 1",
  } as const;
  expect(await attachFiles(database.pool, { ...attachment, ownerId: toUserId(8n) })).toBe(0);
  expect(await attachFiles(database.pool, { ...attachment, purpose: "chat" })).toBe(0);
  expect((await findFile(database.pool, 2n))?.subject).toBeNull();
  expect(await attachFiles(database.pool, attachment)).toBe(1);
  // The same again, as a repeated call would ask.
  expect(await attachFiles(database.pool, attachment)).toBe(1);
  expect(await attachFiles(database.pool, { ...attachment, subject: "case 2" })).toBe(0);
  expect((await findFile(database.pool, 2n))?.subject).toBe("case 1");
});

test("using a file and removing it concurrently exclude each other", async () => {
  const old = new Date("2025-01-15T12:00:00Z");
  const later = new Date("2025-02-15T12:00:00Z");
  const insert = (id: bigint) =>
    insertFile(database.pool, { ...FILE, id, purpose: "chat", subject: "5", createdAt: old });
  for (const id of [11n, 12n, 13n]) await insert(id);
  const user = await database.pool.connect();
  try {
    await user.query("begin");
    expect(await takeFilesIntoUse(user, [11n])).toBe(1);
    expect(await deleteUnusedFiles(database.pool, later, 1)).toEqual([12n]);
    await user.query("commit");
  } finally {
    user.release();
  }
  expect(await deleteUnusedFiles(database.pool, later, 10)).toEqual([13n]);
  expect(await takeFilesIntoUse(database.pool, [11n, 13n])).toBe(1);
});

test("the database itself refuses file types that are not served", async () => {
  const page = insertFile(database.pool, { ...FILE, id: 3n, mediaType: "text/html" });
  await expect(page).rejects.toThrow("file__media_type");
});
