// /api/admin/…: what supervisors decide for the whole site: features, help articles, announcements.
import { FEATURE_FLAGS } from "@parley/domain/site/feature-flag";
import * as z from "zod/mini";
import { defineEndpoint } from "../../endpoint.ts";
import { epochMillis, uidText } from "../../fields.ts";
import { saidText } from "../../text-fields.ts";
import { securityCodes } from "../../security-codes.ts";
import { STAFF_ERRORS } from "../../staff-errors.ts";
import { slugText } from "../site/content.ts";

const reason = () => saidText(500, 3);
const LONGEST_SOURCE = 20_000;

export const listFlagsForStaff = defineEndpoint({
  name: "listFlagsForStaff",
  summary: "The features that can be turned off, with what each of them is.",
  area: "staff",
  method: "GET",
  path: "/api/admin/flags",
  kind: "read",
  access: "staff",
  right: "publishContent",
  request: {},
  reply: z.array(z.object({ name: z.string(), description: z.string(), isEnabled: z.boolean() })),
  errors: [],
});

export const setFlag = defineEndpoint({
  name: "setFlag",
  summary: "Turns a feature on or off for all users.",
  area: "staff",
  method: "POST",
  path: "/api/admin/flags/{name}",
  kind: "write",
  access: "staff",
  right: "publishContent",
  request: {
    params: z.object({ name: z.enum(FEATURE_FLAGS) }),
    body: z.strictObject({ isEnabled: z.boolean(), reason: reason(), codes: securityCodes() }),
  },
  reply: z.object({ name: z.string(), isEnabled: z.boolean() }),
  errors: STAFF_ERRORS,
});

const contentName = {
  kind: z.enum(["article", "announcement"]),
  slug: slugText(),
  /** As in addresses, such as `zh-cn`. */
  language: z.string().check(z.regex(/^[a-z]{2}(-[a-z]{2})?$/)),
};

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
    /** The newest first. */
    versions: z.array(
      z.object({
        version: z.int(),
        source: z.nullable(z.string()),
        publishedAt: epochMillis(),
        by: z.object({ uid: uidText(), username: z.string() }),
      }),
    ),
  }),
  errors: [],
});

export const publishContent = defineEndpoint({
  name: "publishContent",
  summary: "Publishes a new version of a help article or an announcement, or withdraws it.",
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
  errors: [...STAFF_ERRORS, "contentInvalid", "contentChanged", "contentOriginalMissing"],
});
