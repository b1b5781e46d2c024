// A user's balances and movements, read from the ledger.
import type { UserId } from "@parley/domain/ids";
import type { UserAccountKind } from "@parley/domain/ledger/account";
import { bigint, dateTime, smallint, text } from "../kernel/column.ts";
import type { Queryable } from "../kernel/queryable.ts";
import { defineRow, type RowOf } from "../kernel/table.ts";

export interface Holding {
  readonly asset: string;
  readonly scale: number;
  /** Atoms in each ledger account; one without an entry is zero. */
  readonly balances: Readonly<Record<UserAccountKind, bigint>>;
}

export interface StatementFilter {
  readonly ownerId: UserId;
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

const entries = defineRow({
  transferId: bigint(),
  accountId: bigint(),
  bookedAt: dateTime(),
  asset: text(),
  scale: smallint(),
  accountKind: text<UserAccountKind>(),
  causeKind: text(),
  causeStep: text(),
  causeId: bigint(),
  amount: bigint(),
  balanceAfter: bigint(),
});

export type StatementEntry = RowOf<typeof entries>;

const holdings = defineRow({
  asset: text(),
  scale: smallint(),
  spot: bigint(),
  futures: bigint(),
  offer: bigint(),
  escrow: bigint(),
  withdrawal: bigint(),
}).as(({ asset, scale, ...balances }): Holding => ({ asset, scale, balances }));

const sumOf = (accountKind: UserAccountKind) =>
  `coalesce(sum(account.balance) filter (where account.kind = '${accountKind}'), 0) as ${accountKind}`;

/** Every coin that is traded, and those switched off of which something is left. */
export async function listHoldings(database: Queryable, ownerId: UserId): Promise<Holding[]> {
  return holdings.list(database, {
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
}

/** Latest first. Each account is read from its index as far as the page may need it. */
export async function listStatement(
  database: Queryable,
  filter: StatementFilter,
  cursor: StatementCursor | null,
  limit: number,
): Promise<StatementEntry[]> {
  return entries.list(database, {
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
}
