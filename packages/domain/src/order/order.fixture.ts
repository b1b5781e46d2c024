// An order for tests of the rules: 100 USDT for 93 EUR, one that a buyer has just placed.
import { toOfferId, toOrderId, toPaymentId, toUserId } from "../ids.ts";
import type { Order, OrderIn, PendingRuling, RulingKind, RulingTerms } from "./order.ts";

export const NOW = Date.parse("2026-03-01T12:00:00Z");
export const MINUTE_MS = 60_000;
export const DAY_MS = 24 * 60 * MINUTE_MS;

export const ADVERTISER = toUserId(3n);
export const TAKER = toUserId(4n);

const PLACED: OrderIn<"pending_payment"> = {
  id: toOrderId(1n),
  externalOrderId: null,
  rToken: "token",
  offerId: toOfferId(2n),
  offerSide: "sell",
  advertiserId: ADVERTISER,
  takerId: TAKER,
  advertiserGroupId: ADVERTISER,
  takerGroupId: TAKER,
  crypto: "USDT",
  fiat: "EUR",
  cryptoScale: 8,
  fiatScale: 2,
  priceScale: 3,
  price: 930n,
  feeRate: { numerator: 1n, denominator: 1_000n },
  quantity: 10_000_000_000n,
  fee: 10_000_000n,
  receiveQuantity: 9_990_000_000n,
  fiatAmount: 9_300n,
  worthCents: 10_000n,
  payMethod: "sepa",
  userPaymentId: toPaymentId(5n),
  payWindowMinutes: 15,
  state: "pending_payment",
  appeal: { state: "none", by: null, reason: null, openedAt: null },
  caseStaffId: null,
  version: 1,
  split: null,
  ruling: null,
  secondLook: null,
  tasks: null,
  notReceived: null,
  createdAt: NOW,
  payBy: NOW + 15 * MINUTE_MS,
  isExtended: false,
  paidAt: null,
  confirmBy: null,
  isReminded: false,
  arrivesBy: null,
  escalateAt: null,
  confirmedAt: null,
  completedAt: null,
  canceledAt: null,
  cancelReason: null,
  settledQuantity: null,
  isCounted: null,
};

/** When the buyer of these orders said that it was paid. */
export const PAID_AT = NOW + 5 * MINUTE_MS;
/** When the seller confirmed, where that has happened. */
export const CONFIRMED_AT = NOW + 10 * MINUTE_MS;

export function placedOrder(
  change: Partial<OrderIn<"pending_payment">> = {},
): OrderIn<"pending_payment"> {
  return { ...PLACED, ...change };
}

const PAID = {
  version: 2,
  paidAt: PAID_AT,
  confirmBy: PAID_AT + 15 * MINUTE_MS,
  arrivesBy: PAID_AT + 10 * MINUTE_MS,
};

export function paidOrder(change: Partial<OrderIn<"paid">> = {}): OrderIn<"paid"> {
  return { ...PLACED, ...PAID, state: "paid", escalateAt: PAID_AT + DAY_MS, ...change };
}

const CONFIRMED = { ...PAID, version: 3, confirmedAt: CONFIRMED_AT };

export function releasingOrder(change: Partial<OrderIn<"releasing">> = {}): OrderIn<"releasing"> {
  return { ...PLACED, ...CONFIRMED, state: "releasing", ...change };
}

export function failedOrder(change: Partial<OrderIn<"failed">> = {}): OrderIn<"failed"> {
  return {
    ...PLACED,
    ...CONFIRMED,
    state: "failed",
    version: 4,
    escalateAt: CONFIRMED_AT + DAY_MS,
    ...change,
  };
}

export function completedOrder(change: Partial<OrderIn<"completed">> = {}): OrderIn<"completed"> {
  return {
    ...PLACED,
    ...CONFIRMED,
    state: "completed",
    version: 4,
    completedAt: CONFIRMED_AT,
    settledQuantity: PLACED.receiveQuantity,
    ...change,
  };
}

export function timedOutOrder(change: Partial<OrderIn<"canceled">> = {}): OrderIn<"canceled"> {
  return {
    ...PLACED,
    state: "canceled",
    version: 2,
    canceledAt: PLACED.payBy,
    cancelReason: "timeout",
    ...change,
  };
}

/** With an appeal of the buyer's open, and no clock running. */
export function appealed<O extends Order>(
  order: O,
  by: "buyer" | "seller" | "system" = "buyer",
): O {
  return {
    ...order,
    appeal: {
      state: "open",
      by,
      reason: by === "system" ? null : "crypto-not-received",
      openedAt: NOW + 20 * MINUTE_MS,
    },
    version: order.version + 1,
    escalateAt: null,
  };
}

const AGENT = toUserId(7n);

/** What staff rules with in tests. */
export function terms(change: Partial<Omit<RulingTerms, "kind">> = {}): Omit<RulingTerms, "kind"> {
  return {
    amount: null,
    reason: "agreement",
    note: "Both agree.",
    texts: null,
    byId: AGENT,
    ...change,
  };
}

/** With a ruling that takes effect two hours after noon and half an hour. */
export const RULED_AT = NOW + 30 * MINUTE_MS;
export const EFFECT_AT = RULED_AT + 120 * MINUTE_MS;

export function ruled<O extends OrderIn<"paid"> | OrderIn<"failed">>(
  order: O,
  kind: RulingKind,
  change: Partial<PendingRuling> = {},
): O {
  const amount = kind === "split" ? 4_000_000_000n : null;
  const made = {
    ...terms({ amount }),
    kind,
    at: RULED_AT,
    effectAt: EFFECT_AT,
    approvedById: null,
    acceptedBy: [],
  };
  return {
    ...appealed(order),
    caseStaffId: AGENT,
    ruling: { ...made, ...change },
    version: order.version + 2,
  };
}
