// Stores the picture of a payment account, such as a QR code, as pixels alone.
import type { ImageType } from "@parley/platform/files/recognise-upload";
import type { Session } from "../../identity/account/session.ts";
import {
  keepUpload,
  type KeepRefusal,
  type Upload,
  type UploadParts,
} from "../../kernel/files/keep-upload.ts";
import { refuseManaging, type ManagingRefusal } from "./may-manage-payments.ts";

export interface Picture extends Upload {
  /** The file must be smaller than this. */
  readonly limitBytes: number;
}

export type PictureResult =
  | { readonly ok: true; readonly fileId: bigint }
  | ManagingRefusal
  | { readonly ok: false; readonly error: (typeof REFUSALS)[keyof typeof REFUSALS] };

const PICTURE_TYPES = ["image/jpeg", "image/png"] as const satisfies readonly ImageType[];

/** More than a user has payment methods. */
export const MOST_PICTURES_A_DAY = 40;

const REFUSALS = {
  idempotencyMismatch: "idempotencyMismatch",
  tooMany: "tooManyFiles",
  tooLarge: "pictureTooLarge",
  unsupportedType: "pictureTypeRefused",
  brokenImage: "pictureFailed",
} as const satisfies Record<KeepRefusal, string>;

export async function uploadPicture(
  parts: UploadParts,
  session: Session,
  { limitBytes, ...upload }: Picture,
): Promise<PictureResult> {
  const refused = refuseManaging(session);
  if (refused !== null) return refused;
  const rules = {
    purpose: "payment",
    types: PICTURE_TYPES,
    limitBytes,
    mostADay: MOST_PICTURES_A_DAY,
  } as const;
  const kept = await keepUpload(parts, rules, { ownerId: session.userId }, upload);
  return kept.ok ? { ok: true, fileId: kept.file.id } : { ok: false, error: REFUSALS[kept.error] };
}
