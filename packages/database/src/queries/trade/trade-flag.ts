// Trades that staff should review, and ends of orders that count against a user.
import { toOrderId, toUserId, type OrderId } from "@parley/domain/ids";
import type { FlagReason, SharedThing } from "@parley/domain/trade/counted-trade";
import type { Order } from "@parley/domain/order/order";
import { arrayText } from "../kernel/array-text.ts";
import { boolean, idOf, instant, integer, named, nullable, text } from "../kernel/column.ts";
import { readCount, type Queryable } from "../kernel/queryable.ts";
import { defineRow, defineTable, type RowOf } from "../kernel/table.ts";

const flags = defineTable("trade_flag", {
  orderId: idOf(toOrderId),
  reason: text<FlagReason>(),
  at: named("flagged_at", instant()),
});

export type TradeFlag = RowOf<typeof flags>;

const listedFlags = defineRow({
  ...flags.fields,
  isCounted: nullable(boolean()),
  takerUid: integer(),
  takerUsername: text(),
  advertiserUid: integer(),
  advertiserUsername: text(),
});

export type ListedFlag = RowOf<typeof listedFlags>;

/** What decides whether a trade counts and is not in the order itself. */
export interface Circumstances {
  readonly isInstantMethod: boolean;
  readonly shared: readonly SharedThing[];
}

const faults = defineTable("order_fault", {
  orderId: idOf(toOrderId),
  userId: idOf(toUserId),
  groupId: idOf(toUserId),
  countedAt: instant(),
  /** Null while it counts. */
  discountedAt: nullable(instant()),
});

export type OrderFault = RowOf<typeof faults>;

const faultUsers = faults.pick("userId", "groupId");

interface RawCircumstances {
  readonly kinds: readonly string[] | null;
  readonly isInstantMethod: boolean;
  readonly isAddressShared: boolean;
}

const THINGS: Readonly<Record<string, SharedThing | undefined>> = {
  device: "device",
  document: "document",
  payment_account: "payment-account",
};

const FLAGS_FOR_READER = `from trade_flag as flag
    join trade_order on trade_order.id = flag.order_id
    join app_user as taker on taker.id = trade_order.taker_id
    join app_user as advertiser on advertiser.id = trade_order.advertiser_id
  where not is_staff_conflict($1, taker.account_group)
    and not is_staff_conflict($1, advertiser.account_group)`;

/** As staff have not cleared it. A network address counts where both have a session from it. */
export async function readTradeCircumstances(
  database: Queryable,
  order: Pick<Order, "takerGroupId" | "advertiserGroupId" | "takerId" | "advertiserId"> &
    Pick<Order, "payMethod">,
): Promise<Circumstances> {
  const { rows } = await database.query<RawCircumstances>({
    name: "read-trade-circumstances",
    text: `select
             (
               select array_agg(distinct kind order by kind) from group_link
               where group_a = least(one.uid, other.uid)
                 and group_b = greatest(one.uid, other.uid) and cleared_at is null
             ) as kinds,
             exists (
               select from payment_method where code = $5 and method_class = 'instant'
             ) as "isInstantMethod",
             exists (
               select from session as mine join session as theirs
                 on theirs.address = mine.address
               where mine.user_id = $3 and mine.ended_at is null
                 and theirs.user_id = $4 and theirs.ended_at is null
             ) as "isAddressShared"
           from app_user as one, app_user as other where one.id = $1 and other.id = $2`,
    values: [
      order.takerGroupId,
      order.advertiserGroupId,
      order.takerId,
      order.advertiserId,
      order.payMethod,
    ],
  });
  const [row] = rows;
  if (row === undefined) throw new Error("the groups of an order are gone");
  const shared = (row.kinds ?? []).flatMap((kind) => THINGS[kind] ?? []);
  const { isInstantMethod, isAddressShared } = row;
  return { isInstantMethod, shared: isAddressShared ? [...shared, "address"] : shared };
}

export async function insertTradeFlags(
  database: Queryable,
  raised: readonly TradeFlag[],
): Promise<void> {
  await flags.insertRows(database, "insert-trade-flags", raised);
}

/** The latest first; those that are a conflict of interest for the reader's group are left out. */
export async function listTradeFlags(
  database: Queryable,
  staffGroup: number,
  range: { readonly offset: number; readonly limit: number },
): Promise<ListedFlag[]> {
  return listedFlags.list(database, {
    name: "list-trade-flags",
    text: `select ${flags.columnsOf("flag")}, trade_order.is_counted as "isCounted",
             taker.uid as "takerUid", taker.username as "takerUsername",
             advertiser.uid as "advertiserUid", advertiser.username as "advertiserUsername"
           ${FLAGS_FOR_READER}
           order by flag.flagged_at desc, flag.order_id desc, flag.reason
           offset $2 limit $3`,
    values: [staffGroup, range.offset, range.limit],
  });
}

export async function countTradeFlags(
  database: Queryable,
  staffGroup: number,
  most: number,
): Promise<number> {
  return readCount(database, {
    name: "count-trade-flags",
    text: `select count(*)::integer as count from (
             select ${FLAGS_FOR_READER} limit $2
           ) as counted`,
    values: [staffGroup, most],
  });
}

export async function lockOrderFaults(
  database: Queryable,
  orderIds: readonly OrderId[],
): Promise<OrderFault[]> {
  return faults.list(database, {
    name: "lock-order-faults",
    text: `select ${faults.columns} from order_fault where order_id = any($1::bigint[])
           order by order_id for no key update`,
    values: [arrayText(orderIds)],
  });
}

export async function findOrderFault(
  database: Queryable,
  orderId: OrderId,
): Promise<Pick<OrderFault, "userId" | "groupId"> | null> {
  return faultUsers.find(database, {
    name: "find-order-fault",
    text: `select ${faultUsers.columns} from order_fault where order_id = $1`,
    values: [orderId],
  });
}

export async function upsertOrderFaults(
  database: Queryable,
  changed: readonly OrderFault[],
): Promise<void> {
  await database.query({
    name: "upsert-order-faults",
    text: `${faults.insert}
           on conflict (order_id) do update set discounted_at = excluded.discounted_at`,
    values: [faults.toJson(changed)],
  });
}
