// /api/dev/…: shortcuts for developers and tests. They exist outside production only, and only for
// callers on the same machine.
import * as z from "zod/mini";
import { defineEndpoint } from "../../endpoint.ts";
import { accountText, amountText, assetCode, decimalText, epochMillis } from "../../fields.ts";

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
  errors: ["masterOnly", "kycNotPending", "kycNeedsReview"],
});

export const useFaucet = defineEndpoint({
  name: "useFaucet",
  summary: "Credits coins out of nowhere to the own spot wallet.",
  area: "development",
  method: "POST",
  path: "/api/dev/faucet",
  kind: "write",
  access: "session",
  isForDevelopment: true,
  request: { body: z.strictObject({ asset: assetCode(), amount: amountText() }) },
  reply: z.object({
    assetCode: z.string(),
    amount: decimalText(),
    /** In the spot wallet now. */
    available: decimalText(),
  }),
  errors: ["unknownAsset", "balanceTooLarge", "staffMayNotTrade", "idempotencyMismatch"],
});

export const simulateDeposit = defineEndpoint({
  name: "simulateDeposit",
  summary:
    "Pays coins to the own deposit address on the simulated network; they are credited after its confirmations.",
  area: "development",
  method: "POST",
  path: "/api/dev/deposit",
  kind: "write",
  access: "session",
  isForDevelopment: true,
  request: {
    body: z.strictObject({
      asset: assetCode(),
      network: z.string().check(z.regex(/^[A-Z0-9]{2,12}$/)),
      amount: amountText(),
    }),
  },
  reply: z.object({ txid: z.string(), outputIndex: z.int(), address: z.string() }),
  errors: [
    "unknownAsset",
    "unknownNetwork",
    "networkPaused",
    "balanceTooLarge",
    "staffMayNotTrade",
  ],
});
