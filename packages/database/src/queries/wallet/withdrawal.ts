// Coins on their way out.
import { toWithdrawalId, type WithdrawalId } from "@parley/domain/ids";
import type { Withdrawal, WithdrawalRule } from "@parley/domain/wallet/withdrawal";
import type { PageRange } from "./deposit.ts";
import type { Queryable } from "../kernel/queryable.ts";

type Numbers = "id" | "userId" | "groupId" | "amount" | "fee" | "worthCents";
type Raw = Omit<Withdrawal, Numbers | "requestedAt" | "endedAt"> &
  Record<Numbers, string> & { readonly requestedAt: Date; readonly endedAt: Date | null };

/** Those that count towards the limit of one account group. */
export interface GroupWithdrawals {
  readonly groupId: bigint;
  readonly entries: readonly { readonly requestedAt: number; readonly worthCents: bigint }[];
}

export interface StaffWithdrawal {
  readonly withdrawal: Withdrawal;
  readonly uid: number;
  readonly username: string;
  readonly registeredAt: Date;
  /** Of all that was ever sent for this account. */
  readonly sentCents: bigint;
}

export interface WithdrawalFilter {
  readonly userId: bigint;
  readonly asset: string | null;
  readonly status: "open" | "ended" | null;
}

const COLUMNS = `withdrawal.id, withdrawal.user_id as "userId",
  withdrawal.group_id as "groupId", withdrawal.asset, withdrawal.network, withdrawal.address,
  withdrawal.memo, withdrawal.amount, withdrawal.fee, withdrawal.worth_cents as "worthCents",
  withdrawal.needs_staff as "needsStaff", withdrawal.state,
  withdrawal.end_reason as "endReason", withdrawal.txid,
  withdrawal.requested_at as "requestedAt", withdrawal.ended_at as "endedAt"`;

const IS_CHOSEN = `user_id = $1 and ($2::text is null or asset = $2)
  and ($3::text is null or ($3 = 'ended') = (state in ('sent', 'failed', 'canceled')))`;

export async function getWithdrawalRule(database: Queryable): Promise<WithdrawalRule> {
  const { rows } = await database.query<Record<keyof WithdrawalRule, string>>({
    name: "get-withdrawal-rule",
    text: `select daily_limit_cents as "dailyLimitCents",
             staff_from_cents as "staffFromCents",
             supervisor_from_cents as "supervisorFromCents"
           from withdrawal_rule`,
  });
  const [row] = rows;
  if (row === undefined) throw new Error("the rule of withdrawals is gone");
  return {
    dailyLimitCents: BigInt(row.dailyLimitCents),
    staffFromCents: BigInt(row.staffFromCents),
    supervisorFromCents: BigInt(row.supervisorFromCents),
  };
}

export async function findWithdrawal(
  database: Queryable,
  id: WithdrawalId,
): Promise<Withdrawal | null> {
  const { rows } = await database.query<Raw>({
    name: "find-withdrawal",
    text: `select ${COLUMNS} from withdrawal where id = $1`,
    values: [id],
  });
  return rows[0] === undefined ? null : toWithdrawal(rows[0]);
}

export async function lockWithdrawals(
  database: Queryable,
  ids: readonly WithdrawalId[],
): Promise<Withdrawal[]> {
  const { rows } = await database.query<Raw>({
    name: "lock-withdrawals",
    text: `select ${COLUMNS} from withdrawal where id = any($1::bigint[])
           order by id for no key update`,
    values: [ids],
  });
  return rows.map(toWithdrawal);
}

export async function insertWithdrawals(
  database: Queryable,
  rows: readonly Withdrawal[],
): Promise<void> {
  await database.query({
    name: "insert-withdrawals",
    text: `insert into withdrawal (id, user_id, group_id, asset, network, address, memo,
             amount, fee, worth_cents, needs_staff, state, requested_at)
           select id, user_id, group_id, asset, network, address, memo, amount, fee,
             worth_cents, needs_staff, state, to_timestamp(requested_at / 1000)
           from unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::text[], $5::text[],
             $6::text[], $7::text[], $8::bigint[], $9::bigint[], $10::bigint[],
             $11::boolean[], $12::text[], $13::numeric[])
             as given (id, user_id, group_id, asset, network, address, memo, amount, fee,
               worth_cents, needs_staff, state, requested_at)`,
    values: [
      rows.map(({ id }) => id),
      rows.map(({ userId }) => userId),
      rows.map(({ groupId }) => groupId),
      rows.map(({ asset }) => asset),
      rows.map(({ network }) => network),
      rows.map(({ address }) => address),
      rows.map(({ memo }) => memo),
      rows.map(({ amount }) => amount),
      rows.map(({ fee }) => fee),
      rows.map(({ worthCents }) => worthCents),
      rows.map(({ needsStaff }) => needsStaff),
      rows.map(({ state }) => state),
      rows.map(({ requestedAt }) => requestedAt),
    ],
  });
}

/** Nothing else of it ever changes. */
export async function updateWithdrawals(
  database: Queryable,
  rows: readonly Withdrawal[],
): Promise<void> {
  await database.query({
    name: "update-withdrawals",
    text: `update withdrawal
           set state = given.state, end_reason = given.end_reason, txid = given.txid,
             ended_at = to_timestamp(given.ended_at / 1000)
           from unnest($1::bigint[], $2::text[], $3::text[], $4::text[], $5::numeric[])
             as given (id, state, end_reason, txid, ended_at)
           where withdrawal.id = given.id`,
    values: [
      rows.map(({ id }) => id),
      rows.map(({ state }) => state),
      rows.map(({ endReason }) => endReason),
      rows.map(({ txid }) => txid),
      rows.map(({ endedAt }) => endedAt),
    ],
  });
}

/** A group without any is there too, with no entries. */
export async function listGroupWithdrawals(
  database: Queryable,
  groupIds: readonly bigint[],
  since: Date,
): Promise<GroupWithdrawals[]> {
  const { rows } = await database.query<{
    groupId: string;
    requestedAt: Date;
    worthCents: string;
  }>({
    name: "list-group-withdrawals",
    text: `select group_id as "groupId", requested_at as "requestedAt",
             worth_cents as "worthCents"
           from withdrawal
           where group_id = any($1::bigint[]) and requested_at >= $2
             and state not in ('failed', 'canceled')`,
    values: [groupIds, since],
  });
  return groupIds.map((groupId) => ({
    groupId,
    entries: rows
      .filter((row) => BigInt(row.groupId) === groupId)
      .map(({ requestedAt, worthCents }) => ({
        requestedAt: requestedAt.getTime(),
        worthCents: BigInt(worthCents),
      })),
  }));
}

/** The oldest first. */
export async function listWithdrawalsInState(
  database: Queryable,
  state: "requested" | "approved" | "sending",
  limit: number,
): Promise<Withdrawal[]> {
  const { rows } = await database.query<Raw>({
    name: "list-withdrawals-in-state",
    text: `select ${COLUMNS} from withdrawal where state = $1 order by id limit $2`,
    values: [state, limit],
  });
  return rows.map(toWithdrawal);
}

/**
 * May be sent: not of users who are frozen or held, alone or with the group, or whom the master
 * has locked out or no longer lets withdraw.
 */
export async function listSendableWithdrawals(
  database: Queryable,
  now: Date,
  limit: number,
): Promise<Withdrawal[]> {
  const { rows } = await database.query<Raw>({
    name: "list-sendable-withdrawals",
    text: `select ${COLUMNS} from withdrawal
           join app_user owner on owner.id = withdrawal.user_id
           join app_user master on master.id = withdrawal.group_id
           where withdrawal.state = 'approved'
             and not owner.is_trading_frozen and not master.is_trading_frozen
             and not owner.is_locked_out
             and (owner.master_id is null or 'withdraw' = any(owner.permissions))
             and coalesce(greatest(owner.held_until, master.held_until) <= $1, true)
           order by withdrawal.id limit $2`,
    values: [now, limit],
  });
  return rows.map(toWithdrawal);
}

/** Pending, of groups whose withdrawals are blocked now and of sub-users who may not any more. */
export async function listBlockedWithdrawals(
  database: Queryable,
  now: Date,
  limit: number,
): Promise<Withdrawal[]> {
  const { rows } = await database.query<Raw>({
    name: "list-blocked-withdrawals",
    text: `select ${COLUMNS} from withdrawal
           join app_user owner on owner.id = withdrawal.user_id
           join app_user master on master.id = withdrawal.group_id
           where withdrawal.state in ('requested', 'approved')
             and (
               master.withdrawals_blocked_until > $1
               or owner.master_id is not null and 'withdraw' <> all(owner.permissions)
             )
           order by withdrawal.id limit $2`,
    values: [now, limit],
  });
  return rows.map(toWithdrawal);
}

/** Latest first. */
export async function listWithdrawals(
  database: Queryable,
  { userId, asset, status }: WithdrawalFilter,
  { limit, offset }: PageRange,
): Promise<Withdrawal[]> {
  const { rows } = await database.query<Raw>({
    name: "list-withdrawals",
    text: `select ${COLUMNS} from withdrawal where ${IS_CHOSEN}
           order by id desc limit $4 offset $5`,
    values: [userId, asset, status, limit, offset],
  });
  return rows.map(toWithdrawal);
}

export async function countWithdrawals(
  database: Queryable,
  { userId, asset, status }: WithdrawalFilter,
  most: number,
): Promise<number> {
  const { rows } = await database.query<{ count: number }>({
    name: "count-withdrawals",
    text: `select count(*)::int as count from (
             select from withdrawal where ${IS_CHOSEN} limit $4
           ) counted`,
    values: [userId, asset, status, most],
  });
  return rows[0]?.count ?? 0;
}

/**
 * Pending ones, the oldest first; or those that were, the latest first. Those that are a conflict
 * of interest for the reader's group are left out.
 */
export async function listWithdrawalsForStaff(
  database: Queryable,
  status: "pending" | "decided",
  staffGroup: number,
  { limit, offset }: PageRange,
): Promise<StaffWithdrawal[]> {
  const { rows } = await database.query<RawForStaff>({
    name: `list-withdrawals-for-staff-${status}`,
    text: `${FOR_STAFF} where withdrawal.needs_staff and ${STATUS_OF_STAFF[status]}
             and not is_staff_conflict($3, owner.account_group)
           order by withdrawal.id ${status === "pending" ? "" : "desc"} limit $1 offset $2`,
    values: [limit, offset, staffGroup],
  });
  return rows.map(toStaffWithdrawal);
}

export async function findWithdrawalForStaff(
  database: Queryable,
  id: WithdrawalId,
): Promise<StaffWithdrawal | null> {
  const { rows } = await database.query<RawForStaff>({
    name: "find-withdrawal-for-staff",
    text: `${FOR_STAFF} where withdrawal.id = $1 and withdrawal.needs_staff`,
    values: [id],
  });
  return rows[0] === undefined ? null : toStaffWithdrawal(rows[0]);
}

export async function countWithdrawalsForStaff(
  database: Queryable,
  status: "pending" | "decided",
  staffGroup: number,
  most: number,
): Promise<number> {
  const { rows } = await database.query<{ count: number }>({
    name: `count-withdrawals-for-staff-${status}`,
    text: `select count(*)::int as count from (
             select from withdrawal join app_user owner on owner.id = withdrawal.user_id
             where needs_staff and ${STATUS_OF_STAFF[status]}
               and not is_staff_conflict($2, owner.account_group)
             limit $1
           ) counted`,
    values: [most, staffGroup],
  });
  return rows[0]?.count ?? 0;
}

const STATUS_OF_STAFF = {
  pending: "state = 'requested'",
  decided: "state <> 'requested'",
} as const;

const FOR_STAFF = `select ${COLUMNS}, owner.uid, owner.username,
    owner.created_at as "registeredAt",
    (select coalesce(sum(earlier.worth_cents), 0) from withdrawal earlier
      where earlier.user_id = withdrawal.user_id and earlier.state = 'sent') as "sentCents"
  from withdrawal
  join app_user owner on owner.id = withdrawal.user_id`;

type RawForStaff = Raw & {
  readonly uid: number;
  readonly username: string;
  readonly registeredAt: Date;
  readonly sentCents: string;
};

function toStaffWithdrawal(row: RawForStaff): StaffWithdrawal {
  const { uid, username, registeredAt, sentCents, ...raw } = row;
  return {
    withdrawal: toWithdrawal(raw),
    uid,
    username,
    registeredAt,
    sentCents: BigInt(sentCents),
  };
}

function toWithdrawal(row: Raw): Withdrawal {
  return {
    ...row,
    id: toWithdrawalId(row.id),
    userId: BigInt(row.userId),
    groupId: BigInt(row.groupId),
    amount: BigInt(row.amount),
    fee: BigInt(row.fee),
    worthCents: BigInt(row.worthCents),
    requestedAt: row.requestedAt.getTime(),
    endedAt: row.endedAt?.getTime() ?? null,
  };
}
