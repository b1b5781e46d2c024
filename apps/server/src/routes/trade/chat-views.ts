// Messages as the contract writes them for one of those who read them.
import type { OrderId, UserId } from "@parley/domain/ids";
import type { EndpointReply } from "@parley/contract/endpoint";
import { getAppealFile } from "@parley/contract/endpoints/staff/appeal-chat";
import type {
  queryChatMsg,
  sendChatMsg,
  uploadFileByFormData,
} from "@parley/contract/endpoints/trade/chat";
import { getFile } from "@parley/contract/endpoints/market/payment";
import type { Message, MessageFile } from "@parley/database/queries/trade/order-message";
import type { MessagePage } from "@parley/operations/trade/chat/read-messages";

/** The address of a file for the reader: users and staff open it by calls of their own. */
export type FileAddress = (fileId: string) => string;

export const forUsers: FileAddress = (fileId) => getFile.path.replace("{fileId}", fileId);

export function fileAddressOf(orderId: OrderId): FileAddress {
  const path = getAppealFile.path.replace("{orderId}", String(orderId));
  return (fileId) => path.replace("{fileId}", fileId);
}

export interface PageView {
  readonly isForward: boolean;
  readonly addressOf?: FileAddress;
}

export function viewPage(
  { messages, hasMore, readUpTo, canSend }: MessagePage,
  readerId: UserId,
  { isForward, addressOf = forUsers }: PageView,
): EndpointReply<typeof queryChatMsg> {
  const list = messages.map((message) => viewMessage(message, readerId, addressOf));
  const edge = isForward ? list.at(-1) : list[0];
  return {
    list,
    nextCursor: hasMore ? (edge?.id ?? null) : null,
    readUpTo: readUpTo === null ? null : String(readUpTo),
    canSend,
  };
}

export function viewMessage(
  message: Message,
  readerId: UserId,
  addressOf: FileAddress = forUsers,
): EndpointReply<typeof sendChatMsg> {
  const { id, sender, kind, text, file, phrase, event, isInternal, createdAt, readAt } = message;
  return {
    id: String(id),
    from: sender,
    kind,
    text,
    file: file === null ? null : viewFile(file, addressOf),
    phrase,
    event,
    internal: isInternal,
    onlyFor: message.onlyFor,
    createdAt,
    readAt,
    clientId: message.userId === readerId ? message.clientId : null,
  };
}

export function viewFile(
  { id, name, mediaType, byteCount }: MessageFile,
  addressOf: FileAddress = forUsers,
): EndpointReply<typeof uploadFileByFormData> {
  const fileId = String(id);
  return { fileId, name, size: byteCount, type: mediaType, url: addressOf(fileId) };
}
