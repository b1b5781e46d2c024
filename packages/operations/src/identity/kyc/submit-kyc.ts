// Submits a person or a company for verification: the details are sealed, the documents become part
// of the case, the account waits, and the provider is called once all of that is committed.
import type { PoolClient } from "@parley/database/pool";
import { attachFiles, lockFiles } from "@parley/database/queries/kernel/file";
import { noteGroupMark } from "@parley/database/queries/identity/group-link";
import {
  insertKycCase,
  insertKycCaseFiles,
  type KycCaseFile,
} from "@parley/database/queries/identity/kyc-case";
import { lockKycStatus, updateKycStatus } from "@parley/database/queries/identity/kyc-person";
import {
  decideSubmission,
  normalizeName,
  type KycApplication,
  type SubmissionRefusal,
} from "@parley/domain/kyc/kyc";
import type { UserId } from "@parley/domain/ids";
import type { Session } from "../account/session.ts";
import { once } from "@parley/engine/idempotency/once";
import { consultKycProvider, type ConsultParts } from "./consult-kyc-provider.ts";
import { documentMac, sealApplication } from "./sealed-application.ts";

export interface KycParts extends ConsultParts {
  /** Called for a provider that failed; staff decide the case then. */
  readonly onProviderFailure: (error: unknown) => void;
}

export interface NewSubmission {
  readonly application: KycApplication;
  readonly documentFileIds: readonly bigint[];
  /** Null for a company. */
  readonly selfieFileId: bigint | null;
}

export type KycRefusal = { readonly ok: false } & (
  | SubmissionRefusal
  | { readonly error: "masterOnly" | "unknownFile" | "idempotencyMismatch" }
);

export async function submitKyc(
  parts: KycParts,
  master: Session,
  submission: NewSubmission,
  idempotencyKey: string | null,
): Promise<{ readonly ok: true } | KycRefusal> {
  if (master.isSubUser) return { ok: false, error: "masterOnly" };
  const { application, documentFileIds, selfieFileId } = submission;
  const request = {
    scope: `user:${master.userId}`,
    endpoint: "submitKyc",
    key: idempotencyKey,
    input: [application, documentFileIds.map(String), selfieFileId?.toString() ?? null],
  };
  const result = await once<{ caseId: string }, KycRefusal>(parts, request, (commit) =>
    commit(async (tx, refuse) => {
      const caseId = await openCase(tx, parts, master, submission, refuse);
      return { caseId: caseId.toString() };
    }),
  );
  if (!result.ok) return result;
  await consultKycProvider(parts, BigInt(result.reply.caseId)).catch(parts.onProviderFailure);
  return { ok: true };
}

async function openCase(
  tx: PoolClient,
  { clock, ids, vault }: KycParts,
  { userId, accountGroup }: Session,
  { application: given, documentFileIds, selfieFileId }: NewSubmission,
  refuse: (refused: KycRefusal) => never,
): Promise<bigint> {
  const application = withNormalNames(given);
  const status = await lockKycStatus(tx, userId);
  const refusal = decideSubmission(status, application, clock.now());
  if (refusal !== null) refuse({ ok: false, ...refusal });
  const files: KycCaseFile[] = documentFileIds.map((fileId) => ({ fileId, kind: "document" }));
  if (selfieFileId !== null) files.push({ fileId: selfieFileId, kind: "selfie" });
  if (!(await areUsable(tx, userId, files))) refuse({ ok: false, error: "unknownFile" });

  const caseId = ids.next();
  const at = new Date(clock.now());
  const mac = documentMac(vault, application);
  await insertKycCase(tx, {
    id: caseId,
    userId,
    kycType: application.kycType,
    sealed: sealApplication(vault, caseId, application),
    submittedAt: at,
    documentMac: mac,
  });
  await attachFiles(tx, {
    ids: files.map(({ fileId }) => fileId),
    ownerId: userId,
    purpose: "kyc",
    subject: caseId.toString(),
  });
  await insertKycCaseFiles(tx, caseId, files);
  await updateKycStatus(tx, userId, application.kycType, "pending");
  await noteGroupMark(tx, {
    kind: "document",
    fingerprint: mac,
    accountGroup,
    at,
  });
  return caseId;
}

/** Each the applicant's own, meant for verification, in use nowhere, and an image. */
async function areUsable(
  tx: PoolClient,
  ownerId: UserId,
  files: readonly KycCaseFile[],
): Promise<boolean> {
  const ids = new Set(files.map(({ fileId }) => fileId));
  const rows = await lockFiles(tx, [...ids]);
  // Fewer than were named: some do not exist, or one was named twice.
  if (rows.length !== files.length) return false;
  return rows.every(
    (row) =>
      row.ownerId === ownerId &&
      row.purpose === "kyc" &&
      row.subject === null &&
      row.mediaType.startsWith("image/"),
  );
}

function withNormalNames(application: KycApplication): KycApplication {
  if (application.kycType === "individual") {
    return { ...application, realName: normalizeName(application.realName) };
  }
  return {
    ...application,
    companyName: normalizeName(application.companyName),
    representativeName: normalizeName(application.representativeName),
  };
}
