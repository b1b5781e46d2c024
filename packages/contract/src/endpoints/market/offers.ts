// /api/ctc: offers as takers list them, and as their advertisers make and change them. On the wire an
// offer is an `adv`.
import { REPORT_REASONS } from "@parley/domain/staff/report-reason";
import {
  MAX_PAY_METHODS,
  MAX_PAY_WINDOW_MINUTES,
  MIN_PAY_WINDOW_MINUTES,
} from "@parley/domain/offer/decide-offer";
import { MAX_SPANS, MINUTES_OF_WEEK } from "@parley/domain/offer/hours";
import * as z from "zod/mini";
import { defineEndpoint } from "../../endpoint.ts";
import {
  assetCode,
  decimalText,
  epochMillis,
  idText,
  pageFields,
  pageOf,
  saidText,
  uidText,
} from "../../fields.ts";

/** Longest message of an offer, and longest answer that its advertiser gives by itself. */
export const MAX_OFFER_TEXT_LENGTH = 1_000;

/** Longest report on a user. */
export const MAX_REPORT_LENGTH = 1_000;

const side = z.enum(["buy", "sell"]);
const methodCode = () => z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(60));
const offerText = () => saidText(MAX_OFFER_TEXT_LENGTH, 0);
const shareToken = () => z.string().check(z.regex(/^[\w-]{16,64}$/));

/** Money in a request: at most eight decimals. */
const amountText = () => z.string().check(z.regex(/^\d{1,18}(\.\d{1,8})?$/));

/** What the advertiser asks of takers. */
const conditions = z.object({
  kycRequired: z.boolean(),
  minTrades: z.int(),
  /** Of a hundred. */
  minCompletionRate: z.int(),
  minRegisteredDays: z.int(),
  /** Largest first order of a taker without a trade, in fiat; null when there is none. */
  firstTradeCap: z.nullable(decimalText()),
});

const hours = z.object({
  /** IANA name. */
  timeZone: z.string(),
  /** Minutes of the week from Monday 00:00; a span that ends before it starts crosses Sunday. */
  spans: z.array(z.object({ fromMinute: z.int(), toMinute: z.int() })),
});

export const advertiserCard = z.object({
  uid: uidText(),
  nickname: z.string(),
  /** What the generated avatar is made from. */
  avatar: z.string(),
  totalTrades: z.int(),
  trades30d: z.int(),
  /** Between 0 and 1; null before the first trade. */
  completionRate: z.nullable(decimalText()),
  avgReleaseMinutes: z.nullable(decimalText()),
  avgPayMinutes: z.nullable(decimalText()),
  /** Between 0 and 1; null before the first feedback. */
  positiveRate: z.nullable(decimalText()),
  kycVerified: z.boolean(),
  emailVerified: z.boolean(),
  phoneVerified: z.boolean(),
  online: z.boolean(),
  registeredDays: z.int(),
  merchant: z.boolean(),
});

export const listedOffer = z.object({
  advId: idText(),
  /** The advertiser's: a sell offer is what the page Buy lists. */
  side,
  crypto: z.string(),
  fiat: z.string(),
  priceType: z.enum(["fixed", "floating"]),
  price: decimalText(),
  quantity: decimalText(),
  remaining: decimalText(),
  minLimit: decimalText(),
  maxLimit: decimalText(),
  /** Minutes. */
  payWindow: z.int(),
  message: z.string(),
  payMethods: z.array(z.object({ code: z.string(), name: z.string() })),
  conditions,
  version: z.int(),
  advertiser: advertiserCard,
});

export const SORTS = ["price", "completion", "trades", "release"] as const;

export const queryAdvList = defineEndpoint({
  name: "queryAdvList",
  summary: "One page of the offers that somebody who wants to buy or sell can take.",
  area: "market",
  method: "POST",
  path: "/api/ctc/query-adv-list",
  kind: "read",
  access: "optional",
  request: {
    body: z.object({
      /** The reader's intention. */
      side,
      crypto: assetCode(),
      fiat: assetCode(),
      amount: z.optional(amountText()),
      amountIn: z.prefault(z.enum(["fiat", "crypto"]), "fiat"),
      /** Offers that accept any of them; unknown codes match nothing. */
      payMethods: z.optional(z.array(z.string().check(z.maxLength(60))).check(z.maxLength(50))),
      verifiedOnly: z.optional(z.boolean()),
      onlineOnly: z.optional(z.boolean()),
      /** Only offers whose conditions the reader meets. */
      takeableOnly: z.optional(z.boolean()),
      /** Only of advertisers whom the reader follows. */
      followedOnly: z.optional(z.boolean()),
      advertiserUid: z.optional(uidText()),
      sort: z.prefault(z.enum(SORTS), "price"),
      ...pageFields(),
    }),
  },
  reply: pageOf(listedOffer),
  errors: ["unknownMarket"],
});

/** Why the reader cannot take an offer; each is also the name of an error of create-order. */
export const takeReason = z.enum([
  "notLoggedIn",
  "tradingFrozen",
  "staffMayNotTrade",
  "subUserForbidden",
  "phoneNotVerified",
  "emailNotVerified",
  "kycNotApproved",
  "agreementNotAccepted",
  "twoFactorNotSet",
  "marketDisabled",
  "offerNotOnline",
  "offerOutsideHours",
  "offerOfOwnGroup",
  "traderBlocked",
  "conditionKyc",
  "conditionTrades",
  "conditionCompletion",
  "conditionRegistered",
  "ratesStale",
  "offerHidden",
  "openOrdersLimit",
  "offerOrdersLimit",
  "openWorthLimit",
  "advertiserLimit",
  "cancelLimit",
]);

/** What the reader's account group has open and may have open; worth in US dollars. */
export const openLimits = z.object({
  openOrders: z.int(),
  maxOpenOrders: z.int(),
  openOnOffer: z.int(),
  maxOpenOnOffer: z.int(),
  /** Of the orders in which the group buys. */
  openWorth: decimalText(),
  maxOpenWorth: decimalText(),
  /** After too many cancels. */
  barredUntil: z.nullable(epochMillis()),
  /** What raises the limits, and to what; null for the highest tier and for merchants. */
  next: z.nullable(
    z.object({
      trades: z.int(),
      counterparties: z.int(),
      maxOpenOrders: z.int(),
      maxOpenWorth: decimalText(),
    }),
  ),
});

export const queryAdvDetail = defineEndpoint({
  name: "queryAdvDetail",
  summary: "One offer, and whether the reader can take it.",
  area: "market",
  method: "GET",
  path: "/api/ctc/query-adv-detail",
  kind: "read",
  access: "optional",
  request: {
    query: z.object({ advId: z.optional(idText()), shareToken: z.optional(shareToken()) }),
  },
  reply: z.extend(listedOffer, {
    state: z.enum(["online", "paused", "closed"]),
    takerFeeRate: decimalText(),
    hours: z.nullable(hours),
    /** When the hours open or close next. */
    nextChangeAt: z.nullable(epochMillis()),
    canTake: z.boolean(),
    reasons: z.array(takeReason),
    /** Null without a session. */
    limits: z.nullable(openLimits),
    followed: z.boolean(),
  }),
  errors: ["offerUnknown"],
});

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

/** What an advertiser may change later; side, crypto and fiat stay. */
const givenTerms = {
  priceType: z.enum(["fixed", "floating"]),
  /** With a fixed price. */
  price: z.optional(amountText()),
  /** With a floating price: part of the reference rate, `1.015`. */
  ratio: z.optional(z.string().check(z.regex(/^\d(\.\d{1,6})?$/))),
  floor: z.optional(z.nullable(amountText())),
  ceiling: z.optional(z.nullable(amountText())),
  quantity: amountText(),
  minLimit: amountText(),
  maxLimit: amountText(),
  payWindow: z.prefault(payWindow(), 15),
  /** Selling: ids of own saved accounts. Buying: codes of methods. */
  payMethods: z
    .array(z.union([idText(), methodCode()]))
    .check(z.minLength(1), z.maxLength(MAX_PAY_METHODS)),
  message: z.optional(offerText()),
  autoReply: z.optional(offerText()),
  conditions: z.optional(givenConditions),
  hours: z.optional(z.nullable(givenHours)),
  visibility: z.optional(z.enum(["public", "private"])),
};

export const ownOffer = z.extend(listedOffer, {
  state: z.enum(["online", "paused", "closed"]),
  /** With a floating price. */
  ratio: z.nullable(decimalText()),
  floor: z.nullable(decimalText()),
  ceiling: z.nullable(decimalText()),
  /** Null while there is no price: outside of its bounds, or without a fresh reference rate. */
  price: z.nullable(decimalText()),
  autoReply: z.string(),
  hours: z.nullable(hours),
  visibility: z.enum(["public", "private"]),
  shareToken: z.string(),
  /** Of a sell offer. */
  userPaymentIds: z.array(idText()),
  openOrders: z.int(),
  createdAt: epochMillis(),
  updatedAt: epochMillis(),
});

const GATE_ERRORS = [
  "tradingFrozen",
  "staffMayNotTrade",
  "subUserForbidden",
  "phoneNotVerified",
  "emailNotVerified",
  "kycNotApproved",
  "agreementNotAccepted",
  "twoFactorNotSet",
] as const;

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

export const createAdv = defineEndpoint({
  name: "createAdv",
  summary: "Publishes an offer; what a sell offer has to give is reserved from spot.",
  area: "offers",
  method: "POST",
  path: "/api/ctc/create-adv",
  kind: "write",
  access: "session",
  request: {
    body: z.strictObject({ side, crypto: assetCode(), fiat: assetCode(), ...givenTerms }),
  },
  reply: ownOffer,
  errors: [...GATE_ERRORS, ...TERMS_ERRORS],
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
  request: {
    body: z.extend(z.partial(z.strictObject(givenTerms)), {
      advId: idText(),
      version: z.int().check(z.minimum(1)),
      payWindow: z.optional(payWindow()),
    }),
  },
  reply: ownOffer,
  errors: [...GATE_ERRORS, ...TERMS_ERRORS, "offerUnknown", "offerChanged", "offerClosed"],
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
  request: {
    body: z.strictObject({
      advId: idText(),
      state: z.enum(["online", "paused", "closed"]),
      version: z.int().check(z.minimum(1)),
    }),
  },
  reply: ownOffer,
  errors: [...GATE_ERRORS, ...TERMS_ERRORS, "offerUnknown", "offerChanged", "offerClosed"],
});

export const queryMyAdv = defineEndpoint({
  name: "queryMyAdv",
  summary: "The reader's own offers, newest first, or one of them.",
  area: "offers",
  method: "GET",
  path: "/api/ctc/query-my-adv",
  kind: "read",
  access: "session",
  request: {
    query: z.object({
      advId: z.optional(idText()),
      state: z.optional(z.enum(["online", "paused", "closed"])),
      ...pageFields(),
    }),
  },
  reply: pageOf(ownOffer),
  errors: [],
});

const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

export const queryAdvertiser = defineEndpoint({
  name: "queryAdvertiser",
  summary: "What everybody may know of somebody who trades.",
  area: "market",
  method: "GET",
  path: "/api/ctc/query-advertiser",
  kind: "read",
  access: "optional",
  request: { query: z.object({ uid: uidText() }) },
  reply: z.extend(advertiserCard, {
    firstTradeAt: z.nullable(epochMillis()),
    /** Names given up within 90 days, the latest first. */
    formerNames: z.array(z.string()),
    positiveFeedback: z.int(),
    negativeFeedback: z.int(),
    /** Days with trades, the oldest first. */
    days: z.array(
      z.object({
        day,
        completedTrades: z.int(),
        failedTrades: z.int(),
        /** US dollars at the rates of that day. */
        volumeUsd: decimalText(),
      }),
    ),
    /** Where there are public offers of this advertiser now, those with the most first. */
    markets: z.array(z.object({ crypto: z.string(), fiat: z.string(), offers: z.int() })),
    /** What the reader has done about this advertiser; false without a session. */
    followed: z.boolean(),
    blocked: z.boolean(),
    own: z.boolean(),
  }),
  errors: ["traderUnknown"],
});

const relation = {
  area: "market",
  method: "POST",
  kind: "write",
  access: "session",
  errors: ["traderUnknown", "notWithOneself"],
} as const;

export const follow = defineEndpoint({
  ...relation,
  name: "follow",
  summary: "Follows an advertiser, or does so no longer.",
  path: "/api/ctc/follow",
  request: { body: z.strictObject({ uid: uidText(), follow: z.boolean() }) },
  reply: z.object({ followed: z.boolean() }),
});

export const block = defineEndpoint({
  ...relation,
  name: "block",
  summary: "Blocks somebody, so that neither sees nor trades with the other, or does so no longer.",
  path: "/api/ctc/block",
  request: { body: z.strictObject({ uid: uidText(), block: z.boolean() }) },
  reply: z.object({ blocked: z.boolean() }),
});

export const report = defineEndpoint({
  ...relation,
  name: "report",
  summary: "Tells customer service about somebody or one of the offers.",
  path: "/api/ctc/report",
  request: {
    body: z.strictObject({
      uid: uidText(),
      advId: z.optional(idText()),
      reason: z.enum(REPORT_REASONS),
      statement: saidText(MAX_REPORT_LENGTH),
    }),
  },
  reply: z.object({ reported: z.literal(true) }),
  errors: ["traderUnknown", "notWithOneself", "offerUnknown"],
  callsPerMinute: 5,
});

export const priceHistory = defineEndpoint({
  name: "priceHistory",
  summary: "Reference prices of a market over time, for charts.",
  area: "market",
  method: "GET",
  path: "/api/ctc/price-history",
  kind: "read",
  access: "public",
  request: {
    query: z.object({
      crypto: assetCode(),
      fiat: assetCode(),
      span: z.prefault(z.enum(["day", "week", "month", "quarter"]), "day"),
    }),
  },
  reply: z.object({
    points: z.array(z.object({ at: epochMillis(), price: decimalText() })),
  }),
  errors: ["unknownMarket"],
  cache: { maxAgeSeconds: 30 },
});

export const marketDepth = defineEndpoint({
  name: "marketDepth",
  summary: "How much is offered at which prices on both sides of a market, for charts.",
  area: "market",
  method: "GET",
  path: "/api/ctc/market-depth",
  kind: "read",
  access: "public",
  request: { query: z.object({ crypto: assetCode(), fiat: assetCode() }) },
  reply: z.object({
    /** What people sell, the cheapest first; quantities add up. */
    sell: z.array(z.object({ price: decimalText(), quantity: decimalText() })),
    /** What people buy, the dearest first; quantities add up. */
    buy: z.array(z.object({ price: decimalText(), quantity: decimalText() })),
  }),
  errors: ["unknownMarket"],
  cache: { maxAgeSeconds: 5 },
});
