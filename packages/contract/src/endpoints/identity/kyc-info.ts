// How far the verification of the reader is, which every page of a logged-in reader asks.
import { KYC_ASKS } from "@parley/domain/kyc/kyc-question";
import { KYC_REJECT_REASONS, KYC_STATUSES, KYC_TYPES } from "@parley/domain/kyc/kyc-state";
import * as z from "zod/mini";
import { defineEndpoint } from "../../endpoint.ts";
import { epochMillis } from "../../fields.ts";

export const kycInfo = defineEndpoint({
  name: "kycInfo",
  summary: "How far the verification of this account is.",
  area: "kyc",
  method: "GET",
  path: "/api/a/v1/auth/kyc/info",
  kind: "read",
  access: "session",
  keyPermissions: ["read"],
  request: {},
  reply: z.object({
    kycType: z.enum(KYC_TYPES),
    kycStatus: z.enum(KYC_STATUSES),
    /** Masked; the company's name for a company. Null until something was sent in. */
    realName: z.nullable(z.string()),
    /** In the reader's language. */
    rejectReason: z.nullable(z.string()),
    /** The same for programs. */
    rejectReasonCode: z.nullable(z.enum(KYC_REJECT_REASONS)),
    /** What staff have asked for before they decide; null where nothing waits for the reader. */
    question: z.nullable(
      z.object({
        /** Each in the reader's language, and for programs. */
        asks: z.array(z.object({ code: z.enum(KYC_ASKS), text: z.string() })),
        /** In the words of staff; empty where there are none. */
        text: z.string(),
        askedAt: epochMillis(),
      }),
    ),
    submittedAt: z.nullable(epochMillis()),
    decidedAt: z.nullable(epochMillis()),
  }),
  errors: [],
});
