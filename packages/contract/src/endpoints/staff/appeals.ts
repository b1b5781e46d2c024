// /api/admin/appeals: orders that wait for customer service. The member of staff who claimed a case
// rules it; above a certain worth a second one has to approve.
import {
  LEAST_TASK_MINUTES,
  LONGEST_TASK_TEXT,
  MOST_TASK_MINUTES,
  TASK_KINDS,
} from "@parley/domain/appeal/task";
import {
  APPEAL_STATES,
  CONTACT_CHANNELS,
  LONGEST_RULING_TEXT,
  ORDER_STATES,
  RULING_REASONS,
  RULINGS,
} from "@parley/domain/order/order";
import { PLATFORM_ACCOUNT_KINDS, USER_ACCOUNT_KINDS } from "@parley/domain/ledger/account";
import { KYC_STATUSES } from "@parley/domain/kyc/kyc-state";
import { FLAG_REASONS } from "@parley/domain/trade/counted-trade";
import * as z from "zod/mini";
import { defineEndpoint } from "../../endpoint.ts";
import {
  amountText,
  decimalText,
  epochMillis,
  idText,
  pageFields,
  pageOf,
  signedDecimalText,
  uidText,
} from "../../fields.ts";
import { saidText } from "../../text-fields.ts";
import { pictureOrigin } from "../../picture-origin.ts";
import { evidence } from "../trade/appeals.ts";
import {
  appealOpening,
  appealTask,
  declaredPayer,
  notReceived,
  orderHistory,
  role,
} from "../trade/orders.ts";
import { securityCodes } from "../../security-codes.ts";
import { caseCodes, claimBody, CONFLICT_ERRORS, STAFF_ERRORS } from "../../staff-errors.ts";

const note = () => saidText(500);
const version = () => z.int().check(z.minimum(1));
const party = z.object({ uid: uidText(), username: z.string() });
const orderParams = z.object({ orderId: idText() });

const appealSummary = z.object({
  orderId: idText(),
  state: z.enum(ORDER_STATES),
  appeal: z.enum(APPEAL_STATES),
  ...appealOpening,
  crypto: z.string(),
  quantity: decimalText(),
  fiat: z.string(),
  fiatAmount: decimalText(),
  payMethod: z.string(),
  buyer: party,
  seller: party,
  /** Who has taken it on. */
  staff: z.nullable(party),
  /** A ruling waits for a second member of staff. */
  hasPendingRuling: z.boolean(),
  /** A ruling waits for its time. */
  hasStandingRuling: z.boolean(),
  /** The buyer was asked for proof and has missed the time: listed first. */
  isProofOverdue: z.boolean(),
  /** A side was asked for something and has not answered: listed first. */
  isTaskMissed: z.boolean(),
  /** A side asked for another member of staff: listed first. */
  isSecondLook: z.boolean(),
});

export const listAppeals = defineEndpoint({
  name: "listAppeals",
  summary:
    "Appeals: first those whose buyer gave no proof in time or that want a second look, then those that wait longest.",
  area: "staff",
  method: "GET",
  path: "/api/admin/appeals",
  kind: "read",
  access: "staff",
  right: "workAppeals",
  request: {
    query: z.object({
      queue: z.prefault(z.enum(["open", "mine", "approval", "resolved"]), "open"),
      ...pageFields(),
    }),
  },
  /** `isConflict`: the reader may not take the case on. */
  reply: pageOf(z.extend(appealSummary, { isConflict: z.boolean() })),
  errors: [],
});

const side = z.extend(party, {
  realName: z.string(),
  totalTrades: z.int(),
  failedTrades: z.int(),
  /** Appeals that this user ever was a side of. */
  appeals: z.int(),
  registeredAt: epochMillis(),
});

/** What a ruling would do to the coins. */
const preview = z.object({
  ruling: z.enum(["release", "refund"]),
  toBuyer: decimalText(),
  toSeller: decimalText(),
  fee: decimalText(),
});

export const appealInFull = z.extend(appealSummary, {
  version: z.int(),
  price: decimalText(),
  fee: decimalText(),
  receiveQuantity: decimalText(),
  createdAt: epochMillis(),
  paidAt: z.nullable(epochMillis()),
  buyer: side,
  seller: side,
  /** Orders and appeals that the two had with each other, this one included. */
  between: z.object({ orders: z.int(), appeals: z.int() }),
  statements: z.array(evidence),
  /** What pictures of the order said of their making; those that said nothing are left out. */
  pictures: z.array(pictureOrigin()),
  history: orderHistory,
  /** Empty where nothing is in escrow any more. */
  previews: z.array(preview),
  splitProposal: z.nullable(z.object({ by: role, amount: decimalText() })),
  pendingRuling: z.nullable(
    z.object({
      ruling: z.enum(RULINGS),
      amount: z.nullable(decimalText()),
      reasonCode: z.enum(RULING_REASONS),
      note: z.string(),
      /** What each side alone reads beside the reason. */
      texts: z.nullable(
        z.object({ buyer: z.nullable(z.string()), seller: z.nullable(z.string()) }),
      ),
      at: epochMillis(),
      /** Null while a second member of staff has to approve it. */
      effectAt: z.nullable(epochMillis()),
      acceptedBy: z.array(role),
    }),
  ),
  /** Null where the buyer declared none. */
  payer: z.nullable(declaredPayer),
  notReceived: z.nullable(notReceived),
  /** From when silence alone can be ruled a refund; null where proof was given or not requested. */
  silenceFrom: z.nullable(epochMillis()),
  secondLook: z.nullable(z.object({ by: role, at: epochMillis() })),
  /** What staff have asked the sides for, the oldest first. */
  tasks: z.array(z.extend(appealTask, { side: role })),
});

const CASE_ERRORS = [
  ...STAFF_ERRORS,
  "orderUnknown",
  "orderStateChanged",
  "appealUnknown",
  "caseTaken",
  "caseNotYours",
  "splitOutside",
  "silenceTooEarly",
  "rulingNeedsOther",
  "approverTooClose",
  "noRulingPending",
] as const;

const TASK_ERRORS = [
  ...CONFLICT_ERRORS,
  "staffTwoFactorNeeded",
  "orderUnknown",
  "orderStateChanged",
  "caseNotYours",
  "taskOpen",
  "taskLimit",
  "taskUnknown",
  "idempotencyMismatch",
] as const;

export const getAppeal = defineEndpoint({
  name: "getAppeal",
  summary: "An appeal with all that a ruling needs; for whoever has taken it on, and supervisors.",
  area: "staff",
  method: "GET",
  path: "/api/admin/appeals/{orderId}",
  kind: "read",
  access: "staff",
  right: "workAppeals",
  request: { params: orderParams },
  reply: appealInFull,
  errors: [...CONFLICT_ERRORS, "appealUnknown", "caseNotYours", "staffTwoFactorNeeded"],
});

const background = z.object({
  kycStatus: z.enum(KYC_STATUSES),
  /** Rulings that took effect, for and against this side. */
  disputes: z.object({ won: z.int(), lost: z.int(), split: z.int() }),
  /** Payments that the account group marked as made and that were not, in ninety days. */
  falseClaims: z.int(),
  isFrozen: z.boolean(),
});

export const getAppealBackground = defineEndpoint({
  name: "getAppealBackground",
  summary:
    "What an appeal is compared with: how earlier appeals of both sides ended, what the two share, and rulings for the same reason.",
  area: "staff",
  method: "GET",
  path: "/api/admin/appeals/{orderId}/background",
  kind: "read",
  access: "staff",
  right: "workAppeals",
  request: { params: orderParams },
  reply: z.object({
    buyer: background,
    seller: background,
    /** What both account groups have shown, and whether both logged in from one address. */
    shared: z.array(z.enum(["payment_account", "document", "device", "contact", "address"])),
    alike: z.array(
      z.object({
        orderId: idText(),
        openedAt: epochMillis(),
        payMethod: z.string(),
        ruling: z.enum(RULINGS),
        reasonCode: z.nullable(z.enum(RULING_REASONS)),
        /** A side asked for a second look. */
        isContested: z.boolean(),
      }),
    ),
  }),
  errors: [...CONFLICT_ERRORS, "staffTwoFactorNeeded", "appealUnknown", "caseNotYours"],
});

export const claimAppeal = defineEndpoint({
  name: "claimAppeal",
  summary: "Takes an appeal on, or over from a colleague with `takeOver`.",
  area: "staff",
  method: "POST",
  path: "/api/admin/appeals/{orderId}/claim",
  kind: "write",
  access: "staff",
  right: "workAppeals",
  request: { params: orderParams, body: claimBody() },
  reply: appealInFull,
  errors: CASE_ERRORS,
});

export const previewRuling = defineEndpoint({
  name: "previewRuling",
  summary: "Every posting that a ruling would make when it takes effect. Nothing is decided.",
  area: "staff",
  method: "GET",
  path: "/api/admin/appeals/{orderId}/preview",
  kind: "read",
  access: "staff",
  right: "workAppeals",
  request: {
    params: orderParams,
    query: z.object({
      ruling: z.enum(RULINGS),
      /** Of a split: net to the buyer. */
      amount: z.optional(amountText()),
    }),
  },
  reply: z.object({
    crypto: z.string(),
    /** They sum to nothing. */
    postings: z.array(
      z.object({
        holder: z.enum(["buyer", "seller", "platform"]),
        account: z.enum([...USER_ACCOUNT_KINDS, ...PLATFORM_ACCOUNT_KINDS]),
        amount: signedDecimalText(),
      }),
    ),
    /** A second member of staff would have to approve it. */
    needsSecond: z.boolean(),
  }),
  errors: [
    ...CONFLICT_ERRORS,
    "appealUnknown",
    "caseNotYours",
    "orderStateChanged",
    "splitOutside",
  ],
});

export const ruleAppeal = defineEndpoint({
  name: "ruleAppeal",
  summary:
    "Decides where the coins go, which takes effect after two hours or when the losing side accepts; or closes an appeal on an order that is over.",
  area: "staff",
  method: "POST",
  path: "/api/admin/appeals/{orderId}/rule",
  kind: "write",
  access: "staff",
  right: "workAppeals",
  request: {
    params: orderParams,
    body: z.strictObject({
      ruling: z.enum([...RULINGS, "close"]),
      /** Of a split: net to the buyer. */
      amount: z.optional(amountText()),
      reasonCode: z.enum(RULING_REASONS),
      note: note(),
      /** What each side alone reads of the ruling, beside the reason. */
      texts: z.optional(
        z.strictObject({
          buyer: z.optional(saidText(LONGEST_RULING_TEXT)),
          seller: z.optional(saidText(LONGEST_RULING_TEXT)),
        }),
      ),
      /** Of `no-answer`: how the buyer was tried to be reached, which must be all of them. */
      triedChannels: z.optional(z.array(z.enum(CONTACT_CHANNELS)).check(z.maxLength(3))),
      /** Of the order as it was seen; the present one unless given. */
      version: z.optional(version()),
      /** How many statements of the sides were read: refused where there are more by now. */
      statements: z.optional(z.int().check(z.minimum(0))),
      codes: caseCodes(),
    }),
  },
  reply: appealInFull,
  errors: CASE_ERRORS,
});

export const approveRuling = defineEndpoint({
  name: "approveRuling",
  summary:
    "Lets a ruling of another stand, so that its two hours begin. `ruledAt` is the `at` of the pending ruling as it was seen: one that has taken its place meanwhile is not approved.",
  area: "staff",
  method: "POST",
  path: "/api/admin/appeals/{orderId}/approve",
  kind: "write",
  access: "staff",
  right: "approveRulings",
  request: {
    params: orderParams,
    body: z.strictObject({
      version: version(),
      ruledAt: epochMillis(),
      note: note(),
      /** How many statements of the sides were read: refused where there are more by now. */
      statements: z.optional(z.int().check(z.minimum(0))),
      codes: securityCodes(),
    }),
  },
  reply: appealInFull,
  errors: CASE_ERRORS,
});

export const askSide = defineEndpoint({
  name: "askSide",
  summary:
    "Asks one side for something until a deadline; then the case is raised, and staff decides without it. One task of a side is open at a time.",
  area: "staff",
  method: "POST",
  path: "/api/admin/appeals/{orderId}/tasks",
  kind: "write",
  access: "staff",
  right: "workAppeals",
  request: {
    params: orderParams,
    body: z.strictObject({
      side: role,
      kind: z.enum(TASK_KINDS),
      /** For the asked side alone; a question needs it. */
      text: z.optional(saidText(LONGEST_TASK_TEXT)),
      minutes: z.int().check(z.minimum(LEAST_TASK_MINUTES), z.maximum(MOST_TASK_MINUTES)),
    }),
  },
  reply: appealInFull,
  errors: TASK_ERRORS,
});

export const withdrawTask = defineEndpoint({
  name: "withdrawTask",
  summary: "Ends an open task: its answer is not needed any more.",
  area: "staff",
  method: "POST",
  path: "/api/admin/appeals/{orderId}/tasks/{taskId}/withdraw",
  kind: "write",
  access: "staff",
  right: "workAppeals",
  request: {
    params: z.object({ orderId: idText(), taskId: idText() }),
    body: z.strictObject({}),
  },
  reply: appealInFull,
  errors: TASK_ERRORS,
});

export const retryOrder = defineEndpoint({
  name: "retryOrder",
  summary: "Lets the settlement of a failed order be tried again.",
  area: "staff",
  method: "POST",
  path: "/api/admin/orders/{orderId}/retry",
  kind: "write",
  access: "staff",
  right: "workAppeals",
  request: {
    params: orderParams,
    body: z.strictObject({ version: version(), note: note(), codes: securityCodes() }),
  },
  reply: z.object({ orderId: idText(), version: z.int() }),
  errors: CASE_ERRORS,
});

export const discountOrder = defineEndpoint({
  name: "discountOrder",
  summary:
    "Takes back what the end of an order counted against somebody whose fault it was not: the completion rate and the account group's cancels. The order stays as it ended.",
  area: "staff",
  method: "POST",
  path: "/api/admin/orders/{orderId}/discount",
  kind: "write",
  access: "staff",
  right: "workAppeals",
  request: {
    params: orderParams,
    body: z.strictObject({ reason: note(), codes: securityCodes() }),
  },
  reply: z.object({ orderId: idText() }),
  errors: [...STAFF_ERRORS, "orderUnknown", "faultUnknown", "faultDiscounted"],
});

export const listFlaggedTrades = defineEndpoint({
  name: "listFlaggedTrades",
  summary:
    "Trades that were made quicker than anybody pays, or between account groups that share something, the latest first.",
  area: "staff",
  method: "GET",
  path: "/api/admin/flagged-trades",
  kind: "read",
  access: "staff",
  right: "readReports",
  request: { query: z.object(pageFields()) },
  reply: pageOf(
    z.object({
      orderId: idText(),
      at: epochMillis(),
      reason: z.enum(FLAG_REASONS),
      /** Whether it counts for reputation all the same. */
      isCounted: z.boolean(),
      taker: party,
      advertiser: party,
    }),
  ),
  errors: [],
});
