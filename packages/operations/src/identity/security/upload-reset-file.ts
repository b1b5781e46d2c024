// Takes in a picture for a request to take factors away: the same rules as for documents of a
// verification, from a session or from a login whose password was right.
import { refused, type RefusedAs } from "@parley/domain/refused";
import { keepUpload, type Upload, type UploadParts } from "../../kernel/files/keep-upload.ts";
import type { Session } from "../account/session.ts";
import { KYC_FILE_TYPES, PICTURE_REFUSALS, type PictureRefusal } from "../kyc/upload-kyc-file.ts";
import { findHolder } from "./request-reset.ts";
import type { SecurityParts } from "./parts.ts";

export interface ResetUpload extends Upload {
  readonly ticket?: string | undefined;
  /** The file must be smaller than this. */
  readonly limitBytes: number;
}

/** Enough for several tries. */
export const MOST_RESET_FILES_A_DAY = 10;

export async function uploadResetFile(
  parts: SecurityParts & UploadParts,
  { ticket, limitBytes, ...upload }: ResetUpload,
  session: Session | null,
): Promise<
  | { readonly ok: true; readonly fileId: bigint }
  | RefusedAs<PictureRefusal | "notLoggedIn" | "ticketExpired">
> {
  const holder = await findHolder(parts, { ticket }, session);
  if ("error" in holder) return holder;
  const rules = {
    purpose: "reset",
    types: KYC_FILE_TYPES,
    limitBytes,
    mostADay: MOST_RESET_FILES_A_DAY,
  } as const;
  const kept = await keepUpload(parts, rules, { ownerId: holder.userId }, upload);
  return kept.ok ? { ok: true, fileId: kept.file.id } : refused(PICTURE_REFUSALS[kept.error]);
}
