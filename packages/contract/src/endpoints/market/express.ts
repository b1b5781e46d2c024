// /api/ctc: the short ways into the market. Express finds the offer for an amount; best prices show
// the markets of a currency at a glance.
import * as z from "zod/mini";
import { defineEndpoint } from "../../endpoint.ts";
import { amountText, assetCode, decimalText } from "../../fields.ts";
import { listedOffer } from "./offers.ts";

export const EXPRESS_REASONS = [
  "marketPaused",
  "nothingAvailable",
  "methodUnavailable",
  "amountOutside",
  /** The reader has reached the limit of open orders. */
  "limitReached",
] as const;

export const expressQuote = defineEndpoint({
  name: "expressQuote",
  summary: "The best offer that the reader can take for an amount, with what it would come to.",
  area: "market",
  method: "POST",
  path: "/api/ctc/express-quote",
  kind: "read",
  access: "optional",
  feature: "express",
  keyPermissions: ["read"],
  request: {
    body: z.object({
      /** The reader's intention. */
      side: z.enum(["buy", "sell"]),
      crypto: assetCode(),
      fiat: assetCode(),
      amount: amountText(),
      amountIn: z.prefault(z.enum(["fiat", "crypto"]), "fiat"),
      /** Any of them will do; all when none is named. */
      payMethods: z.optional(z.array(z.string().check(z.maxLength(60))).check(z.maxLength(50))),
    }),
  },
  reply: z.discriminatedUnion("found", [
    z.object({
      found: z.literal(true),
      offer: listedOffer,
      /** The preselected one: the first of the requested ones that the offer accepts. */
      payMethod: z.nullable(z.string()),
      takerFeeRate: decimalText(),
      /** As create-order would post it. */
      quote: z.object({
        price: decimalText(),
        /** Coins that leave the seller, with the fee. */
        quantity: decimalText(),
        fee: decimalText(),
        /** Coins that reach the buyer. */
        receiveQuantity: decimalText(),
        fiatAmount: decimalText(),
      }),
    }),
    z.object({
      found: z.literal(false),
      reason: z.enum(EXPRESS_REASONS),
      /** What could be had instead, in the unit of the amount; only with `amountOutside`. */
      nearest: z.nullable(
        z.object({
          smallest: decimalText(),
          largest: decimalText(),
          /** The largest below the amount, and the smallest above it. */
          below: z.nullable(decimalText()),
          above: z.nullable(decimalText()),
        }),
      ),
    }),
  ]),
  errors: ["unknownMarket"],
});

const bestPrice = z.object({
  price: decimalText(),
  /** How many offers there are; `capped` when there are more than were counted. */
  offers: z.int(),
  capped: z.boolean(),
});

export const bestPrices = defineEndpoint({
  name: "bestPrices",
  summary: "The best price to buy and to sell in each open market of a currency.",
  area: "market",
  method: "GET",
  path: "/api/ctc/best-prices",
  kind: "read",
  access: "public",
  request: { query: z.object({ fiat: assetCode() }) },
  reply: z.array(
    z.object({
      crypto: z.string(),
      /** For buyers of coins; null when there is no sell offer. */
      buy: z.nullable(bestPrice),
      sell: z.nullable(bestPrice),
    }),
  ),
  errors: [],
  cache: { maxAgeSeconds: 2 },
});
