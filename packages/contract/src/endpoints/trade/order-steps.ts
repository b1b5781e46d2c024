// /api/ctc: the writes of orders, from the token that makes placing one safe to repeat to every later
// step.
import { MAX_EXTENSION_MINUTES } from "@parley/domain/order/decide-order";
import { ORDER_ACTIONS } from "@parley/domain/order/order-step";
import { MAX_PAYER_NAME_LENGTH } from "@parley/domain/payment/payer";
import * as z from "zod/mini";
import { defineEndpoint } from "../../endpoint.ts";
import { amountText, commandText, epochMillis, idText, payMethodCode } from "../../fields.ts";
import { saidLine, saidText } from "../../text-fields.ts";
import { COMMAND_ERRORS } from "../../security-codes.ts";
import { CONDITION_ERRORS, GATE_ERRORS, OPEN_LIMIT_ERRORS, shareToken } from "../market/offers.ts";
import { statement, statementFiles } from "./appeals.ts";
import { externalOrderId, orderDetails } from "./orders.ts";

const rToken = () => z.string().check(z.regex(/^[\w.-]{16,200}$/));

export const getRToken = defineEndpoint({
  name: "getRToken",
  summary: "A token for placing one order: used once, good for 60 seconds.",
  area: "orders",
  method: "GET",
  path: "/api/ctc/get-r-token",
  kind: "read",
  access: "session",
  keyPermissions: ["trade"],
  request: {},
  reply: z.object({ rToken: z.string(), expiresAt: epochMillis() }),
  errors: [],
});

/** In the order in which they are looked for. */
const CREATE_ERRORS = [
  "rTokenInvalid",
  "idempotencyMismatch",
  ...GATE_ERRORS,
  "marketDisabled",
  "offerUnknown",
  "offerNotOnline",
  "offerOutsideHours",
  "offerOfOwnGroup",
  "traderBlocked",
  ...CONDITION_ERRORS,
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
  ...OPEN_LIMIT_ERRORS,
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
  keyPermissions: ["trade"],
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

export const updateOrderState = defineEndpoint({
  name: "updateOrderState",
  summary: "Moves an order on that stands as the caller saw it.",
  area: "orders",
  method: "POST",
  path: "/api/ctc/update-order-state",
  kind: "write",
  access: "session",
  keyPermissions: ["trade", "release"],
  request: {
    body: z.strictObject({
      orderId: idText(),
      action: z.enum(ORDER_ACTIONS),
      /** Of the order as it was seen. */
      version: z.int().check(z.minimum(1)),
      /**
       * Encrypted: of `release`, of `retry` in an appeal, and of a split by the seller. Absent with an
       * API key, whose permission and cap stand for the codes of a release.
       */
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
    "ratesStale",
    "apiReleaseCap",
  ],
});
