// Deposits and withdrawals as the engine sees them.
import type { DepositId, UserId, WithdrawalId } from "@parley/domain/ids";
import {
  lockDeposits,
  creditDeposits,
  type Deposit,
} from "@parley/database/queries/wallet/deposit";
import {
  lockWithdrawals,
  insertWithdrawals,
  updateWithdrawals,
  listGroupWithdrawals,
  type GroupWithdrawals,
} from "@parley/database/queries/wallet/withdrawal";
import { WITHDRAWAL_WINDOW_MS, type Withdrawal } from "@parley/domain/wallet/withdrawal";
import { insertOrUpdate, writeRows, type Table } from "@parley/engine/table";

export const withdrawalTable: Table<WithdrawalId, Withdrawal> = {
  name: "withdrawal",
  rank: "withdrawal",
  keyText: String,
  keyOf: ({ id }) => id,
  lock: lockWithdrawals,
  write: insertOrUpdate(insertWithdrawals, updateWithdrawals),
};

export interface GroupKey {
  readonly groupId: UserId;
  /** When the request is made. */
  readonly at: number;
}

/** The batch begins a moment after its commands were made. */
const MARGIN_MS = 60_000;

/**
 * What an account group has withdrawn lately. It is not locked itself: readers lock the master's
 * row. Nor is it written, since it is derived from the withdrawals; within a batch it carries on.
 */
export const groupWithdrawalsTable: Table<GroupKey, GroupWithdrawals> = {
  name: "group-withdrawals",
  rank: "withdrawal",
  keyText: ({ groupId }) => String(groupId),
  keyOf: ({ groupId }) => ({ groupId, at: 0 }),
  lock(tx, keys) {
    const since = Math.min(...keys.map(({ at }) => at)) - WITHDRAWAL_WINDOW_MS - MARGIN_MS;
    const ids = keys.map(({ groupId }) => groupId);
    return listGroupWithdrawals(tx, ids, new Date(since));
  },
  write: () => Promise.resolve(),
};

export const depositTable: Table<DepositId, Deposit> = {
  name: "deposit",
  rank: "withdrawal",
  keyText: String,
  keyOf: ({ id }) => id,
  lock: lockDeposits,
  // Crediting is the only thing that happens to one.
  write: (tx, changes) => writeRows(tx, creditDeposits, changes),
};
