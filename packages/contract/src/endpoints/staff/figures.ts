// /api/admin/figures and the log of staff as files: what customer service looks back at.
import { CASE_KINDS } from "@parley/domain/staff/queue";
import * as z from "zod/mini";
import { defineEndpoint } from "../../endpoint.ts";
import { epochMillis, uidText } from "../../fields.ts";
import { staffActionSearch } from "./staff.ts";

/** Days of UTC, both included; the last thirty where none are named, a year at most. */
const days = () => ({ from: z.optional(z.iso.date()), to: z.optional(z.iso.date()) });

const durations = () => ({
  opened: z.int(),
  answered: z.int(),
  ruled: z.int(),
  /** Medians; null where there was nothing to measure. */
  answerMs: z.nullable(z.int()),
  rulingMs: z.nullable(z.int()),
});

const share = z.object({ name: z.string(), count: z.int() });

export const getServiceFigures = defineEndpoint({
  name: "getServiceFigures",
  summary:
    "Figures of customer service: what waits, how long answers and rulings took, reasons, methods, overturned rulings and the work of each member of staff.",
  area: "staff",
  method: "GET",
  path: "/api/admin/figures",
  kind: "read",
  access: "staff",
  right: "readFigures",
  request: { query: z.object(days()) },
  reply: z.object({
    from: z.iso.date(),
    to: z.iso.date(),
    /** Open now, and decided in the range. */
    kinds: z.array(
      z.object({
        kind: z.enum(CASE_KINDS),
        open: z.int(),
        decided: z.int(),
        decisionMs: z.nullable(z.int()),
      }),
    ),
    /** Of those that were opened in the range. */
    appeals: z.object(durations()),
    days: z.array(z.object({ day: z.iso.date(), ...durations() })),
    reasons: z.array(share),
    methods: z.array(share),
    rulings: z.object({ ruled: z.int(), contested: z.int(), overturned: z.int() }),
    workload: z.array(
      z.object({
        uid: uidText(),
        username: z.string(),
        claims: z.int(),
        decisions: z.int(),
        /** Searches for people, and those that were refused. */
        searches: z.int(),
        refusedSearches: z.int(),
      }),
    ),
  }),
  errors: [],
});

export const downloadServiceFigures = defineEndpoint({
  name: "downloadServiceFigures",
  summary: "The same figures as CSV.",
  area: "staff",
  method: "GET",
  path: "/api/admin/figures.csv",
  kind: "read",
  access: "staff",
  right: "readFigures",
  request: { query: z.object(days()) },
  reply: z.null(),
  isFile: true,
  errors: [],
  callsPerMinute: 10,
});

export const downloadStaffLog = defineEndpoint({
  name: "downloadStaffLog",
  summary: "The log of staff as CSV: the latest 10,000 lines of those searched for; times in UTC.",
  area: "staff",
  method: "GET",
  path: "/api/admin/actions.csv",
  kind: "read",
  access: "staff",
  right: "readLog",
  request: { query: z.object(staffActionSearch()) },
  reply: z.null(),
  isFile: true,
  errors: [],
  callsPerMinute: 10,
});

export const getStaffLogHead = defineEndpoint({
  name: "getStaffLogHead",
  summary:
    "Number and hash of the last line of the log of staff, and what was noted of them and mailed to administrators on the last days.",
  area: "staff",
  method: "GET",
  path: "/api/admin/actions/head",
  kind: "read",
  access: "staff",
  right: "readLog",
  request: {},
  reply: z.object({
    number: z.string(),
    hash: z.string(),
    days: z.array(
      z.object({
        day: z.iso.date(),
        number: z.string(),
        hash: z.string(),
        notedAt: epochMillis(),
      }),
    ),
  }),
  errors: [],
});
