// The pictures that came with a request to take factors away, and for compliance the verified document
// beside them: for the member of staff who has claimed the request, each look in the log.
import type { PoolClient } from "@parley/database/pool";
import { findLatestKycCase, listKycCaseFiles } from "@parley/database/queries/identity/kyc-case";
import { listResetFiles } from "@parley/database/queries/kernel/file";
import type { Queryable } from "@parley/database/queries/kernel/queryable";
import {
  findResetRequest,
  type ResetRequestRow,
} from "@parley/database/queries/security/reset-request";
import { findCaseHolder } from "@parley/database/queries/staff/case-claim";
import { inTransaction } from "@parley/database/transaction";
import { refused, type RefusedAs } from "@parley/domain/refused";
import type { StaffConflict } from "@parley/domain/staff/staff-conflict";
import { hasRight } from "@parley/domain/staff/staff-right";
import { getAccount } from "../identity/account/get-account.ts";
import { findConflict } from "../identity/role/conflict.ts";
import { recordStaffAction } from "../identity/role/record-staff-action.ts";
import type { StaffMember } from "../identity/role/staff-member.ts";
import { readOrigins, type ShownOrigin } from "../kernel/files/sealed-origin.ts";
import type { BaseParts } from "../kernel/parts.ts";

export interface ResetFile {
  readonly fileId: bigint;
  readonly kind: "proof" | "document" | "selfie";
  readonly name: string;
  readonly mediaType: string;
}

export interface ResetProof {
  readonly files: readonly ResetFile[];
  readonly pictures: readonly ShownOrigin[];
}

/** Null where the reader has not claimed it, or may not decide it. */
export async function readResetProof(
  { pool, vault }: Pick<BaseParts, "pool" | "vault">,
  staff: StaffMember,
  request: ResetRequestRow,
): Promise<ResetProof | null> {
  if (!hasRight(staff.staffRole, "decideResets")) return null;
  if ((await findCaseHolder(pool, "resets", request.id)) !== staff.userId) return null;
  const files = await listFiles(pool, staff, request);
  return { files, pictures: await readOrigins(pool, vault, "reset", request.id.toString()) };
}

/** The verification belongs to the master of the account group. */
async function listFiles(
  database: Queryable,
  staff: StaffMember,
  { id, userId }: ResetRequestRow,
): Promise<ResetFile[]> {
  const proof = await listResetFiles(database, id);
  const shown = proof.map(({ fileId, name, mediaType }): ResetFile => ({
    fileId,
    kind: "proof",
    name,
    mediaType,
  }));
  if (!hasRight(staff.staffRole, "openSealed")) return shown;
  const { masterId } = await getAccount(database, userId);
  const verification = await findLatestKycCase(database, masterId);
  if (verification?.status !== "approved") return shown;
  return [...shown, ...(await listKycCaseFiles(database, verification.id))];
}

type OpenRefusal = RefusedAs<"notFound" | StaffConflict | "caseNotYours">;

/** The look is in the log before a byte is read. */
export function openResetFile(
  parts: BaseParts,
  staff: StaffMember,
  { requestId, fileId }: { readonly requestId: bigint; readonly fileId: bigint },
): Promise<{ readonly ok: true; readonly file: ResetFile } | OpenRefusal> {
  return inTransaction(parts.pool, async (tx: PoolClient) => {
    const request = await findResetRequest(tx, requestId);
    if (request === null) return refused("notFound");
    const conflict = await findConflict(tx, staff, [request.userId]);
    if (conflict !== null) return refused(conflict);
    const holder = await findCaseHolder(tx, "resets", requestId);
    if (holder !== staff.userId) return refused("caseNotYours");
    const files = await listFiles(tx, staff, request);
    const file = files.find((one) => one.fileId === fileId);
    if (file === undefined) return refused("notFound");
    await recordStaffAction(tx, parts, {
      staffId: staff.userId,
      action: "reset.openFile",
      userId: request.userId,
      subject: `${requestId}/${fileId}`,
    });
    return { ok: true, file };
  });
}
