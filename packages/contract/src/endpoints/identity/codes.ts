// Getting a code, finding out which ones are needed, and what must be fetched before one is sent.
import { CODE_PURPOSES } from "@parley/domain/account/code-purpose";
import * as z from "zod/mini";
import { defineEndpoint } from "../../endpoint.ts";
import { accountText, channelName, ticketText } from "../../fields.ts";
import { saidLine } from "../../text-fields.ts";
import { codeSent } from "./account.ts";

export const codePurpose = () => z.enum(CODE_PURPOSES);

/** What a code is about, beside its purpose: an order, a withdrawal, a payment method, a key. */
export const codeSubject = () => saidLine(200);

export const sendCode = defineEndpoint({
  name: "sendCode",
  summary: "Sends a code by mail or text message, to a logged-in account or for a login's ticket.",
  area: "security",
  method: "POST",
  path: "/api/ctc/send-code",
  kind: "write",
  access: "optional",
  request: {
    body: z.strictObject({
      channel: channelName(),
      purpose: codePurpose(),
      subject: z.optional(codeSubject()),
      /** The address or number that is to be bound. */
      target: z.optional(accountText()),
      ticket: z.optional(ticketText()),
    }),
  },
  reply: codeSent,
  errors: [
    "captchaRequired",
    "captchaInvalid",
    "ticketExpired",
    "accountInvalid",
    "notBound",
    "alreadyBound",
    "codeTooSoon",
    "codeLimitReached",
    "textLimitReached",
    "idempotencyMismatch",
  ],
  callsPerMinute: 10,
});

export const securityRequirements = defineEndpoint({
  name: "securityRequirements",
  summary: "The codes that a purpose needs; a passkey may stand in for the authenticator.",
  area: "security",
  method: "GET",
  path: "/api/a/v2/auth/security/requirements",
  kind: "read",
  access: "session",
  request: { query: z.object({ purpose: codePurpose() }) },
  reply: z.object({
    email: z.boolean(),
    phone: z.boolean(),
    totp: z.boolean(),
    /** True when a passkey may replace `totp`. */
    passkey: z.boolean(),
    /** True when no factor is bound that could be required. */
    password: z.boolean(),
  }),
  errors: [],
});

export const commandKey = defineEndpoint({
  name: "commandKey",
  summary: "The public key with which commands are encrypted.",
  area: "security",
  method: "GET",
  path: "/api/a/v1/public/command-key",
  kind: "read",
  access: "public",
  request: {},
  reply: z.object({
    kid: z.string(),
    /** SPKI, PEM. */
    publicKey: z.string(),
    alg: z.literal("RSA-OAEP-256"),
    enc: z.literal("A256GCM"),
  }),
  errors: [],
  cache: { maxAgeSeconds: 60 },
});

export const captchaChallenge = defineEndpoint({
  name: "captchaChallenge",
  summary:
    "A challenge to solve for the header `captcha-validate`; no signature means: switched off.",
  area: "security",
  method: "GET",
  path: "/api/a/v1/public/captcha",
  kind: "read",
  access: "public",
  request: {},
  reply: z.object({
    parameters: z.record(z.string(), z.unknown()),
    signature: z.string(),
  }),
  errors: [],
});
