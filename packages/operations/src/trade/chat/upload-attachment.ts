// Takes in a file for the conversation of an order; it belongs to its uploader and to this order alone.
import type { OrderId } from "@parley/domain/ids";
import { findOrder } from "@parley/database/queries/trade/order";
import type { MessageFile } from "@parley/database/queries/trade/order-message";
import { canWrite } from "@parley/domain/chat/chat-message";
import type { RefusedAs } from "@parley/domain/refused";
import type { UploadType } from "@parley/platform/files/recognise-upload";
import type { Session } from "../../identity/account/session.ts";
import {
  keepUpload,
  type KeepRefusal,
  type Upload,
  type UploadParts,
} from "../../kernel/files/keep-upload.ts";
import { asUser, joinConversation, UNKNOWN, type ChatParts } from "./conversation.ts";
import { mayTrade } from "./may-trade.ts";

export type AttachmentParts = ChatParts & UploadParts;

export interface Attachment extends Upload {
  readonly orderId: OrderId;
  /** The file must be smaller than this. */
  readonly limitBytes: number;
}

export type AttachmentResult =
  | { readonly ok: true; readonly file: MessageFile }
  | RefusedAs<"orderUnknown" | "subUserForbidden" | "chatClosed" | (typeof REFUSALS)[KeepRefusal]>;

const ATTACHMENT_TYPES = [
  "image/jpeg",
  "image/png",
  "image/webp",
  "application/pdf",
  "video/mp4",
] as const satisfies readonly UploadType[];

/** Enough for a busy merchant. */
export const MOST_ATTACHMENTS_A_DAY = 300;

const REFUSALS = {
  idempotencyMismatch: "idempotencyMismatch",
  tooMany: "tooManyFiles",
  tooLarge: "attachmentTooLarge",
  unsupportedType: "attachmentTypeRefused",
  brokenImage: "fileUnreadable",
} as const satisfies Record<KeepRefusal, string>;

export async function uploadAttachment(
  parts: AttachmentParts,
  session: Session,
  { orderId, limitBytes, ...upload }: Attachment,
): Promise<AttachmentResult> {
  const order = await findOrder(parts.pool, orderId);
  const conversation = await joinConversation(parts.pool, order, asUser(session));
  if (conversation === null) return UNKNOWN;
  if (!mayTrade(session)) return { ok: false, error: "subUserForbidden" };
  if (!canWrite(conversation.order, conversation.role, parts.clock.now())) {
    return { ok: false, error: "chatClosed" };
  }
  const kept = await keepUpload(
    parts,
    { purpose: "chat", mostADay: MOST_ATTACHMENTS_A_DAY, types: ATTACHMENT_TYPES, limitBytes },
    { ownerId: session.userId, subject: String(orderId) },
    upload,
  );
  return kept.ok ? kept : { ok: false, error: REFUSALS[kept.error] };
}
