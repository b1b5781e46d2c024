// Every movement on a user's accounts, a page at a time or as a file.
import {
  listStatement,
  type StatementEntry,
  type StatementFilter,
} from "@parley/database/queries/wallet/statement";
import { findSubUserId } from "@parley/database/queries/identity/sub-user";
import type { Pool } from "@parley/database/pool";
import { formatAmount } from "@parley/domain/money/amount";
import type { Requester } from "../identity/account/session.ts";
import { writeCsv } from "../kernel/write-csv.ts";

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
    list: shown.map(viewEntry),
    nextCursor: hasMore ? `${last.transferId}-${last.accountId}` : null,
  };
}

function parseCursor(text: string | null) {
  if (text === null) return null;
  const [transferId = "", accountId = ""] = text.split("-");
  return { transferId: BigInt(transferId), accountId: BigInt(accountId) };
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
