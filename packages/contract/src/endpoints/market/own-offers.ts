// /api/ctc: offers as their advertisers make, change and list them.
import {
  MAX_PAY_METHODS,
  MAX_PAY_WINDOW_MINUTES,
  MIN_PAY_WINDOW_MINUTES,
} from "@parley/domain/offer/decide-offer";
import { MAX_SPANS, MINUTES_OF_WEEK } from "@parley/domain/offer/hours";
import { TAKEDOWN_REASONS } from "@parley/domain/offer/takedown";
import * as z from "zod/mini";
import { defineEndpoint } from "../../endpoint.ts";
import {
  amountText,
  assetCode,
  decimalText,
  epochMillis,
  idText,
  pageFields,
  pageOf,
  payMethodCode,
} from "../../fields.ts";
import { saidText } from "../../text-fields.ts";
import { GATE_ERRORS, listedOffer, offerHours, offerState, side } from "./offers.ts";

/** Longest message of an offer, and longest answer that its advertiser gives by itself. */
export const MAX_OFFER_TEXT_LENGTH = 1_000;

const offerText = () => saidText(MAX_OFFER_TEXT_LENGTH, 0);

const givenConditions = z.strictObject({
  kycRequired: z.optional(z.boolean()),
  minTrades: z.optional(z.int().check(z.minimum(0), z.maximum(10_000))),
  minCompletionRate: z.optional(z.int().check(z.minimum(0), z.maximum(100))),
  minRegisteredDays: z.optional(z.int().check(z.minimum(0), z.maximum(3_650))),
  firstTradeCap: z.optional(z.nullable(amountText())),
});

const givenHours = z.strictObject({
  timeZone: z.string().check(z.minLength(1), z.maxLength(60)),
  spans: z
    .array(
      z.strictObject({
        fromMinute: z.int().check(z.minimum(0), z.maximum(MINUTES_OF_WEEK - 1)),
        toMinute: z.int().check(z.minimum(0), z.maximum(MINUTES_OF_WEEK)),
      }),
    )
    .check(z.minLength(1), z.maxLength(MAX_SPANS)),
});

const payWindow = () =>
  z.int().check(z.minimum(MIN_PAY_WINDOW_MINUTES), z.maximum(MAX_PAY_WINDOW_MINUTES));

const ratioText = () => z.string().check(z.regex(/^\d(\.\d{1,6})?$/));

/** What an advertiser may change later; side, crypto and fiat stay. */
const givenTerms = {
  priceType: z.enum(["fixed", "floating"]),
  /** With a fixed price. */
  price: z.optional(amountText()),
  /** With a floating price: part of the reference rate, `1.015`. */
  ratio: z.optional(ratioText()),
  floor: z.optional(z.nullable(amountText())),
  ceiling: z.optional(z.nullable(amountText())),
  quantity: amountText(),
  minLimit: amountText(),
  maxLimit: amountText(),
  payWindow: z.prefault(payWindow(), 15),
  /** Selling: ids of own saved accounts. Buying: codes of methods. */
  payMethods: z
    .array(z.union([idText(), payMethodCode()]))
    .check(z.minLength(1), z.maxLength(MAX_PAY_METHODS)),
  message: z.optional(offerText()),
  autoReply: z.optional(offerText()),
  conditions: z.optional(givenConditions),
  hours: z.optional(z.nullable(givenHours)),
  visibility: z.optional(z.enum(["public", "private"])),
};

export const ownOffer = z.extend(listedOffer, {
  state: offerState,
  /** Paused by the switch for all offers, which brings it back. */
  switchedOff: z.boolean(),
  /** With a floating price. */
  ratio: z.nullable(decimalText()),
  floor: z.nullable(decimalText()),
  ceiling: z.nullable(decimalText()),
  /** Null while there is no price: outside of its bounds, or without a fresh reference rate. */
  price: z.nullable(decimalText()),
  autoReply: z.string(),
  hours: z.nullable(offerHours),
  visibility: z.enum(["public", "private"]),
  shareToken: z.string(),
  /** Of a sell offer. */
  userPaymentIds: z.array(idText()),
  openOrders: z.int(),
  /** Why it cannot be put online as it is; null where it can. */
  takedown: z.nullable(
    z.object({
      reason: z.enum(TAKEDOWN_REASONS),
      at: epochMillis(),
      /** Until staff free it; otherwise until it is changed. */
      isLasting: z.boolean(),
    }),
  ),
  createdAt: epochMillis(),
  updatedAt: epochMillis(),
});

const TERMS_ERRORS = [
  "unknownMarket",
  "marketDisabled",
  "ratesStale",
  "priceTooFar",
  "boundsCrossed",
  "limitsCrossed",
  "limitOutsideMarket",
  "quantityTooSmall",
  "payWindowOutside",
  "payMethodsCount",
  "unknownPayMethod",
  "hoursInvalid",
  "offerLimit",
  "insufficientBalance",
  "coinsFresh",
  "idempotencyMismatch",
] as const;

/** Errors of every write to an offer. */
const WRITE_ERRORS = [...GATE_ERRORS, ...TERMS_ERRORS] as const;

/** Errors of a write to an offer that exists. */
const CHANGE_ERRORS = [...WRITE_ERRORS, "offerUnknown", "offerChanged", "offerClosed"] as const;

export const createAdv = defineEndpoint({
  name: "createAdv",
  summary: "Publishes an offer; what a sell offer has to give is reserved from spot.",
  area: "offers",
  method: "POST",
  path: "/api/ctc/create-adv",
  kind: "write",
  access: "session",
  keyPermissions: ["trade"],
  request: {
    body: z.strictObject({ side, crypto: assetCode(), fiat: assetCode(), ...givenTerms }),
  },
  reply: ownOffer,
  errors: [...WRITE_ERRORS, "offerTakenDown"],
  callsPerMinute: 30,
});

export const updateAdv = defineEndpoint({
  name: "updateAdv",
  summary:
    "Changes an offer that nobody else has changed since it was read; what is not said stays as it is.",
  area: "offers",
  method: "POST",
  path: "/api/ctc/update-adv",
  kind: "write",
  access: "session",
  keyPermissions: ["trade"],
  request: {
    body: z.extend(z.partial(z.strictObject(givenTerms)), {
      advId: idText(),
      version: z.int().check(z.minimum(1)),
      payWindow: z.optional(payWindow()),
    }),
  },
  reply: ownOffer,
  errors: CHANGE_ERRORS,
  callsPerMinute: 60,
});

export const setAdvState = defineEndpoint({
  name: "setAdvState",
  summary: "Pauses an offer, brings it back, or closes it for good and returns its reserve.",
  area: "offers",
  method: "POST",
  path: "/api/ctc/set-adv-state",
  kind: "write",
  access: "session",
  keyPermissions: ["trade"],
  request: {
    body: z.strictObject({
      advId: idText(),
      state: offerState,
      version: z.int().check(z.minimum(1)),
    }),
  },
  reply: ownOffer,
  errors: [...CHANGE_ERRORS, "offerTakenDown"],
});

export const setAllAdvState = defineEndpoint({
  name: "setAllAdvState",
  summary:
    "`paused` takes all online offers offline; `online` brings back exactly those that this has taken offline. All in one step; an offer that may not be online is named and stays offline.",
  area: "offers",
  method: "POST",
  path: "/api/ctc/set-all-adv-state",
  kind: "write",
  access: "session",
  keyPermissions: ["trade"],
  request: { body: z.strictObject({ state: z.enum(["online", "paused"]) }) },
  reply: z.object({
    /** Ids of the offers whose state has changed. */
    changed: z.array(idText()),
    /** Those that could not be brought back; the next `online` tries them again. */
    refused: z.array(
      z.object({
        advId: idText(),
        side,
        crypto: z.string(),
        fiat: z.string(),
        /** Name of the error. */
        error: z.string(),
        /** The same in the reader's language. */
        message: z.string(),
      }),
    ),
  }),
  errors: [...GATE_ERRORS, "unknownPayMethod", "offerTakenDown", "idempotencyMismatch"],
});

export const queryMyAdvCounts = defineEndpoint({
  name: "queryMyAdvCounts",
  summary: "How many offers the reader has, by state, and in which markets.",
  area: "offers",
  method: "GET",
  path: "/api/ctc/query-my-adv-counts",
  kind: "read",
  access: "session",
  keyPermissions: ["read"],
  request: {},
  reply: z.object({
    online: z.int(),
    paused: z.int(),
    closed: z.int(),
    /** True when there are more closed ones than were counted. */
    closedCapped: z.boolean(),
    /** Of the paused ones: those that `set-all-adv-state` would bring back. */
    switchedOff: z.int(),
    kinds: z.array(
      z.object({
        side,
        crypto: z.string(),
        fiat: z.string(),
        state: offerState,
        offers: z.int(),
      }),
    ),
  }),
  errors: [],
});

export const queryPriceRank = defineEndpoint({
  name: "queryPriceRank",
  summary:
    "What other offers of the same market and side ask, and the rank that an offer has at a price or ratio.",
  area: "offers",
  method: "GET",
  path: "/api/ctc/query-price-rank",
  kind: "read",
  access: "session",
  keyPermissions: ["read"],
  request: {
    query: z.object({
      side,
      crypto: assetCode(),
      fiat: assetCode(),
      /** Of a fixed price. */
      price: z.optional(amountText()),
      /** Of a floating price: part of the reference rate. */
      ratio: z.optional(ratioText()),
      /** The own offer that would have this price: it does not compete with itself. */
      advId: z.optional(idText()),
    }),
  },
  reply: z.object({
    /** Best price among the offers of others; null when there is none. */
    best: z.nullable(decimalText()),
    /** Middle price among them; null when there is none, or there are more than are listed. */
    median: z.nullable(decimalText()),
    /** Listed offers, without the one with `advId`. */
    offers: z.int(),
    /** True when there are more. */
    capped: z.boolean(),
    /** Place in the list, from 1; null without a price, or beyond all that are listed. */
    rank: z.nullable(z.int()),
    /** What the ratio comes to now, or the price itself; null where there is none. */
    price: z.nullable(decimalText()),
    market: z.object({
      /** The reference rate; null while there is none that may be traded on, as are the bounds. */
      price: z.nullable(decimalText()),
      /** Decimals of a price. */
      priceScale: z.int(),
      leastPrice: z.nullable(decimalText()),
      mostPrice: z.nullable(decimalText()),
      leastRatio: z.nullable(decimalText()),
      mostRatio: z.nullable(decimalText()),
    }),
  }),
  errors: ["unknownMarket"],
});

export const queryMyAdv = defineEndpoint({
  name: "queryMyAdv",
  summary: "The reader's own offers, newest first, or one of them.",
  area: "offers",
  method: "GET",
  path: "/api/ctc/query-my-adv",
  kind: "read",
  access: "session",
  keyPermissions: ["read"],
  request: {
    query: z.object({
      advId: z.optional(idText()),
      state: z.optional(offerState),
      side: z.optional(side),
      crypto: z.optional(assetCode()),
      fiat: z.optional(assetCode()),
      ...pageFields(),
    }),
  },
  reply: pageOf(ownOffer),
  errors: [],
});
