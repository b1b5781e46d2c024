// A row of an order: its columns, how it is read and how it is written.
import { isTaskMissed, type AppealTask } from "@parley/domain/appeal/task";
import { toOfferId, toOrderId, toPaymentId, toUserId } from "@parley/domain/ids";
import type { OfferSide } from "@parley/domain/offer/offer";
import { dueAt } from "@parley/domain/order/decide-order";
import {
  toOrder,
  type AppealReason,
  type AppealState,
  type CancelReason,
  type Order,
  type OrderRole,
  type OrderState,
  type PendingRuling,
  type SecondLook,
} from "@parley/domain/order/order";
import {
  bigint,
  boolean,
  idOf,
  instant,
  integer,
  jsonOf,
  named,
  nullable,
  smallint,
  text,
} from "../kernel/column.ts";
import { defineTable, type RowOf } from "../kernel/table.ts";

type StoredRuling = Omit<
  PendingRuling,
  "amount" | "byId" | "effectAt" | "approvedById" | "acceptedBy" | "texts"
> & {
  readonly amount: string | null;
  readonly byId: string;
  /** Rulings that were kept before they had a time have none. */
  readonly effectAt?: number | null;
  /** Rulings that were approved before it was kept have none. */
  readonly approvedById?: string | null;
  readonly acceptedBy?: readonly OrderRole[];
  readonly texts?: PendingRuling["texts"];
};

/** Bigints are texts inside JSON. */
const rulingColumn = jsonOf(
  ({
    amount,
    byId,
    effectAt = null,
    approvedById = null,
    acceptedBy = [],
    texts = null,
    ...same
  }: StoredRuling): PendingRuling => ({
    ...same,
    amount: amount === null ? null : BigInt(amount),
    byId: toUserId(byId),
    effectAt,
    approvedById: approvedById === null ? null : toUserId(approvedById),
    acceptedBy,
    texts,
  }),
  (ruling) => ({
    ...ruling,
    amount: ruling.amount === null ? null : String(ruling.amount),
    byId: String(ruling.byId),
    approvedById: ruling.approvedById === null ? null : String(ruling.approvedById),
  }),
);

/** One that was asked for before approvers were kept names the ruler alone. */
type StoredLook = Omit<SecondLook, "staffIds"> &
  ({ readonly staffIds: readonly string[] } | { readonly staffId: string });

const secondLookColumn = jsonOf(
  ({ by, at, ...stored }: StoredLook): SecondLook => ({
    by,
    at,
    staffIds: ("staffIds" in stored ? stored.staffIds : [stored.staffId]).map(toUserId),
  }),
  (secondLook): StoredLook => ({ ...secondLook, staffIds: secondLook.staffIds.map(String) }),
);

type StoredTask = Omit<AppealTask, "byId"> & { readonly byId: string };

const tasksColumn = jsonOf(
  (stored: readonly StoredTask[]): readonly AppealTask[] =>
    stored.map((task) => ({ ...task, byId: toUserId(task.byId) })),
  (tasks) => tasks.map((task) => ({ ...task, byId: String(task.byId) })),
);

/** What was agreed, written once. */
const terms = {
  id: idOf(toOrderId),
  externalOrderId: nullable(text()),
  rToken: text(),
  offerId: idOf(toOfferId),
  offerSide: text<OfferSide>(),
  advertiserId: idOf(toUserId),
  takerId: idOf(toUserId),
  advertiserGroupId: idOf(toUserId),
  takerGroupId: idOf(toUserId),
  crypto: text(),
  fiat: text(),
  cryptoScale: smallint(),
  fiatScale: smallint(),
  priceScale: smallint(),
  price: bigint(),
  feeNumerator: bigint(),
  feeDenominator: bigint(),
  quantity: bigint(),
  fee: bigint(),
  receiveQuantity: bigint(),
  fiatAmount: bigint(),
  worthCents: bigint(),
  payMethod: text(),
  userPaymentId: idOf(toPaymentId),
  payWindowMinutes: smallint(),
  createdAt: instant(),
};

/** How far an order has come, as far as a new one has it. */
const beginning = {
  state: text<OrderState>(),
  appealState: named("appeal", text<AppealState>()),
  version: integer(),
  payBy: instant(),
  isExtended: boolean(),
  isReminded: boolean(),
};

/** All of it, written at every step. */
const progress = {
  ...beginning,
  appealBy: nullable(text<OrderRole | "system">()),
  appealReason: nullable(text<AppealReason>()),
  appealOpenedAt: nullable(instant()),
  caseStaffId: nullable(idOf(toUserId)),
  splitBy: nullable(text<OrderRole>()),
  splitAmount: nullable(bigint()),
  ruling: nullable(rulingColumn),
  secondLook: nullable(secondLookColumn),
  tasks: nullable(tasksColumn),
  notReceivedAt: nullable(instant()),
  answeredAt: nullable(instant()),
  arrivesBy: nullable(instant()),
  paidAt: nullable(instant()),
  confirmBy: nullable(instant()),
  escalateAt: nullable(instant()),
  confirmedAt: nullable(instant()),
  completedAt: nullable(instant()),
  canceledAt: nullable(instant()),
  cancelReason: nullable(text<CancelReason>()),
  settledQuantity: nullable(bigint()),
  isCounted: nullable(boolean()),
};

/** Computed from the rest, and only selected by. */
const computed = { dueAt: nullable(instant()) };
/** The same of what a new order does not have. */
const computedLater = { isTaskMissed: boolean() };

export const orders = defineTable("trade_order", { ...terms, ...progress });
export const newOrders = defineTable("trade_order", { ...terms, ...beginning, ...computed });
export const orderProgress = defineTable("trade_order", {
  id: terms.id,
  ...progress,
  ...computed,
  ...computedLater,
});

export const orderReader = orders.as(readOrder);

function readOrder(row: RowOf<typeof orders>): Order {
  const { feeNumerator, feeDenominator, splitBy, splitAmount, notReceivedAt, ...others } = row;
  const { answeredAt, appealState, appealBy, appealReason, appealOpenedAt, ...same } = others;
  return toOrder({
    ...same,
    feeRate: { numerator: feeNumerator, denominator: feeDenominator },
    appeal: { state: appealState, by: appealBy, reason: appealReason, openedAt: appealOpenedAt },
    split: splitBy === null || splitAmount === null ? null : { by: splitBy, amount: splitAmount },
    notReceived: notReceivedAt === null ? null : { at: notReceivedAt, answeredAt },
  });
}

export function toOrderRow(order: Order) {
  const { feeRate, appeal, split, notReceived } = order;
  return {
    ...order,
    feeNumerator: feeRate.numerator,
    feeDenominator: feeRate.denominator,
    appealState: appeal.state,
    appealBy: appeal.by,
    appealReason: appeal.reason,
    appealOpenedAt: appeal.openedAt,
    splitBy: split?.by ?? null,
    splitAmount: split?.amount ?? null,
    notReceivedAt: notReceived?.at ?? null,
    answeredAt: notReceived?.answeredAt ?? null,
    dueAt: dueAt(order),
    isTaskMissed: isTaskMissed(order.tasks),
  };
}
