// GET /fapi/v1/flags: which features are on in this installation.
import * as z from "zod/mini";
import { defineEndpoint } from "../../endpoint.ts";

export const listFlags = defineEndpoint({
  name: "listFlags",
  summary: "Feature flags; what is not listed is off.",
  area: "site",
  method: "GET",
  path: "/fapi/v1/flags",
  kind: "read",
  access: "public",
  request: {},
  reply: z.record(z.string(), z.boolean()),
  errors: [],
  cache: { maxAgeSeconds: 30 },
});
