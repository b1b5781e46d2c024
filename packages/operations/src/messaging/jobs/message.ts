// What we write to people, as data: a template's name and its values. The server's worker turns it
// into text in the reader's language.
import { CODE_PURPOSES } from "@parley/domain/account/code-purpose";
import { KYC_ASKS } from "@parley/domain/kyc/kyc-question";
import { KYC_REJECT_REASONS } from "@parley/domain/kyc/kyc-state";
import { ORDER_NOTICE_KINDS } from "@parley/domain/notification/notification-kind";
import { TAKEDOWN_REASONS } from "@parley/domain/offer/takedown";
import { CASE_KINDS } from "@parley/domain/staff/queue";
import { z } from "zod";

/** Every change of an account's security, of which its owner is notified. */
export const SECURITY_CHANGES = [
  "password-changed",
  "password-reset",
  "email-bound",
  "email-unbound",
  "phone-bound",
  "phone-unbound",
  "totp-enabled",
  "totp-removed",
  "passkey-added",
  "passkey-removed",
  "recovery-code-used",
  "recovery-codes-renewed",
  "anti-phishing-code-changed",
  "reset-requested",
  "reset-cancelled",
  "sub-user-may-withdraw",
  "contact-change-undone",
  "api-key-created",
  "api-key-revoked",
  "sub-user-api-key",
] as const;

/** Why a user may not trade for now. */
export const FREEZE_CAUSES = ["false-claims", "staff"] as const;

export type SecurityChange = (typeof SECURITY_CHANGES)[number];

/** Epoch milliseconds. */
const instant = z.int();

export const messageSchema = z.discriminatedUnion("template", [
  z.strictObject({
    template: z.literal("code"),
    purpose: z.enum(CODE_PURPOSES),
    code: z.string().regex(/^\d{6}$/),
    /** After this the code is worth nothing, and sending it would only confuse. */
    expiresAt: instant,
  }),
  z.strictObject({ template: z.literal("already-registered") }),
  z.strictObject({
    template: z.literal("new-device-login"),
    at: instant,
    /** Network address of the login. */
    address: z.string(),
    /** "Firefox on Linux", as the list of sessions names it. */
    device: z.string(),
  }),
  z.strictObject({
    template: z.literal("security-changed"),
    change: z.enum(SECURITY_CHANGES),
    at: instant,
    address: z.string(),
    /** Null where the change does not block withdrawals. */
    withdrawalsBlockedUntil: instant.nullable(),
    /** Only to contacts that may undo it: those before a change of contacts, those of the account. */
    undoToken: z.string().optional(),
  }),
  z.strictObject({ template: z.literal("kyc-asked"), asks: z.array(z.enum(KYC_ASKS)) }),
  z.strictObject({ template: z.literal("kyc-approved") }),
  z.strictObject({ template: z.literal("kyc-rejected"), reason: z.enum(KYC_REJECT_REASONS) }),
  z.strictObject({ template: z.literal("sub-user-created"), username: z.string(), at: instant }),
  z.strictObject({
    template: z.literal("reset-request-decided"),
    outcome: z.enum(["approved", "refused"]),
    withdrawalsBlockedUntil: instant.nullable(),
  }),
  z.strictObject({
    template: z.literal("deposit-credited"),
    asset: z.string(),
    /** Decimal text. */
    amount: z.string(),
  }),
  z.strictObject({
    template: z.enum(["withdrawal-sent", "withdrawal-returned"]),
    asset: z.string(),
    amount: z.string(),
    /** Its recipient, or intended recipient. */
    address: z.string(),
  }),
  z.strictObject({
    template: z.literal("trading-frozen"),
    cause: z.enum(FREEZE_CAUSES),
    /** Of a hold, which ends by itself and stops settlements too. */
    until: instant.optional(),
  }),
  z.strictObject({ template: z.literal("trading-restored") }),
  z.strictObject({ template: z.literal("sessions-ended") }),
  z.strictObject({
    template: z.literal("offer-taken-down"),
    advId: z.string(),
    /** As in USDT/EUR. */
    market: z.string(),
    reason: z.enum(TAKEDOWN_REASONS),
  }),
  z.strictObject({
    template: z.literal("support-answered"),
    caseId: z.string(),
    /** The answer itself, for people without a login; others read it in the site. */
    text: z.string().nullable(),
  }),
  z.strictObject({ template: z.literal("support-closed"), caseId: z.string() }),
  z.strictObject({
    template: z.literal("case-handed-over"),
    caseKind: z.enum(CASE_KINDS),
    caseId: z.string(),
  }),
  z.strictObject({
    template: z.literal("staff-invitation"),
    /** Of the link that accepts it. */
    token: z.string(),
    expiresAt: instant,
  }),
  z.strictObject({
    template: z.literal("staff-log-head"),
    /** Of UTC, as in 2026-11-15. */
    day: z.string(),
    /** Of the last row, and its hash in hexadecimal digits. */
    number: z.string(),
    hash: z.string(),
  }),
  z.strictObject({
    template: z.literal("order-notice"),
    kind: z.enum(ORDER_NOTICE_KINDS),
    orderId: z.string(),
    /** Of the reader. */
    role: z.enum(["buyer", "seller"]),
    crypto: z.string(),
    fiat: z.string(),
    /** Decimal texts: what the reader parts with or gets, and what is paid for it. */
    quantity: z.string(),
    fiatAmount: z.string(),
    /** The method's name in the reader's language. */
    payMethod: z.string(),
    /** Until when a user has to act, and how long that is; null where no user is awaited. */
    deadline: instant.nullable(),
    minutesLeft: z.int().nullable(),
    by: z.enum(["buyer", "seller", "system"]),
    /** Net to the buyer, of a split or at the end of an appeal; null where no coins go there. */
    share: z.string().nullable(),
  }),
]);

export type Message = Readonly<z.output<typeof messageSchema>>;
export type Template = Message["template"];

/** The part of a job that must not be readable in the database. */
export const sealedSchema = z.strictObject({
  message: messageSchema,
  /** The user's anti-phishing code; null when there is none. */
  antiPhishingCode: z.string().nullable(),
});

export type SealedPart = z.output<typeof sealedSchema>;

/** The content of a job. */
export const messageJobSchema = z.strictObject({
  to: z.string(),
  /** Of the reader; one that the worker does not speak falls back to English. */
  locale: z.string(),
  /** The reader's, in which the message names times; null or absent: not known. */
  timeZone: z.nullish(z.string()),
  /** A SealedPart, sealed by the vault. */
  sealed: z.string(),
});

export type MessageJob = z.output<typeof messageJobSchema>;
