// The questions of the audit: each check is one statement that finds the rows which must not be.
import type { PoolClient } from "pg";

export interface AuditCheck {
  /** Short and unique: `balance-chain`. */
  readonly name: string;
  /** What is true when nothing is found, as a sentence without its full stop. */
  readonly claim: string;
  /** Finds what contradicts the claim, one row each; reads whole tables, and never changes them. */
  readonly text: string;
}

/** A row that must not be, as it is shown to people. */
export type Offender = Readonly<Record<string, unknown>>;

export interface LedgerSize {
  readonly accounts: bigint;
  readonly assets: bigint;
  readonly transfers: bigint;
  readonly postings: bigint;
  readonly receipts: bigint;
}

/** When the audit looks, as its caller says; null where that is not said, as under moved clocks. */
export const AUDITED_AT = `nullif(current_setting('parley.audited_at', true), '')::timestamptz`;

/** The postings of all orders to ledger accounts of one kind, behind `from`. */
export const postingsOfOrders = (kind: "escrow" | "spot" | "fees") => `transfer
  join posting on posting.transfer_id = transfer.id and transfer.cause_kind = 'order'
  join ledger_account account on account.id = posting.account_id and account.kind = '${kind}'`;

/** All later checks read one snapshot of the ledger, whatever is posted meanwhile. */
export async function freezeAuditView(client: PoolClient): Promise<void> {
  await client.query("set transaction isolation level repeatable read, read only");
}

/** For checks of what should have happened by now. */
export async function setAuditTime(client: PoolClient, now: Date): Promise<void> {
  await client.query("select set_config('parley.audited_at', $1, true)", [now.toISOString()]);
}

/** A large ledger is sorted and joined as a whole. */
export async function allowAuditMemory(client: PoolClient): Promise<void> {
  await client.query("set local work_mem = '64MB'");
}

export async function countLedgerRows(client: PoolClient): Promise<LedgerSize> {
  const { rows } = await client.query<Record<keyof LedgerSize, string>>(
    `select
       (select count(*) from ledger_account) as accounts,
       (select count(distinct asset) from ledger_account) as assets,
       (select count(*) from transfer) as transfers,
       (select count(*) from posting) as postings,
       (select count(*) from command_receipt) as receipts`,
  );
  const [size] = rows;
  return {
    accounts: BigInt(size?.accounts ?? 0),
    assets: BigInt(size?.assets ?? 0),
    transfers: BigInt(size?.transfers ?? 0),
    postings: BigInt(size?.postings ?? 0),
    receipts: BigInt(size?.receipts ?? 0),
  };
}

/** How many there are, and the first of them. */
export async function listOffenders(
  client: PoolClient,
  { text }: AuditCheck,
  limit: number,
): Promise<{ readonly total: bigint; readonly first: readonly Offender[] }> {
  const { rows } = await client.query<{ total: string; offender: Offender }>(
    `with offender as materialized (${text})
     select (select count(*) from offender) as total, to_jsonb(shown) as offender
     from (select * from offender limit $1) as shown`,
    [limit],
  );
  return { total: BigInt(rows[0]?.total ?? 0), first: rows.map(({ offender }) => offender) };
}
