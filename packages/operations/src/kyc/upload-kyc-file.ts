// Takes in a document or selfie: what it is, is found out from its content; images are made anew;
// what is kept is sealed, and belongs to its uploader and to verification alone.
import type { Pool } from "@parley/database/pool";
import { createFileQueries } from "@parley/database/queries/file";
import type { Clock } from "@parley/platform/clock";
import { fileNameOf } from "@parley/platform/files/file-name";
import type { FileStore } from "@parley/platform/files/file-store";
import {
  recogniseUpload,
  type UploadRejection,
  type UploadType,
} from "@parley/platform/files/recognise-upload";
import type { IdSource } from "@parley/platform/ids";
import { createHash } from "node:crypto";

export interface UploadParts {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly ids: IdSource;
  readonly files: FileStore;
}

export interface KycUpload {
  readonly ownerId: bigint;
  /** As the uploader calls it. */
  readonly name: string;
  readonly bytes: Uint8Array;
  /** The file must be smaller than this. */
  readonly limitBytes: number;
}

export type UploadResult =
  | { readonly ok: true; readonly fileId: bigint }
  | {
      readonly ok: false;
      readonly error: "tooManyFiles" | "fileTooLarge" | "fileTypeRefused" | "fileUnreadable";
    };

/** Only what can be drawn anew: whatever else somebody hid in a file does not reach the staff. */
const KYC_FILE_TYPES = [
  "image/jpeg",
  "image/png",
  "image/webp",
] as const satisfies readonly UploadType[];

/** Enough for several tries; more is somebody who uses us as a disk. */
export const MOST_KYC_FILES_A_DAY = 40;
const DAY_MS = 24 * 60 * 60 * 1_000;

const REJECTIONS = {
  tooLarge: "fileTooLarge",
  unsupportedType: "fileTypeRefused",
  brokenImage: "fileUnreadable",
} as const satisfies Record<UploadRejection, string>;

export async function uploadKycFile(
  { pool, clock, ids, files }: UploadParts,
  { ownerId, name, bytes, limitBytes }: KycUpload,
): Promise<UploadResult> {
  const queries = createFileQueries(pool);
  const since = new Date(clock.now() - DAY_MS);
  // Before any work is done on it, so that a flood costs little.
  if ((await queries.countFiles(ownerId, "kyc", since)) >= MOST_KYC_FILES_A_DAY) {
    return { ok: false, error: "tooManyFiles" };
  }
  const found = await recogniseUpload(bytes, { types: KYC_FILE_TYPES, limitBytes });
  if (found.kind === "refused") return { ok: false, error: REJECTIONS[found.reason] };
  const id = ids.next();
  // The bytes come first: a row always has them, and bytes without a row are only lost room.
  await files.put(id, found.bytes);
  await queries.insertFile({
    id,
    ownerId,
    purpose: "kyc",
    subject: null,
    name: fileNameOf(name, found.mediaType),
    mediaType: found.mediaType,
    byteCount: found.bytes.byteLength,
    sha256: createHash("sha256").update(found.bytes).digest(),
    createdAt: new Date(clock.now()),
  });
  return { ok: true, fileId: id };
}
