// Asks the provider about a submission that is safe in the database.
import { findKycCase, listKycCaseFiles } from "@parley/database/queries/identity/kyc-case";
import { inTransaction } from "@parley/database/transaction";
import type { FileStore } from "@parley/platform/files/file-store";
import type { KycProvider, KycVerdict } from "@parley/platform/kyc/kyc-provider";
import { openApplication } from "./sealed-application.ts";
import { settleKycCase } from "./settle-kyc-case.ts";
import type { BaseParts } from "../../kernel/parts.ts";

export interface ConsultParts extends BaseParts {
  readonly files: FileStore;
  readonly provider: KycProvider;
}

/** If the provider throws, the case stays where it is and staff decide. */
export async function consultKycProvider(parts: ConsultParts, caseId: bigint): Promise<KycVerdict> {
  const { pool, vault, files, provider } = parts;
  const found = await findKycCase(pool, caseId);
  if (found === null || found.status !== "pending") return { kind: "review" };
  const documents = await listKycCaseFiles(pool, caseId);
  const verdict = await provider.check({
    caseId,
    application: openApplication(vault, found),
    documents: documents.map(({ fileId, kind, mediaType }) => ({
      kind,
      mediaType,
      read: () => files.get(fileId),
    })),
  });
  if (verdict.kind === "review") return verdict;
  const rejectReason = verdict.kind === "approved" ? null : verdict.reason;
  const settled = await inTransaction(pool, (tx) =>
    settleKycCase(tx, parts, { caseId, decidedBy: provider.name, rejectReason }),
  );
  return settled === "review" ? { kind: "review" } : verdict;
}
