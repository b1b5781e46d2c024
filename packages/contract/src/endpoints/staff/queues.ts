// /api/admin/queues: every kind of case in one form: what waits, how urgent it is, who has it; and what
// staff do with cases of any kind. `right` admits to cases at all; each kind needs its own right too.
import {
  CASE_FLAGS,
  CASE_KINDS,
  CASE_OUTCOMES,
  CASE_ROLES,
  CLOSED_KINDS,
  LONGEST_CASE_NOTE,
  MOST_SAVED_FILTERS,
  URGENCIES,
} from "@parley/domain/staff/queue";
import * as z from "zod/mini";
import { defineEndpoint } from "../../endpoint.ts";
import {
  amountText,
  decimalText,
  epochMillis,
  idText,
  pageFields,
  pageOf,
  payMethodCode,
  uidText,
} from "../../fields.ts";
import { HEARTBEAT_EVENT } from "../../live-events.ts";
import { QUEUE_EVENT, queueEventData } from "../../queue-events.ts";
import { securityCodes } from "../../security-codes.ts";
import { claimBody, CONFLICT_ERRORS, STAFF_ERRORS } from "../../staff-errors.ts";
import { saidLine, saidText } from "../../text-fields.ts";

const kind = () => z.enum(CASE_KINDS);
const kindParams = z.object({ kind: kind() });
/** The order of an appeal or a flagged trade; the verification, request, withdrawal, report or support case. */
const caseParams = z.object({ kind: kind(), caseId: idText() });
const namedUser = () => z.object({ uid: uidText(), username: z.string() });

export const listQueues = defineEndpoint({
  name: "listQueues",
  summary: "The queues that the reader's role sees, and how many cases wait in each.",
  area: "staff",
  method: "GET",
  path: "/api/admin/queues",
  kind: "read",
  access: "staff",
  right: "readPeople",
  request: {},
  reply: z.object({
    list: z.array(
      z.object({
        kind: kind(),
        open: z.int(),
        unclaimed: z.int(),
        mine: z.int(),
        late: z.int(),
        /** The reader may claim cases of it, and not just see them. */
        canWork: z.boolean(),
        /** Target times. */
        firstAnswerMs: z.int(),
        decisionMs: z.int(),
      }),
    ),
  }),
  errors: [],
});

const language = () => z.string().check(z.regex(/^[a-z]{2}(-[a-z]{2})?$/));

/** What a queue is filtered by; each one is optional. */
const caseFilters = () => ({
  /** `unclaimed`, `mine`, or the uid of a colleague. */
  claim: z.optional(z.union([z.enum(["unclaimed", "mine"]), uidText()])),
  /** Of one of the people concerned. */
  language: z.optional(language()),
  method: z.optional(payMethodCode()),
  /** US dollars; leaves out cases without a worth. */
  minWorth: z.optional(amountText()),
  urgency: z.optional(z.enum(URGENCIES)),
  /** Exactly the id of the case, of the order or offer it is about, or the uid of a person concerned. */
  text: z.optional(z.string().check(z.regex(/^\d{1,19}$/))),
});

export const queuedCase = z.object({
  kind: kind(),
  caseId: idText(),
  /**
   * What it is about, by kind: the reason of an appeal or report, reasons of a flag, lost factors,
   * type of a verification, subject of a support case.
   */
  subjects: z.array(z.string()),
  /** The order of an appeal, flag or support case, or the reported offer. */
  orderId: z.nullable(idText()),
  advId: z.nullable(idText()),
  crypto: z.nullable(z.string()),
  quantity: z.nullable(decimalText()),
  fiat: z.nullable(z.string()),
  fiatAmount: z.nullable(decimalText()),
  payMethod: z.nullable(z.string()),
  /** US dollars. */
  worth: z.nullable(decimalText()),
  /** Without a person for a support case of a writer without a login. */
  people: z.array(
    z.extend(namedUser(), {
      role: z.enum(CASE_ROLES),
      language: z.string(),
    }),
  ),
  /** Of the people concerned, each once. */
  languages: z.array(z.string()),
  /** Since when it waits. */
  openedAt: epochMillis(),
  /** For its first answer, or for its decision once it is claimed. */
  dueAt: epochMillis(),
  urgency: z.enum(URGENCIES),
  claimedBy: z.nullable(
    /** `at` is null where the claim is from before it was kept. */
    z.extend(namedUser(), { at: z.nullable(epochMillis()) }),
  ),
  /** Only a colleague with another role may act on it. */
  isConflict: z.boolean(),
  flags: z.array(z.enum(CASE_FLAGS)),
  /** Listed before all others. */
  isRaised: z.boolean(),
  /** How many. */
  notes: z.int(),
});

export const listCases = defineEndpoint({
  name: "listCases",
  summary:
    "Open cases of a kind: raised ones first, then those that are due first. Cases that are a conflict of interest for the reader are left out.",
  area: "staff",
  method: "GET",
  path: "/api/admin/queues/{kind}",
  kind: "read",
  access: "staff",
  right: "workCases",
  request: {
    params: kindParams,
    query: z.object({ ...caseFilters(), ...pageFields() }),
  },
  reply: pageOf(queuedCase),
  errors: [],
});

const CLAIM_ERRORS = [
  ...STAFF_ERRORS,
  "caseTaken",
  "caseDecided",
  "caseNotYours",
  "supportCaseClosed",
  "appealUnknown",
  "rulingNeedsOther",
] as const;

export const claimCase = defineEndpoint({
  name: "claimCase",
  summary: "Takes a case of any kind on, or over from a colleague with `takeOver`.",
  area: "staff",
  method: "POST",
  path: "/api/admin/queues/{kind}/{caseId}/claim",
  kind: "write",
  access: "staff",
  right: "workCases",
  request: { params: caseParams, body: claimBody() },
  reply: queuedCase,
  errors: CLAIM_ERRORS,
});

export const handBackCase = defineEndpoint({
  name: "handBackCase",
  summary: "Gives a claimed case back to the queue.",
  area: "staff",
  method: "POST",
  path: "/api/admin/queues/{kind}/{caseId}/hand-back",
  kind: "write",
  access: "staff",
  right: "workCases",
  request: { params: caseParams, body: z.strictObject({}) },
  reply: queuedCase,
  errors: CLAIM_ERRORS,
});

export const handOverCase = defineEndpoint({
  name: "handOverCase",
  summary:
    "Gives a claimed case to a colleague who may work on it and has no conflict of interest. The colleague is notified, and the note becomes one of the case.",
  area: "staff",
  method: "POST",
  path: "/api/admin/queues/{kind}/{caseId}/hand-over",
  kind: "write",
  access: "staff",
  right: "workCases",
  request: {
    params: caseParams,
    body: z.strictObject({ to: uidText(), note: saidText(LONGEST_CASE_NOTE) }),
  },
  reply: queuedCase,
  errors: [...CLAIM_ERRORS, "colleagueUnfit"],
});

export const closeCase = defineEndpoint({
  name: "closeCase",
  summary: "Closes a claimed report or flagged trade, and says what came of it.",
  area: "staff",
  method: "POST",
  path: "/api/admin/queues/{kind}/{caseId}/close",
  kind: "write",
  access: "staff",
  right: "workCases",
  request: {
    params: z.object({ kind: z.enum(CLOSED_KINDS), caseId: idText() }),
    body: z.strictObject({
      outcome: z.enum(CASE_OUTCOMES),
      reason: saidText(500, 3),
      codes: securityCodes(),
    }),
  },
  reply: z.object({
    kind: z.enum(CLOSED_KINDS),
    caseId: idText(),
    outcome: z.enum(CASE_OUTCOMES),
    closedAt: epochMillis(),
  }),
  errors: [...STAFF_ERRORS, "caseNotYours", "caseDecided"],
});

const caseNote = z.object({
  noteId: idText(),
  by: namedUser(),
  at: epochMillis(),
  text: z.string(),
});

export const listCaseNotes = defineEndpoint({
  name: "listCaseNotes",
  summary: "Notes of staff on a case, the oldest first; also after it is decided.",
  area: "staff",
  method: "GET",
  path: "/api/admin/queues/{kind}/{caseId}/notes",
  kind: "read",
  access: "staff",
  right: "workCases",
  request: { params: caseParams },
  reply: z.object({ list: z.array(caseNote) }),
  errors: [...CONFLICT_ERRORS, "staffTwoFactorNeeded"],
});

export const addCaseNote = defineEndpoint({
  name: "addCaseNote",
  summary: "Adds a note for staff to a case. It cannot be changed, and no user ever reads it.",
  area: "staff",
  method: "POST",
  path: "/api/admin/queues/{kind}/{caseId}/notes",
  kind: "write",
  access: "staff",
  right: "workCases",
  request: {
    params: caseParams,
    body: z.strictObject({ text: saidText(LONGEST_CASE_NOTE) }),
  },
  reply: caseNote,
  errors: [...CONFLICT_ERRORS, "staffTwoFactorNeeded", "idempotencyMismatch"],
});

const savedFilter = z.object({
  filterId: idText(),
  kind: kind(),
  name: z.string(),
  filters: z.object(caseFilters()),
});

export const listSavedFilters = defineEndpoint({
  name: "listSavedFilters",
  summary: `The reader's own saved filters, the oldest first; at most ${MOST_SAVED_FILTERS}.`,
  area: "staff",
  method: "GET",
  path: "/api/admin/saved-filters",
  kind: "read",
  access: "staff",
  right: "workCases",
  request: {},
  reply: z.object({ list: z.array(savedFilter) }),
  errors: [],
});

export const saveFilter = defineEndpoint({
  name: "saveFilter",
  summary: "Saves filters of a queue under a name; one of the same name and kind is replaced.",
  area: "staff",
  method: "POST",
  path: "/api/admin/saved-filters",
  kind: "write",
  access: "staff",
  right: "workCases",
  request: {
    body: z.strictObject({
      kind: kind(),
      name: saidLine(40),
      filters: z.strictObject(caseFilters()),
    }),
  },
  reply: savedFilter,
  errors: ["savedFiltersFull"],
});

export const deleteSavedFilter = defineEndpoint({
  name: "deleteSavedFilter",
  summary: "Deletes one of the caller's own saved filters.",
  area: "staff",
  method: "DELETE",
  path: "/api/admin/saved-filters/{filterId}",
  kind: "write",
  access: "staff",
  right: "workCases",
  request: { params: z.object({ filterId: idText() }), body: z.strictObject({}) },
  reply: z.null(),
  errors: [],
});

export const staffEvents = defineEndpoint({
  name: "staffEvents",
  summary:
    "Says in which queues of the reader's role something has changed, as Server-Sent Events: at most one every 250 milliseconds, and a heartbeat every 15 seconds. After a new connection everything may have changed. Ends with the session and with the role.",
  area: "staff",
  method: "GET",
  path: "/api/admin/events",
  kind: "read",
  access: "staff",
  right: "readPeople",
  isStream: true,
  request: {},
  reply: z.discriminatedUnion("event", [
    z.object({ event: z.literal(QUEUE_EVENT), data: queueEventData }),
    z.object({ event: z.literal(HEARTBEAT_EVENT), data: z.object({}) }),
  ]),
  errors: [],
});
