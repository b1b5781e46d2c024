// GET /api/a/v1/public/…: reference prices of coins in one currency, and the rate of worths.
import * as z from "zod/mini";
import { defineEndpoint } from "../../endpoint.ts";
import { assetCode, decimalText, epochMillis } from "../../fields.ts";

/** More assets than any page shows at once; a longer list is a mistake. */
const MAX_ASSETS = 100;

/** `BTC,USDT` as in the query. */
const assetList = z.pipe(
  z.pipe(
    z.string().check(z.maxLength(MAX_ASSETS * 13)),
    z.transform((text) => text.split(",").map((code) => code.trim())),
  ),
  z.array(assetCode()).check(z.minLength(1), z.maxLength(MAX_ASSETS)),
);

export const publicRates = defineEndpoint({
  name: "publicRates",
  summary: "Reference prices of coins in one currency.",
  area: "market",
  method: "GET",
  path: "/api/a/v1/public/rates",
  kind: "read",
  access: "public",
  request: {
    query: z.object({ assets: z.optional(assetList), fiat: z.prefault(assetCode(), "USD") }),
  },
  // The price of each asset is under its code, beside these three.
  reply: z.catchall(
    z.object({
      /** When the oldest of the quotes used was taken; null when there is none at all. */
      asOf: z.nullable(epochMillis()),
      /** True when any of the requested prices is missing or older than allowed. */
      stale: z.boolean(),
      staleAssets: z.array(z.string()),
    }),
    decimalText(),
  ),
  errors: ["unknownAsset", "unknownFiat"],
  cache: { maxAgeSeconds: 5 },
});

export const displayRate = defineEndpoint({
  name: "displayRate",
  summary: "What turns a worth in US dollars into one in the currency that a reader has chosen.",
  area: "market",
  method: "GET",
  path: "/api/a/v1/public/display-rate",
  kind: "read",
  access: "public",
  request: { query: z.object({ fiat: assetCode() }) },
  reply: z.object({
    currency: z.string(),
    /** Of its amounts. */
    decimals: z.int(),
    /** Dollars for one unit; null where there is no fresh price: the worth is then unknown. */
    usd: z.nullable(decimalText()),
  }),
  errors: ["unknownFiat"],
  cache: { maxAgeSeconds: 5 },
});
