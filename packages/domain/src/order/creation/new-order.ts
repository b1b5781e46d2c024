// An order as it begins: waiting for payment, with nothing decided yet.
import type { Offer } from "../../offer/offer.ts";
import type { FeeRate, Quote } from "../../trade/quote.ts";
import type { Order, OrderIn } from "../order.ts";

const MINUTE_MS = 60_000;

export interface NewOrder {
  readonly given: Pick<
    Order,
    | "id"
    | "rToken"
    | "externalOrderId"
    | "takerId"
    | "takerGroupId"
    | "advertiserGroupId"
    | "payMethod"
    | "userPaymentId"
  >;
  readonly offer: Offer;
  readonly market: Pick<Order, "cryptoScale" | "fiatScale" | "priceScale"> & {
    readonly feeRate: FeeRate;
  };
  readonly price: bigint;
  readonly quote: Quote;
  readonly worthCents: bigint;
  readonly now: number;
}

export function newOrder({
  given,
  offer,
  market,
  quote,
  now,
  ...rest
}: NewOrder): OrderIn<"pending_payment"> {
  return {
    ...given,
    ...quote,
    ...rest,
    offerId: offer.id,
    offerSide: offer.side,
    advertiserId: offer.advertiserId,
    crypto: offer.crypto,
    fiat: offer.fiat,
    cryptoScale: market.cryptoScale,
    fiatScale: market.fiatScale,
    priceScale: market.priceScale,
    feeRate: market.feeRate,
    payWindowMinutes: offer.payWindowMinutes,
    state: "pending_payment",
    appeal: { state: "none", by: null, reason: null, openedAt: null },
    caseStaffId: null,
    version: 1,
    split: null,
    ruling: null,
    secondLook: null,
    tasks: null,
    notReceived: null,
    createdAt: now,
    payBy: now + offer.payWindowMinutes * MINUTE_MS,
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
}
