// /api/ctc: the appeal on an order as its two sides read it and add to it.
import {
  APPEAL_STATES,
  MAX_STATEMENT_FILES,
  MAX_STATEMENT_LENGTH,
} from "@parley/domain/order/order";
import * as z from "zod/mini";
import { defineEndpoint } from "../../endpoint.ts";
import { epochMillis, idText } from "../../fields.ts";
import { saidText } from "../../text-fields.ts";
import { appealOpening, role } from "./orders.ts";

export const statement = () => saidText(MAX_STATEMENT_LENGTH);
export const statementFiles = () => z.array(idText()).check(z.maxLength(MAX_STATEMENT_FILES));

export const evidence = z.object({
  at: epochMillis(),
  by: role,
  statement: z.string(),
  files: z.array(
    z.object({
      fileId: idText(),
      name: z.string(),
      size: z.int(),
      type: z.string(),
      url: z.string(),
    }),
  ),
});

export const queryAppeal = defineEndpoint({
  name: "queryAppeal",
  summary: "The appeal on an order: reason, statements and evidence of both sides.",
  area: "orders",
  method: "GET",
  path: "/api/ctc/query-appeal",
  kind: "read",
  access: "session",
  keyPermissions: ["read"],
  request: { query: z.object({ orderId: idText() }) },
  reply: z.object({
    orderId: idText(),
    appeal: z.enum(APPEAL_STATES),
    ...appealOpening,
    /** A member of staff has taken it on. */
    isInHand: z.boolean(),
    /** The name of the member of staff who has the case. */
    staffName: z.nullable(z.string()),
    /** Until when it is planned to be taken on, or decided once it is; null when it is over. */
    dueAt: z.nullable(epochMillis()),
    /** Until when it is planned to be decided, also before it is taken on; null when it is over. */
    decisionDueAt: z.nullable(epochMillis()),
    statements: z.array(evidence),
  }),
  errors: ["orderUnknown", "appealUnknown"],
});

export const addEvidence = defineEndpoint({
  name: "addEvidence",
  summary: "Adds a statement with files to an open appeal.",
  area: "orders",
  method: "POST",
  path: "/api/ctc/add-evidence",
  kind: "write",
  access: "session",
  keyPermissions: ["trade"],
  request: {
    body: z.strictObject({
      orderId: idText(),
      statement: statement(),
      files: z.optional(statementFiles()),
    }),
  },
  reply: z.object({ added: z.literal(true) }),
  errors: [
    "orderUnknown",
    "subUserForbidden",
    "appealUnknown",
    "unknownFile",
    "idempotencyMismatch",
  ],
  callsPerMinute: 10,
});

export const appealTimes = defineEndpoint({
  name: "appealTimes",
  summary: "How long appeals on this site take until they are ruled.",
  area: "orders",
  method: "GET",
  path: "/api/ctc/appeal-times",
  kind: "read",
  access: "public",
  request: {},
  reply: z.object({
    /**
     * The median from the opening of an appeal to its latest ruling, in milliseconds, of those ruled
     * in the last `days`; null where they are fewer than five.
     */
    rulingMs: z.nullable(z.int()),
    days: z.int(),
  }),
  errors: [],
  cache: { maxAgeSeconds: 60 },
});
