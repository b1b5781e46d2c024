// /api/ctc: what is known of an advertiser, and what a reader does about one.
import { REPORT_REASONS } from "@parley/domain/staff/report-reason";
import * as z from "zod/mini";
import { defineEndpoint } from "../../endpoint.ts";
import { decimalText, epochMillis, idText, uidText } from "../../fields.ts";
import { saidText } from "../../text-fields.ts";
import { advertiserCard } from "./offers.ts";

/** Longest report on a user. */
export const MAX_REPORT_LENGTH = 1_000;

const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

export const queryAdvertiser = defineEndpoint({
  name: "queryAdvertiser",
  summary: "What everybody may know of somebody who trades.",
  area: "market",
  method: "GET",
  path: "/api/ctc/query-advertiser",
  kind: "read",
  access: "optional",
  keyPermissions: ["read"],
  request: { query: z.object({ uid: uidText() }) },
  reply: z.extend(advertiserCard, {
    firstTradeAt: z.nullable(epochMillis()),
    /** Names given up within 90 days, the latest first. */
    formerNames: z.array(z.string()),
    positiveFeedback: z.int(),
    negativeFeedback: z.int(),
    /** Days with trades, the oldest first. */
    days: z.array(
      z.object({
        day,
        completedTrades: z.int(),
        failedTrades: z.int(),
        /** US dollars at the rates of that day. */
        volumeUsd: decimalText(),
      }),
    ),
    /** Where there are public offers of this advertiser now, those with the most first. */
    markets: z.array(z.object({ crypto: z.string(), fiat: z.string(), offers: z.int() })),
    /** What the reader has done about this advertiser; false without a session. */
    followed: z.boolean(),
    blocked: z.boolean(),
    own: z.boolean(),
  }),
  errors: ["traderUnknown"],
});

const relation = {
  area: "market",
  method: "POST",
  kind: "write",
  access: "session",
  errors: ["traderUnknown", "notWithOneself"],
} as const;

export const follow = defineEndpoint({
  ...relation,
  name: "follow",
  summary: "Follows an advertiser, or does so no longer.",
  path: "/api/ctc/follow",
  request: { body: z.strictObject({ uid: uidText(), follow: z.boolean() }) },
  reply: z.object({ followed: z.boolean() }),
});

export const block = defineEndpoint({
  ...relation,
  name: "block",
  summary: "Blocks somebody, so that neither sees nor trades with the other, or does so no longer.",
  path: "/api/ctc/block",
  request: { body: z.strictObject({ uid: uidText(), block: z.boolean() }) },
  reply: z.object({ blocked: z.boolean() }),
});

export const report = defineEndpoint({
  ...relation,
  name: "report",
  summary: "Tells customer service about somebody or one of the offers.",
  path: "/api/ctc/report",
  request: {
    body: z.strictObject({
      uid: uidText(),
      advId: z.optional(idText()),
      reason: z.enum(REPORT_REASONS),
      statement: saidText(MAX_REPORT_LENGTH),
    }),
  },
  reply: z.object({ reported: z.literal(true) }),
  errors: ["traderUnknown", "notWithOneself", "offerUnknown"],
  callsPerMinute: 5,
});
