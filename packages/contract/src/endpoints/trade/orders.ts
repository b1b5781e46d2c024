// /api/ctc: orders, from the token that makes placing one safe to repeat to their end.
import { MAX_EXTENSION_MINUTES } from "@parley/domain/order/decide-order";
import {
  APPEAL_REASONS,
  APPEAL_STATES,
  CANCEL_REASONS,
  MAX_STATEMENT_FILES,
  MAX_STATEMENT_LENGTH,
  ORDER_STATES,
  RULING_REASONS,
  RULINGS,
} from "@parley/domain/order/order";
import { ORDER_STEPS } from "@parley/domain/order/order-table";
import { ORDER_ACTIONS } from "@parley/domain/order/order-view";
import { MAX_PAYER_NAME_LENGTH } from "@parley/domain/payment/payer";
import * as z from "zod/mini";
import { defineEndpoint } from "../../endpoint.ts";
import {
  amountText,
  assetCode,
  commandText,
  decimalText,
  epochMillis,
  idText,
  pageFields,
  pageOf,
  queryMillis,
  saidLine,
  saidText,
  uidText,
} from "../../fields.ts";
import { COMMAND_ERRORS } from "../identity/security.ts";

/** As the caller counts orders, in whatever form. */
const externalOrderId = () => z.string().check(z.regex(/^\P{C}{1,64}$/u));
const rToken = () => z.string().check(z.regex(/^[\w.-]{16,200}$/));
const shareToken = () => z.string().check(z.regex(/^[\w-]{16,64}$/));
const payMethodCode = () => z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(60));
const role = z.enum(["buyer", "seller"]);
const statement = () => saidText(MAX_STATEMENT_LENGTH);
const statementFiles = () => z.array(idText()).check(z.maxLength(MAX_STATEMENT_FILES));

/** The other side. */
const otherSide = z.object({
  uid: uidText(),
  nickname: z.string(),
  avatar: z.string(),
  totalTrades: z.int(),
  /** Between 0 and 1; null before the first trade. */
  completionRate: z.nullable(decimalText()),
  kycVerified: z.boolean(),
  online: z.boolean(),
  merchant: z.boolean(),
});

const outlook = z.object({
  /** Null where it waits for a user, or is due at once. */
  at: z.nullable(epochMillis()),
  /**
   * `proof`: proof is requested from the buyer until then, and staff decides. `ruling`: the ruling
   * of staff takes effect then.
   */
  outcome: z.enum(["canceled", "completed", "appeal", "staff", "proof", "ruling"]),
  /** A phrase `order.next.…` for the reader's side, and its values. */
  textKey: z.string(),
  values: z.record(z.string(), z.string()),
});

/** What a list shows of an order. */
export const orderSummary = z.object({
  orderId: idText(),
  externalOrderId: z.nullable(z.string()),
  advId: idText(),
  /** For the reader: B for the buyer. */
  type: z.enum(["B", "S"]),
  role,
  state: z.enum(ORDER_STATES),
  appeal: z.enum(APPEAL_STATES),
  /** The status in the language of the request. */
  label: z.string(),
  version: z.int(),
  crypto: z.string(),
  fiat: z.string(),
  price: decimalText(),
  /** What leaves the seller. */
  quantity: decimalText(),
  fee: decimalText(),
  /** What the buyer gets. */
  receiveQuantity: decimalText(),
  fiatAmount: decimalText(),
  payMethod: z.object({ code: z.string(), name: z.string() }),
  createdAt: epochMillis(),
  payBy: epochMillis(),
  /** Whether the reader took the offer or published it. */
  isTaker: z.boolean(),
  payWindow: z.int(),
  paidAt: z.nullable(epochMillis()),
  /** When the seller should have confirmed; after it the buyer is offered to appeal. */
  confirmBy: z.nullable(epochMillis()),
  confirmedAt: z.nullable(epochMillis()),
  completedAt: z.nullable(epochMillis()),
  canceledAt: z.nullable(epochMillis()),
  cancelReason: z.nullable(z.enum(CANCEL_REASONS)),
  /** What the buyer got in the end: of a split not `receiveQuantity`. Null until then, or canceled. */
  settledQuantity: z.nullable(decimalText()),
  /** What the platform took in the end: of a split not `fee`, and nothing where canceled. Null until then. */
  settledFee: z.nullable(decimalText()),
  counterparty: otherSide,
  /** What the reader may do now. */
  actions: z.array(z.enum(ORDER_ACTIONS)),
  nextIfNobodyActs: z.nullable(outlook),
  /** Messages of the chat that the reader has not read. */
  unread: z.int(),
  serverTime: epochMillis(),
});

/** The account to pay into, in the order of its form. */
const payInfo = z.object({
  receiverName: z.string(),
  details: z.array(z.object({ name: z.string(), label: z.string(), text: z.string() })),
  picture: z.nullable(z.object({ fileId: idText(), url: z.string() })),
});

/** As the buyer declared it with *I've Paid*. */
export const declaredPayer = z.object({
  name: z.string(),
  accountEnd: z.string(),
  /** The name is not the buyer's registered one. */
  nameDiffers: z.boolean(),
});

/** The seller has said that nothing arrived. */
export const notReceived = z.object({
  at: epochMillis(),
  /** Until when proof is requested from the buyer. */
  proofBy: epochMillis(),
  /** When the buyer answered with evidence. */
  answeredAt: z.nullable(epochMillis()),
});

/** What staff has ruled, which takes effect at its time unless a side asks for a second look. */
const standingRuling = z.object({
  ruling: z.enum(RULINGS),
  /** Net to the buyer. */
  amount: decimalText(),
  reasonCode: z.enum(RULING_REASONS),
  at: epochMillis(),
  effectAt: epochMillis(),
  acceptedBy: z.array(role),
  /** It was ruled after a second look, which is possible once. */
  isSecondLook: z.boolean(),
});

export const orderDetails = z.extend(orderSummary, {
  /** Of the quantity, as it was agreed on: the market's may have changed since. */
  feeRate: decimalText(),
  /** Null once it does not matter any more. */
  payInfo: z.nullable(payInfo),
  /** The registered name is known to both once the order exists. */
  counterparty: z.extend(otherSide, {
    realName: z.string(),
    /** Names given up within 90 days, the latest first. */
    formerNames: z.array(z.string()),
  }),
  /** The reader's own registered name, under which the payment must be made. */
  ownName: z.string(),
  appealDetails: z.nullable(
    z.object({
      by: z.enum(["buyer", "seller", "system"]),
      reason: z.nullable(z.enum(APPEAL_REASONS)),
      openedAt: epochMillis(),
    }),
  ),
  /** Net to the buyer that a side would agree to. */
  splitProposal: z.nullable(z.object({ by: role, amount: decimalText() })),
  /** Null before the payment, and where the buyer declared none. */
  payer: z.nullable(declaredPayer),
  /** From when the seller can say that nothing arrived; null where that is no question. */
  notReceivedFrom: z.nullable(epochMillis()),
  notReceived: z.nullable(notReceived),
  standingRuling: z.nullable(standingRuling),
  /** Which side requested a second look that is under way. */
  secondLookBy: z.nullable(role),
  history: z.array(
    z.object({
      at: epochMillis(),
      by: z.enum(["buyer", "seller", "staff", "clock", "system"]),
      command: z.enum(["create", ...ORDER_STEPS]),
      state: z.enum(ORDER_STATES),
      appeal: z.enum(APPEAL_STATES),
    }),
  ),
  /** What the two have said of each other, once it is completed. */
  feedback: z.object({ given: z.boolean(), received: z.boolean() }),
});

export const getRToken = defineEndpoint({
  name: "getRToken",
  summary: "A token for placing one order: used once, good for 60 seconds.",
  area: "orders",
  method: "GET",
  path: "/api/ctc/get-r-token",
  kind: "read",
  access: "session",
  request: {},
  reply: z.object({ rToken: z.string(), expiresAt: epochMillis() }),
  errors: [],
});

/** In the order in which they are looked for. */
const CREATE_ERRORS = [
  "rTokenInvalid",
  "idempotencyMismatch",
  "tradingFrozen",
  "staffMayNotTrade",
  "subUserForbidden",
  "phoneNotVerified",
  "emailNotVerified",
  "kycNotApproved",
  "agreementNotAccepted",
  "twoFactorNotSet",
  "marketDisabled",
  "offerUnknown",
  "offerNotOnline",
  "offerOutsideHours",
  "offerOfOwnGroup",
  "traderBlocked",
  "conditionKyc",
  "conditionTrades",
  "conditionCompletion",
  "conditionRegistered",
  "conditionFirstTrade",
  "ratesStale",
  "offerHidden",
  "priceChanged",
  "amountOutside",
  "outOfStock",
  "quoteChanged",
  "insufficientBalance",
  "coinsFresh",
  "unknownPayMethod",
  "payMethodMissing",
  "openOrdersLimit",
  "offerOrdersLimit",
  "openWorthLimit",
  "advertiserLimit",
  "cancelLimit",
  "externalOrderIdTaken",
] as const;

export const createOrder = defineEndpoint({
  name: "createOrder",
  summary: "Takes an offer: the coins go into escrow.",
  area: "orders",
  method: "POST",
  path: "/api/ctc/create-order",
  kind: "write",
  access: "session",
  request: {
    body: z.strictObject({
      advId: idText(),
      rToken: rToken(),
      amount: amountText(),
      amountIn: z.enum(["crypto", "fiat"]),
      /** As it was quoted. */
      price: amountText(),
      /** What the form has shown; anything else is not booked. */
      expect: z.optional(
        z.strictObject({
          quantity: amountText(),
          fiatAmount: amountText(),
          receiveQuantity: amountText(),
        }),
      ),
      /** Buying: the code of one of the offer's methods. */
      payMethod: z.optional(payMethodCode()),
      /** Selling: the own account that is to be paid into. */
      userPaymentId: z.optional(idText()),
      shareToken: z.optional(shareToken()),
      externalOrderId: z.optional(externalOrderId()),
    }),
  },
  reply: orderDetails,
  errors: CREATE_ERRORS,
  callsPerMinute: 30,
});

export const ORDER_STATUS_FILTERS = [
  "all",
  "pending",
  "completed",
  "canceled",
  "appeal",
  "failed",
] as const;

const orderFilter = {
  /** The whole number or its beginning. */
  orderId: z.optional(z.string().check(z.regex(/^\d{1,19}$/))),
  type: z.optional(z.enum(["buy", "sell"])),
  status: z.prefault(z.enum(ORDER_STATUS_FILTERS), "all"),
  crypto: z.optional(assetCode()),
  fiat: z.optional(assetCode()),
  from: z.optional(queryMillis()),
  to: z.optional(queryMillis()),
};

export const queryOrderList = defineEndpoint({
  name: "queryOrderList",
  summary:
    "The reader's orders, the newest first: by page, or by `cursor`, which is the `nextCursor` of the page before and takes the place of `page`. Each is as in the details, but for what only its own page needs.",
  area: "orders",
  method: "GET",
  path: "/api/ctc/query-order-list",
  kind: "read",
  access: "session",
  request: { query: z.object({ ...orderFilter, ...pageFields(), cursor: z.optional(idText()) }) },
  reply: z.extend(pageOf(orderSummary), {
    /** Null where nothing follows. */
    nextCursor: z.nullable(idText()),
    /** Orders that are not over, whatever the filter. */
    openOrders: z.int(),
    /** Until when new orders are barred after too many cancels. */
    barredUntil: z.nullable(epochMillis()),
  }),
  errors: [],
});

export const orderListCsv = defineEndpoint({
  name: "orderListCsv",
  summary: "The same as a file, at most 10,000 orders.",
  area: "orders",
  method: "GET",
  path: "/api/ctc/query-order-list.csv",
  kind: "read",
  access: "session",
  request: { query: z.object(orderFilter) },
  reply: z.null(),
  isFile: true,
  errors: [],
});

export const queryOrderDetails = defineEndpoint({
  name: "queryOrderDetails",
  summary: "One order as the reader may see it, by its id or the reader's own external id.",
  area: "orders",
  method: "GET",
  path: "/api/ctc/query-order-details",
  kind: "read",
  access: "session",
  request: {
    query: z.object({
      orderId: z.optional(idText()),
      externalOrderId: z.optional(externalOrderId()),
    }),
  },
  reply: orderDetails,
  errors: ["orderUnknown"],
});

export const updateOrderState = defineEndpoint({
  name: "updateOrderState",
  summary: "Moves an order on that stands as the caller saw it.",
  area: "orders",
  method: "POST",
  path: "/api/ctc/update-order-state",
  kind: "write",
  access: "session",
  request: {
    body: z.strictObject({
      orderId: idText(),
      action: z.enum(ORDER_ACTIONS),
      /** Of the order as it was seen. */
      version: z.int().check(z.minimum(1)),
      /** Encrypted: of `release`, of `retry` in an appeal, and of a split by the seller. */
      command: z.optional(commandText()),
      /**
       * Of an appeal. `payment-not-received` of the seller is the action `not-received`. A text
       * that is none of `APPEAL_REASONS` is put before its statement.
       */
      reason: z.optional(saidText(200)),
      statement: z.optional(statement()),
      /** Evidence of an appeal, uploaded to the order's chat before. */
      files: z.optional(statementFiles()),
      /** Of a split: net to the buyer. Who accepts one may say which. */
      amount: z.optional(amountText()),
      /** Of an extension. */
      minutes: z.optional(z.int().check(z.minimum(1), z.maximum(MAX_EXTENSION_MINUTES))),
      /** Of a payment: the name on the paying account and its last four characters. */
      payer: z.optional(
        z.strictObject({
          name: saidLine(2 * MAX_PAYER_NAME_LENGTH),
          accountEnd: saidLine(16),
        }),
      ),
    }),
  },
  reply: orderDetails,
  errors: [
    ...COMMAND_ERRORS,
    "subUserForbidden",
    "orderUnknown",
    "orderStateChanged",
    "accountOnHold",
    "extensionOutside",
    "notReceivedTooEarly",
    "splitOutside",
    "unknownFile",
    "idempotencyMismatch",
  ],
});

export const evidence = z.object({
  at: epochMillis(),
  by: role,
  statement: z.string(),
  files: z.array(
    z.object({
      fileId: idText(),
      name: z.string(),
      size: z.int(),
      type: z.string(),
      url: z.string(),
    }),
  ),
});

export const queryAppeal = defineEndpoint({
  name: "queryAppeal",
  summary: "The appeal on an order: reason, statements and evidence of both sides.",
  area: "orders",
  method: "GET",
  path: "/api/ctc/query-appeal",
  kind: "read",
  access: "session",
  request: { query: z.object({ orderId: idText() }) },
  reply: z.object({
    orderId: idText(),
    appeal: z.enum(APPEAL_STATES),
    by: z.enum(["buyer", "seller", "system"]),
    reason: z.nullable(z.enum(APPEAL_REASONS)),
    openedAt: epochMillis(),
    /** A member of staff has taken it on. */
    isInHand: z.boolean(),
    statements: z.array(evidence),
  }),
  errors: ["orderUnknown", "appealUnknown"],
});

export const addEvidence = defineEndpoint({
  name: "addEvidence",
  summary: "Adds a statement with files to an open appeal.",
  area: "orders",
  method: "POST",
  path: "/api/ctc/add-evidence",
  kind: "write",
  access: "session",
  request: {
    body: z.strictObject({
      orderId: idText(),
      statement: statement(),
      files: z.optional(statementFiles()),
    }),
  },
  reply: z.object({ added: z.literal(true) }),
  errors: [
    "orderUnknown",
    "subUserForbidden",
    "appealUnknown",
    "unknownFile",
    "idempotencyMismatch",
  ],
  callsPerMinute: 10,
});
