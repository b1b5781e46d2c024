// /api/admin/appeals/{orderId}/chat and /file: the conversation of an appealed order for staff. The
// calls of users (/api/ctc) are closed to staff, because a login alone is no staff session.
import * as z from "zod/mini";
import { defineEndpoint } from "../../endpoint.ts";
import { idText } from "../../fields.ts";
import { CONFLICT_ERRORS } from "../../staff-errors.ts";
import { chatMessage, chatPage, chatPageFields, messageFields } from "../trade/chat.ts";

const orderParams = z.object({ orderId: idText() });
const LOOK_ERRORS = [
  ...CONFLICT_ERRORS,
  "appealUnknown",
  "caseNotYours",
  "staffTwoFactorNeeded",
] as const;

export const readAppealChat = defineEndpoint({
  name: "readAppealChat",
  summary:
    "Messages of an appealed order with the notes between staff, for staff with the case or with its ruling to approve.",
  area: "staff",
  method: "GET",
  path: "/api/admin/appeals/{orderId}/chat",
  kind: "read",
  access: "staff",
  right: "workAppeals",
  request: { params: orderParams, query: z.object(chatPageFields) },
  reply: chatPage,
  errors: LOOK_ERRORS,
});

export const writeInAppeal = defineEndpoint({
  name: "writeInAppeal",
  summary: "Says something to both sides of an appealed order, to one of them, or to colleagues.",
  area: "staff",
  method: "POST",
  path: "/api/admin/appeals/{orderId}/chat",
  kind: "write",
  access: "staff",
  right: "workAppeals",
  request: {
    params: orderParams,
    body: z.strictObject({
      ...messageFields,
      kind: z.enum(["text", "phrase"]),
      /** A note between staff. */
      internal: z.optional(z.boolean()),
      /** To one side alone; to both unless given. */
      onlyFor: z.optional(z.enum(["buyer", "seller"])),
    }),
  },
  reply: chatMessage,
  errors: [...LOOK_ERRORS, "idempotencyMismatch", "messageUnsendable", "chatClosed"],
  callsPerMinute: 60,
});

export const markAppealChatRead = defineEndpoint({
  name: "markAppealChatRead",
  summary: "The member of staff with the case has read its messages up to this one.",
  area: "staff",
  method: "POST",
  path: "/api/admin/appeals/{orderId}/chat/read",
  kind: "write",
  access: "staff",
  right: "workAppeals",
  request: { params: orderParams, body: z.strictObject({ upTo: idText() }) },
  reply: z.object({ unread: z.int() }),
  errors: LOOK_ERRORS,
});

export const getAppealFile = defineEndpoint({
  name: "getAppealFile",
  summary: "A file of the conversation or the evidence of an appealed order.",
  area: "staff",
  method: "GET",
  path: "/api/admin/appeals/{orderId}/file/{fileId}",
  kind: "read",
  access: "staff",
  right: "workAppeals",
  request: { params: z.object({ orderId: idText(), fileId: idText() }) },
  reply: z.null(),
  isFile: true,
  errors: LOOK_ERRORS,
});
