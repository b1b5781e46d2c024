// A row of an order: its columns, how it is read and how it is written.
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
import { assignments, columnNames, recordColumns } from "../kernel/column-list.ts";

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

export type StoredOrder = Pick<Order, Same> &
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

export const ORDER_COLUMNS = `trade_order.id, external_order_id as "externalOrderId", r_token as "rToken",
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
export const INSERT_ORDERS = `insert into trade_order (${columnNames(NEW)})
  select * from json_to_recordset($1::json) as given (${recordColumns(NEW)})`;

export const UPDATE_ORDERS = `update trade_order set ${assignments(PROGRESS)}
  from json_to_recordset($1::json) as given (id bigint, ${recordColumns(PROGRESS)})
  where trade_order.id = given.id`;

export function toOrder(row: StoredOrder): Order {
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
export function toNew(order: Order) {
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

export function toStand(order: Order) {
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
