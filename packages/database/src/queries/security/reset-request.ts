// Requests of people who have lost a factor, for staff to decide.
import { toUserId, type UserId } from "@parley/domain/ids";
import type { Factor } from "@parley/domain/security/required-factors";
import type { Queryable } from "../kernel/queryable.ts";

export type ResetStatus = "pending" | "approved" | "refused";

export interface ResetRequestRow {
  readonly id: bigint;
  readonly userId: UserId;
  readonly uid: number;
  readonly lost: readonly Factor[];
  readonly statement: string;
  /** Where the decision is sent as well. */
  readonly contact: string | null;
  readonly status: ResetStatus;
  readonly createdAt: Date;
  readonly decidedAt: Date | null;
}

export interface ResetDecision {
  readonly id: bigint;
  readonly status: Exclude<ResetStatus, "pending">;
  readonly decidedBy: UserId;
  readonly decidedAt: Date;
}

type Raw = Omit<ResetRequestRow, "id" | "userId"> & {
  readonly id: string;
  readonly userId: string;
};

export interface ResetQueueFilter {
  readonly status: ResetStatus;
  /** The reader's: requests that are a conflict of interest for it are left out. */
  readonly staffGroup: number;
}

const SELECT = `select request.id, request.user_id as "userId", app_user.uid, request.lost,
    request.statement, request.contact, request.status, request.created_at as "createdAt",
    request.decided_at as "decidedAt"
  from reset_request as request
  join app_user on app_user.id = request.user_id`;

/** False when one is waiting already. */
export async function insertResetRequest(
  database: Queryable,
  row: Pick<ResetRequestRow, "id" | "userId" | "lost" | "statement" | "contact" | "createdAt">,
): Promise<boolean> {
  const { rowCount } = await database.query({
    name: "insert-reset-request",
    text: `insert into reset_request (id, user_id, lost, statement, contact, created_at)
           values ($1, $2, $3, $4, $5, $6)
           on conflict (user_id) where status = 'pending' do nothing`,
    values: [row.id, row.userId, row.lost, row.statement, row.contact, row.createdAt],
  });
  return rowCount === 1;
}

/** The last one this person has made. */
export async function findLastResetRequest(
  database: Queryable,
  userId: UserId,
): Promise<ResetRequestRow | null> {
  const { rows } = await database.query<Raw>({
    name: "find-last-reset-request",
    text: `${SELECT} where request.user_id = $1 order by request.id desc limit 1`,
    values: [userId],
  });
  const [row] = rows;
  return row === undefined ? null : parse(row);
}

/** Locked until the transaction ends. */
export async function lockResetRequest(
  database: Queryable,
  id: bigint,
): Promise<ResetRequestRow | null> {
  const { rows } = await database.query<Raw>({
    name: "lock-reset-request",
    text: `${SELECT} where request.id = $1 for update of request`,
    values: [id],
  });
  const [row] = rows;
  return row === undefined ? null : parse(row);
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
  const { rows } = await database.query<Raw>({
    name: "list-reset-requests",
    text: `${SELECT}
           where request.status = $1 and not is_staff_conflict($4, app_user.account_group)
           order by request.id limit $2 offset $3`,
    values: [status, limit, offset, staffGroup],
  });
  return rows.map(parse);
}

/** Counts no further than `most`. */
export async function countResetRequests(
  database: Queryable,
  { status, staffGroup }: ResetQueueFilter,
  most: number,
): Promise<number> {
  const { rows } = await database.query<{ count: number }>({
    name: "count-reset-requests",
    text: `select count(*)::int as count from (
             select from reset_request join app_user on app_user.id = reset_request.user_id
             where reset_request.status = $1
               and not is_staff_conflict($3, app_user.account_group)
             limit $2
           ) as counted`,
    values: [status, most, staffGroup],
  });
  return rows[0]?.count ?? 0;
}

function parse(row: Raw): ResetRequestRow {
  return { ...row, id: BigInt(row.id), userId: toUserId(row.userId) };
}
