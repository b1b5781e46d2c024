// /api/ctc/trade-figures: how much is traded on this site, for readers without an account.
import * as z from "zod/mini";
import { defineEndpoint } from "../../endpoint.ts";
import { decimalText } from "../../fields.ts";

export const tradeFigures = defineEndpoint({
  name: "tradeFigures",
  summary: "How much is traded on this site. A figure that is too small to say something is null.",
  area: "orders",
  method: "GET",
  path: "/api/ctc/trade-figures",
  kind: "read",
  access: "public",
  request: {},
  reply: z.object({
    /** Completed since the first order; those within one group of accounts do not count. */
    trades: z.nullable(z.int()),
    /**
     * The median from the report of a payment to the seller's release, in milliseconds, of the orders
     * completed without an appeal in the last `days`.
     */
    releaseMs: z.nullable(z.int()),
    /** Worth of the coins in escrow now, in US dollars, rounded down to two leading figures. */
    escrowUsd: z.nullable(decimalText()),
    days: z.int(),
  }),
  errors: [],
  cache: { maxAgeSeconds: 60 },
});
