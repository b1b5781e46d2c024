// Customer service: cases that a person opens, with a login or without, and how staff answer them.
import {
  LONGEST_SUPPORT_TEXT,
  SHORTEST_SUPPORT_TEXT,
  SUPPORT_STATES,
  SUPPORT_SUBJECTS,
} from "@parley/domain/support/support-case";
import * as z from "zod/mini";
import { defineEndpoint } from "../../endpoint.ts";
import { accountText, epochMillis, idText, pageFields, pageOf, uidText } from "../../fields.ts";
import { saidText } from "../../text-fields.ts";
import { caseCodes, claimBody, CONFLICT_ERRORS, STAFF_ERRORS } from "../../staff-errors.ts";

const subject = z.enum(SUPPORT_SUBJECTS);
const state = z.enum(SUPPORT_STATES);

const supportCase = z.object({
  caseId: idText(),
  subject,
  orderId: z.nullable(idText()),
  state,
  createdAt: epochMillis(),
  /** Of the last message or step. */
  movedAt: epochMillis(),
  closedAt: z.nullable(epochMillis()),
});

const message = z.object({
  messageId: idText(),
  from: z.enum(["person", "staff"]),
  text: z.string(),
  createdAt: epochMillis(),
});

const thread = z.extend(supportCase, { messages: z.array(message) });

export const createSupportCase = defineEndpoint({
  name: "createSupportCase",
  summary:
    "Opens a case of customer service. Without a login it needs an email address, where the answer goes in the language of the request, and the answer to a captcha.",
  area: "support",
  method: "POST",
  path: "/api/ctc/create-support-case",
  kind: "write",
  access: "optional",
  request: {
    body: z.strictObject({
      subject,
      /** An order of the account or of one of its sub-users; only with a login. */
      orderId: z.optional(idText()),
      text: saidText(LONGEST_SUPPORT_TEXT, SHORTEST_SUPPORT_TEXT),
      /** Only without a login; with one the answer is shown in the account. */
      email: z.optional(accountText()),
    }),
  },
  reply: supportCase,
  errors: [
    "captchaRequired",
    "captchaInvalid",
    "accountInvalid",
    "orderUnknown",
    "supportOpenLimit",
    "supportLimit",
    "idempotencyMismatch",
  ],
  callsPerMinute: 10,
});

export const querySupportCases = defineEndpoint({
  name: "querySupportCases",
  summary: "The reader's own cases of customer service, the latest first.",
  area: "support",
  method: "GET",
  path: "/api/ctc/query-support-cases",
  kind: "read",
  access: "session",
  keyPermissions: ["read"],
  request: { query: z.object(pageFields()) },
  reply: pageOf(supportCase),
  errors: [],
});

export const querySupportCase = defineEndpoint({
  name: "querySupportCase",
  summary: "One of the reader's own cases with its messages.",
  area: "support",
  method: "GET",
  path: "/api/ctc/query-support-case",
  kind: "read",
  access: "session",
  keyPermissions: ["read"],
  request: { query: z.object({ caseId: idText() }) },
  reply: thread,
  errors: [],
});

export const replySupportCase = defineEndpoint({
  name: "replySupportCase",
  summary: "Adds a message to an own case; one that was answered is open again.",
  area: "support",
  method: "POST",
  path: "/api/ctc/reply-support-case",
  kind: "write",
  access: "session",
  request: { body: z.strictObject({ caseId: idText(), text: saidText(LONGEST_SUPPORT_TEXT) }) },
  reply: thread,
  errors: ["supportCaseClosed", "supportWaits", "idempotencyMismatch"],
  callsPerMinute: 20,
});

export const closeSupportCase = defineEndpoint({
  name: "closeSupportCase",
  summary: "Closes an own case for good.",
  area: "support",
  method: "POST",
  path: "/api/ctc/close-support-case",
  kind: "write",
  access: "session",
  request: { body: z.strictObject({ caseId: idText() }) },
  reply: thread,
  errors: ["supportCaseClosed", "idempotencyMismatch"],
});

const named = () => z.nullable(z.object({ uid: uidText(), username: z.string() }));

const staffCase = z.extend(supportCase, {
  /** The account that opened it; null without a login. */
  writer: named(),
  /** The member of staff who has claimed it. */
  owner: named(),
  /** In which a case without a login is answered. */
  language: z.string(),
});

export const listSupportCases = defineEndpoint({
  name: "listSupportCases",
  summary: "Cases of customer service in one state, those that have waited longest first.",
  area: "staff",
  method: "GET",
  path: "/api/admin/support-cases",
  kind: "read",
  access: "staff",
  right: "workSupport",
  request: { query: z.object({ ...pageFields(), state: z.prefault(state, "open") }) },
  reply: pageOf(
    z.extend(staffCase, {
      /** Since it was opened, and since its last message or step. */
      ageSeconds: z.int(),
      waitingSeconds: z.int(),
      /** The reader may not claim it. */
      isConflict: z.boolean(),
    }),
  ),
  errors: [],
});

const caseParams = z.object({ caseId: idText() });

export const getSupportCase = defineEndpoint({
  name: "getSupportCase",
  summary: "A case with its messages, for the member of staff who has claimed it.",
  area: "staff",
  method: "GET",
  path: "/api/admin/support-cases/{caseId}",
  kind: "read",
  access: "staff",
  right: "workSupport",
  request: { params: caseParams },
  reply: z.extend(staffCase, {
    /** Where the answer is sent without a login. Its ownership is not verified. */
    email: z.nullable(z.string()),
    messages: z.array(z.extend(message, { staffName: z.nullable(z.string()) })),
  }),
  errors: [...CONFLICT_ERRORS, "caseNotYours", "staffTwoFactorNeeded"],
});

export const claimSupportCase = defineEndpoint({
  name: "claimSupportCase",
  summary: "Claims a case; its messages then open to this member of staff.",
  area: "staff",
  method: "POST",
  path: "/api/admin/support-cases/{caseId}/claim",
  kind: "write",
  access: "staff",
  right: "workSupport",
  request: { params: caseParams, body: claimBody() },
  reply: staffCase,
  errors: [...CONFLICT_ERRORS, "caseTaken", "supportCaseClosed", "staffTwoFactorNeeded"],
});

const reason = () => saidText(500, 3);

export const answerSupportCase = defineEndpoint({
  name: "answerSupportCase",
  summary: "Answers a claimed case; the person is told in the site and by mail.",
  area: "staff",
  method: "POST",
  path: "/api/admin/support-cases/{caseId}/answer",
  kind: "write",
  access: "staff",
  right: "workSupport",
  request: {
    params: caseParams,
    body: z.strictObject({
      /** What the person reads. */
      text: saidText(LONGEST_SUPPORT_TEXT),
      /** For the log. */
      reason: reason(),
      codes: caseCodes(),
    }),
  },
  reply: staffCase,
  errors: [...STAFF_ERRORS, "caseNotYours", "supportCaseClosed"],
});

export const closeSupportCaseAsStaff = defineEndpoint({
  name: "closeSupportCaseAsStaff",
  summary: "Closes a claimed case; a person with an account whom no answer reached is told.",
  area: "staff",
  method: "POST",
  path: "/api/admin/support-cases/{caseId}/close",
  kind: "write",
  access: "staff",
  right: "workSupport",
  request: {
    params: caseParams,
    body: z.strictObject({ reason: reason(), codes: caseCodes() }),
  },
  reply: staffCase,
  errors: [...STAFF_ERRORS, "caseNotYours", "supportCaseClosed"],
});
