// /api/admin/content: help articles, announcements and drafts of the agreement, as administrators write and publish them.
import * as z from "zod/mini";
import { defineEndpoint } from "../../endpoint.ts";
import { agreementVersion, epochMillis, uidText } from "../../fields.ts";
import { saidText } from "../../text-fields.ts";
import { securityCodes } from "../../security-codes.ts";
import { STAFF_ERRORS } from "../../staff-errors.ts";
import { slugText } from "../site/content.ts";

const reason = () => saidText(500, 3);
const LONGEST_SOURCE = 20_000;

const member = () => z.object({ uid: uidText(), username: z.string() });

const contentName = {
  kind: z.enum(["article", "announcement", "agreement"]),
  /** Of an agreement the version: the day from which it is in force. */
  slug: z.union([slugText(), agreementVersion()]),
  /** As in addresses, such as `zh-cn`. */
  language: z.string().check(z.regex(/^[a-z]{2}(-[a-z]{2})?$/)),
};

export const listContent = defineEndpoint({
  name: "listContent",
  summary:
    "All help articles, announcements or drafts of the agreement, with what each language has of them.",
  area: "staff",
  method: "GET",
  path: "/api/admin/content/texts",
  kind: "read",
  access: "staff",
  right: "publishContent",
  request: { query: z.object({ kind: contentName.kind }) },
  reply: z.array(
    z.object({
      slug: z.string(),
      /** Of the English text, also of one that is withdrawn. */
      title: z.string(),
      topic: z.nullable(z.string()),
      date: z.nullable(z.string()),
      isWithdrawn: z.boolean(),
      /** In the order of the site's languages. */
      languages: z.array(
        z.object({
          language: z.string(),
          state: z.enum(["shown", "outdated", "missing", "withdrawn"]),
          /** 0 for the text that comes with the product, and where there is none yet. */
          version: z.int(),
          publishedAt: z.nullable(epochMillis()),
        }),
      ),
    }),
  ),
  errors: [],
});

export const listContentVersions = defineEndpoint({
  name: "listContentVersions",
  summary: "A text as it is shown now, and every version of it that staff have published.",
  area: "staff",
  method: "GET",
  path: "/api/admin/content",
  kind: "read",
  access: "staff",
  right: "publishContent",
  request: { query: z.object(contentName) },
  reply: z.object({
    /** 0 for the text that comes with the product, and where there is none yet. */
    version: z.int(),
    /** Null where there is none in this language. */
    source: z.nullable(z.string()),
    /** What comes with the product, version 0; null where nothing does. */
    seed: z.nullable(z.string()),
    /** What a new text begins with: of an agreement the one in force. Else null. */
    start: z.nullable(z.string()),
    /** The English text, which is shown where this language has none; null where it is withdrawn. */
    original: z.nullable(z.string()),
    /** The newest first. */
    versions: z.array(
      z.object({
        version: z.int(),
        /** Null: it was withdrawn. */
        source: z.nullable(z.string()),
        publishedAt: epochMillis(),
        by: member(),
        /** Null: from before it was kept with the text; the log has it. */
        reason: z.nullable(z.string()),
      }),
    ),
    /** What stands for `{takerFee}` and the others now, as this language writes numbers. */
    figures: z.record(z.string(), z.string()),
  }),
  errors: [],
});

export const publishContent = defineEndpoint({
  name: "publishContent",
  summary:
    "Publishes a new version of a help article or an announcement, or withdraws it; or writes the draft of an agreement, which comes into force as a term of the market.",
  area: "staff",
  method: "POST",
  path: "/api/admin/content",
  kind: "write",
  access: "staff",
  right: "publishContent",
  request: {
    body: z.strictObject({
      ...contentName,
      /** Null withdraws it in this language. */
      source: z.nullable(saidText(LONGEST_SOURCE)),
      /** The version that the writer has seen. */
      version: z.int().check(z.nonnegative()),
      reason: reason(),
      codes: securityCodes(),
    }),
  },
  reply: z.object({ ...contentName, version: z.int(), isWithdrawn: z.boolean() }),
  errors: [
    ...STAFF_ERRORS,
    "contentInvalid",
    "contentChanged",
    "contentOriginalMissing",
    "agreementFixed",
  ],
});
