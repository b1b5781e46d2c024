// /api/ctc/…-chat-msg, upload-file-by-form-data: the conversation of an order.
import { toOrderId } from "@parley/domain/ids";
import {
  MAX_ATTACHMENT_BYTES,
  markChatRead,
  queryChatMsg,
  sendChatMsg,
  uploadFileByFormData,
} from "@parley/contract/endpoints/trade/chat";
import { asUser } from "@parley/operations/trade/chat/conversation";
import * as attachments from "@parley/operations/trade/chat/upload-attachment";
import * as marks from "@parley/operations/trade/chat/mark-read";
import * as messages from "@parley/operations/trade/chat/read-messages";
import * as sending from "@parley/operations/trade/chat/send-message";
import { bind, type Binding } from "../../http/binding/endpoint-binding.ts";
import { viewFile, viewMessage, viewPage } from "./chat-views.ts";

const TO_BOTH_SIDES = { isInternal: false, onlyFor: null } as const;

export function bindChatRoutes(parts: attachments.AttachmentParts): Binding[] {
  return [
    bind(queryChatMsg, async ({ orderId, after, before, limit }, { session }) => {
      const page = await messages.readMessages(parts, asUser(session), {
        orderId: toOrderId(orderId),
        after: after === undefined ? null : BigInt(after),
        before: before === undefined ? null : BigInt(before),
        limit,
      });
      if (!page.ok) return page;
      const isForward = after !== undefined;
      return { ok: true, data: viewPage(page, session.userId, { isForward }) };
    }),

    bind(sendChatMsg, async ({ orderId, kind, text, fileId, phrase, clientId }, { session }) => {
      const sent = await sending.sendMessage(parts, asUser(session), {
        orderId: toOrderId(orderId),
        draft: {
          kind,
          text,
          fileId: fileId === undefined ? undefined : BigInt(fileId),
          phrase,
        },
        ...TO_BOTH_SIDES,
        clientId,
      });
      return sent.ok ? { ok: true, data: viewMessage(sent.message, session.userId) } : sent;
    }),

    bind(markChatRead, async ({ orderId, upTo }, { session }) => {
      const marked = await marks.markRead(parts, asUser(session), toOrderId(orderId), BigInt(upTo));
      return marked.ok ? { ok: true, data: { unread: marked.unread } } : marked;
    }),

    bind(uploadFileByFormData, async ({ orderId, file }, { session, caller }) => {
      const kept = await attachments.uploadAttachment(parts, session, {
        orderId: toOrderId(orderId),
        name: file.name,
        bytes: new Uint8Array(await file.arrayBuffer()),
        limitBytes: MAX_ATTACHMENT_BYTES + 1,
        idempotencyKey: caller.idempotencyKey,
      });
      return kept.ok ? { ok: true, data: viewFile(kept.file) } : kept;
    }),
  ];
}
