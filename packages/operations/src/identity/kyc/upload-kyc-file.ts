// Takes in a document or selfie, which belongs to its uploader and to verification alone.
import type { UserId } from "@parley/domain/ids";
import type { ImageType } from "@parley/platform/files/recognise-upload";
import {
  keepUpload,
  type KeepRefusal,
  type Upload,
  type UploadParts,
} from "../../kernel/files/keep-upload.ts";

export interface KycUpload extends Upload {
  readonly ownerId: UserId;
  /** The file must be smaller than this. */
  readonly limitBytes: number;
}

export type UploadResult =
  | { readonly ok: true; readonly fileId: bigint }
  | { readonly ok: false; readonly error: PictureRefusal };

/** Only images that can be re-encoded: hidden content of a file does not reach staff. */
export const KYC_FILE_TYPES = [
  "image/jpeg",
  "image/png",
  "image/webp",
] as const satisfies readonly ImageType[];

/** Enough for several tries. */
export const MOST_KYC_FILES_A_DAY = 40;

export const PICTURE_REFUSALS = {
  idempotencyMismatch: "idempotencyMismatch",
  tooMany: "tooManyFiles",
  tooLarge: "fileTooLarge",
  unsupportedType: "fileTypeRefused",
  brokenImage: "fileUnreadable",
} as const satisfies Record<KeepRefusal, string>;

export type PictureRefusal = (typeof PICTURE_REFUSALS)[KeepRefusal];

export async function uploadKycFile(
  parts: UploadParts,
  { ownerId, limitBytes, ...upload }: KycUpload,
): Promise<UploadResult> {
  const rules = {
    purpose: "kyc",
    types: KYC_FILE_TYPES,
    limitBytes,
    mostADay: MOST_KYC_FILES_A_DAY,
  } as const;
  const kept = await keepUpload(parts, rules, { ownerId }, upload);
  return kept.ok
    ? { ok: true, fileId: kept.file.id }
    : { ok: false, error: PICTURE_REFUSALS[kept.error] };
}
