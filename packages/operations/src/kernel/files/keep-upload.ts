// Stores an uploaded file, for any purpose: its type is derived from its content; images are
// re-encoded from their pixels; the result is sealed, and belongs to its uploader.
import type { Pool, PoolClient } from "@parley/database/pool";
import { countFiles, insertFile, type FileRow } from "@parley/database/queries/kernel/file";
import { lockUser } from "@parley/database/queries/identity/user";
import type { UserId } from "@parley/domain/ids";
import { fileNameOf } from "@parley/platform/files/file-name";
import type { FileStore } from "@parley/platform/files/file-store";
import {
  recogniseUpload,
  type UploadRejection,
  type UploadRules,
} from "@parley/platform/files/recognise-upload";
import { createHash } from "node:crypto";
import { once, type Commit, type Done } from "@parley/engine/idempotency/once";
import type { BaseParts } from "../parts.ts";
import { sealOrigin } from "./sealed-origin.ts";

export interface UploadParts extends BaseParts {
  readonly files: FileStore;
}

/** An uploaded file. */
export interface Upload {
  /** As the uploader calls it. */
  readonly name: string;
  readonly bytes: Uint8Array;
  /** Null when the caller sent none. */
  readonly idempotencyKey: string | null;
}

/** What a purpose takes. */
export interface KeepRules extends UploadRules {
  readonly purpose: FileRow["purpose"];
  /** Who sends more than this for one purpose uses us as a disk. */
  readonly mostADay: number;
}

export interface UploadOwner {
  readonly ownerId: UserId;
  /** The only thing it can be used by, where that is known from the beginning. */
  readonly subject?: string | null;
}

/** In the order they are checked. */
export type KeepRefusal = "idempotencyMismatch" | "tooMany" | UploadRejection;

export type KeptFile = Pick<FileRow, "id" | "name" | "mediaType" | "byteCount">;

export type KeepResult = { readonly ok: true; readonly file: KeptFile } | Refused;

const DAY_MS = 24 * 60 * 60 * 1_000;

/** Sent again with its key, it is the file that was kept before. */
export async function keepUpload(
  parts: UploadParts,
  rules: KeepRules,
  owner: UploadOwner,
  upload: Upload,
): Promise<KeepResult> {
  const { ownerId, subject = null } = owner;
  const { name, bytes, idempotencyKey } = upload;
  const request = {
    scope: `user:${ownerId}`,
    endpoint: `upload ${rules.purpose}`,
    key: idempotencyKey,
    input: { subject, name, sha256: hashOf(bytes).toString("hex") },
  };
  const kept = await once<Remembered, Refused>(parts, request, (commit) =>
    keepNew(parts, rules, { ownerId, subject }, upload, commit),
  );
  if (!kept.ok) return kept;
  return { ok: true, file: { ...kept.reply, id: BigInt(kept.reply.id) } };
}

type Remembered = Omit<KeptFile, "id"> & { readonly id: string };
type Refused = { readonly ok: false; readonly error: KeepRefusal };

async function keepNew(
  { pool, clock, ids, files, vault }: UploadParts,
  { purpose, mostADay, ...rules }: KeepRules,
  { ownerId, subject }: Required<UploadOwner>,
  { name, bytes }: Upload,
  commit: Commit<Remembered, Refused>,
): Promise<Done<Remembered> | Refused> {
  const now = clock.now();
  const countToday = (database: Pool | PoolClient) =>
    countFiles(database, ownerId, purpose, new Date(now - DAY_MS));
  // Before any work is done on it, so that a flood costs little.
  if ((await countToday(pool)) >= mostADay) return { ok: false, error: "tooMany" };
  const found = await recogniseUpload(bytes, rules);
  if (found.kind === "refused") return { ok: false, error: found.reason };
  const id = ids.next();
  const file: FileRow = {
    id,
    ownerId,
    purpose,
    subject,
    name: fileNameOf(name, found.mediaType),
    mediaType: found.mediaType,
    byteCount: found.bytes.byteLength,
    sha256: hashOf(found.bytes),
    createdAt: new Date(now),
    sealedOrigin: found.origin === null ? null : sealOrigin(vault, id, found.origin),
  };
  const { mediaType, byteCount } = file;
  const reply = { id: String(file.id), name: file.name, mediaType, byteCount };
  // The bytes are stored first: a row always has them, and bytes without a row only waste space.
  await files.put(file.id, found.bytes);
  const kept = await commit(async (tx, refuse) => {
    // Checked again under a lock of the user: concurrent uploads were counted alike.
    await lockUser(tx, ownerId);
    if ((await countToday(tx)) >= mostADay) refuse({ ok: false, error: "tooMany" });
    await insertFile(tx, file);
    return reply;
  });
  if (!kept.ok) await files.remove(file.id);
  return kept;
}

function hashOf(bytes: Uint8Array): Buffer {
  return createHash("sha256").update(bytes).digest();
}
