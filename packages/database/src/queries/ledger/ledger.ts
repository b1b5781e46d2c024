// The ledger's tables, written and locked for many rows at a time.
import type { AccountKey, AccountKind, LedgerAccount } from "@parley/domain/ledger/account";
import type { Cause, Posting } from "@parley/domain/ledger/transfer";
import { arrayText } from "../kernel/array-text.ts";
import type { Queryable } from "../kernel/queryable.ts";

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

export interface EventRow {
  readonly id: bigint;
  readonly userId: bigint | null;
  readonly topic: string;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly createdAt: number;
}

interface StoredAccount {
  readonly id: string;
  readonly ownerId: string;
  readonly kind: AccountKind;
  readonly asset: string;
  readonly balance: string;
  readonly sequence: string;
}

/**
 * In the order of their ids, so that no two writers wait for each other crosswise. Each key is
 * to be given once.
 */
export async function lockLedgerAccounts(
  database: Queryable,
  keys: readonly AccountKey[],
): Promise<LedgerAccount[]> {
  const { rows } = await database.query<StoredAccount>({
    name: "lock-ledger-accounts",
    text: `select account.id, account.owner_id as "ownerId", account.kind, account.asset,
             account.balance, account.sequence
           from unnest($1::bigint[], $2::text[], $3::text[]) as wanted (owner_id, kind, asset)
             join ledger_account account using (owner_id, kind, asset)
           order by account.id
           for no key update of account`,
    values: [
      arrayText(keys.map(({ ownerId }) => ownerId)),
      arrayText(keys.map(({ kind }) => kind)),
      arrayText(keys.map(({ asset }) => asset)),
    ],
  });
  return rows.map((row) => ({
    id: BigInt(row.id),
    ownerId: BigInt(row.ownerId),
    kind: row.kind,
    asset: row.asset,
    balance: BigInt(row.balance),
    sequence: BigInt(row.sequence),
  }));
}

/** Empty ones. Breaks `ledger_account__owner_id_kind_asset` when one was made meanwhile. */
export async function insertLedgerAccounts(
  database: Queryable,
  accounts: readonly LedgerAccount[],
): Promise<void> {
  await database.query({
    name: "insert-ledger-accounts",
    text: `insert into ledger_account (id, owner_id, kind, asset)
           select * from unnest($1::bigint[], $2::bigint[], $3::text[], $4::text[])`,
    values: [
      accounts.map(({ id }) => id),
      accounts.map(({ ownerId }) => ownerId),
      accounts.map(({ kind }) => kind),
      accounts.map(({ asset }) => asset),
    ],
  });
}

export async function insertEvents(
  database: Queryable,
  events: readonly EventRow[],
): Promise<void> {
  await database.query({
    name: "insert-events",
    text: `insert into event (id, user_id, topic, payload, created_at)
           select id, user_id, topic, payload::jsonb, to_timestamp(created_at / 1000)
           from unnest($1::bigint[], $2::bigint[], $3::text[], $4::text[], $5::numeric[])
             as given (id, user_id, topic, payload, created_at)`,
    values: [
      events.map(({ id }) => id),
      events.map(({ userId }) => userId),
      events.map(({ topic }) => topic),
      events.map(({ payload }) => JSON.stringify(payload)),
      events.map(({ createdAt }) => createdAt),
    ],
  });
}
