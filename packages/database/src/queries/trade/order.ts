// Orders: locked and written for many at a time by the engine, read one by one or by page elsewhere.
import { dueAt } from "@parley/domain/order/decide-order";
import type {
  AppealReason,
  AppealState,
  CancelReason,
  Order,
  OrderRole,
  OrderState,
  PendingRuling,
  SecondLook,
} from "@parley/domain/order/order";
import { arrayText } from "../kernel/array-text.ts";
import { assignments, columnNames, recordColumns } from "../kernel/column-list.ts";
import type { Queryable } from "../kernel/queryable.ts";

type Ids =
  | "id"
  | "offerId"
  | "advertiserId"
  | "takerId"
  | "advertiserGroupId"
  | "takerGroupId"
  | "userPaymentId";
type Amounts = "worthCents" | "price" | "quantity" | "fee" | "receiveQuantity" | "fiatAmount";
type Instants = "createdAt" | "payBy";
type MaybeInstants =
  | "paidAt"
  | "confirmBy"
  | "escalateAt"
  | "confirmedAt"
  | "completedAt"
  | "canceledAt"
  | "arrivesBy";
type Same =
  | "externalOrderId"
  | "rToken"
  | "offerSide"
  | "crypto"
  | "fiat"
  | "cryptoScale"
  | "fiatScale"
  | "priceScale"
  | "payMethod"
  | "payWindowMinutes"
  | "version"
  | "isExtended"
  | "isReminded"
  | "isCounted";

type Stored = Pick<Order, Same> &
  Readonly<Record<Ids | Amounts | "feeNumerator" | "feeDenominator", string>> &
  Readonly<Record<Instants, Date>> &
  Readonly<Record<MaybeInstants, Date | null>> & {
    readonly state: OrderState;
    readonly appealState: AppealState;
    readonly appealBy: OrderRole | "system" | null;
    readonly appealReason: AppealReason | null;
    readonly appealOpenedAt: Date | null;
    readonly caseStaffId: string | null;
    readonly splitBy: OrderRole | null;
    readonly splitAmount: string | null;
    readonly ruling: StoredRuling | null;
    readonly secondLook: StoredSecondLook | null;
    readonly notReceivedAt: Date | null;
    readonly answeredAt: Date | null;
    readonly cancelReason: CancelReason | null;
    readonly settledQuantity: string | null;
  };

type StoredRuling = Omit<PendingRuling, "amount" | "byId" | "effectAt" | "acceptedBy"> & {
  readonly amount: string | null;
  readonly byId: string;
  /** Rulings that were kept before they had a time have none. */
  readonly effectAt?: number | null;
  readonly acceptedBy?: readonly OrderRole[];
};

type StoredSecondLook = Omit<SecondLook, "staffId"> & { readonly staffId: string };

const COLUMNS = `trade_order.id, external_order_id as "externalOrderId", r_token as "rToken",
  offer_id as "offerId", offer_side as "offerSide", advertiser_id as "advertiserId",
  taker_id as "takerId", advertiser_group_id as "advertiserGroupId",
  taker_group_id as "takerGroupId", worth_cents as "worthCents", is_counted as "isCounted",
  trade_order.crypto, trade_order.fiat, crypto_scale as "cryptoScale",
  fiat_scale as "fiatScale", price_scale as "priceScale", price,
  fee_numerator as "feeNumerator", fee_denominator as "feeDenominator", quantity, fee,
  receive_quantity as "receiveQuantity", fiat_amount as "fiatAmount", pay_method as "payMethod",
  user_payment_id as "userPaymentId", pay_window_minutes as "payWindowMinutes",
  trade_order.state, appeal as "appealState", appeal_by as "appealBy",
  appeal_reason as "appealReason", appeal_opened_at as "appealOpenedAt",
  case_staff_id as "caseStaffId", trade_order.version, split_by as "splitBy",
  split_amount as "splitAmount", ruling, second_look as "secondLook",
  not_received_at as "notReceivedAt", answered_at as "answeredAt", arrives_by as "arrivesBy",
  trade_order.created_at as "createdAt",
  pay_by as "payBy", is_extended as "isExtended", paid_at as "paidAt",
  confirm_by as "confirmBy", is_reminded as "isReminded", escalate_at as "escalateAt",
  confirmed_at as "confirmedAt", completed_at as "completedAt", canceled_at as "canceledAt",
  cancel_reason as "cancelReason", settled_quantity as "settledQuantity"`;

/** What was agreed, written once. */
const TERMS = {
  id: "bigint",
  external_order_id: "text",
  r_token: "text",
  offer_id: "bigint",
  offer_side: "text",
  advertiser_id: "bigint",
  taker_id: "bigint",
  crypto: "text",
  fiat: "text",
  crypto_scale: "smallint",
  fiat_scale: "smallint",
  price_scale: "smallint",
  price: "bigint",
  fee_numerator: "bigint",
  fee_denominator: "bigint",
  quantity: "bigint",
  fee: "bigint",
  receive_quantity: "bigint",
  fiat_amount: "bigint",
  pay_method: "text",
  user_payment_id: "bigint",
  pay_window_minutes: "smallint",
  created_at: "timestamptz",
  advertiser_group_id: "bigint",
  taker_group_id: "bigint",
  worth_cents: "bigint",
};

/** How far an order has come, as far as a new one has it. */
const BEGINNING = {
  state: "text",
  appeal: "text",
  version: "integer",
  pay_by: "timestamptz",
  is_extended: "boolean",
  is_reminded: "boolean",
  due_at: "timestamptz",
};

/** All of it, written at every step. */
const PROGRESS = {
  ...BEGINNING,
  appeal_by: "text",
  appeal_reason: "text",
  appeal_opened_at: "timestamptz",
  case_staff_id: "bigint",
  split_by: "text",
  split_amount: "bigint",
  ruling: "jsonb",
  second_look: "jsonb",
  not_received_at: "timestamptz",
  answered_at: "timestamptz",
  arrives_by: "timestamptz",
  paid_at: "timestamptz",
  confirm_by: "timestamptz",
  escalate_at: "timestamptz",
  confirmed_at: "timestamptz",
  completed_at: "timestamptz",
  canceled_at: "timestamptz",
  cancel_reason: "text",
  settled_quantity: "bigint",
  is_counted: "boolean",
};

const NEW = { ...TERMS, ...BEGINNING };

// Made once: both are written with every batch of orders.
const INSERT_ORDERS = `insert into trade_order (${columnNames(NEW)})
  select * from json_to_recordset($1::json) as given (${recordColumns(NEW)})`;

const UPDATE_ORDERS = `update trade_order set ${assignments(PROGRESS)}
  from json_to_recordset($1::json) as given (id bigint, ${recordColumns(PROGRESS)})
  where trade_order.id = given.id`;

export interface OrderFilter {
  readonly personId: bigint;
  /** The beginning of the id. */
  readonly idPrefix: string | null;
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
  and ($8::timestamptz is null or trade_order.created_at < $8)`;

function valuesOf(filter: OrderFilter) {
  const { personId, idPrefix, role, status, crypto, fiat, from, to } = filter;
  return [personId, idPrefix, role, status, crypto, fiat, from, to];
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

const findBy = async (
  database: Queryable,
  name: string,
  condition: string,
  values: readonly unknown[],
) => {
  const { rows } = await database.query<Stored>({
    name,
    text: `select ${COLUMNS} from trade_order where ${condition}`,
    values: [...values],
  });
  return rows[0] === undefined ? null : toOrder(rows[0]);
};

/** In the order of their ids, as every writer does. */
export async function lockOrders(database: Queryable, ids: readonly bigint[]): Promise<Order[]> {
  const { rows } = await database.query<Stored>({
    name: "lock-orders",
    text: `select ${COLUMNS} from trade_order
           where id = any($1::bigint[]) order by id for no key update`,
    values: [arrayText(ids)],
  });
  return rows.map(toOrder);
}

/** In no particular order; those that do not exist are left out. */
export async function listOrdersById(
  database: Queryable,
  ids: readonly bigint[],
): Promise<Order[]> {
  const { rows } = await database.query<Stored>({
    name: "list-orders-by-id",
    text: `select ${COLUMNS} from trade_order where id = any($1::bigint[])`,
    values: [arrayText(ids)],
  });
  return rows.map(toOrder);
}

export const findOrder = (database: Queryable, id: bigint) =>
  findBy(database, "find-order", "id = $1", [id]);

export const findOrderByToken = (database: Queryable, takerId: bigint, rToken: string) =>
  findBy(database, "find-order-by-token", "r_token = $2 and taker_id = $1", [takerId, rToken]);

export const findOrderByExternalId = (
  database: Queryable,
  takerId: bigint,
  externalOrderId: string,
) =>
  findBy(database, "find-order-by-external-id", "taker_id = $1 and external_order_id = $2", [
    takerId,
    externalOrderId,
  ]);

/** What the clock has to look at, the oldest first. */
export async function listDueOrders(
  database: Queryable,
  now: Date,
  limit: number,
): Promise<bigint[]> {
  const { rows } = await database.query<{ id: string }>({
    name: "list-due-orders",
    text: `select id from trade_order where due_at <= $1 order by due_at limit $2`,
    values: [now, limit],
  });
  return rows.map(({ id }) => BigInt(id));
}

/** The newest first. */
export async function listOrders(
  database: Queryable,
  filter: OrderFilter,
  { offset, limit, before }: OrderRange,
): Promise<Order[]> {
  const { way, isChosen } = chosenBy(filter);
  const isOlder = "($11::bigint is null or trade_order.id < $11)";
  const upTo = "$9::bigint + $10::bigint";
  const { rows } = await database.query<Stored>({
    name: `list-${way}`,
    text: `select ${COLUMNS} from ${newestOf(`${isChosen} and ${isOlder}`, upTo)}
           order by trade_order.id desc offset $9 limit $10`,
    values: [...valuesOf(filter), offset, limit, before],
  });
  return rows.map(toOrder);
}

/** At most so many are counted. */
export async function countOrders(
  database: Queryable,
  filter: OrderFilter,
  most: number,
): Promise<number> {
  const { way, isChosen } = chosenBy(filter);
  const { rows } = await database.query<{ count: number }>({
    name: `count-chosen-${way}`,
    text: `select count(*)::integer as count from (
             select from ${newestOf(isChosen, "$9")} limit $9
           ) as counted`,
    values: [...valuesOf(filter), most],
  });
  return rows[0]?.count ?? 0;
}

export async function countOpenOrders(database: Queryable, personId: bigint): Promise<number> {
  const { rows } = await database.query<{ count: number }>({
    name: "count-open-orders",
    text: `select count(*)::integer as count from trade_order
           where (taker_id = $1 or advertiser_id = $1) and ${IS_OPEN}`,
    values: [personId],
  });
  return rows[0]?.count ?? 0;
}

/** Of all members, on either side; at most so many are counted. */
export async function countOrdersOfGroup(
  database: Queryable,
  groupId: bigint,
  since: Date,
  most: number,
): Promise<number> {
  const { rows } = await database.query<{ count: number }>({
    name: "count-orders-of-group",
    text: `select count(*)::integer as count
           from (select id from person where id = $1 or master_id = $1) as member,
             lateral (${latestOf("taker_id")} union all ${latestOf("advertiser_id")}) as placed
           where created_at > $2`,
    values: [groupId, since, most],
  });
  return rows[0]?.count ?? 0;
}

/** Whether an order that is not over is paid into this account. */
export async function isPaymentInOrder(
  database: Queryable,
  userPaymentId: bigint,
): Promise<boolean> {
  const { rowCount } = await database.query({
    name: "is-payment-in-order",
    text: `select from trade_order
           where user_payment_id = $1 and state not in ('completed', 'canceled') limit 1`,
    values: [userPaymentId],
  });
  return rowCount === 1;
}

export async function insertOrders(database: Queryable, orders: readonly Order[]): Promise<void> {
  await database.query({
    name: "insert-orders",
    text: INSERT_ORDERS,
    values: [JSON.stringify(orders.map(toNew))],
  });
}

/** The buyer's first answer to a request for proof. With the row locked. */
export async function markOrderAnswered(
  database: Queryable,
  orderId: bigint,
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
export async function updateOrders(database: Queryable, orders: readonly Order[]): Promise<void> {
  await database.query({
    name: "update-orders",
    text: UPDATE_ORDERS,
    values: [JSON.stringify(orders.map(toStand))],
  });
}

function toOrder(row: Stored): Order {
  const { feeNumerator, feeDenominator, splitBy, splitAmount, ruling, secondLook, ...rest } = row;
  const { appealState, appealBy, appealReason, appealOpenedAt, ...others } = rest;
  const { notReceivedAt, answeredAt, ...same } = others;
  return {
    ...same,
    id: BigInt(row.id),
    offerId: BigInt(row.offerId),
    advertiserId: BigInt(row.advertiserId),
    takerId: BigInt(row.takerId),
    advertiserGroupId: BigInt(row.advertiserGroupId),
    takerGroupId: BigInt(row.takerGroupId),
    worthCents: BigInt(row.worthCents),
    userPaymentId: BigInt(row.userPaymentId),
    price: BigInt(row.price),
    feeRate: { numerator: BigInt(feeNumerator), denominator: BigInt(feeDenominator) },
    quantity: BigInt(row.quantity),
    fee: BigInt(row.fee),
    receiveQuantity: BigInt(row.receiveQuantity),
    fiatAmount: BigInt(row.fiatAmount),
    appeal: {
      state: appealState,
      by: appealBy,
      reason: appealReason,
      openedAt: appealOpenedAt?.getTime() ?? null,
    },
    caseStaffId: orNull(row.caseStaffId),
    split:
      splitBy === null || splitAmount === null
        ? null
        : { by: splitBy, amount: BigInt(splitAmount) },
    ruling: ruling === null ? null : toRuling(ruling),
    secondLook: secondLook === null ? null : { ...secondLook, staffId: BigInt(secondLook.staffId) },
    notReceived:
      notReceivedAt === null
        ? null
        : { at: notReceivedAt.getTime(), answeredAt: answeredAt?.getTime() ?? null },
    arrivesBy: row.arrivesBy?.getTime() ?? null,
    createdAt: row.createdAt.getTime(),
    payBy: row.payBy.getTime(),
    paidAt: row.paidAt?.getTime() ?? null,
    confirmBy: row.confirmBy?.getTime() ?? null,
    escalateAt: row.escalateAt?.getTime() ?? null,
    confirmedAt: row.confirmedAt?.getTime() ?? null,
    completedAt: row.completedAt?.getTime() ?? null,
    canceledAt: row.canceledAt?.getTime() ?? null,
    settledQuantity: orNull(row.settledQuantity),
  };
}

function toRuling(stored: StoredRuling): PendingRuling {
  const { amount, byId, effectAt = null, acceptedBy = [], ...same } = stored;
  return { ...same, amount: orNull(amount), byId: BigInt(byId), effectAt, acceptedBy };
}

/**
 * The agreed part, and the state of a new order. Amounts are sent as texts, since JSON numbers are
 * too small; what no new order has is not sent.
 */
function toNew(order: Order) {
  return {
    id: String(order.id),
    external_order_id: order.externalOrderId,
    r_token: order.rToken,
    offer_id: String(order.offerId),
    offer_side: order.offerSide,
    advertiser_id: String(order.advertiserId),
    taker_id: String(order.takerId),
    crypto: order.crypto,
    fiat: order.fiat,
    crypto_scale: order.cryptoScale,
    fiat_scale: order.fiatScale,
    price_scale: order.priceScale,
    price: String(order.price),
    fee_numerator: String(order.feeRate.numerator),
    fee_denominator: String(order.feeRate.denominator),
    quantity: String(order.quantity),
    fee: String(order.fee),
    receive_quantity: String(order.receiveQuantity),
    fiat_amount: String(order.fiatAmount),
    pay_method: order.payMethod,
    user_payment_id: String(order.userPaymentId),
    pay_window_minutes: order.payWindowMinutes,
    created_at: new Date(order.createdAt),
    state: order.state,
    appeal: order.appeal.state,
    version: order.version,
    pay_by: new Date(order.payBy),
    is_extended: order.isExtended,
    is_reminded: order.isReminded,
    due_at: dateOf(dueAt(order)),
    advertiser_group_id: String(order.advertiserGroupId),
    taker_group_id: String(order.takerGroupId),
    worth_cents: String(order.worthCents),
  };
}

function toStand(order: Order) {
  const { appeal, split, ruling, secondLook, notReceived } = order;
  return {
    id: String(order.id),
    state: order.state,
    appeal: appeal.state,
    appeal_by: appeal.by,
    appeal_reason: appeal.reason,
    appeal_opened_at: dateOf(appeal.openedAt),
    case_staff_id: textOf(order.caseStaffId),
    version: order.version,
    split_by: split?.by ?? null,
    split_amount: textOf(split?.amount ?? null),
    ruling:
      ruling === null
        ? null
        : { ...ruling, amount: textOf(ruling.amount), byId: String(ruling.byId) },
    second_look:
      secondLook === null ? null : { ...secondLook, staffId: String(secondLook.staffId) },
    not_received_at: dateOf(notReceived?.at ?? null),
    answered_at: dateOf(notReceived?.answeredAt ?? null),
    arrives_by: dateOf(order.arrivesBy),
    pay_by: dateOf(order.payBy),
    is_extended: order.isExtended,
    paid_at: dateOf(order.paidAt),
    confirm_by: dateOf(order.confirmBy),
    is_reminded: order.isReminded,
    escalate_at: dateOf(order.escalateAt),
    confirmed_at: dateOf(order.confirmedAt),
    completed_at: dateOf(order.completedAt),
    canceled_at: dateOf(order.canceledAt),
    cancel_reason: order.cancelReason,
    settled_quantity: textOf(order.settledQuantity),
    due_at: dateOf(dueAt(order)),
    is_counted: order.isCounted,
  };
}

function orNull(text: string | null): bigint | null {
  return text === null ? null : BigInt(text);
}

function textOf(value: bigint | null): string | null {
  return value === null ? null : String(value);
}

function dateOf(at: number | null): Date | null {
  return at === null ? null : new Date(at);
}
