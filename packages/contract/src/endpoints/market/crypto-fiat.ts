// GET /api/ctc/query-crypto-fiat: everything the pickers and forms need to know about what can be
// traded for what, and by which payment methods.
import { METHOD_CLASSES } from "@parley/domain/payment/method-class";
import * as z from "zod/mini";
import { defineEndpoint } from "../../endpoint.ts";
import { decimalText, languageTag } from "../../fields.ts";

const paymentField = z.object({
  name: z.string(),
  label: z.string(),
  type: z.enum(["text", "number", "iban", "phone", "email", "select"]),
  required: z.boolean(),
  minLength: z.optional(z.int()),
  maxLength: z.int(),
  pattern: z.optional(z.string()),
  check: z.optional(z.string()),
  options: z.optional(z.array(z.object({ value: z.string(), label: z.string() }))),
});

const payMethod = z.object({
  code: z.string(),
  name: z.string(),
  group: z.string(),
  countries: z.array(z.string()),
  /** Instant and final, slow and final, or reversible: can be taken back by the payer. */
  methodClass: z.enum(METHOD_CLASSES),
  /** The usual time until a payment arrives. */
  arrivalMinutes: z.int(),
  fields: z.array(paymentField),
});

export const queryCryptoFiat = defineEndpoint({
  name: "queryCryptoFiat",
  summary: "Coins, currencies, payment methods and markets in one language.",
  area: "market",
  method: "GET",
  path: "/api/ctc/query-crypto-fiat",
  kind: "read",
  access: "public",
  request: { query: z.object({ language: z.optional(languageTag()) }) },
  reply: z.object({
    cryptoList: z.array(
      z.object({
        code: z.string(),
        name: z.string(),
        logoUrl: z.string(),
        scale: z.int(),
        /** Decimals that a site shows where an amount is looked over; the rest is cut off. */
        displayDigits: z.int(),
      }),
    ),
    fiatList: z.array(
      z.object({
        code: z.string(),
        name: z.string(),
        symbol: z.string(),
        scale: z.int(),
        countries: z.array(z.string()),
        payMethods: z.array(payMethod),
      }),
    ),
    markets: z.array(
      z.object({
        crypto: z.string(),
        fiat: z.string(),
        priceScale: z.int(),
        minOrder: decimalText(),
        maxOrder: decimalText(),
        takerFeeRate: decimalText(),
        /**
         * How far an advertiser's price may deviate from the reference rate: 0.3 is 30 % either
         * way.
         */
        maxDistance: decimalText(),
      }),
    ),
  }),
  errors: [],
  cache: { maxAgeSeconds: 60 },
});
