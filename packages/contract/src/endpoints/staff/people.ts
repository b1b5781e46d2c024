// /api/admin/people and /api/admin/users/…: a person found by anything exact, what there is about one,
// and what of it is seen only with a reason.
import { KYC_REJECT_REASONS } from "@parley/domain/kyc/kyc-state";
import { APPEAL_STATES, ORDER_STATES } from "@parley/domain/order/order";
import { FOUND_BY, SEALED_FIELDS } from "@parley/domain/staff/person";
import { FLAG_REASONS } from "@parley/domain/trade/counted-trade";
import { WITHDRAWAL_STATES } from "@parley/domain/wallet/withdrawal";
import * as z from "zod/mini";
import { defineEndpoint } from "../../endpoint.ts";
import { assetCode, decimalText, epochMillis, idText, uidText } from "../../fields.ts";
import { securityCodes } from "../../security-codes.ts";
import { CONFLICT_ERRORS, STAFF_ERRORS } from "../../staff-errors.ts";
import { saidLine, saidText } from "../../text-fields.ts";

const reason = () => saidText(500, 3);
const userParams = () => z.object({ uid: uidText() });

export const findPeople = defineEndpoint({
  name: "findPeople",
  summary:
    "People by anything exact: uid, name, contact, order, offer, withdrawal, address or transaction. Each search is in the log of staff.",
  area: "staff",
  // What is looked for does not belong into an address, which is logged on its way.
  method: "POST",
  path: "/api/admin/people/search",
  kind: "read",
  access: "staff",
  right: "readPeople",
  request: { body: z.strictObject({ text: saidLine(200) }) },
  reply: z.object({
    list: z.array(
      z.object({
        uid: uidText(),
        username: z.string(),
        by: z.array(z.enum(FOUND_BY)),
      }),
    ),
  }),
  errors: ["personSearchLimit"],
});

const personRecord = z.object({
  security: z.object({
    isEmailVerified: z.boolean(),
    isPhoneVerified: z.boolean(),
    hasAuthenticator: z.boolean(),
    passkeys: z.int(),
    passwordChangedAt: epochMillis(),
  }),
  /** Of the account group; the master first. */
  members: z.array(
    z.object({
      uid: uidText(),
      username: z.string(),
      isAdmin: z.boolean(),
      isLockedOut: z.boolean(),
    }),
  ),
  verifications: z.array(
    z.object({
      caseId: idText(),
      kycType: z.enum(["individual", "company"]),
      status: z.enum(["pending", "approved", "rejected"]),
      submittedAt: epochMillis(),
      decidedAt: z.nullable(epochMillis()),
      rejectReasonCode: z.nullable(z.enum(KYC_REJECT_REASONS)),
    }),
  ),
  /** Logged in at present. */
  sessions: z.array(
    z.object({
      sessionId: idText(),
      device: z.string(),
      createdAt: epochMillis(),
      lastSeenAt: epochMillis(),
    }),
  ),
  /** Of coins that the person has. */
  balances: z.array(
    z.object({
      assetCode: assetCode(),
      spot: decimalText(),
      futures: decimalText(),
      offer: decimalText(),
      escrow: decimalText(),
      withdrawal: decimalText(),
    }),
  ),
  limits: z.object({
    tier: z.string(),
    openOrders: z.int(),
    maxOpenOrders: z.int(),
    /** US dollars. */
    openWorth: decimalText(),
    maxOpenWorth: decimalText(),
    /** Worth of withdrawals within 24 hours, US dollars, as it counts now. */
    dailyWithdrawal: decimalText(),
    /** Lowered by staff until then; null where it is the one of all. */
    dailyWithdrawalLoweredUntil: z.nullable(epochMillis()),
    /** Cancels bar the group from new orders until then. */
    barredUntil: z.nullable(epochMillis()),
  }),
  offers: z.array(
    z.object({
      advId: idText(),
      side: z.enum(["buy", "sell"]),
      crypto: assetCode(),
      fiat: assetCode(),
      state: z.enum(["online", "paused", "closed"]),
      remaining: decimalText(),
    }),
  ),
  orders: z.array(
    z.object({
      orderId: idText(),
      role: z.enum(["buyer", "seller"]),
      crypto: assetCode(),
      fiat: assetCode(),
      quantity: decimalText(),
      fiatAmount: decimalText(),
      state: z.enum(ORDER_STATES),
      appeal: z.enum(APPEAL_STATES),
      createdAt: epochMillis(),
    }),
  ),
  openOrders: z.int(),
  appeals: z.object({
    all: z.int(),
    /** By rulings that took effect. */
    won: z.int(),
    lost: z.int(),
    split: z.int(),
  }),
  withdrawals: z.array(
    z.object({
      withdrawalId: idText(),
      assetCode: assetCode(),
      network: z.string(),
      amount: decimalText(),
      state: z.enum(WITHDRAWAL_STATES),
      requestedAt: epochMillis(),
    }),
  ),
  flags: z.array(
    z.object({
      orderId: idText(),
      reason: z.enum(FLAG_REASONS),
      at: epochMillis(),
      isClosed: z.boolean(),
    }),
  ),
});

export const getPersonRecord = defineEndpoint({
  name: "getPersonRecord",
  summary:
    "What a person has and did: verification, security, sessions, wallets, limits, and the latest of offers, orders, withdrawals and flags.",
  area: "staff",
  method: "GET",
  path: "/api/admin/users/{uid}/record",
  kind: "read",
  access: "staff",
  right: "readRecords",
  request: { params: userParams() },
  reply: personRecord,
  errors: [...CONFLICT_ERRORS, "staffTwoFactorNeeded"],
});

export const openSealedField = defineEndpoint({
  name: "openSealedField",
  summary: "Shows contacts, the verified identity or the addresses of logins in full, once.",
  area: "staff",
  method: "POST",
  path: "/api/admin/users/{uid}/sealed",
  kind: "write",
  access: "staff",
  right: "openSealed",
  request: {
    params: userParams(),
    body: z.strictObject({
      field: z.enum(SEALED_FIELDS),
      reason: reason(),
      codes: securityCodes(),
    }),
  },
  /** Each with a name, in the order in which it is shown; empty where there is nothing of it. */
  reply: z.object({
    facts: z.array(z.object({ name: z.string(), value: z.string() })),
  }),
  errors: STAFF_ERRORS,
});

export const endUserSessions = defineEndpoint({
  name: "endUserSessions",
  summary: "Logs a person out everywhere; no browser is known any more and API keys are revoked.",
  area: "staff",
  method: "POST",
  path: "/api/admin/users/{uid}/end-sessions",
  kind: "write",
  access: "staff",
  right: "endSessions",
  request: {
    params: userParams(),
    body: z.strictObject({ reason: reason(), codes: securityCodes() }),
  },
  reply: z.object({ ended: z.int() }),
  errors: STAFF_ERRORS,
});

export const lowerWithdrawalLimit = defineEndpoint({
  name: "lowerWithdrawalLimit",
  summary:
    "Lowers what the withdrawals of a person's account group may be worth in 24 hours, until an instant, or lifts that.",
  area: "staff",
  method: "POST",
  path: "/api/admin/users/{uid}/withdrawal-limit",
  kind: "write",
  access: "staff",
  right: "lowerLimits",
  request: {
    params: userParams(),
    body: z.strictObject({
      /** Null lifts it. */
      limit: z.nullable(
        z.strictObject({
          /** Whole US dollars, less than for all. */
          dailyUsd: z.int().check(z.minimum(0), z.maximum(1_000_000_000)),
          /** At most a year ahead. */
          until: epochMillis(),
        }),
      ),
      reason: reason(),
      codes: securityCodes(),
    }),
  },
  reply: z.null(),
  errors: [...STAFF_ERRORS, "limitNotLower"],
});
