// GET /knowledge/v1/agreement: the service agreement, in one language.
import * as z from "zod/mini";
import { defineEndpoint } from "../../endpoint.ts";
import { agreementVersion, epochMillis, languageTag } from "../../fields.ts";

export const readAgreement = defineEndpoint({
  name: "readAgreement",
  summary: "The service agreement in its present version, in one language.",
  area: "content",
  method: "GET",
  path: "/knowledge/v1/agreement",
  kind: "read",
  access: "public",
  request: { query: z.object({ language: z.optional(languageTag()) }) },
  reply: z.object({
    version: agreementVersion(),
    effectiveAt: epochMillis(),
    /** The language it is in, which may not be the requested one. */
    language: z.string(),
    title: z.string(),
    sections: z.array(z.object({ heading: z.string(), paragraphs: z.array(z.string()) })),
  }),
  errors: [],
  cache: { maxAgeSeconds: 60 },
});
