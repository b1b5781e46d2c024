// Requests of users who have lost a factor, for staff to decide.
import { toUserId, type UserId } from "@parley/domain/ids";
import type { Factor } from "@parley/domain/security/required-factors";
import type { ResetCancelledBy, ResetStatus } from "@parley/domain/security/reset-request";
import { array, bigint, bytes, dateTime, idOf, integer, nullable, text } from "../kernel/column.ts";
import { affectsOneRow, readCount, type Queryable } from "../kernel/queryable.ts";
import { defineRow, defineTable, type RowOf } from "../kernel/table.ts";

const requests = defineTable("reset_request", {
  id: bigint(),
  userId: idOf(toUserId),
  lost: array(text<Factor>()),
  statement: text(),
  /** Where the decision is sent as well. */
  contact: nullable(text()),
  createdAt: dateTime(),
  status: text<ResetStatus>(),
  decidedAt: nullable(dateTime()),
  cancelledBy: nullable(text<ResetCancelledBy>()),
});

const newRequests = defineTable("reset_request", {
  ...requests.omit("status", "decidedAt", "cancelledBy").fields,
  /** Of the link by which the owner cancels it. */
  cancelHash: bytes(),
});
const requestRow = defineRow({ ...requests.fields, uid: integer() });

export type ResetRequestRow = RowOf<typeof requestRow>;

export interface ResetDecision {
  readonly id: bigint;
  readonly status: "approved" | "refused";
  readonly decidedBy: UserId;
  readonly decidedAt: Date;
}

export interface ResetQueueFilter {
  readonly status: ResetStatus;
  /** The reader's: requests that are a conflict of interest for it are left out. */
  readonly staffGroup: number;
}

const SELECT = `select ${requests.columnsOf("request")}, app_user.uid
  from reset_request as request
  join app_user on app_user.id = request.user_id`;

/** False when one is waiting already. */
export async function insertResetRequest(
  database: Queryable,
  row: RowOf<typeof newRequests>,
): Promise<boolean> {
  return affectsOneRow(database, {
    name: "insert-reset-request",
    text: `${newRequests.insert} on conflict (user_id) where status = 'pending' do nothing`,
    values: [newRequests.toJson([row])],
  });
}

/** The last one this user has made. */
export async function findLastResetRequest(
  database: Queryable,
  userId: UserId,
): Promise<ResetRequestRow | null> {
  return requestRow.find(database, {
    name: "find-last-reset-request",
    text: `${SELECT} where request.user_id = $1 order by request.id desc limit 1`,
    values: [userId],
  });
}

export async function findResetRequest(
  database: Queryable,
  id: bigint,
): Promise<ResetRequestRow | null> {
  return requestRow.find(database, {
    name: "find-reset-request",
    text: `${SELECT} where request.id = $1`,
    values: [id],
  });
}

/** Locked until the transaction ends. */
export async function lockResetRequest(
  database: Queryable,
  id: bigint,
): Promise<ResetRequestRow | null> {
  return requestRow.find(database, {
    name: "lock-reset-request",
    text: `${SELECT} where request.id = $1 for update of request`,
    values: [id],
  });
}

/** By the link of the message about it, whatever has become of it. */
export async function findResetByCancelHash(
  database: Queryable,
  cancelHash: Buffer,
): Promise<ResetRequestRow | null> {
  return requestRow.find(database, {
    name: "find-reset-by-cancel-hash",
    text: `${SELECT} where request.cancel_hash = $1`,
    values: [cancelHash],
  });
}

export async function cancelResetRequest(
  database: Queryable,
  id: bigint,
  by: ResetCancelledBy,
  at: Date,
): Promise<void> {
  await database.query({
    name: "cancel-reset-request",
    text: `update reset_request set status = 'cancelled', cancelled_by = $2, decided_at = $3
           where id = $1 and status = 'pending'`,
    values: [id, by, at],
  });
}

export async function updateResetRequest(
  database: Queryable,
  { id, status, decidedBy, decidedAt }: ResetDecision,
): Promise<void> {
  await database.query({
    name: "update-reset-request",
    text: `update reset_request set status = $2, decided_by = $3, decided_at = $4
           where id = $1 and status = 'pending'`,
    values: [id, status, decidedBy, decidedAt],
  });
}

/** The oldest first. */
export async function listResetRequests(
  database: Queryable,
  { status, staffGroup }: ResetQueueFilter,
  limit: number,
  offset: number,
): Promise<ResetRequestRow[]> {
  return requestRow.list(database, {
    name: "list-reset-requests",
    text: `${SELECT}
           where request.status = $1 and not is_staff_conflict($4, app_user.account_group)
           order by request.id limit $2 offset $3`,
    values: [status, limit, offset, staffGroup],
  });
}

/** Counts no further than `most`. */
export async function countResetRequests(
  database: Queryable,
  { status, staffGroup }: ResetQueueFilter,
  most: number,
): Promise<number> {
  return readCount(database, {
    name: "count-reset-requests",
    text: `select count(*)::int as count from (
             select from reset_request join app_user on app_user.id = reset_request.user_id
             where reset_request.status = $1
               and not is_staff_conflict($3, app_user.account_group)
             limit $2
           ) as counted`,
    values: [status, most, staffGroup],
  });
}
