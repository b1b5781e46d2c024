// /api/ctc: offers as takers read them. On the wire an offer is an `adv`.
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
  uidText,
} from "../../fields.ts";

export const side = z.enum(["buy", "sell"]);
/** Part of the link that opens a private offer. */
export const shareToken = () => z.string().check(z.regex(/^[\w-]{16,64}$/));
export const offerState = z.enum(["online", "paused", "closed"]);

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

export const offerHours = z.object({
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
  keyPermissions: ["read"],
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

/** Why a user may neither publish nor take an offer. */
export const GATE_ERRORS = [
  "tradingFrozen",
  "staffMayNotTrade",
  "subUserForbidden",
  "phoneNotVerified",
  "emailNotVerified",
  "kycNotApproved",
  "agreementNotAccepted",
  "twoFactorNotSet",
] as const;

/** Which condition of an offer its reader does not meet. */
export const CONDITION_ERRORS = [
  "conditionKyc",
  "conditionTrades",
  "conditionCompletion",
  "conditionRegistered",
] as const;

/** Which limit of open orders is reached. */
export const OPEN_LIMIT_ERRORS = [
  "openOrdersLimit",
  "offerOrdersLimit",
  "openWorthLimit",
  "advertiserLimit",
  "cancelLimit",
] as const;

/** Why the reader cannot take an offer; each is also the name of an error of create-order. */
export const takeReason = z.enum([
  "notLoggedIn",
  ...GATE_ERRORS,
  "marketDisabled",
  "offerNotOnline",
  "offerOutsideHours",
  "offerOfOwnGroup",
  "traderBlocked",
  ...CONDITION_ERRORS,
  "ratesStale",
  "offerHidden",
  ...OPEN_LIMIT_ERRORS,
]);

/** What the reader's account group has open and may have open; worth in US dollars. */
const groupLimits = z.object({
  openOrders: z.int(),
  maxOpenOrders: z.int(),
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

export const openLimits = z.extend(groupLimits, {
  openOnOffer: z.int(),
  /** What one coin of the offer counts as; null while there is no price that may be relied on. */
  coinWorth: z.nullable(decimalText()),
});

export const myLimits = defineEndpoint({
  name: "myLimits",
  summary: "What the reader's account group has open and may have open, and what raises that.",
  area: "market",
  method: "GET",
  path: "/api/ctc/my-limits",
  kind: "read",
  access: "session",
  keyPermissions: ["read"],
  request: {},
  reply: z.extend(groupLimits, {
    completedTrades: z.int(),
    /** With how many other groups these were made. */
    counterparties: z.int(),
    isMerchant: z.boolean(),
  }),
  errors: [],
});

export const queryAdvDetail = defineEndpoint({
  name: "queryAdvDetail",
  summary: "One offer, and whether the reader can take it.",
  area: "market",
  method: "GET",
  path: "/api/ctc/query-adv-detail",
  kind: "read",
  access: "optional",
  keyPermissions: ["read"],
  request: {
    query: z.object({ advId: z.optional(idText()), shareToken: z.optional(shareToken()) }),
  },
  reply: z.extend(listedOffer, {
    state: offerState,
    takerFeeRate: decimalText(),
    hours: z.nullable(offerHours),
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
