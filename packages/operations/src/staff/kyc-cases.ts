// Verifications as staff work on them: a queue, and cases that open to the one who has taken them on.
import { hasRight } from "@parley/domain/staff/staff-right";
import type { KycRejectReason } from "@parley/domain/kyc/kyc-state";
import type { PoolClient } from "@parley/database/pool";
import {
  listKycCases,
  countKycCases,
  lockKycCase,
  updateKycCaseOwner,
  findKycCase,
  listKycCasesOf,
  listKycCaseFiles,
  listSameDocument,
  readDocumentValidUntil,
  type KycCaseFileRow,
  type KycCaseRow,
  type KycCaseStatus,
  type SameDocument,
} from "@parley/database/queries/identity/kyc-case";
import {
  listKycQuestions,
  type KycQuestionRow,
} from "@parley/database/queries/identity/kyc-question";
import { inTransaction } from "@parley/database/transaction";
import { listUserPayments } from "@parley/database/queries/market/user-payment";
import type { UserId } from "@parley/domain/ids";
import { verifiedNameOf, type KycApplication } from "@parley/domain/kyc/kyc";
import { matchNames, type NameMatch } from "@parley/domain/payment/holder-name";
import type { StaffConflict } from "@parley/domain/staff/staff-conflict";
import type { RefusedAs } from "@parley/domain/refused";
import { documentMac, openApplication } from "../identity/kyc/sealed-application.ts";
import { openQuestion } from "../identity/kyc/sealed-question.ts";
import { openDetails } from "../market/payment/sealed-payment.ts";
import { readOrigins, type ShownOrigin } from "../kernel/files/sealed-origin.ts";
import { countCapped, rangeOf, type CountedPage, type Page } from "../kernel/page.ts";
import { viewKycCase, type KycCaseView } from "./kyc-case-view.ts";
import { findConflict, listConflicts } from "../identity/role/conflict.ts";
import { recordCase, recordStaffAction } from "../identity/role/record-staff-action.ts";
import type { CaseClaim, StaffMember } from "../identity/role/staff-member.ts";
import type { BaseParts } from "../kernel/parts.ts";

export interface KycCaseInFull {
  readonly view: KycCaseView;
  readonly application: KycApplication;
  readonly files: readonly KycCaseFileRow[];
  readonly pictures: readonly ShownOrigin[];
  readonly questions: readonly KycQuestionRow[];
  readonly rejectReason: KycRejectReason | null;
  readonly decidedAt: Date | null;
  /** Earlier ones of the same account, the latest first. */
  readonly earlier: readonly KycCaseView[];
  /** Other names that the account has given, beside the one that is to be verified. */
  readonly names: readonly KnownName[];
  /** Other users with the same document, but for those with whom the reader has a conflict. */
  readonly sameDocument: readonly SameDocument[];
  /** The day that is printed on the document, where one was read from it. */
  readonly validUntil: string | null;
}

export interface KnownName {
  readonly from: "verification" | "payment";
  readonly name: string;
  readonly match: NameMatch;
}

/** `isConflict`: the reader may not take it on. */
export async function listKycQueue(
  { pool, vault }: Pick<BaseParts, "pool" | "vault">,
  staff: StaffMember,
  { status, ...page }: Page & { readonly status: KycCaseStatus },
): Promise<CountedPage<KycCaseView & { readonly isConflict: boolean }>> {
  const filter = { status, staffGroup: staff.accountGroup };
  const { limit, offset } = rangeOf(page);
  const rows = await listKycCases(pool, filter, limit, offset);
  const counted = await countCapped((most) => countKycCases(pool, filter, most));
  const userIds = rows.map(({ userId }) => userId);
  const conflicts = await listConflicts(pool, staff, userIds);
  const list = rows.map((row) =>
    Object.assign(viewKycCase(vault, row), { isConflict: conflicts.has(row.userId) }),
  );
  return { list, ...counted };
}

/**
 * Claims a case. One with the right may take it over from a colleague, so that no case waits for an
 * absent one; staff cannot claim a case of their own group or of a linked one.
 */
export function claimKycCase(
  parts: BaseParts,
  staff: StaffMember,
  { caseId, takeOver }: CaseClaim,
): Promise<
  | { readonly ok: true; readonly view: KycCaseView }
  | RefusedAs<"notFound" | StaffConflict | "caseDecided" | "caseTaken">
> {
  return inTransaction(parts.pool, async (tx) => {
    const found = await lockKycCase(tx, caseId);
    if (found === null) return { ok: false, error: "notFound" };
    const conflict = await findConflict(tx, staff, [found.userId]);
    if (conflict !== null) return { ok: false, error: conflict };
    if (found.status !== "pending") return { ok: false, error: "caseDecided" };
    const isOthers = found.ownerId !== null && found.ownerId !== staff.userId;
    const mayTakeOver = takeOver && hasRight(staff.staffRole, "takeOverCases");
    if (isOthers && !mayTakeOver) return { ok: false, error: "caseTaken" };
    if (found.ownerId !== staff.userId) {
      await updateKycCaseOwner(tx, caseId, staff.userId, new Date(parts.clock.now()));
      await recordCase(tx, parts, staff, found, "kyc.claim");
    }
    const claimed = await findKycCase(tx, caseId);
    return { ok: true, view: viewKycCase(parts.vault, claimed ?? found) };
  });
}

type OpenRefusal = RefusedAs<"notFound" | StaffConflict | "caseNotYours">;

/** Every look at a case is logged. */
export function openKycCase(
  parts: BaseParts,
  staff: StaffMember,
  caseId: bigint,
): Promise<{ readonly ok: true; readonly inFull: KycCaseInFull } | OpenRefusal> {
  return inTransaction(parts.pool, async (tx) => {
    const claimed = await findClaimed(tx, staff, caseId);
    if (!claimed.ok) return claimed;
    const { found } = claimed;
    await recordCase(tx, parts, staff, found, "kyc.open");
    const all = await listKycCasesOf(tx, found.userId);
    const earlier = all.filter(({ id }) => id < caseId);
    const application = openApplication(parts.vault, found);
    const inFull = {
      view: viewKycCase(parts.vault, found),
      application,
      files: await listKycCaseFiles(tx, caseId),
      pictures: await readOrigins(tx, parts.vault, "kyc", caseId.toString()),
      questions: (await listKycQuestions(tx, caseId)).map((row) => openQuestion(parts.vault, row)),
      rejectReason: found.rejectReason,
      decidedAt: found.decidedAt,
      earlier: earlier.map((row) => viewKycCase(parts.vault, row)),
      names: await listKnownNames(tx, parts.vault, found.userId, { application, earlier }),
      sameDocument: await listOthersWithDocument(tx, parts.vault, found, staff),
      validUntil: await readDocumentValidUntil(tx, caseId),
    };
    return { ok: true, inFull };
  });
}

interface Applications {
  readonly application: KycApplication;
  readonly earlier: readonly KycCaseRow[];
}

/** Each name once, those of earlier verifications before those of payment accounts. */
async function listKnownNames(
  tx: PoolClient,
  vault: BaseParts["vault"],
  userId: UserId,
  { application, earlier }: Applications,
): Promise<KnownName[]> {
  const payments = await listUserPayments(tx, userId, null);
  const known = new Map<string, KnownName["from"]>();
  for (const row of payments) known.set(openDetails(vault, row).receiverName, "payment");
  for (const row of earlier) {
    known.set(verifiedNameOf(openApplication(vault, row)), "verification");
  }
  const applied = verifiedNameOf(application);
  return [...known].map(([name, from]) => ({ name, from, match: matchNames(name, applied) }));
}

async function listOthersWithDocument(
  tx: PoolClient,
  vault: BaseParts["vault"],
  row: KycCaseRow,
  { accountGroup }: StaffMember,
): Promise<readonly SameDocument[]> {
  const mac = row.documentMac ?? documentMac(vault, openApplication(vault, row));
  return listSameDocument(tx, mac, row.userId, accountGroup);
}

/** The file, for a permitted reader; the access is logged before a byte is read. */
export function openKycCaseFile(
  parts: BaseParts,
  staff: StaffMember,
  { caseId, fileId }: { readonly caseId: bigint; readonly fileId: bigint },
): Promise<{ readonly ok: true; readonly file: KycCaseFileRow } | OpenRefusal> {
  return inTransaction(parts.pool, async (tx) => {
    const claimed = await findClaimed(tx, staff, caseId);
    if (!claimed.ok) return claimed;
    const files = await listKycCaseFiles(tx, caseId);
    const file = files.find((candidate) => candidate.fileId === fileId);
    if (file === undefined) return { ok: false, error: "notFound" };
    await recordStaffAction(tx, parts, {
      staffId: staff.userId,
      action: "kyc.openFile",
      userId: claimed.found.userId,
      subject: `${caseId}/${fileId}`,
    });
    return { ok: true, file };
  });
}

/** A case opens only to the member of staff who has claimed it. */
async function findClaimed(
  tx: PoolClient,
  staff: StaffMember,
  caseId: bigint,
): Promise<{ readonly ok: true; readonly found: KycCaseRow } | OpenRefusal> {
  const found = await findKycCase(tx, caseId);
  if (found === null) return { ok: false, error: "notFound" };
  if (found.ownerId !== staff.userId) return { ok: false, error: "caseNotYours" };
  const conflict = await findConflict(tx, staff, [found.userId]);
  return conflict === null ? { ok: true, found } : { ok: false, error: conflict };
}
