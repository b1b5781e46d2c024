// Identities that were sent in for verification.
import type { KycOutcome, KycRejectReason, KycType } from "@parley/domain/kyc/kyc";
import { toUserId, type UserId } from "@parley/domain/ids";
import type { Queryable } from "../kernel/queryable.ts";

export type KycCaseStatus = "pending" | KycOutcome;

export interface NewKycCase {
  readonly id: bigint;
  readonly userId: UserId;
  readonly kycType: KycType;
  readonly sealed: string;
  readonly submittedAt: Date;
  /** Keyed fingerprint of the document; null in cases from before it was kept. */
  readonly documentMac: Buffer | null;
}

export interface KycCaseRow extends NewKycCase {
  /** The public number of the account. */
  readonly uid: number;
  readonly status: KycCaseStatus;
  /** The member of staff who has taken it on. */
  readonly ownerId: UserId | null;
  readonly ownerUid: number | null;
  readonly ownerUsername: string | null;
  readonly decidedAt: Date | null;
  readonly decidedBy: string | null;
  readonly rejectReason: KycRejectReason | null;
}

export interface KycDecision {
  readonly id: bigint;
  readonly status: KycOutcome;
  readonly decidedAt: Date;
  readonly decidedBy: string;
  readonly rejectReason: KycRejectReason | null;
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
  readonly userId: bigint;
  readonly username: string;
  /** Of the account's master. */
  readonly latest: Pick<KycCaseRow, "id" | "status" | "sealed"> | null;
}

interface RawNamePlace {
  readonly userId: string;
  readonly username: string;
  readonly caseId: string | null;
  readonly status: KycCaseStatus | null;
  readonly sealed: string | null;
}

type Raw = Omit<KycCaseRow, "id" | "userId" | "ownerId"> & {
  readonly id: string;
  readonly userId: string;
  readonly ownerId: string | null;
};

export interface KycQueueFilter {
  readonly status: KycCaseStatus;
  /** The reader's: cases that are a conflict of interest for it are left out. */
  readonly staffGroup: number;
}

const SELECT = `select c.id, c.user_id as "userId", applicant.uid, c.kyc_type as "kycType",
    c.status, c.sealed, c.submitted_at as "submittedAt", c.owner_id as "ownerId",
    owner.uid as "ownerUid", owner.username as "ownerUsername", c.decided_at as "decidedAt",
    c.decided_by as "decidedBy", c.reject_reason as "rejectReason",
    c.document_mac as "documentMac"
  from kyc_case as c
  join app_user as applicant on applicant.id = c.user_id
  left join app_user as owner on owner.id = c.owner_id`;

/** False when one of this account is waiting or approved already. */
export async function insertKycCase(database: Queryable, added: NewKycCase) {
  const { id, userId, kycType, sealed, submittedAt, documentMac } = added;
  const { rowCount } = await database.query({
    name: "insert-kyc-case",
    text: `insert into kyc_case (id, user_id, kyc_type, sealed, submitted_at, document_mac)
           values ($1, $2, $3, $4, $5, $6)
           on conflict (user_id) where status in ('pending', 'approved') do nothing`,
    values: [id, userId, kycType, sealed, submittedAt, documentMac],
  });
  return rowCount === 1;
}

export async function insertKycCaseFiles(
  database: Queryable,
  caseId: bigint,
  files: readonly KycCaseFile[],
): Promise<void> {
  await database.query({
    name: "insert-kyc-case-files",
    text: `insert into kyc_case_file (case_id, file_id, kind, position)
           select $1, file_id, kind, position
           from unnest($2::bigint[], $3::text[])
             with ordinality as given (file_id, kind, position)`,
    values: [caseId, files.map(({ fileId }) => fileId), files.map(({ kind }) => kind)],
  });
}

export async function findKycCase(database: Queryable, id: bigint): Promise<KycCaseRow | null> {
  const { rows } = await database.query<Raw>({
    name: "find-kyc-case",
    text: `${SELECT} where c.id = $1`,
    values: [id],
  });
  return rows[0] === undefined ? null : parse(rows[0]);
}

/** Locked for deciding and claiming until the transaction ends. */
export async function lockKycCase(database: Queryable, id: bigint): Promise<KycCaseRow | null> {
  const { rows } = await database.query<Raw>({
    name: "lock-kyc-case",
    text: `${SELECT} where c.id = $1 for no key update of c`,
    values: [id],
  });
  return rows[0] === undefined ? null : parse(rows[0]);
}

/** The last try of an account. */
export async function findLatestKycCase(
  database: Queryable,
  userId: UserId,
): Promise<KycCaseRow | null> {
  const { rows } = await database.query<Raw>({
    name: "find-latest-kyc-case",
    text: `${SELECT} where c.user_id = $1 order by c.id desc limit 1`,
    values: [userId],
  });
  return rows[0] === undefined ? null : parse(rows[0]);
}

/** How people are called, and the last try of their accounts to verify a name; null without one. */
export async function listNamePlaces(
  database: Queryable,
  userIds: readonly bigint[],
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
    userId: BigInt(userId),
    username,
    latest:
      caseId === null || status === null || sealed === null
        ? null
        : { id: BigInt(caseId), status, sealed },
  }));
}

/** All tries of an account, the latest first. */
export async function listKycCasesOf(database: Queryable, userId: UserId): Promise<KycCaseRow[]> {
  const { rows } = await database.query<Raw>({
    name: "list-kyc-cases-of",
    text: `${SELECT} where c.user_id = $1 order by c.id desc limit 50`,
    values: [userId],
  });
  return rows.map(parse);
}

/** Accounts of other groups that were approved with this document, the earliest first. */
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

/** The oldest first. */
export async function listKycCases(
  database: Queryable,
  { status, staffGroup }: KycQueueFilter,
  limit: number,
  offset: number,
) {
  const { rows } = await database.query<Raw>({
    name: "list-kyc-cases",
    text: `${SELECT} where c.status = $1 and not is_staff_conflict($4, applicant.account_group)
           order by c.id limit $2 offset $3`,
    values: [status, limit, offset, staffGroup],
  });
  return rows.map(parse);
}

/** Counts no further than `most`. */
export async function countKycCases(
  database: Queryable,
  { status, staffGroup }: KycQueueFilter,
  most: number,
): Promise<number> {
  const { rows } = await database.query<{ count: number }>({
    name: "count-kyc-cases",
    text: `select count(*)::int as count from (
             select from kyc_case join app_user on app_user.id = kyc_case.user_id
             where kyc_case.status = $1 and not is_staff_conflict($3, app_user.account_group)
             limit $2
           ) as counted`,
    values: [status, most, staffGroup],
  });
  return rows[0]?.count ?? 0;
}

export async function updateKycCaseOwner(
  database: Queryable,
  id: bigint,
  ownerId: UserId,
  ownedAt: Date,
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

function parse(row: Raw): KycCaseRow {
  return {
    ...row,
    id: BigInt(row.id),
    userId: toUserId(row.userId),
    ownerId: row.ownerId === null ? null : toUserId(row.ownerId),
  };
}
