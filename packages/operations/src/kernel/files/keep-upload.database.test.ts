import type { UserId } from "@parley/domain/ids";
import { findFile } from "@parley/database/queries/kernel/file";
import { createLocalFileStore } from "@parley/platform/files/local-file-store";
import { createIdSource } from "@parley/platform/ids";
import { createVault } from "@parley/platform/vault";
import { createTestDatabase, type TestDatabase } from "@parley/testing/database";
import { createSimulatedClock } from "@parley/testing/simulated-clock";
import { insertTestUser } from "@parley/testing/test-user";
import { DOCUMENT_PDF, PHOTO_JPEG } from "@parley/testing/upload-samples";
import { createHash } from "node:crypto";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { keepUpload, type KeepRules, type Upload, type UploadParts } from "./keep-upload.ts";

const RULES: KeepRules = {
  purpose: "chat",
  types: ["image/jpeg", "application/pdf"],
  limitBytes: 10_000,
  mostADay: 2,
};
const PHOTO = { name: "receipt.png", bytes: PHOTO_JPEG, idempotencyKey: null };
const PDF = { name: "receipt.pdf", bytes: DOCUMENT_PDF, idempotencyKey: null };

const clock = createSimulatedClock();

let database: TestDatabase;
let directory: string;
let parts: UploadParts;
let ownerId: UserId;

beforeAll(async () => {
  database = await createTestDatabase();
  directory = await mkdtemp(join(tmpdir(), "parley-uploads-"));
  const vault = createVault("a secret that is only good for tests");
  const ids = createIdSource({ clock, node: 1 });
  const files = createLocalFileStore({ directory, vault });
  parts = { pool: database.pool, clock, ids, files, vault };
});

beforeEach(async () => {
  ({ id: ownerId } = await insertTestUser(database.pool));
});

afterAll(async () => {
  await database.drop();
  await rm(directory, { recursive: true });
});

async function keep(upload: Upload = PHOTO, rules: Partial<KeepRules> = {}, subject?: string) {
  const owner = { ownerId, ...(subject === undefined ? {} : { subject }) };
  return keepUpload(parts, { ...RULES, ...rules }, owner, upload);
}

test("a picture is stored as pixels, and its row describes the stored bytes", async () => {
  const result = await keep();
  if (!result.ok) throw new Error(result.error);
  const { file } = result;
  const bytes = Buffer.from(await parts.files.get(file.id));
  expect(bytes.equals(PHOTO_JPEG)).toBe(false);
  expect(await findFile(database.pool, file.id)).toEqual({
    id: file.id,
    ownerId,
    purpose: "chat",
    subject: null,
    name: "receipt.jpg",
    mediaType: "image/jpeg",
    byteCount: bytes.byteLength,
    sha256: createHash("sha256").update(bytes).digest(),
    createdAt: new Date(clock.now()),
    sealedOrigin: null,
  });
  const [name, mediaType] = ["receipt.jpg", "image/jpeg"];
  expect(file).toEqual({ id: file.id, name, mediaType, byteCount: bytes.byteLength });
});

test("a document is stored unchanged, and is assigned to its use from the beginning", async () => {
  const result = await keep(PDF, {}, "an order");
  if (!result.ok) throw new Error(result.error);
  expect(Buffer.from(await parts.files.get(result.file.id)).equals(DOCUMENT_PDF)).toBe(true);
  expect(await findFile(database.pool, result.file.id)).toMatchObject({
    subject: "an order",
    mediaType: "application/pdf",
  });
});

test("a file type that a purpose refuses leaves nothing behind", async () => {
  const before = await readdir(directory);
  expect(await keep(PDF, { types: ["image/jpeg"] })).toEqual({
    ok: false,
    error: "unsupportedType",
  });
  expect(await keep(PDF, { limitBytes: DOCUMENT_PDF.length })).toEqual({
    ok: false,
    error: "tooLarge",
  });
  expect(await readdir(directory)).toEqual(before);
});

test("uploads have a limit of a day for each purpose", async () => {
  for (let kept = 0; kept < RULES.mostADay; kept += 1) expect((await keep()).ok).toBe(true);
  expect(await keep()).toEqual({ ok: false, error: "tooMany" });
  // Its content is no longer inspected.
  expect(await keep({ ...PHOTO, bytes: Buffer.alloc(20_000) })).toEqual({
    ok: false,
    error: "tooMany",
  });
  expect((await keep(PHOTO, { purpose: "kyc" })).ok).toBe(true);
  clock.advance(24 * 60 * 60 * 1_000);
  expect((await keep()).ok).toBe(true);
});

test("concurrent uploads do not exceed the limit of a day", async () => {
  const before = await readdir(directory);
  const results = await Promise.all(Array.from({ length: 60 }, () => keep(PDF, { mostADay: 40 })));
  expect(results.filter(({ ok }) => ok)).toHaveLength(40);
  expect(results).toContainEqual({ ok: false, error: "tooMany" });
  const { rowCount } = await database.pool.query("select from file where owner_id = $1", [ownerId]);
  expect(rowCount).toBe(40);
  // Nor do their bytes stay.
  expect(await readdir(directory)).toHaveLength(before.length + 40);
});

test("an upload repeated with its key is the same file, also concurrently", async () => {
  const keyed = { ...PHOTO, idempotencyKey: "once" };
  const [first, second] = await Promise.all([keep(keyed), keep(keyed)]);
  expect(first).toMatchObject({ ok: true });
  expect(second).toEqual(first);
  // Also when no more would be taken that day.
  expect(await keep(PDF)).toMatchObject({ ok: true });
  expect(await keep(keyed)).toEqual(first);
  const { rowCount } = await database.pool.query("select from file where owner_id = $1", [ownerId]);
  expect(rowCount).toBe(2);
  const other = { ...PDF, idempotencyKey: "once" };
  expect(await keep(other)).toEqual({ ok: false, error: "idempotencyMismatch" });
});
