// Messages as the contract writes them for one of those who read them.
import type { UserId } from "@parley/domain/ids";
import type { EndpointReply } from "@parley/contract/endpoint";
import type { sendChatMsg, uploadFileByFormData } from "@parley/contract/endpoints/trade/chat";
import { getFile } from "@parley/contract/endpoints/market/payment";
import type { Message, MessageFile } from "@parley/database/queries/trade/order-message";

export function viewMessage(message: Message, readerId: UserId): EndpointReply<typeof sendChatMsg> {
  const { id, sender, kind, text, file, phrase, event, isInternal, createdAt, readAt } = message;
  return {
    id: String(id),
    from: sender,
    kind,
    text,
    file: file === null ? null : viewFile(file),
    phrase,
    event,
    internal: isInternal,
    onlyFor: message.onlyFor,
    createdAt,
    readAt,
    clientId: message.userId === readerId ? message.clientId : null,
  };
}

export function viewFile({
  id,
  name,
  mediaType,
  byteCount,
}: MessageFile): EndpointReply<typeof uploadFileByFormData> {
  const fileId = String(id);
  const url = getFile.path.replace("{fileId}", fileId);
  return { fileId, name, size: byteCount, type: mediaType, url };
}
