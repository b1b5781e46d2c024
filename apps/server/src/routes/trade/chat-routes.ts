// /api/ctc/…-chat-msg, upload-file-by-form-data: the conversation of an order.
import { toOrderId } from "@parley/domain/ids";
import {
  MAX_ATTACHMENT_BYTES,
  markChatRead,
  queryChatMsg,
  sendChatMsg,
  uploadFileByFormData,
} from "@parley/contract/endpoints/trade/chat";
import * as attachments from "@parley/operations/trade/chat/upload-attachment";
import * as marks from "@parley/operations/trade/chat/mark-read";
import * as messages from "@parley/operations/trade/chat/read-messages";
import * as sending from "@parley/operations/trade/chat/send-message";
import { bind, type Binding } from "../../http/binding/endpoint-binding.ts";
import { viewFile, viewMessage } from "./chat-views.ts";

export function bindChatRoutes(parts: attachments.AttachmentParts): Binding[] {
  return [
    bind(queryChatMsg, async ({ orderId, after, before, limit }, { session }) => {
      const page = await messages.readMessages(parts, session, {
        orderId: toOrderId(orderId),
        after: after === undefined ? null : BigInt(after),
        before: before === undefined ? null : BigInt(before),
        limit,
      });
      if (!page.ok) return page;
      const list = page.messages.map((message) => viewMessage(message, session.userId));
      const edge = after === undefined ? list[0] : list.at(-1);
      return {
        ok: true,
        data: {
          list,
          nextCursor: page.hasMore ? (edge?.id ?? null) : null,
          readUpTo: page.readUpTo === null ? null : String(page.readUpTo),
          canSend: page.canSend,
        },
      };
    }),

    bind(sendChatMsg, async (given, { session }) => {
      const {
        orderId,
        kind,
        text,
        fileId,
        phrase,
        internal = false,
        onlyFor = null,
        clientId,
      } = given;
      const sent = await sending.sendMessage(parts, session, {
        orderId: toOrderId(orderId),
        draft: {
          kind,
          text,
          fileId: fileId === undefined ? undefined : BigInt(fileId),
          phrase,
        },
        isInternal: internal,
        onlyFor,
        clientId,
      });
      return sent.ok ? { ok: true, data: viewMessage(sent.message, session.userId) } : sent;
    }),

    bind(markChatRead, async ({ orderId, upTo }, { session }) => {
      const marked = await marks.markRead(parts, session, toOrderId(orderId), BigInt(upTo));
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
