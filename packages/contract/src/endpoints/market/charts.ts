// /api/ctc: prices and stock of a market, for charts.
import * as z from "zod/mini";
import { defineEndpoint } from "../../endpoint.ts";
import { assetCode, decimalText, epochMillis } from "../../fields.ts";

export const priceHistory = defineEndpoint({
  name: "priceHistory",
  summary: "Reference prices of a market over time, for charts.",
  area: "market",
  method: "GET",
  path: "/api/ctc/price-history",
  kind: "read",
  access: "public",
  feature: "charts",
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
  feature: "charts",
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
