// Takes in an uploaded file, for whatever purpose: what it is, is found out from its content; images
// are made anew from their pixels; what is kept is sealed, and belongs to its uploader.
import type { Pool, PoolClient } from "@parley/database/pool";
import { createFileQueries, type FileRow } from "@parley/database/queries/file";
import { createPersonQueries } from "@parley/database/queries/person";
import { inTransaction } from "@parley/database/transaction";
import { toUserId } from "@parley/domain/ids";
import type { Clock } from "@parley/platform/clock";
import { fileNameOf } from "@parley/platform/files/file-name";
import type { FileStore } from "@parley/platform/files/file-store";
import {
  recogniseUpload,
  type UploadRejection,
  type UploadRules,
} from "@parley/platform/files/recognise-upload";
import type { IdSource } from "@parley/platform/ids";
import { createHash } from "node:crypto";

export interface UploadParts {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly ids: IdSource;
  readonly files: FileStore;
}

/** A file as somebody sends it. */
export interface Upload {
  /** As the uploader calls it. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** What a purpose takes. */
export interface KeepRules extends UploadRules {
  readonly purpose: FileRow["purpose"];
  /** Who sends more than this for one purpose uses us as a disk. */
  readonly mostADay: number;
}

export interface UploadOwner {
  readonly ownerId: bigint;
  /** The only thing it can be used by, where that is known from the beginning. */
  readonly subject?: string | null;
}

/** In the order they are checked. */
export type KeepRefusal = "tooMany" | UploadRejection;

export type KeepResult =
  | { readonly ok: true; readonly file: FileRow }
  | { readonly ok: false; readonly reason: KeepRefusal };

const DAY_MS = 24 * 60 * 60 * 1_000;

export async function keepUpload(
  { pool, clock, ids, files }: UploadParts,
  { purpose, mostADay, ...rules }: KeepRules,
  { ownerId, subject = null }: UploadOwner,
  { name, bytes }: Upload,
): Promise<KeepResult> {
  const now = clock.now();
  const countToday = (database: Pool | PoolClient) =>
    createFileQueries(database).countFiles(ownerId, purpose, new Date(now - DAY_MS));
  // Before any work is done on it, so that a flood costs little.
  if ((await countToday(pool)) >= mostADay) return { ok: false, reason: "tooMany" };
  const found = await recogniseUpload(bytes, rules);
  if (found.kind === "refused") return { ok: false, reason: found.reason };
  const file: FileRow = {
    id: ids.next(),
    ownerId,
    purpose,
    subject,
    name: fileNameOf(name, found.mediaType),
    mediaType: found.mediaType,
    byteCount: found.bytes.byteLength,
    sha256: createHash("sha256").update(found.bytes).digest(),
    createdAt: new Date(now),
  };
  // The bytes come first: a row always has them, and bytes without a row are only lost room.
  await files.put(file.id, found.bytes);
  const isKept = await inTransaction(pool, async (tx) => {
    // Once more, one upload of a person after the other: many that came at once were counted alike.
    await createPersonQueries(tx).lockPerson(toUserId(ownerId));
    if ((await countToday(tx)) >= mostADay) return false;
    await createFileQueries(tx).insertFile(file);
    return true;
  });
  if (isKept) return { ok: true, file };
  await files.remove(file.id);
  return { ok: false, reason: "tooMany" };
}
