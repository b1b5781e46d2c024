// /api/admin/appeals/{orderId}/chat and /file: what staff read and write in an appealed order.
import {
  getAppealFile,
  markAppealChatRead,
  readAppealChat,
  writeInAppeal,
} from "@parley/contract/endpoints/staff/appeal-chat";
import { toOrderId } from "@parley/domain/ids";
import * as chat from "@parley/operations/trade/appeal/appeal-chat";
import type { AttachmentParts } from "@parley/operations/trade/chat/upload-attachment";
import type { OrderParts } from "@parley/operations/trade/order/parts";
import { bind, type Binding } from "../../http/binding/endpoint-binding.ts";
import { fileAddressOf, viewMessage, viewPage } from "../trade/chat-views.ts";
import { staffOf } from "./staff-routes.ts";

export function bindAppealChatRoutes(parts: OrderParts & AttachmentParts): Binding[] {
  return [
    bind(readAppealChat, async ({ orderId, after, before, limit }, { session }) => {
      const wish = {
        orderId: toOrderId(orderId),
        after: after === undefined ? null : BigInt(after),
        before: before === undefined ? null : BigInt(before),
        limit,
      };
      const page = await chat.readAppealChat(parts, staffOf(session), wish);
      if (!page.ok) return page;
      const addressOf = fileAddressOf(wish.orderId);
      const isForward = after !== undefined;
      return { ok: true, data: viewPage(page, session.userId, { isForward, addressOf }) };
    }),

    bind(writeInAppeal, async (given, { session }) => {
      const { kind, text, phrase, internal = false, onlyFor = null, clientId } = given;
      const sent = await chat.writeInAppeal(parts, staffOf(session), {
        orderId: toOrderId(given.orderId),
        draft: { kind, text, phrase },
        isInternal: internal,
        onlyFor,
        clientId,
      });
      return sent.ok ? { ok: true, data: viewMessage(sent.message, session.userId) } : sent;
    }),

    bind(markAppealChatRead, async ({ orderId, upTo }, { session }) => {
      const mark = { orderId, upTo: BigInt(upTo) };
      const marked = await chat.markAppealChatRead(parts, staffOf(session), mark);
      return marked.ok ? { ok: true, data: { unread: marked.unread } } : marked;
    }),

    bind(getAppealFile, async ({ orderId, fileId }, { session }) => {
      const ids = { orderId, fileId: BigInt(fileId) };
      const opened = await chat.openAppealFile(parts, staffOf(session), ids);
      if (!opened.ok) return opened;
      const { id, mediaType, name } = opened.file;
      return { ok: true, file: { bytes: await parts.files.get(id), mediaType, name } };
    }),
  ];
}
