// /api/ctc/…feedback: what traders say of each other after a completed order.
import * as z from "zod/mini";
import { defineEndpoint } from "../../endpoint.ts";
import { epochMillis, idText, pageFields, pageOf, uidText } from "../../fields.ts";
import { saidText } from "../../text-fields.ts";

/** Longest comment and reply. */
export const MAX_FEEDBACK_LENGTH = 500;

const words = () => saidText(MAX_FEEDBACK_LENGTH);

export const giveFeedback = defineEndpoint({
  name: "giveFeedback",
  summary: "Says what one thinks of the other side of a completed order; once.",
  area: "orders",
  method: "POST",
  path: "/api/ctc/feedback",
  kind: "write",
  access: "session",
  keyPermissions: ["trade"],
  request: {
    body: z.strictObject({
      orderId: idText(),
      positive: z.boolean(),
      comment: z.optional(words()),
    }),
  },
  reply: z.object({ orderId: idText() }),
  errors: ["orderUnknown", "feedbackTooEarly", "feedbackGiven", "idempotencyMismatch"],
  callsPerMinute: 20,
});

export const replyToFeedback = defineEndpoint({
  name: "replyToFeedback",
  summary: "Answers what the other side of an order has said; once.",
  area: "orders",
  method: "POST",
  path: "/api/ctc/feedback/reply",
  kind: "write",
  access: "session",
  keyPermissions: ["trade"],
  request: { body: z.strictObject({ orderId: idText(), reply: words() }) },
  reply: z.object({ orderId: idText() }),
  errors: ["orderUnknown", "feedbackUnknown", "feedbackReplied", "idempotencyMismatch"],
  callsPerMinute: 20,
});

export const FEEDBACK_FILTERS = ["all", "positive", "negative"] as const;

const feedback = z.object({
  positive: z.boolean(),
  comment: z.nullable(z.string()),
  createdAt: epochMillis(),
  reply: z.nullable(z.string()),
  repliedAt: z.nullable(epochMillis()),
  /** The author, whose name is abbreviated. */
  author: z.object({ nickname: z.string(), avatar: z.string() }),
  crypto: z.string(),
  fiat: z.string(),
  /** The id for a reply by the rated user; null for others. */
  orderId: z.nullable(idText()),
});

export const queryFeedback = defineEndpoint({
  name: "queryFeedback",
  summary: "What others have said of a trader, the newest first.",
  area: "orders",
  method: "GET",
  path: "/api/ctc/query-feedback",
  kind: "read",
  access: "optional",
  keyPermissions: ["read"],
  request: {
    query: z.object({
      uid: uidText(),
      rating: z.prefault(z.enum(FEEDBACK_FILTERS), "all"),
      ...pageFields(),
    }),
  },
  reply: pageOf(feedback),
  errors: ["traderUnknown"],
});
