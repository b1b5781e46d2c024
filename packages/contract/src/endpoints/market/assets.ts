// GET /api/t/v2/assets: the coins with their logos.
import * as z from "zod/mini";
import { defineEndpoint } from "../../endpoint.ts";

export const listAssets = defineEndpoint({
  name: "listAssets",
  summary: "Coins with their logos.",
  area: "market",
  method: "GET",
  path: "/api/t/v2/assets",
  kind: "read",
  access: "public",
  request: {},
  reply: z.array(
    z.object({
      assetCode: z.string(),
      assetName: z.string(),
      logoUrl: z.string(),
      scale: z.int(),
      /** Decimals that a site shows where an amount is looked over; the rest is cut off. */
      displayDigits: z.int(),
    }),
  ),
  errors: [],
  cache: { maxAgeSeconds: 60 },
});
