// A verification for staff. It survives JSON, as the reply to a repeated call is stored so.
import type { KycCaseRow, KycCaseStatus } from "@parley/database/queries/identity/kyc-case";
import type { KycType } from "@parley/domain/kyc/kyc-state";
import type { Vault } from "@parley/platform/vault";
import { openApplication } from "../identity/kyc/sealed-application.ts";

/** Enough to choose a case by; of confidential data only the country. */
export interface KycCaseView {
  readonly caseId: string;
  readonly uid: string;
  readonly kycType: KycType;
  readonly status: KycCaseStatus;
  readonly country: string;
  readonly submittedAt: number;
  readonly owner: { readonly uid: string; readonly username: string } | null;
}

export function viewKycCase(vault: Vault, row: KycCaseRow): KycCaseView {
  const { id, uid, kycType, status, submittedAt, ownerUid, ownerUsername } = row;
  return {
    caseId: id.toString(),
    uid: uid.toString(),
    kycType,
    status,
    country: openApplication(vault, row).country,
    submittedAt: submittedAt.getTime(),
    owner:
      ownerUid === null || ownerUsername === null
        ? null
        : { uid: ownerUid.toString(), username: ownerUsername },
  };
}
