// Identities that were sent in for verification.
import { toUserId, type UserId } from "@parley/domain/ids";
import type { KycOutcome, KycRejectReason, KycType } from "@parley/domain/kyc/kyc-state";
import { bigint, bytes, dateTime, idOf, integer, nullable, text } from "../kernel/column.ts";
import { affectsOneRow, readCount, type Queryable } from "../kernel/queryable.ts";
import { defineRow, defineTable, type RowOf } from "../kernel/table.ts";

export type KycCaseStatus = "pending" | KycOutcome;

const cases = defineTable("kyc_case", {
  id: bigint(),
  userId: idOf(toUserId),
  kycType: text<KycType>(),
  sealed: text(),
  submittedAt: dateTime(),
  /** Keyed fingerprint of the document; null in cases from before it was kept. */
  documentMac: nullable(bytes()),
  status: text<KycCaseStatus>(),
  /** The member of staff who has taken it on. */
  ownerId: nullable(idOf(toUserId)),
  decidedAt: nullable(dateTime()),
  decidedBy: nullable(text()),
  rejectReason: nullable(text<KycRejectReason>()),
});

const newCases = cases.omit("status", "ownerId", "decidedAt", "decidedBy", "rejectReason");

const caseRow = defineRow({
  ...cases.fields,
  /** The public number of the user. */
  uid: integer(),
  ownerUid: nullable(integer()),
  ownerUsername: nullable(text()),
});

export type NewKycCase = RowOf<typeof newCases>;
export type KycCaseRow = RowOf<typeof caseRow>;

export interface KycDecision {
  readonly id: bigint;
  readonly status: KycOutcome;
  readonly decidedAt: Date;
  readonly decidedBy: string;
  readonly rejectReason: KycRejectReason | null;
}

/** The same document in the hands of another user. */
export interface SameDocument {
  readonly uid: number;
  readonly username: string;
  readonly status: KycCaseStatus;
  readonly submittedAt: Date;
}

export interface KycCaseFile {
  readonly fileId: bigint;
  readonly kind: "document" | "selfie";
}

export interface KycCaseFileRow extends KycCaseFile {
  readonly name: string;
  readonly mediaType: string;
}

export interface NamePlace {
  readonly userId: UserId;
  readonly username: string;
  /** Of the user's master. */
  readonly latest: Pick<KycCaseRow, "id" | "status" | "sealed"> | null;
}

interface RawNamePlace {
  readonly userId: string;
  readonly username: string;
  readonly caseId: string | null;
  readonly status: KycCaseStatus | null;
  readonly sealed: string | null;
}

export interface KycQueueFilter {
  readonly status: KycCaseStatus;
  /** The reader's: cases that are a conflict of interest for it are left out. */
  readonly staffGroup: number;
}

const SELECT = `select ${cases.columnsOf("c")}, applicant.uid, owner.uid as "ownerUid",
    owner.username as "ownerUsername"
  from kyc_case as c
  join app_user as applicant on applicant.id = c.user_id
  left join app_user as owner on owner.id = c.owner_id`;

/** False when a case of this user is waiting or approved already. */
export async function insertKycCase(database: Queryable, added: NewKycCase) {
  return affectsOneRow(database, {
    name: "insert-kyc-case",
    text: `${newCases.insert}
           on conflict (user_id) where status in ('pending', 'approved') do nothing`,
    values: [newCases.toJson([added])],
  });
}

export async function insertKycCaseFiles(
  database: Queryable,
  caseId: bigint,
  files: readonly KycCaseFile[],
  /** How many the case has already. */
  before = 0,
): Promise<void> {
  await database.query({
    name: "insert-kyc-case-files",
    text: `insert into kyc_case_file (case_id, file_id, kind, position)
           select $1, file_id, kind, $4::int + position
           from unnest($2::bigint[], $3::text[])
             with ordinality as given (file_id, kind, position)`,
    values: [caseId, files.map(({ fileId }) => fileId), files.map(({ kind }) => kind), before],
  });
}

export async function findKycCase(database: Queryable, id: bigint): Promise<KycCaseRow | null> {
  return caseRow.find(database, {
    name: "find-kyc-case",
    text: `${SELECT} where c.id = $1`,
    values: [id],
  });
}

/** Locked for deciding and claiming until the transaction ends. */
export async function lockKycCase(database: Queryable, id: bigint): Promise<KycCaseRow | null> {
  return caseRow.find(database, {
    name: "lock-kyc-case",
    text: `${SELECT} where c.id = $1 for no key update of c`,
    values: [id],
  });
}

/** The latest case of a user. */
export async function findLatestKycCase(
  database: Queryable,
  userId: UserId,
): Promise<KycCaseRow | null> {
  return caseRow.find(database, {
    name: "find-latest-kyc-case",
    text: `${SELECT} where c.user_id = $1 order by c.id desc limit 1`,
    values: [userId],
  });
}

/** The names of users, and the latest case of each one's master; null without one. */
export async function listNamePlaces(
  database: Queryable,
  userIds: readonly UserId[],
): Promise<NamePlace[]> {
  const { rows } = await database.query<RawNamePlace>({
    name: "list-name-places",
    text: `select app_user.id as "userId", app_user.username, latest.id as "caseId",
             latest.status, latest.sealed
           from app_user
             left join lateral (
               select id, status, sealed from kyc_case
               where kyc_case.user_id = coalesce(app_user.master_id, app_user.id)
               order by id desc limit 1
             ) as latest on true
           where app_user.id = any($1::bigint[])`,
    values: [userIds],
  });
  return rows.map(({ userId, username, caseId, status, sealed }) => ({
    userId: toUserId(userId),
    username,
    latest:
      caseId === null || status === null || sealed === null
        ? null
        : { id: BigInt(caseId), status, sealed },
  }));
}

/** All cases of a user, the latest first. */
export async function listKycCasesOf(database: Queryable, userId: UserId): Promise<KycCaseRow[]> {
  return caseRow.list(database, {
    name: "list-kyc-cases-of",
    text: `${SELECT} where c.user_id = $1 order by c.id desc limit 50`,
    values: [userId],
  });
}

/** Numbers of other users who were approved with this document, the earliest first. */
export async function listApprovedWithDocument(
  database: Queryable,
  documentMac: Buffer,
  exceptUserId: UserId,
): Promise<number[]> {
  const { rows } = await database.query<{ uid: number }>({
    name: "list-approved-with-document",
    text: `select app_user.uid from kyc_case join app_user on app_user.id = kyc_case.user_id
           where kyc_case.document_mac = $1 and kyc_case.status = 'approved'
             and kyc_case.user_id <> $2
           order by kyc_case.id`,
    values: [documentMac, exceptUserId],
  });
  return rows.map(({ uid }) => uid);
}

const sameDocument = defineRow({
  uid: integer(),
  username: text(),
  status: text<KycCaseStatus>(),
  submittedAt: dateTime(),
});

/** Verifications of other users with this document, but for those the reader has a conflict with. */
export async function listSameDocument(
  database: Queryable,
  documentMac: Buffer,
  exceptUserId: UserId,
  staffGroup: number,
): Promise<SameDocument[]> {
  return sameDocument.list(database, {
    name: "list-same-document",
    text: `select app_user.uid, app_user.username, kyc_case.status,
             kyc_case.submitted_at as "submittedAt"
           from kyc_case join app_user on app_user.id = kyc_case.user_id
           where kyc_case.document_mac = $1 and kyc_case.user_id <> $2
             and not is_staff_conflict($3, app_user.account_group)
           order by kyc_case.id limit 50`,
    values: [documentMac, exceptUserId, staffGroup],
  });
}

/** The oldest first. */
export async function listKycCases(
  database: Queryable,
  { status, staffGroup }: KycQueueFilter,
  limit: number,
  offset: number,
) {
  return caseRow.list(database, {
    name: "list-kyc-cases",
    text: `${SELECT} where c.status = $1 and not is_staff_conflict($4, applicant.account_group)
           order by c.id limit $2 offset $3`,
    values: [status, limit, offset, staffGroup],
  });
}

/** Counts no further than `most`. */
export async function countKycCases(
  database: Queryable,
  { status, staffGroup }: KycQueueFilter,
  most: number,
): Promise<number> {
  return readCount(database, {
    name: "count-kyc-cases",
    text: `select count(*)::int as count from (
             select from kyc_case join app_user on app_user.id = kyc_case.user_id
             where kyc_case.status = $1 and not is_staff_conflict($3, app_user.account_group)
             limit $2
           ) as counted`,
    values: [status, most, staffGroup],
  });
}

/** Both null give it back to the queue. */
export async function updateKycCaseOwner(
  database: Queryable,
  id: bigint,
  ownerId: UserId | null,
  ownedAt: Date | null,
): Promise<void> {
  await database.query({
    name: "update-kyc-case-owner",
    text: `update kyc_case set owner_id = $2, owned_at = $3 where id = $1`,
    values: [id, ownerId, ownedAt],
  });
}

export async function updateKycCaseDecision(
  database: Queryable,
  decision: KycDecision,
): Promise<void> {
  const { id, status, decidedAt, decidedBy, rejectReason } = decision;
  await database.query({
    name: "update-kyc-case-decision",
    text: `update kyc_case
           set status = $2, decided_at = $3, decided_by = $4, reject_reason = $5
           where id = $1`,
    values: [id, status, decidedAt, decidedBy, rejectReason],
  });
}

/** The day the document is valid until, as in 2031-02-28; null where none was read from it. */
export async function readDocumentValidUntil(
  database: Queryable,
  id: bigint,
): Promise<string | null> {
  const { rows } = await database.query<{ validUntil: string | null }>({
    name: "read-document-valid-until",
    text: `select valid_until::text as "validUntil" from kyc_case where id = $1`,
    values: [id],
  });
  return rows[0]?.validUntil ?? null;
}

export async function writeDocumentValidUntil(
  database: Queryable,
  id: bigint,
  validUntil: string | null,
): Promise<void> {
  await database.query({
    name: "write-document-valid-until",
    text: `update kyc_case set valid_until = $2::date where id = $1`,
    values: [id, validUntil],
  });
}

export async function listKycCaseFiles(
  database: Queryable,
  caseId: bigint,
): Promise<KycCaseFileRow[]> {
  const { rows } = await database.query<
    Omit<KycCaseFileRow, "fileId"> & { readonly fileId: string }
  >({
    name: "list-kyc-case-files",
    text: `select kyc_case_file.file_id as "fileId", kyc_case_file.kind, file.name,
             file.media_type as "mediaType"
           from kyc_case_file join file on file.id = kyc_case_file.file_id
           where kyc_case_file.case_id = $1
           order by kyc_case_file.position`,
    values: [caseId],
  });
  return rows.map((row) => Object.assign(row, { fileId: BigInt(row.fileId) }));
}
