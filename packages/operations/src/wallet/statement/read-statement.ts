// Every movement on a user's accounts, a page at a time or as a file.
import {
  listStatement,
  type StatementEntry,
  type StatementFilter,
} from "@parley/database/queries/wallet/statement";
import { listWithdrawalsById } from "@parley/database/queries/wallet/withdrawal";
import { findSubUserId } from "@parley/database/queries/identity/sub-user";
import type { Pool } from "@parley/database/pool";
import { toWithdrawalId } from "@parley/domain/ids";
import { formatAmount } from "@parley/domain/money/amount";
import type { Withdrawal } from "@parley/domain/wallet/withdrawal";
import type { Requester } from "../../identity/account/session.ts";
import { writeCsv } from "../../kernel/write-csv.ts";
import { viewWithdrawal } from "../withdrawal/view-withdrawal.ts";

/** For more, the user chooses a shorter time. */
const MOST_IN_A_FILE = 10_000;

export interface StatementPage {
  readonly filter: StatementFilter;
  readonly cursor: string | null;
  readonly limit: number;
}

export async function readStatement(pool: Pool, { filter, cursor, limit }: StatementPage) {
  // One more than requested reveals whether there is a next page.
  const entries = await listStatement(pool, filter, parseCursor(cursor), limit + 1);
  const shown = entries.slice(0, limit);
  const last = shown.at(-1);
  const hasMore = entries.length > limit && last !== undefined;
  return {
    list: await withWithdrawals(pool, shown),
    nextCursor: hasMore ? `${last.transferId}-${last.accountId}` : null,
  };
}

/** Each with the withdrawal that it belongs to: its movements alone do not say what became of it. */
async function withWithdrawals(pool: Pool, entries: readonly StatementEntry[]) {
  const own = entries.filter(({ causeKind }) => causeKind === "withdrawal");
  const ids = new Set(own.map(({ causeId }) => toWithdrawalId(causeId)));
  const found = ids.size === 0 ? [] : await listWithdrawalsById(pool, [...ids]);
  const byId = new Map<bigint, Withdrawal>(found.map((one) => [one.id, one]));
  return entries.map((entry) => {
    const { causeKind, causeId, scale } = entry;
    const of = causeKind === "withdrawal" ? byId.get(causeId) : undefined;
    return { ...viewEntry(entry), withdrawal: of === undefined ? null : summaryOf(of, scale) };
  });
}

function parseCursor(text: string | null) {
  if (text === null) return null;
  const [transferId = "", accountId = ""] = text.split("-");
  return { transferId: BigInt(transferId), accountId: BigInt(accountId) };
}

function summaryOf(withdrawal: Withdrawal, scale: number) {
  const { state, amount, fee } = viewWithdrawal(withdrawal, scale);
  return { state, amount, fee };
}

function viewEntry(entry: StatementEntry) {
  const { transferId, accountId, scale } = entry;
  return {
    entryId: `${transferId}-${accountId}`,
    at: entry.bookedAt.getTime(),
    assetCode: entry.asset,
    wallet: entry.accountKind,
    kind: entry.causeKind,
    step: entry.causeStep,
    causeId: entry.causeId.toString(),
    amount: formatAmount(entry.amount, scale),
    balanceAfter: formatAmount(entry.balanceAfter, scale),
  };
}

const CSV_HEAD = ["time_utc", "asset", "wallet", "kind", "step", "id", "amount", "balance_after"];

export async function writeStatementCsv(pool: Pool, filter: StatementFilter): Promise<string> {
  const entries = await listStatement(pool, filter, null, MOST_IN_A_FILE);
  const rows = entries.map((entry) => {
    const { at, assetCode, wallet, kind, step, causeId, amount, balanceAfter } = viewEntry(entry);
    const time = new Date(at).toISOString();
    return [time, assetCode, wallet, kind, step, causeId, amount, balanceAfter];
  });
  return writeCsv([CSV_HEAD, ...rows]);
}

/** Whose accounts are meant: the own ones, or those of a sub-user of this master. */
export async function findHolder(
  pool: Pool,
  { userId, isSubUser }: Requester,
  subUid: string | undefined,
) {
  if (subUid === undefined) return { ok: true, ownerId: userId } as const;
  if (isSubUser) return { ok: false, error: "masterOnly" } as const;
  const ownerId = await findSubUserId(pool, userId, Number(subUid));
  if (ownerId === null) return { ok: false, error: "notFound" } as const;
  return { ok: true, ownerId } as const;
}
