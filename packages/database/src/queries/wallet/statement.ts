// A user's balances and movements, read from the ledger.
import type { UserAccountKind } from "@parley/domain/ledger/account";
import type { Queryable } from "../kernel/queryable.ts";

export interface Holding {
  readonly asset: string;
  readonly scale: number;
  /** Atoms in each ledger account; one without an entry is zero. */
  readonly balances: Readonly<Record<UserAccountKind, bigint>>;
}

export interface StatementFilter {
  readonly ownerId: bigint;
  readonly asset: string | null;
  readonly accountKind: UserAccountKind | null;
  readonly causeKind: string | null;
  /** Booked then or later. */
  readonly from: Date | null;
  /** Booked before. */
  readonly to: Date | null;
}

/** Where the last page ended. */
export interface StatementCursor {
  readonly transferId: bigint;
  readonly accountId: bigint;
}

export interface StatementEntry {
  readonly transferId: bigint;
  readonly accountId: bigint;
  readonly bookedAt: Date;
  readonly asset: string;
  readonly scale: number;
  readonly accountKind: UserAccountKind;
  readonly causeKind: string;
  readonly causeStep: string;
  readonly causeId: bigint;
  readonly amount: bigint;
  readonly balanceAfter: bigint;
}

type RawHolding = { readonly asset: string; readonly scale: number } & Record<
  UserAccountKind,
  string
>;

type RawEntry = Omit<
  StatementEntry,
  "transferId" | "accountId" | "causeId" | "amount" | "balanceAfter"
> &
  Record<"transferId" | "accountId" | "causeId" | "amount" | "balanceAfter", string>;

const sumOf = (accountKind: UserAccountKind) =>
  `coalesce(sum(account.balance) filter (where account.kind = '${accountKind}'), 0) as ${accountKind}`;

/** Every coin that is traded, and those switched off of which something is left. */
export async function listHoldings(database: Queryable, ownerId: bigint): Promise<Holding[]> {
  const { rows } = await database.query<RawHolding>({
    name: "list-holdings",
    text: `select coin.code as asset, coin.scale, ${sumOf("spot")}, ${sumOf("futures")},
             ${sumOf("offer")}, ${sumOf("escrow")}, ${sumOf("withdrawal")}
           from coin
           left join ledger_account account
             on account.asset = coin.code and account.owner_id = $1
           group by coin.code
           having coin.is_enabled or coalesce(bool_or(account.balance <> 0), false)
           order by coin.sort, coin.code`,
    values: [ownerId],
  });
  return rows.map(({ asset, scale, spot, futures, offer, escrow, withdrawal }) => ({
    asset,
    scale,
    balances: {
      spot: BigInt(spot),
      futures: BigInt(futures),
      offer: BigInt(offer),
      escrow: BigInt(escrow),
      withdrawal: BigInt(withdrawal),
    },
  }));
}

/** Latest first. Each account is read from its index as far as the page may need it. */
export async function listStatement(
  database: Queryable,
  filter: StatementFilter,
  cursor: StatementCursor | null,
  limit: number,
): Promise<StatementEntry[]> {
  const { rows } = await database.query<RawEntry>({
    name: "list-statement",
    text: `select line.transfer_id as "transferId", account.id as "accountId",
             line.booked_at as "bookedAt", account.asset, coin.scale,
             account.kind as "accountKind", line.cause_kind as "causeKind",
             line.cause_step as "causeStep", line.cause_id as "causeId", line.amount,
             line.balance_after as "balanceAfter"
           from ledger_account account
           join coin on coin.code = account.asset
           cross join lateral (
             select posting.transfer_id, posting.booked_at, posting.amount,
               posting.balance_after, transfer.cause_kind, transfer.cause_step,
               transfer.cause_id
             from posting
             join transfer on transfer.id = posting.transfer_id
             where posting.account_id = account.id
               and posting.booked_at >= coalesce($4, '-infinity'::timestamptz)
               and posting.booked_at < coalesce($5, 'infinity'::timestamptz)
               and ($6::bigint is null
                 or (posting.transfer_id, posting.account_id) < ($6::bigint, $7::bigint))
               and ($8::text is null or transfer.cause_kind = $8)
             order by posting.transfer_id desc
             limit $9
           ) line
           where account.owner_id = $1
             and ($2::text is null or account.asset = $2)
             and ($3::text is null or account.kind = $3)
           order by line.transfer_id desc, account.id desc
           limit $9`,
    values: [
      filter.ownerId,
      filter.asset,
      filter.accountKind,
      filter.from,
      filter.to,
      cursor?.transferId ?? null,
      cursor?.accountId ?? null,
      filter.causeKind,
      limit,
    ],
  });
  return rows.map(toEntry);
}

function toEntry(row: RawEntry): StatementEntry {
  return {
    ...row,
    transferId: BigInt(row.transferId),
    accountId: BigInt(row.accountId),
    causeId: BigInt(row.causeId),
    amount: BigInt(row.amount),
    balanceAfter: BigInt(row.balanceAfter),
  };
}
