// /api/admin/…: acts of staff on accounts. Every write needs a reason and the staff member's
// authenticator, and is recorded in a log that cannot be edited.
import { RESET_STATUSES } from "@parley/domain/security/reset-request";
import { STAFF_ROLES } from "@parley/domain/staff/staff-right";
import { REPORT_REASONS } from "@parley/domain/staff/report-reason";
import * as z from "zod/mini";
import { defineEndpoint } from "../../endpoint.ts";
import { epochMillis, idText, pageFields, pageOf, uidText } from "../../fields.ts";
import { saidLine, saidText } from "../../text-fields.ts";
import { securityCodes } from "../../security-codes.ts";
import { resetProof } from "./resets.ts";
import { caseCodes, CONFLICT_ERRORS, STAFF_ERRORS } from "../../staff-errors.ts";

const reason = () => saidText(500, 3);

const staffUser = z.object({
  uid: uidText(),
  username: z.string(),
  /** Masked. */
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  accountGroup: z.int(),
  isAdmin: z.boolean(),
  kycType: z.enum(["individual", "company"]),
  kycStatus: z.enum(["none", "pending", "approved", "rejected"]),
  traderStatus: z.enum(["none", "active"]),
  broker: z.nullable(z.object({ brokerId: z.string(), brokerName: z.string() })),
  isFrozen: z.boolean(),
  /** Until then none of the orders is settled. */
  heldUntil: z.nullable(epochMillis()),
  staffRole: z.nullable(z.enum(STAFF_ROLES)),
  registeredAt: epochMillis(),
  withdrawalsBlockedUntil: z.nullable(epochMillis()),
});

const userParams = z.object({ uid: uidText() });

export const getUserForStaff = defineEndpoint({
  name: "getUserForStaff",
  summary: "An account as staff see it.",
  area: "staff",
  method: "GET",
  path: "/api/admin/users/{uid}",
  kind: "read",
  access: "staff",
  right: "readPeople",
  request: { params: userParams },
  reply: staffUser,
  errors: ["conflictOfInterest"],
});

export const setTraderStatus = defineEndpoint({
  name: "setTraderStatus",
  summary: "Makes an account a trader or takes that away.",
  area: "staff",
  method: "POST",
  path: "/api/admin/users/{uid}/trader",
  kind: "write",
  access: "staff",
  right: "setStatus",
  request: {
    params: userParams,
    body: z.strictObject({
      traderStatus: z.enum(["none", "active"]),
      reason: reason(),
      codes: securityCodes(),
    }),
  },
  reply: staffUser,
  errors: STAFF_ERRORS,
});

export const setBroker = defineEndpoint({
  name: "setBroker",
  summary: "Makes an account a broker or takes that away.",
  area: "staff",
  method: "POST",
  path: "/api/admin/users/{uid}/broker",
  kind: "write",
  access: "staff",
  right: "setStatus",
  request: {
    params: userParams,
    body: z.strictObject({
      /** Null takes the broker's mark away. */
      brokerName: z.nullable(saidLine(60, 2)),
      reason: reason(),
      codes: securityCodes(),
    }),
  },
  reply: staffUser,
  errors: STAFF_ERRORS,
});

export const setStaffRole = defineEndpoint({
  name: "setStaffRole",
  summary:
    "Makes an account a member of staff or takes that away. Offers of its group are no longer shown.",
  area: "staff",
  method: "POST",
  path: "/api/admin/users/{uid}/role",
  kind: "write",
  access: "staff",
  right: "setRoles",
  request: {
    params: userParams,
    body: z.strictObject({
      /** Null takes the role away. */
      staffRole: z.nullable(z.enum(STAFF_ROLES)),
      reason: reason(),
      codes: securityCodes(),
    }),
  },
  reply: staffUser,
  errors: [...STAFF_ERRORS, "lastAdministrator"],
});

export const freezeUser = defineEndpoint({
  name: "freezeUser",
  summary: "Freezes trading of an account, or lifts that.",
  area: "staff",
  method: "POST",
  path: "/api/admin/users/{uid}/freeze",
  kind: "write",
  access: "staff",
  right: "freezeTrading",
  request: {
    params: userParams,
    body: z.strictObject({ isFrozen: z.boolean(), reason: reason(), codes: securityCodes() }),
  },
  reply: staffUser,
  errors: STAFF_ERRORS,
});

export const holdUser = defineEndpoint({
  name: "holdUser",
  summary: "Keeps orders of an account from being settled until an instant, or lifts that.",
  area: "staff",
  method: "POST",
  path: "/api/admin/users/{uid}/hold",
  kind: "write",
  access: "staff",
  right: "holdSettlement",
  request: {
    params: userParams,
    body: z.strictObject({
      /** At most 90 days ahead; null lifts it. */
      until: z.nullable(epochMillis()),
      reason: reason(),
      codes: securityCodes(),
    }),
  },
  reply: staffUser,
  errors: STAFF_ERRORS,
});

const resetRequest = z.object({
  requestId: idText(),
  uid: uidText(),
  lost: z.array(z.enum(["email", "phone", "totp"])),
  statement: z.string(),
  status: z.enum(RESET_STATUSES),
  createdAt: epochMillis(),
  /** Before this the owner can still object, and the request can only be refused. */
  approvableFrom: epochMillis(),
  /** Or cancelled by the owner: logged in, or by the link of a message. */
  decidedAt: z.nullable(epochMillis()),
  cancelledBy: z.nullable(z.enum(["session", "link"])),
});

export const listResetRequests = defineEndpoint({
  name: "listResetRequests",
  summary: "Requests to take lost factors away, the oldest first.",
  area: "staff",
  method: "GET",
  path: "/api/admin/reset-requests",
  kind: "read",
  access: "staff",
  right: "readResets",
  request: {
    query: z.object({
      ...pageFields(),
      status: z.prefault(z.enum(RESET_STATUSES), "pending"),
    }),
  },
  reply: pageOf(z.extend(resetRequest, { isConflict: z.boolean() })),
  errors: [],
});

export const getResetRequest = defineEndpoint({
  name: "getResetRequest",
  summary: "A request to take lost factors away.",
  area: "staff",
  method: "GET",
  path: "/api/admin/reset-requests/{requestId}",
  kind: "read",
  access: "staff",
  right: "readResets",
  request: { params: z.object({ requestId: idText() }) },
  reply: z.extend(resetRequest, { proof: resetProof() }),
  errors: [...CONFLICT_ERRORS],
});

export const decideResetRequest = defineEndpoint({
  name: "decideResetRequest",
  summary: "Takes the lost factors away, which blocks withdrawals, or refuses.",
  area: "staff",
  method: "POST",
  path: "/api/admin/reset-requests/{requestId}/decide",
  kind: "write",
  access: "staff",
  right: "decideResets",
  request: {
    params: z.object({ requestId: idText() }),
    body: z.strictObject({
      outcome: z.enum(["approved", "refused"]),
      reason: reason(),
      codes: caseCodes(),
    }),
  },
  reply: resetRequest,
  errors: [
    ...STAFF_ERRORS,
    "caseDecided",
    "caseTaken",
    "resetTooEarly",
    "stateChanged",
    "contactTaken",
  ],
});

const namedUser = () => z.object({ uid: uidText(), username: z.string() });

/** What the log is searched by. */
export const staffActionSearch = () => ({
  /** Only what concerned this account. */
  uid: z.optional(uidText()),
  /** The member of staff who did it. */
  by: z.optional(uidText()),
  /** Its name, such as kyc.approve, or the part before the point. */
  action: z.optional(z.string().check(z.regex(/^[a-z][A-Za-z]{0,39}(\.[a-z][A-Za-z]{0,39})?$/))),
  /** The case, file or request it was about, exactly. */
  subject: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
  /** In the reason. */
  text: z.optional(saidLine(100, 1)),
  /** Days of UTC, both included. */
  from: z.optional(z.iso.date()),
  to: z.optional(z.iso.date()),
});

export const listStaffActions = defineEndpoint({
  name: "listStaffActions",
  summary: "The log of what staff did, the latest first.",
  area: "staff",
  method: "GET",
  path: "/api/admin/actions",
  kind: "read",
  access: "staff",
  right: "readLog",
  request: { query: z.object({ ...pageFields(), ...staffActionSearch() }) },
  reply: pageOf(
    z.object({
      actionId: idText(),
      at: epochMillis(),
      by: namedUser(),
      action: z.string(),
      /** The account it was about; null where it was about none. */
      uid: z.nullable(uidText()),
      subject: z.nullable(z.string()),
      reason: z.string(),
    }),
  ),
  errors: [],
});

const groupLink = z.object({
  linkId: idText(),
  /** What both groups have shown. */
  kind: z.enum(["payment_account", "document", "device", "contact"]),
  /** The masters of the two groups. */
  groups: z.array(namedUser()),
  firstSeenAt: epochMillis(),
  /** Null while it counts. */
  clearedAt: z.nullable(epochMillis()),
  clearedBy: z.nullable(namedUser()),
  reason: z.nullable(z.string()),
});

export const listGroupLinks = defineEndpoint({
  name: "listGroupLinks",
  summary: "Account groups that share something, the latest first.",
  area: "staff",
  method: "GET",
  path: "/api/admin/group-links",
  kind: "read",
  access: "staff",
  right: "readPeople",
  request: {
    query: z.object({
      ...pageFields(),
      status: z.prefault(z.enum(["open", "cleared"]), "open"),
      /** Only links of this account's group. */
      uid: z.optional(uidText()),
    }),
  },
  reply: pageOf(groupLink),
  errors: [],
});

export const clearGroupLink = defineEndpoint({
  name: "clearGroupLink",
  summary: "Two account groups that share something count as two again, in limits and counts.",
  area: "staff",
  method: "POST",
  path: "/api/admin/group-links/{linkId}/clear",
  kind: "write",
  access: "staff",
  right: "clearLinks",
  request: {
    params: z.object({ linkId: idText() }),
    body: z.strictObject({ reason: reason(), codes: securityCodes() }),
  },
  reply: groupLink,
  errors: [...STAFF_ERRORS, "caseDecided"],
});

const report = z.object({
  reportId: idText(),
  at: epochMillis(),
  reporter: namedUser(),
  reported: namedUser(),
  /** The offer it is about; null when it is about the user. */
  advId: z.nullable(idText()),
  reason: z.enum(REPORT_REASONS),
  statement: z.string(),
});

export const listReports = defineEndpoint({
  name: "listReports",
  summary: "What people told customer service about others and their offers, the latest first.",
  area: "staff",
  method: "GET",
  path: "/api/admin/reports",
  kind: "read",
  access: "staff",
  right: "readReports",
  request: {
    query: z.object({
      ...pageFields(),
      /** Only what is about this account. */
      uid: z.optional(uidText()),
    }),
  },
  reply: pageOf(report),
  errors: [],
});

export const getReport = defineEndpoint({
  name: "getReport",
  summary: "What a person told customer service about another or an offer.",
  area: "staff",
  method: "GET",
  path: "/api/admin/reports/{reportId}",
  kind: "read",
  access: "staff",
  right: "readReports",
  request: { params: z.object({ reportId: idText() }) },
  reply: report,
  errors: [],
});
