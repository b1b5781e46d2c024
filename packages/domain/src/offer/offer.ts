// An offer: what an advertiser buys or sells, at which price, in which limits, and from whom.
import type { OfferId, PaymentId, UserId } from "../ids.ts";

/** From the advertiser's side. The page *Buy* lists sell offers. */
export type OfferSide = "buy" | "sell";

export type OfferState = "online" | "paused" | "closed";

/** Prices and bounds are units of the market's last price decimal. */
export type OfferPrice =
  | { readonly type: "fixed"; readonly price: bigint }
  | {
      readonly type: "floating";
      /** Part of the reference rate, in millionths: 1.015 is 1 015 000. */
      readonly ratio: bigint;
      readonly floor: bigint | null;
      readonly ceiling: bigint | null;
    };

/** What the advertiser asks of takers; null or zero asks nothing. */
export interface OfferConditions {
  readonly isKycRequired: boolean;
  readonly minTrades: number;
  /** Of a hundred. */
  readonly minCompletionPercent: number;
  readonly minRegisteredDays: number;
  /** Largest first order of a taker without a trade, in minor units of the fiat. */
  readonly firstTradeCap: bigint | null;
}

export const NO_CONDITIONS: OfferConditions = {
  isKycRequired: false,
  minTrades: 0,
  minCompletionPercent: 0,
  minRegisteredDays: 0,
  firstTradeCap: null,
};

/** When the offer can be taken: minutes of the week from Monday 00:00, in the zone; null is always. */
export interface OfferHours {
  /** IANA name. */
  readonly timeZone: string;
  readonly spans: readonly { readonly fromMinute: number; readonly toMinute: number }[];
}

export interface Offer {
  readonly id: OfferId;
  readonly advertiserId: UserId;
  /** Master and sub-users of the advertiser, none of whom may take it. */
  readonly accountGroup: number;
  readonly side: OfferSide;
  readonly crypto: string;
  readonly fiat: string;
  readonly price: OfferPrice;
  /** Atoms: gross on sell offers, net on buy offers. */
  readonly quantity: bigint;
  readonly remaining: bigint;
  /** Minor units of the fiat. */
  readonly minLimit: bigint;
  readonly maxLimit: bigint;
  readonly payWindowMinutes: number;
  readonly message: string;
  readonly autoReply: string;
  readonly conditions: OfferConditions;
  readonly hours: OfferHours | null;
  readonly visibility: "public" | "private";
  /** Needed to see and take a private offer. */
  readonly shareToken: string;
  /** Codes of the payment methods it takes. */
  readonly payMethods: readonly string[];
  /** The advertiser's saved accounts that takers of a sell offer pay into; none on a buy offer. */
  readonly userPaymentIds: readonly PaymentId[];
  readonly state: OfferState;
  /** Paused together with all others, by the switch that brings back exactly these. */
  readonly isSwitchedOff: boolean;
  /** Counts edits, not trades. */
  readonly version: number;
  /** Orders on it that are not over. */
  readonly openOrders: number;
  /** Epoch milliseconds. */
  readonly createdAt: number;
  readonly updatedAt: number;
}
