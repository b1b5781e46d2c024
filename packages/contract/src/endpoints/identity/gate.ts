// What an account lacks for trading, the acceptance of the service agreement, and the broker's mark.
import * as z from "zod/mini";
import { defineEndpoint } from "../../endpoint.ts";
import { agreementVersion } from "../../fields.ts";

export const verifyUser = defineEndpoint({
  name: "verifyUser",
  summary: "What this account has done and what is missing before it may trade.",
  area: "gate",
  method: "GET",
  path: "/api/ctc/verify-user",
  kind: "read",
  access: "session",
  keyPermissions: ["read"],
  request: {},
  reply: z.object({
    acceptTerm: z.boolean(),
    phoneVerified: z.boolean(),
    emailVerified: z.boolean(),
    kycApproved: z.boolean(),
    twoFactorReady: z.boolean(),
    canTrade: z.boolean(),
    /** Younger than 30 days: what it buys can be neither withdrawn nor sold for 24 hours. */
    newAccount: z.boolean(),
    /** In the order in which a trade would be refused. */
    missing: z.array(
      z.enum(["unfrozen", "permission", "phone", "email", "kyc", "agreement", "twoFactor"]),
    ),
  }),
  errors: [],
});

export const acceptTerm = defineEndpoint({
  name: "acceptTerm",
  summary: "Accepts the service agreement in its present version.",
  area: "gate",
  method: "POST",
  path: "/api/ctc/accept-term",
  kind: "write",
  access: "session",
  request: {
    body: z.strictObject({
      acceptTerm: z.literal(true),
      /** The version that was read; one that is not the present one any more is refused. */
      version: z.optional(agreementVersion()),
    }),
  },
  reply: z.object({ acceptTerm: z.literal(true), version: agreementVersion() }),
  errors: ["masterOnly", "agreementChanged"],
});

export const checkBroker = defineEndpoint({
  name: "checkBroker",
  summary: "Whether this account is a broker.",
  area: "gate",
  method: "GET",
  path: "/api/broker/v3/check",
  kind: "read",
  access: "session",
  keyPermissions: ["read"],
  request: {},
  reply: z.object({
    isBroker: z.boolean(),
    brokerId: z.nullable(z.string()),
    brokerName: z.nullable(z.string()),
  }),
  errors: [],
});
