// /api/ctc/…-chat-msg, upload-file-by-form-data: the conversation of an order.
import { CHAT_EVENT_CODES } from "@parley/domain/chat/chat-event";
import {
  MAX_PHRASE_TEXT_LENGTH,
  MESSAGE_KINDS,
  MESSAGE_SENDERS,
  SENT_KINDS,
} from "@parley/domain/chat/chat-message";
import { ORDER_ACTORS } from "@parley/domain/order/order";
import { QUICK_PHRASE_CODES } from "@parley/domain/chat/quick-phrases";
import * as z from "zod/mini";
import { defineEndpoint } from "../../endpoint.ts";
import { decimalText, epochMillis, idText, wholeNumber } from "../../fields.ts";

/** The largest file that is still smaller than 10 MB. */
export const MAX_ATTACHMENT_BYTES = 10 * 1_024 * 1_024 - 1;
/** Of the messages of one call. */
const MAX_MESSAGES = 50;
/** The text of a message is cut to its own limit of 1,000 by the server; this bounds the input. */
const LONGEST_TEXT = 4_000;

export const attachedFile = z.object({
  fileId: idText(),
  name: z.string(),
  /** Bytes. */
  size: z.int(),
  type: z.string(),
  url: z.string(),
});

const phraseCode = z.enum(QUICK_PHRASE_CODES);

export const chatMessage = z.object({
  id: idText(),
  from: z.enum(MESSAGE_SENDERS),
  kind: z.enum(MESSAGE_KINDS),
  text: z.nullable(z.string()),
  file: z.nullable(attachedFile),
  /** A common sentence, shown in the reader's language: `chat.phrase.{code}`. */
  phrase: z.nullable(
    z.object({
      code: phraseCode,
      values: z.object({ text: z.optional(z.string()), time: z.optional(epochMillis()) }),
    }),
  ),
  /** What happened to the order: `chat.event.{code}`. */
  event: z.nullable(
    z.object({
      code: z.enum(CHAT_EVENT_CODES),
      by: z.enum(ORDER_ACTORS),
      values: z.object({
        amount: z.optional(decimalText()),
        token: z.optional(z.string()),
        time: z.optional(epochMillis()),
        /** The side that a task is for. */
        side: z.optional(z.enum(["buyer", "seller"])),
      }),
    }),
  ),
  /** A note between staff, hidden from both sides. */
  internal: z.boolean(),
  /** Of staff to one side alone: the other never gets it. */
  onlyFor: z.nullable(z.enum(["buyer", "seller"])),
  createdAt: epochMillis(),
  /** Of the reader's own: when the other side read it. Of others': when the reader did. */
  readAt: z.nullable(epochMillis()),
  /** Of the reader's own: as it was sent with. */
  clientId: z.nullable(z.string()),
});

export const chatPageFields = {
  after: z.optional(idText()),
  before: z.optional(idText()),
  limit: z.prefault(wholeNumber(MAX_MESSAGES), 30),
};

export const chatPage = z.object({
  list: z.array(chatMessage),
  /** The next `after`, or `before` where that or neither was given; null when there are no more. */
  nextCursor: z.nullable(idText()),
  /** How far the other side has read. */
  readUpTo: z.nullable(idText()),
  /** Whether the reader can still write. */
  canSend: z.boolean(),
});

/** What a message says, and the key it is sent with. */
export const messageFields = {
  text: z.optional(z.string().check(z.maxLength(LONGEST_TEXT))),
  phrase: z.optional(
    z.strictObject({
      code: phraseCode,
      values: z.prefault(
        z.strictObject({
          text: z.optional(z.string().check(z.maxLength(4 * MAX_PHRASE_TEXT_LENGTH))),
          time: z.optional(epochMillis()),
        }),
        {},
      ),
    }),
  ),
  /** The sender's own key for this message: sent again, it returns the same message. */
  clientId: z.string().check(z.regex(/^\P{C}{1,64}$/u)),
};

export const queryChatMsg = defineEndpoint({
  name: "queryChatMsg",
  summary:
    "Messages of an order, the oldest first: the last ones, those before a message, or those after one.",
  area: "orders",
  method: "GET",
  path: "/api/ctc/query-chat-msg",
  kind: "read",
  access: "session",
  keyPermissions: ["read"],
  request: {
    query: z.object({ orderId: idText(), ...chatPageFields }),
  },
  reply: chatPage,
  errors: ["orderUnknown"],
});

export const sendChatMsg = defineEndpoint({
  name: "sendChatMsg",
  summary:
    "Says something in an order: text of up to 1,000 characters, an uploaded file, or a phrase that the other side reads in its own language.",
  area: "orders",
  method: "POST",
  path: "/api/ctc/send-chat-msg",
  kind: "write",
  access: "session",
  keyPermissions: ["trade"],
  request: {
    body: z.strictObject({
      orderId: idText(),
      kind: z.enum(SENT_KINDS),
      fileId: z.optional(idText()),
      ...messageFields,
    }),
  },
  reply: chatMessage,
  errors: [
    "orderUnknown",
    "subUserForbidden",
    "idempotencyMismatch",
    "messageUnsendable",
    "chatClosed",
    "unknownFile",
  ],
  callsPerMinute: 60,
});

export const markChatRead = defineEndpoint({
  name: "markChatRead",
  summary: "The reader has read an order's messages up to this one.",
  area: "orders",
  method: "POST",
  path: "/api/ctc/mark-chat-read",
  kind: "write",
  access: "session",
  keyPermissions: ["trade"],
  request: { body: z.strictObject({ orderId: idText(), upTo: idText() }) },
  reply: z.object({ unread: z.int() }),
  errors: ["orderUnknown"],
});

export const uploadFileByFormData = defineEndpoint({
  name: "uploadFileByFormData",
  summary:
    "Uploads a file for the chat of an order, or as evidence in its appeal: PNG, JPG, JPEG, WEBP, PDF or MP4 under 10 MB.",
  area: "orders",
  method: "POST",
  path: "/api/ctc/upload-file-by-form-data",
  kind: "write",
  access: "session",
  request: { form: z.strictObject({ orderId: idText(), file: z.file() }) },
  maxFileBytes: MAX_ATTACHMENT_BYTES,
  fileTooLargeError: "attachmentTooLarge",
  reply: attachedFile,
  errors: [
    "orderUnknown",
    "subUserForbidden",
    "chatClosed",
    "attachmentTooLarge",
    "attachmentTypeRefused",
    "fileUnreadable",
    "tooManyFiles",
    "idempotencyMismatch",
  ],
  callsPerMinute: 20,
});
