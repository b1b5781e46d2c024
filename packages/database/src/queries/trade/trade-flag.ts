// Trades that staff should review, and ends of orders that count against a user.
import { toOrderId, type OrderId } from "@parley/domain/ids";
import type { FlagReason, SharedThing } from "@parley/domain/trade/counted-trade";
import type { Order } from "@parley/domain/order/order";
import { arrayText } from "../kernel/array-text.ts";
import type { Queryable } from "../kernel/queryable.ts";

export interface TradeFlag {
  readonly orderId: OrderId;
  readonly reason: FlagReason;
  readonly at: number;
}

export interface ListedFlag extends TradeFlag {
  readonly isCounted: boolean | null;
  readonly takerUid: number;
  readonly takerUsername: string;
  readonly advertiserUid: number;
  readonly advertiserUsername: string;
}

/** What decides whether a trade counts and is not in the order itself. */
export interface Circumstances {
  readonly isInstantMethod: boolean;
  readonly shared: readonly SharedThing[];
}

export interface OrderFault {
  readonly orderId: OrderId;
  readonly userId: bigint;
  readonly groupId: bigint;
  /** Epoch milliseconds. */
  readonly countedAt: number;
  /** Null while it counts. */
  readonly discountedAt: number | null;
}

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
  flags: readonly TradeFlag[],
): Promise<void> {
  await database.query({
    name: "insert-trade-flags",
    text: `insert into trade_flag (order_id, reason, flagged_at)
           select * from unnest($1::bigint[], $2::text[], $3::timestamptz[])`,
    values: [
      arrayText(flags.map(({ orderId }) => orderId)),
      arrayText(flags.map(({ reason }) => reason)),
      flags.map(({ at }) => new Date(at)),
    ],
  });
}

/** The latest first; those that are a conflict of interest for the reader's group are left out. */
export async function listTradeFlags(
  database: Queryable,
  staffGroup: number,
  range: { readonly offset: number; readonly limit: number },
): Promise<ListedFlag[]> {
  const { rows } = await database.query<
    Omit<ListedFlag, "orderId" | "at"> & { readonly orderId: string; readonly at: Date }
  >({
    name: "list-trade-flags",
    text: `select flag.order_id as "orderId", flag.reason, flag.flagged_at as at,
             trade_order.is_counted as "isCounted",
             taker.uid as "takerUid", taker.username as "takerUsername",
             advertiser.uid as "advertiserUid", advertiser.username as "advertiserUsername"
           ${FLAGS_FOR_READER}
           order by flag.flagged_at desc, flag.order_id desc, flag.reason
           offset $2 limit $3`,
    values: [staffGroup, range.offset, range.limit],
  });
  return rows.map((row) =>
    Object.assign(row, { orderId: toOrderId(row.orderId), at: row.at.getTime() }),
  );
}

export async function countTradeFlags(
  database: Queryable,
  staffGroup: number,
  most: number,
): Promise<number> {
  const { rows } = await database.query<{ count: number }>({
    name: "count-trade-flags",
    text: `select count(*)::integer as count from (
             select ${FLAGS_FOR_READER} limit $2
           ) as counted`,
    values: [staffGroup, most],
  });
  return rows[0]?.count ?? 0;
}

export async function lockOrderFaults(
  database: Queryable,
  orderIds: readonly OrderId[],
): Promise<OrderFault[]> {
  const { rows } = await database.query<{
    readonly orderId: string;
    readonly userId: string;
    readonly groupId: string;
    readonly countedAt: Date;
    readonly discountedAt: Date | null;
  }>({
    name: "lock-order-faults",
    text: `select order_id as "orderId", user_id as "userId", group_id as "groupId",
             counted_at as "countedAt", discounted_at as "discountedAt"
           from order_fault where order_id = any($1::bigint[])
           order by order_id for no key update`,
    values: [arrayText(orderIds)],
  });
  return rows.map((row) => ({
    orderId: toOrderId(row.orderId),
    userId: BigInt(row.userId),
    groupId: BigInt(row.groupId),
    countedAt: row.countedAt.getTime(),
    discountedAt: row.discountedAt?.getTime() ?? null,
  }));
}

export async function findOrderFault(
  database: Queryable,
  orderId: OrderId,
): Promise<Pick<OrderFault, "userId" | "groupId"> | null> {
  const { rows } = await database.query<{ userId: string; groupId: string }>({
    name: "find-order-fault",
    text: `select user_id as "userId", group_id as "groupId"
           from order_fault where order_id = $1`,
    values: [orderId],
  });
  const [row] = rows;
  if (row === undefined) return null;
  return { userId: BigInt(row.userId), groupId: BigInt(row.groupId) };
}

export async function upsertOrderFaults(
  database: Queryable,
  faults: readonly OrderFault[],
): Promise<void> {
  await database.query({
    name: "upsert-order-faults",
    text: `insert into order_fault (order_id, user_id, group_id, counted_at, discounted_at)
           select * from json_to_recordset($1::json) as given (
             order_id bigint, user_id bigint, group_id bigint, counted_at timestamptz,
             discounted_at timestamptz
           )
           on conflict (order_id) do update set discounted_at = excluded.discounted_at`,
    values: [JSON.stringify(faults.map(toFaultRow))],
  });
}

function toFaultRow(fault: OrderFault) {
  const { discountedAt } = fault;
  return {
    order_id: String(fault.orderId),
    user_id: String(fault.userId),
    group_id: String(fault.groupId),
    counted_at: new Date(fault.countedAt),
    discounted_at: discountedAt === null ? null : new Date(discountedAt),
  };
}
