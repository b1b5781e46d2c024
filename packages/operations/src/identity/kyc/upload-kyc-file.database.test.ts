import { findFile } from "@parley/database/queries/kernel/file";
import { createLocalFileStore } from "@parley/platform/files/local-file-store";
import { createIdSource } from "@parley/platform/ids";
import { createVault } from "@parley/platform/vault";
import { createTestDatabase, type TestDatabase } from "@parley/testing/database";
import { createSimulatedClock } from "@parley/testing/simulated-clock";
import { insertTestUser } from "@parley/testing/test-user";
import { DOCUMENT_PDF, PHOTO_JPEG } from "@parley/testing/upload-samples";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { UploadParts } from "../../kernel/files/keep-upload.ts";
import { MOST_KYC_FILES_A_DAY, uploadKycFile } from "./upload-kyc-file.ts";

const LIMIT = 200_000;
const SCRIPT = "<script>alert(document.cookie)</script>";
const DAY_MS = 24 * 60 * 60 * 1_000;

const clock = createSimulatedClock();
const ids = createIdSource({ clock, node: 1 });

let database: TestDatabase;
let directory: string;
const KEYLESS = { limitBytes: LIMIT, idempotencyKey: null };

let parts: UploadParts;

beforeAll(async () => {
  database = await createTestDatabase();
  directory = await mkdtemp(join(tmpdir(), "parley-kyc-"));
  const vault = createVault("a secret that is only good for tests");
  parts = {
    pool: database.pool,
    clock,
    ids,
    files: createLocalFileStore({ directory, vault }),
    vault,
  };
});

afterAll(async () => {
  await database.drop();
  await rm(directory, { recursive: true });
});

async function upload(bytes: Uint8Array, name = "scan.jpg") {
  const { id } = await insertTestUser(database.pool);
  return uploadKycFile(parts, { ...KEYLESS, ownerId: id, name, bytes });
}

describe("an upload", () => {
  test("is stored as pixels only, sealed, for its owner and verification alone", async () => {
    const polyglot = Buffer.concat([PHOTO_JPEG, Buffer.from(SCRIPT)]);
    const result = await upload(polyglot, "../../etc/pass\u202egpj.exe");
    if (!result.ok) throw new Error(result.error);
    const kept = Buffer.from(await parts.files.get(result.fileId));
    expect(kept.includes(SCRIPT)).toBe(false);
    expect(PHOTO_JPEG.includes("photographer")).toBe(true);
    expect(kept.includes("photographer")).toBe(false);
    expect(kept.subarray(0, 2).toString("hex")).toBe("ffd8");
    const onDisk = await readFile(join(directory, result.fileId.toString()));
    expect(onDisk.includes(kept.subarray(0, 16))).toBe(false);
    expect(await findFile(database.pool, result.fileId)).toMatchObject({
      purpose: "kyc",
      subject: null,
      name: "passgpj.jpg",
      mediaType: "image/jpeg",
    });
  });

  test.each([
    ["a web page that calls itself an image", SCRIPT, "fileTypeRefused"],
    [
      "a drawing that can run scripts",
      `<svg xmlns="http://www.w3.org/2000/svg"/>`,
      "fileTypeRefused",
    ],
    ["a GIF that is a script as well", "GIF89a/*\x01\x00*/=1;alert(1)", "fileTypeRefused"],
    ["nothing", "", "fileTypeRefused"],
    ["too much", Buffer.alloc(LIMIT), "fileTooLarge"],
  ] as const)("%s is refused", async (_what, content, error) => {
    expect(await upload(Buffer.from(content))).toEqual({ ok: false, error });
  });

  test("a truncated image is refused", async () => {
    expect(await upload(PHOTO_JPEG.subarray(0, PHOTO_JPEG.length / 2))).toEqual({
      ok: false,
      error: "fileUnreadable",
    });
  });

  test("a PDF, which cannot be re-encoded, is refused", async () => {
    expect(await upload(DOCUMENT_PDF, "register.pdf")).toEqual({
      ok: false,
      error: "fileTypeRefused",
    });
  });

  test("beyond the limit of a day is refused until the next day", async () => {
    const { id } = await insertTestUser(database.pool);
    await database.pool.query(
      `insert into file (id, owner_id, purpose, name, media_type, byte_count, sha256, created_at)
       select 1000 + n, $1, 'kyc', 'x', 'image/jpeg', 1, sha256(''), $2
       from generate_series(1, $3::int) as n`,
      [id, new Date(clock.now() - 1_000), MOST_KYC_FILES_A_DAY],
    );
    const given = { ...KEYLESS, ownerId: id, name: "x", bytes: PHOTO_JPEG };
    expect(await uploadKycFile(parts, given)).toEqual({ ok: false, error: "tooManyFiles" });
    clock.advance(DAY_MS);
    expect(await uploadKycFile(parts, given)).toMatchObject({ ok: true });
  });
});
