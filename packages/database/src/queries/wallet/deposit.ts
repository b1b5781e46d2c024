// Deposit addresses of users, and the deposits on them.
import { toDepositId, toUserId, type DepositId, type UserId } from "@parley/domain/ids";
import {
  bigint,
  bigintAsNumber,
  dateTime,
  idOf,
  integer,
  nullable,
  text,
} from "../kernel/column.ts";
import { readCount, type Queryable } from "../kernel/queryable.ts";
import { defineTable, type RowOf } from "../kernel/table.ts";

export type DepositStatus = "confirming" | "credited" | "tooSmall";

const deposits = defineTable("deposit", {
  id: idOf(toDepositId),
  userId: idOf(toUserId),
  asset: text(),
  network: text(),
  address: text(),
  txid: text(),
  outputIndex: integer(),
  /** Atoms. */
  amount: bigint(),
  /** Null while no block contains it: its block was reorganised. */
  blockHeight: nullable(bigintAsNumber()),
  confirmationsNeeded: integer(),
  status: text<DepositStatus>(),
  seenAt: dateTime(),
  creditedAt: nullable(dateTime()),
});

export type Deposit = RowOf<typeof deposits>;

/** Of one page. */
export interface PageRange {
  readonly limit: number;
  readonly offset: number;
}

export async function findDepositAddress(
  database: Queryable,
  userId: UserId,
  network: string,
): Promise<string | null> {
  const { rows } = await database.query<{ address: string }>({
    name: "find-deposit-address",
    text: `select address from deposit_address where user_id = $1 and network = $2`,
    values: [userId, network],
  });
  return rows[0]?.address ?? null;
}

/** Leaves the one that is there. */
export async function insertDepositAddress(
  database: Queryable,
  userId: UserId,
  network: string,
  address: string,
  at: Date,
): Promise<void> {
  await database.query({
    name: "insert-deposit-address",
    // A concurrent second request violates either of two keys, whichever is checked first.
    text: `insert into deposit_address (user_id, network, address, created_at)
           values ($1, $2, $3, $4)
           on conflict do nothing`,
    values: [userId, network, address, at],
  });
}

/** Null when the address belongs to no user. */
export async function findDepositAddressOwner(
  database: Queryable,
  network: string,
  address: string,
): Promise<UserId | null> {
  const { rows } = await database.query<{ userId: string }>({
    name: "find-address-owner",
    text: `select user_id as "userId" from deposit_address
           where network = $1 and address = $2`,
    values: [network, address],
  });
  return rows[0] === undefined ? null : toUserId(rows[0].userId);
}

/** One that was seen before and still waits is identified by its present block. */
export async function insertDeposit(database: Queryable, deposit: Deposit): Promise<void> {
  await database.query({
    name: "insert-deposit",
    text: `${deposits.insert}
           on conflict (network, txid, output_index) do update
           set block_height = excluded.block_height
           where deposit.status = 'confirming'
             and deposit.block_height is distinct from excluded.block_height`,
    values: [deposits.toJson([deposit])],
  });
}

/** Of one that still waits. */
export async function updateDepositHeight(
  database: Queryable,
  id: DepositId,
  blockHeight: number | null,
): Promise<void> {
  await database.query({
    name: "update-block-height",
    text: `update deposit set block_height = $2 where id = $1 and status = 'confirming'`,
    values: [id, blockHeight],
  });
}

/** Those that have their confirmations once the network is so high. */
export async function listConfirmedDeposits(
  database: Queryable,
  network: string,
  height: number,
  limit: number,
): Promise<Deposit[]> {
  return deposits.list(database, {
    name: "list-confirmed-deposits",
    text: `select ${deposits.columns} from deposit
           where network = $1 and status = 'confirming'
             and block_height + confirmations_needed - 1 <= $2
           order by id limit $3`,
    values: [network, height, limit],
  });
}

export async function lockDeposits(
  database: Queryable,
  ids: readonly DepositId[],
): Promise<Deposit[]> {
  return deposits.list(database, {
    name: "lock-deposits",
    text: `select ${deposits.columns} from deposit where id = any($1::bigint[])
           order by id for no key update`,
    values: [ids],
  });
}

export async function creditDeposits(
  database: Queryable,
  credited: readonly Deposit[],
): Promise<void> {
  await database.query({
    name: "credit-deposits",
    text: `update deposit set status = 'credited', credited_at = given.at
           from unnest($1::bigint[], $2::timestamptz[]) as given (id, at)
           where deposit.id = given.id`,
    values: [credited.map(({ id }) => id), credited.map(({ creditedAt }) => creditedAt)],
  });
}

/** Latest first. */
export async function listDeposits(
  database: Queryable,
  userId: UserId,
  asset: string | null,
  { limit, offset }: PageRange,
): Promise<Deposit[]> {
  return deposits.list(database, {
    name: "list-deposits",
    text: `select ${deposits.columns} from deposit
           where user_id = $1 and ($2::text is null or asset = $2)
           order by id desc limit $3 offset $4`,
    values: [userId, asset, limit, offset],
  });
}

export async function countDeposits(
  database: Queryable,
  userId: UserId,
  asset: string | null,
  most: number,
): Promise<number> {
  return readCount(database, {
    name: "count-deposits",
    text: `select count(*)::int as count from (
             select from deposit
             where user_id = $1 and ($2::text is null or asset = $2) limit $3
           ) counted`,
    values: [userId, asset, most],
  });
}
