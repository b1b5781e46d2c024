// The ledger's tables, written and locked for many rows at a time.
import { toUserId } from "@parley/domain/ids";
import type { AccountKey, AccountKind, LedgerAccount } from "@parley/domain/ledger/account";
import type { Cause, Posting } from "@parley/domain/ledger/transfer";
import { bigint, idOf, instant, json, nullable, text } from "../kernel/column.ts";
import type { Queryable } from "../kernel/queryable.ts";
import { defineTable, type RowOf } from "../kernel/table.ts";

export interface TransferRow {
  readonly id: bigint;
  readonly cause: Cause;
  /** Epoch milliseconds. */
  readonly bookedAt: number;
}

export interface PostingRow extends Posting {
  readonly transferId: bigint;
  readonly bookedAt: number;
}

const accounts = defineTable("ledger_account", {
  id: bigint(),
  ownerId: idOf(toUserId),
  kind: text<AccountKind>(),
  asset: text(),
  balance: bigint(),
  sequence: bigint(),
});

const newAccounts = accounts.omit("balance", "sequence");
const accountKeys = accounts.pick("ownerId", "kind", "asset");

const events = defineTable("event", {
  id: bigint(),
  userId: nullable(idOf(toUserId)),
  topic: text(),
  payload: json<Readonly<Record<string, unknown>>>(),
  createdAt: instant(),
});

export type EventRow = RowOf<typeof events>;

/**
 * In the order of their ids, so that no two writers wait for each other crosswise. Each key is
 * to be given once.
 */
export async function lockLedgerAccounts(
  database: Queryable,
  keys: readonly AccountKey[],
): Promise<LedgerAccount[]> {
  return accounts.list(database, {
    name: "lock-ledger-accounts",
    text: `select ${accounts.columnsOf("account")}
           from ${accountKeys.unnest} as wanted (${accountKeys.names})
             join ledger_account account using (${accountKeys.names})
           order by account.id
           for no key update of account`,
    values: accountKeys.toArrays(keys),
  });
}

/** Empty ones. Breaks `ledger_account__owner_id_kind_asset` when one was made meanwhile. */
export async function insertLedgerAccounts(
  database: Queryable,
  created: readonly LedgerAccount[],
): Promise<void> {
  await database.query({
    name: "insert-ledger-accounts",
    text: `insert into ledger_account (${newAccounts.names}) select * from ${newAccounts.unnest}`,
    values: newAccounts.toArrays(created),
  });
}

export async function insertEvents(database: Queryable, added: readonly EventRow[]): Promise<void> {
  await database.query({
    name: "insert-events",
    text: `insert into event (${events.names}) select * from ${events.unnest}`,
    values: events.toArrays(added),
  });
}
