// Coins that were bought lately and stay in their account group for a while.
import { toOrderId, toUserId, type OrderId, type UserId } from "@parley/domain/ids";
import type { MethodClass } from "@parley/domain/payment/method-class";
import type { GroupCoins } from "@parley/domain/wallet/fresh-coins";
import { arrayText } from "../kernel/array-text.ts";
import { bigint, idOf, instant, integer, nullable, text } from "../kernel/column.ts";
import type { Queryable } from "../kernel/queryable.ts";
import { defineRow, defineTable, type RowOf } from "../kernel/table.ts";

export interface GroupAsset {
  /** The master's id. */
  readonly groupId: UserId;
  readonly asset: string;
}

export interface FreshEntry {
  readonly orderId: OrderId;
  readonly atoms: bigint;
  readonly boughtAt: number;
  readonly until: number;
}

export interface GroupCoinsRow extends GroupAsset, GroupCoins {
  readonly fresh: readonly FreshEntry[];
}

/** What decides whether coins that an account group buys are fresh. */
const buyings = defineRow({
  groupId: idOf(toUserId),
  payMethod: text(),
  registeredAt: instant(),
  methodClass: nullable(text<MethodClass>()),
  arrivalMinutes: nullable(integer()),
});

export type BuyingRow = RowOf<typeof buyings>;

interface RawEntry {
  readonly orderId: string;
  readonly atoms: string;
  readonly boughtAt: number;
  readonly until: number;
}

interface RawCoins {
  readonly groupId: string;
  readonly asset: string;
  readonly held: string;
  readonly fresh: readonly RawEntry[];
}

/**
 * The latest row of a group was bought a day before it ends, so that what ended by then is over
 * now: no clock is needed, and the few rows are read from the index.
 */
const MAY_BE_FRESH = `fresh_coin.group_id = given.group_id and fresh_coin.asset = given.asset
  and fresh_coin.until > (
    select max(latest.until) - interval '1 day' from fresh_coin as latest
    where latest.group_id = given.group_id and latest.asset = given.asset
  )`;

const GIVEN = `unnest($1::bigint[], $2::text[]) as given (group_id, asset)`;

/** Distinguishes these advisory locks from others. */
const GROUP_COINS_LOCKS = 1;

const SELECT_COINS = `select given.group_id as "groupId", given.asset,
    (
      select coalesce(sum(account.balance), 0)
      from ledger_account as account
      where account.asset = given.asset and account.kind in ('spot', 'futures')
        and account.owner_id in (
          select id from app_user where id = given.group_id
          union all
          select id from app_user where master_id = given.group_id
        )
    ) as held,
    (
      select coalesce(
        jsonb_agg(
          jsonb_build_object(
            'orderId', fresh_coin.order_id::text,
            'atoms', fresh_coin.atoms::text,
            'boughtAt', extract(epoch from fresh_coin.bought_at) * 1000,
            'until', extract(epoch from fresh_coin.until) * 1000
          )
          order by fresh_coin.order_id
        ),
        '[]'
      )
      from fresh_coin where ${MAY_BE_FRESH}
    ) as fresh
  from ${GIVEN}`;

/**
 * What groups hold and what of it may be fresh. Each group's coin is locked first, also where it
 * has no fresh row yet: members that let coins leave at the same moment wait for each other, and
 * the second statement sees what the first of them has done. Locking the rows alone would let a
 * sale from before the first of them pass beside one from after it.
 *
 * The accounts from which coins leave are locked before, so that what a settlement adds to them
 * meanwhile is either seen here with its fresh row or not at all.
 */
export async function lockGroupCoins(
  database: Queryable,
  keys: readonly GroupAsset[],
): Promise<GroupCoinsRow[]> {
  const values = valuesOf(keys);
  const [, { rows }] = await Promise.all([
    database.query({
      name: "lock-group-coins",
      text: `select pg_advisory_xact_lock(${GROUP_COINS_LOCKS}, key)
             from (
               select distinct hashtext(given.group_id || ' ' || given.asset) as key
               from ${GIVEN} order by key
             ) as keys`,
      values,
    }),
    database.query<RawCoins>({ name: "list-locked-coins", text: SELECT_COINS, values }),
  ]);
  return rows.map(parse);
}

/** The same without locks, for forms and lists. */
export async function listGroupCoins(
  database: Queryable,
  keys: readonly GroupAsset[],
): Promise<GroupCoinsRow[]> {
  const { rows } = await database.query<RawCoins>({
    name: "list-group-coins",
    text: SELECT_COINS,
    values: valuesOf(keys),
  });
  return rows.map(parse);
}

export async function listBuyings(
  database: Queryable,
  keys: readonly Pick<BuyingRow, "groupId" | "payMethod">[],
): Promise<BuyingRow[]> {
  return buyings.list(database, {
    name: "list-buyings",
    text: `select given.group_id as "groupId", given.pay_method as "payMethod",
             app_user.created_at as "registeredAt", method.method_class as "methodClass",
             method.arrival_minutes as "arrivalMinutes"
           from unnest($1::bigint[], $2::text[]) as given (group_id, pay_method)
             join app_user on app_user.id = given.group_id
             left join payment_method as method on method.code = given.pay_method`,
    values: [
      arrayText(keys.map(({ groupId }) => groupId)),
      arrayText(keys.map(({ payMethod }) => payMethod)),
    ],
  });
}

const freshCoins = defineTable("fresh_coin", {
  orderId: idOf(toOrderId),
  groupId: idOf(toUserId),
  asset: text(),
  atoms: bigint(),
  boughtAt: instant(),
  until: instant(),
});

export async function insertFreshCoins(
  database: Queryable,
  rows: readonly RowOf<typeof freshCoins>[],
): Promise<void> {
  await database.query({
    name: "insert-fresh-coins",
    text: `insert into fresh_coin (${freshCoins.names}) select * from ${freshCoins.unnest}`,
    values: freshCoins.toArrays(rows),
  });
}

/** Until when what these orders bought stays in the group; orders whose coins are free have no row. */
export async function listFreshUntil(
  database: Queryable,
  orderIds: readonly OrderId[],
): Promise<Pick<FreshEntry, "orderId" | "until">[]> {
  return freshEnds.list(database, {
    name: "list-fresh-until",
    text: `select order_id as "orderId", until from fresh_coin where order_id = any($1::bigint[])`,
    values: [arrayText(orderIds)],
  });
}

const freshEnds = defineRow({ orderId: idOf(toOrderId), until: instant() });

function valuesOf(keys: readonly GroupAsset[]): string[] {
  return [arrayText(keys.map(({ groupId }) => groupId)), arrayText(keys.map(({ asset }) => asset))];
}

function parse({ groupId, asset, held, fresh }: RawCoins): GroupCoinsRow {
  return {
    groupId: toUserId(groupId),
    asset,
    held: BigInt(held),
    fresh: fresh.map(({ orderId, atoms, boughtAt, until }) => ({
      orderId: toOrderId(orderId),
      atoms: BigInt(atoms),
      boughtAt: Math.round(boughtAt),
      until: Math.round(until),
    })),
  };
}
