// Orders: locked and written for many at a time by the engine, read one by one or by page elsewhere.
import {
  toOrderId,
  type OfferId,
  type OrderId,
  type PaymentId,
  type UserId,
} from "@parley/domain/ids";
import type { Order, OrderRole } from "@parley/domain/order/order";
import { arrayText } from "../kernel/array-text.ts";
import { affectsOneRow, readCount, type Queryable } from "../kernel/queryable.ts";
import { newOrders, orderProgress, orderReader, orders, toOrderRow } from "./order-row.ts";

export interface OrderFilter {
  readonly userId: UserId;
  /** The beginning of the id. */
  readonly idPrefix: string | null;
  readonly offerId: OfferId | null;
  readonly role: OrderRole | null;
  readonly status: "all" | "pending" | "completed" | "canceled" | "appeal" | "failed";
  readonly crypto: string | null;
  readonly fiat: string | null;
  readonly from: Date | null;
  readonly to: Date | null;
}

export interface OrderRange {
  readonly offset: number;
  readonly limit: number;
  /** Those older than this one; null from the newest on. */
  readonly before: bigint | null;
}

/** Written out: partial indexes contain the few open orders of users with very many. */
const IS_OPEN = `trade_order.state not in ('completed', 'canceled')`;

const IS_CHOSEN = `($2::text is null or starts_with(trade_order.id::text, $2))
  and ($3::text is null
    or ($3 = 'buyer') = (case offer_side when 'sell' then taker_id else advertiser_id end = $1))
  and case $4::text
    when 'pending' then trade_order.state in ('pending_payment', 'paid', 'releasing', 'failed')
    when 'completed' then trade_order.state = 'completed'
    when 'canceled' then trade_order.state = 'canceled'
    when 'failed' then trade_order.state = 'failed'
    when 'appeal' then appeal = 'open'
    else true
  end
  and ($5::text is null or trade_order.crypto = $5)
  and ($6::text is null or trade_order.fiat = $6)
  and ($7::timestamptz is null or trade_order.created_at >= $7)
  and ($8::timestamptz is null or trade_order.created_at < $8)
  and ($9::bigint is null or trade_order.offer_id = $9)`;

function valuesOf(filter: OrderFilter) {
  const { userId, idPrefix, role, status, crypto, fiat, from, to, offerId } = filter;
  return [userId, idPrefix, role, status, crypto, fiat, from, to, offerId];
}

/** Each way to ask has a plan of its own. */
function chosenBy({ status }: OrderFilter): { readonly way: string; readonly isChosen: string } {
  const isOpen = status === "pending" || status === "failed";
  if (!isOpen) return { way: "orders", isChosen: IS_CHOSEN };
  return { way: "open-orders", isChosen: `${IS_CHOSEN} and ${IS_OPEN}` };
}

/**
 * The newest of a user's orders. An index sorts those of one side, and none both: each side returns
 * as many as are wanted in all. No user is on both sides of an order.
 */
function newestOf(isChosen: string, most: string): string {
  const onSide = (side: "taker_id" | "advertiser_id") =>
    `(select * from trade_order where ${side} = $1 and ${isChosen} order by id desc limit ${most})`;
  return `(${onSide("taker_id")} union all ${onSide("advertiser_id")}) as trade_order`;
}

/** When a member placed, or had taken, as many as are counted. */
function latestOf(side: "taker_id" | "advertiser_id"): string {
  return `(select created_at from trade_order where ${side} = member.id order by id desc limit $3)`;
}

/** In the order of their ids, as every writer does. */
export async function lockOrders(database: Queryable, ids: readonly bigint[]): Promise<Order[]> {
  return orderReader.list(database, {
    name: "lock-orders",
    text: `select ${orders.columns} from trade_order
           where id = any($1::bigint[]) order by id for no key update`,
    values: [arrayText(ids)],
  });
}

/** In no particular order; those that do not exist are left out. */
export async function listOrdersById(
  database: Queryable,
  ids: readonly OrderId[],
): Promise<Order[]> {
  return orderReader.list(database, {
    name: "list-orders-by-id",
    text: `select ${orders.columns} from trade_order where id = any($1::bigint[])`,
    values: [arrayText(ids)],
  });
}

const FIND = `select ${orders.columns} from trade_order where`;

export const findOrder = (database: Queryable, id: OrderId) =>
  orderReader.find(database, { name: "find-order", text: `${FIND} id = $1`, values: [id] });

export const findOrderByToken = (database: Queryable, takerId: UserId, rToken: string) =>
  orderReader.find(database, {
    name: "find-order-by-token",
    text: `${FIND} r_token = $2 and taker_id = $1`,
    values: [takerId, rToken],
  });

export const findOrderByExternalId = (
  database: Queryable,
  takerId: UserId,
  externalOrderId: string,
) =>
  orderReader.find(database, {
    name: "find-order-by-external-id",
    text: `${FIND} taker_id = $1 and external_order_id = $2`,
    values: [takerId, externalOrderId],
  });

/** What the clock has to look at, the oldest first. */
export async function listDueOrders(
  database: Queryable,
  now: Date,
  limit: number,
): Promise<OrderId[]> {
  const { rows } = await database.query<{ id: string }>({
    name: "list-due-orders",
    text: `select id from trade_order where due_at <= $1 order by due_at limit $2`,
    values: [now, limit],
  });
  return rows.map(({ id }) => toOrderId(id));
}

/** The newest first. */
export async function listOrders(
  database: Queryable,
  filter: OrderFilter,
  { offset, limit, before }: OrderRange,
): Promise<Order[]> {
  const { way, isChosen } = chosenBy(filter);
  const isOlder = "($12::bigint is null or trade_order.id < $12)";
  const upTo = "$10::bigint + $11::bigint";
  return orderReader.list(database, {
    name: `list-${way}`,
    text: `select ${orders.columns} from ${newestOf(`${isChosen} and ${isOlder}`, upTo)}
           order by trade_order.id desc offset $10 limit $11`,
    values: [...valuesOf(filter), offset, limit, before],
  });
}

/** At most so many are counted. */
export async function countOrders(
  database: Queryable,
  filter: OrderFilter,
  most: number,
): Promise<number> {
  const { way, isChosen } = chosenBy(filter);
  return readCount(database, {
    name: `count-chosen-${way}`,
    text: `select count(*)::integer as count from (
             select from ${newestOf(isChosen, "$10")} limit $10
           ) as counted`,
    values: [...valuesOf(filter), most],
  });
}

export async function countOpenOrders(database: Queryable, userId: UserId): Promise<number> {
  return readCount(database, {
    name: "count-open-orders",
    text: `select count(*)::integer as count from trade_order
           where (taker_id = $1 or advertiser_id = $1) and ${IS_OPEN}`,
    values: [userId],
  });
}

/** Of all members, on either side; at most so many are counted. */
export async function countOrdersOfGroup(
  database: Queryable,
  groupId: UserId,
  since: Date,
  most: number,
): Promise<number> {
  return readCount(database, {
    name: "count-orders-of-group",
    text: `select count(*)::integer as count
           from (select id from app_user where id = $1 or master_id = $1) as member,
             lateral (${latestOf("taker_id")} union all ${latestOf("advertiser_id")}) as placed
           where created_at > $2`,
    values: [groupId, since, most],
  });
}

/** Whether an order that is not over is paid into this account. */
export async function isPaymentInOrder(
  database: Queryable,
  userPaymentId: PaymentId,
): Promise<boolean> {
  return affectsOneRow(database, {
    name: "is-payment-in-order",
    text: `select from trade_order
           where user_payment_id = $1 and state not in ('completed', 'canceled') limit 1`,
    values: [userPaymentId],
  });
}

export async function insertOrders(database: Queryable, created: readonly Order[]): Promise<void> {
  await newOrders.insertRows(database, "insert-orders", created.map(toOrderRow));
}

/** The buyer's first answer to a request for proof. With the row locked. */
export async function markOrderAnswered(
  database: Queryable,
  orderId: OrderId,
  at: Date,
): Promise<void> {
  await database.query({
    name: "mark-order-answered",
    text: `update trade_order set answered_at = $2
           where id = $1 and not_received_at is not null and answered_at is null`,
    values: [orderId, at],
  });
}

/** The changing part of orders; the agreed part is constant. */
export async function updateOrders(database: Queryable, changed: readonly Order[]): Promise<void> {
  await orderProgress.updateRows(database, "update-orders", changed.map(toOrderRow));
}
