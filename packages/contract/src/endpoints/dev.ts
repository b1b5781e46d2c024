// /api/dev/…: shortcuts for developers and tests. They exist outside production only, and only for
// callers on the same machine.
import * as z from "zod/mini";
import { defineEndpoint } from "../endpoint.ts";
import { accountText, epochMillis } from "../fields.ts";

export const readOutbox = defineEndpoint({
  name: "readOutbox",
  summary: "Mails and text messages that were kept in place of being sent, newest first.",
  area: "development",
  method: "GET",
  path: "/api/dev/outbox",
  kind: "read",
  access: "public",
  isForDevelopment: true,
  request: {
    query: z.object({
      to: z.optional(accountText()),
      purpose: z.optional(z.string().check(z.maxLength(40))),
    }),
  },
  reply: z.object({
    list: z.array(
      z.object({
        channel: z.enum(["email", "phone"]),
        to: z.string(),
        /** What a code in it is for, or the name of the message. */
        purpose: z.string(),
        code: z.nullable(z.string()),
        subject: z.nullable(z.string()),
        text: z.string(),
        at: epochMillis(),
      }),
    ),
  }),
  errors: [],
});

/** Ten years either way; more is a mistake. */
const MAX_ADVANCE_SECONDS = 10 * 365 * 24 * 60 * 60;

export const moveClock = defineEndpoint({
  name: "moveClock",
  summary: "Moves every clock of the server, or sets them right again.",
  area: "development",
  method: "POST",
  path: "/api/dev/clock",
  kind: "write",
  access: "public",
  isForDevelopment: true,
  request: {
    body: z
      .strictObject({
        advanceSeconds: z.optional(
          z.int().check(z.minimum(-MAX_ADVANCE_SECONDS), z.maximum(MAX_ADVANCE_SECONDS)),
        ),
        reset: z.optional(z.literal(true)),
      })
      .check(
        z.refine(
          ({ advanceSeconds, reset }) => (advanceSeconds === undefined) !== (reset === undefined),
          { path: ["advanceSeconds"] },
        ),
      ),
  },
  reply: z.object({ now: epochMillis() }),
  errors: [],
});

export const decideOwnKyc = defineEndpoint({
  name: "decideOwnKyc",
  summary: "Decides the own pending verification.",
  area: "development",
  method: "POST",
  path: "/api/dev/kyc",
  kind: "write",
  access: "session",
  isForDevelopment: true,
  request: { body: z.strictObject({ outcome: z.enum(["approved", "rejected"]) }) },
  reply: z.object({ kycStatus: z.enum(["approved", "rejected"]) }),
  errors: ["masterOnly", "kycNotPending"],
});
