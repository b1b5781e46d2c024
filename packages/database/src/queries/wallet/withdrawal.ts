// Coins on their way out.
import { toUserId, toWithdrawalId, type UserId, type WithdrawalId } from "@parley/domain/ids";
import type { Withdrawal, WithdrawalRule } from "@parley/domain/wallet/withdrawal";
import type { PageRange } from "./deposit.ts";
import {
  bigint,
  boolean,
  dateTime,
  idOf,
  instant,
  integer,
  nullable,
  text,
} from "../kernel/column.ts";
import { readCount, type Queryable } from "../kernel/queryable.ts";
import { defineRow, defineTable } from "../kernel/table.ts";

const withdrawals = defineTable("withdrawal", {
  id: idOf(toWithdrawalId),
  userId: idOf(toUserId),
  groupId: idOf(toUserId),
  asset: text(),
  network: text(),
  address: text(),
  memo: nullable(text()),
  amount: bigint(),
  fee: bigint(),
  worthCents: bigint(),
  needsStaff: boolean(),
  state: text<Withdrawal["state"]>(),
  endReason: nullable(text<NonNullable<Withdrawal["endReason"]>>()),
  txid: nullable(text()),
  requestedAt: instant(),
  endedAt: nullable(instant()),
});

const newWithdrawals = withdrawals.omit("endReason", "txid", "endedAt");

/** Nothing else of it ever changes. */
const changes = withdrawals.pick("id", "state", "endReason", "txid", "endedAt");

/** Those that count towards the limit of one account group. */
export interface GroupWithdrawals {
  readonly groupId: UserId;
  readonly entries: readonly { readonly requestedAt: number; readonly worthCents: bigint }[];
}

export interface StaffWithdrawal {
  readonly withdrawal: Withdrawal;
  readonly uid: number;
  readonly username: string;
  readonly registeredAt: Date;
  /** Of all that was ever sent for this account. */
  readonly sentCents: bigint;
  /** Of one that two have to approve; null before it. */
  readonly firstApproval: FirstApproval | null;
}

export interface FirstApproval {
  readonly uid: number;
  readonly username: string;
  readonly at: Date;
}

export interface WithdrawalFilter {
  readonly userId: UserId;
  readonly asset: string | null;
  readonly status: "open" | "ended" | null;
}

const IS_CHOSEN = `user_id = $1 and ($2::text is null or asset = $2)
  and ($3::text is null or ($3 = 'ended') = (state in ('sent', 'failed', 'canceled')))`;

const rule = defineTable("withdrawal_rule", {
  dailyLimitCents: bigint(),
  staffFromCents: bigint(),
  supervisorFromCents: bigint(),
});

export async function getWithdrawalRule(database: Queryable): Promise<WithdrawalRule> {
  const found = await rule.find(database, {
    name: "get-withdrawal-rule",
    text: `select ${rule.columns} from withdrawal_rule`,
  });
  if (found === null) throw new Error("the rule of withdrawals is gone");
  return found;
}

export async function findWithdrawal(
  database: Queryable,
  id: WithdrawalId,
): Promise<Withdrawal | null> {
  return withdrawals.find(database, {
    name: "find-withdrawal",
    text: `select ${withdrawals.columns} from withdrawal where id = $1`,
    values: [id],
  });
}

export async function listWithdrawalsById(
  database: Queryable,
  ids: readonly WithdrawalId[],
): Promise<Withdrawal[]> {
  return withdrawals.list(database, {
    name: "list-withdrawals-by-id",
    text: `select ${withdrawals.columns} from withdrawal where id = any($1::bigint[])`,
    values: [ids],
  });
}

export async function lockWithdrawals(
  database: Queryable,
  ids: readonly WithdrawalId[],
): Promise<Withdrawal[]> {
  return withdrawals.list(database, {
    name: "lock-withdrawals",
    text: `select ${withdrawals.columns} from withdrawal where id = any($1::bigint[])
           order by id for no key update`,
    values: [ids],
  });
}

export async function insertWithdrawals(
  database: Queryable,
  rows: readonly Withdrawal[],
): Promise<void> {
  await newWithdrawals.insertRows(database, "insert-withdrawals", rows);
}

export async function updateWithdrawals(
  database: Queryable,
  rows: readonly Withdrawal[],
): Promise<void> {
  await changes.updateRows(database, "update-withdrawals", rows);
}

/** A group without any is there too, with no entries. */
export async function listGroupWithdrawals(
  database: Queryable,
  groupIds: readonly UserId[],
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
      .filter((row) => toUserId(row.groupId) === groupId)
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
  return withdrawals.list(database, {
    name: "list-withdrawals-in-state",
    text: `select ${withdrawals.columns} from withdrawal where state = $1 order by id limit $2`,
    values: [state, limit],
  });
}

/**
 * May be sent: not of users who are frozen or held, alone or with the group, or whom the master
 * has locked out or no longer lets withdraw. One to a network that is switched off waits for it.
 */
export async function listSendableWithdrawals(
  database: Queryable,
  now: Date,
  limit: number,
): Promise<Withdrawal[]> {
  return withdrawals.list(database, {
    name: "list-sendable-withdrawals",
    text: `select ${withdrawals.columns} from withdrawal
           join app_user owner on owner.id = withdrawal.user_id
           join app_user master on master.id = withdrawal.group_id
           join coin_network way on way.asset = withdrawal.asset
             and way.network = withdrawal.network
           where withdrawal.state = 'approved' and way.can_withdraw
             and not owner.is_trading_frozen and not master.is_trading_frozen
             and not owner.is_locked_out
             and (owner.master_id is null or 'withdraw' = any(owner.permissions))
             and coalesce(greatest(owner.held_until, master.held_until) <= $1, true)
           order by withdrawal.id limit $2`,
    values: [now, limit],
  });
}

/** Pending, of groups whose withdrawals are blocked now and of sub-users who may not any more. */
export async function listBlockedWithdrawals(
  database: Queryable,
  now: Date,
  limit: number,
): Promise<Withdrawal[]> {
  return withdrawals.list(database, {
    name: "list-blocked-withdrawals",
    text: `select ${withdrawals.columns} from withdrawal
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
}

/** Latest first. */
export async function listWithdrawals(
  database: Queryable,
  { userId, asset, status }: WithdrawalFilter,
  { limit, offset }: PageRange,
): Promise<Withdrawal[]> {
  return withdrawals.list(database, {
    name: "list-withdrawals",
    text: `select ${withdrawals.columns} from withdrawal where ${IS_CHOSEN}
           order by id desc limit $4 offset $5`,
    values: [userId, asset, status, limit, offset],
  });
}

export async function countWithdrawals(
  database: Queryable,
  { userId, asset, status }: WithdrawalFilter,
  most: number,
): Promise<number> {
  return readCount(database, {
    name: "count-withdrawals",
    text: `select count(*)::int as count from (
             select from withdrawal where ${IS_CHOSEN} limit $4
           ) counted`,
    values: [userId, asset, status, most],
  });
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
  return staffWithdrawals.list(database, {
    name: `list-withdrawals-for-staff-${status}`,
    text: `${FOR_STAFF} where withdrawal.needs_staff and ${STATUS_OF_STAFF[status]}
             and not is_staff_conflict($3, owner.account_group)
           order by withdrawal.id ${status === "pending" ? "" : "desc"} limit $1 offset $2`,
    values: [limit, offset, staffGroup],
  });
}

export async function findWithdrawalForStaff(
  database: Queryable,
  id: WithdrawalId,
): Promise<StaffWithdrawal | null> {
  return staffWithdrawals.find(database, {
    name: "find-withdrawal-for-staff",
    text: `${FOR_STAFF} where withdrawal.id = $1 and withdrawal.needs_staff`,
    values: [id],
  });
}

export async function countWithdrawalsForStaff(
  database: Queryable,
  status: "pending" | "decided",
  staffGroup: number,
  most: number,
): Promise<number> {
  return readCount(database, {
    name: `count-withdrawals-for-staff-${status}`,
    text: `select count(*)::int as count from (
             select from withdrawal join app_user owner on owner.id = withdrawal.user_id
             where needs_staff and ${STATUS_OF_STAFF[status]}
               and not is_staff_conflict($2, owner.account_group)
             limit $1
           ) counted`,
    values: [most, staffGroup],
  });
}

const STATUS_OF_STAFF = {
  pending: "state = 'requested'",
  decided: "state <> 'requested'",
} as const;

const FOR_STAFF = `select ${withdrawals.columns}, owner.uid, owner.username,
    owner.created_at as "registeredAt",
    (select coalesce(sum(earlier.worth_cents), 0) from withdrawal earlier
      where earlier.user_id = withdrawal.user_id and earlier.state = 'sent') as "sentCents",
    approver.uid as "approverUid", approver.username as "approverName",
    approval.first_at as "approvedAt"
  from withdrawal
  join app_user owner on owner.id = withdrawal.user_id
  left join withdrawal_approval approval on approval.withdrawal_id = withdrawal.id
  left join app_user approver on approver.id = approval.first_by`;

const staffWithdrawals = defineRow({
  ...withdrawals.fields,
  uid: integer(),
  username: text(),
  registeredAt: dateTime(),
  sentCents: bigint(),
  approverUid: nullable(integer()),
  approverName: nullable(text()),
  approvedAt: nullable(dateTime()),
}).as((row): StaffWithdrawal => {
  const { uid, username, registeredAt, sentCents, ...rest } = row;
  const { approverUid, approverName, approvedAt, ...withdrawal } = rest;
  return {
    withdrawal,
    uid,
    username,
    registeredAt,
    sentCents,
    firstApproval:
      approverUid === null || approverName === null || approvedAt === null
        ? null
        : { uid: approverUid, username: approverName, at: approvedAt },
  };
});
