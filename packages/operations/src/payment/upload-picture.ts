// Takes in the picture of a payment method, such as a QR code: what it is, is found out from its
// content; it is made anew from its pixels, sealed, and belongs to its uploader.
import type { Pool } from "@parley/database/pool";
import { createFileQueries } from "@parley/database/queries/file";
import type { Clock } from "@parley/platform/clock";
import { fileNameOf } from "@parley/platform/files/file-name";
import type { FileStore } from "@parley/platform/files/file-store";
import {
  recogniseUpload,
  type ImageType,
  type UploadRejection,
} from "@parley/platform/files/recognise-upload";
import type { IdSource } from "@parley/platform/ids";
import { createHash } from "node:crypto";
import type { Session } from "../account/session.ts";
import { refuseManaging, type ManagingRefusal } from "./may-manage-payments.ts";

export interface PictureParts {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly ids: IdSource;
  readonly files: FileStore;
}

export interface Picture {
  /** As the uploader calls it. */
  readonly name: string;
  readonly bytes: Uint8Array;
  /** The file must be smaller than this. */
  readonly limitBytes: number;
}

export type PictureResult =
  | { readonly ok: true; readonly fileId: bigint }
  | ManagingRefusal
  | {
      readonly ok: false;
      readonly error: "tooManyFiles" | "pictureFailed" | "pictureTypeRefused" | "pictureTooLarge";
    };

const PICTURE_TYPES = ["image/jpeg", "image/png"] as const satisfies readonly ImageType[];

/** More than anybody has payment methods to show; the rest uses us as a disk. */
export const MOST_PICTURES_A_DAY = 40;
const DAY_MS = 24 * 60 * 60 * 1_000;

const REJECTIONS = {
  tooLarge: "pictureTooLarge",
  unsupportedType: "pictureTypeRefused",
  brokenImage: "pictureFailed",
} as const satisfies Record<UploadRejection, string>;

export async function uploadPicture(
  { pool, clock, ids, files }: PictureParts,
  session: Session,
  { name, bytes, limitBytes }: Picture,
): Promise<PictureResult> {
  const refused = refuseManaging(session);
  if (refused !== null) return refused;
  const queries = createFileQueries(pool);
  const ownerId = session.userId;
  const since = new Date(clock.now() - DAY_MS);
  // Before any work is done on it, so that a flood costs little.
  if ((await queries.countFiles(ownerId, "payment", since)) >= MOST_PICTURES_A_DAY) {
    return { ok: false, error: "tooManyFiles" };
  }
  const found = await recogniseUpload(bytes, { types: PICTURE_TYPES, limitBytes });
  if (found.kind === "refused") return { ok: false, error: REJECTIONS[found.reason] };
  const id = ids.next();
  // The bytes come first: a row always has them, and bytes without a row are only lost room.
  await files.put(id, found.bytes);
  await queries.insertFile({
    id,
    ownerId,
    purpose: "payment",
    subject: null,
    name: fileNameOf(name, found.mediaType),
    mediaType: found.mediaType,
    byteCount: found.bytes.byteLength,
    sha256: createHash("sha256").update(found.bytes).digest(),
    createdAt: new Date(clock.now()),
  });
  return { ok: true, fileId: id };
}
