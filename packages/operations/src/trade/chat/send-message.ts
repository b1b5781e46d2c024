// Adds a message to the conversation of an order. It moves no money and so bypasses the engine, but
// locks the order's row like the engine does: messages have one order for all readers, and none is
// added to a closed chat.
import type { OrderId } from "@parley/domain/ids";
import { findFile, takeFilesIntoUse } from "@parley/database/queries/kernel/file";
import type { PoolClient } from "@parley/database/pool";
import { findOrder, lockOrders } from "@parley/database/queries/trade/order";
import {
  findMessageByClientId,
  insertOrderMessages,
  type Message,
  type MessageReader,
} from "@parley/database/queries/trade/order-message";
import type { Queryable } from "@parley/database/queries/kernel/queryable";
import { inTransaction } from "@parley/database/transaction";
import {
  canWrite,
  decideAudience,
  decideContent,
  type MessageAudience,
  type MessageContent,
  type MessageDraft,
} from "@parley/domain/chat/chat-message";
import { buyerOf, sellerOf, type Order } from "@parley/domain/order/order";
import type { RefusedAs } from "@parley/domain/refused";
import { isDeepStrictEqual } from "node:util";
import { recordStaffAction } from "../../identity/role/record-staff-action.ts";
import { EVENT_TOPIC } from "../../messaging/events/event-reader.ts";
import {
  joinConversation,
  tellChat,
  UNKNOWN,
  type ChatParts,
  type Participant,
} from "./conversation.ts";
import { mayTrade } from "./may-trade.ts";

export interface SendWish extends MessageAudience {
  readonly orderId: OrderId;
  readonly draft: MessageDraft;
  /** The sender's own key: a repeated request returns the same message. */
  readonly clientId: string;
}

type Refusal = RefusedAs<
  | "orderUnknown"
  | "subUserForbidden"
  | "notAllowed"
  | "idempotencyMismatch"
  | "chatClosed"
  | "messageUnsendable"
  | "unknownFile"
>;

export type SendResult = { readonly ok: true; readonly message: Message } | Refusal;

export async function sendMessage(
  parts: ChatParts,
  participant: Participant,
  wish: SendWish,
): Promise<SendResult> {
  const { pool, clock, bus } = parts;
  const order = await findOrder(pool, wish.orderId);
  const conversation = await joinConversation(pool, order, participant);
  if (conversation === null) return UNKNOWN;
  const { role, reader } = conversation;
  if (!mayTrade(participant)) return { ok: false, error: "subUserForbidden" };
  const unfit = decideAudience({ ...wish, kind: wish.draft.kind }, role);
  if (unfit !== null) return { ok: false, error: unfit };
  const content = decideContent(wish.draft, role, clock.now());
  const earlier = await findEarlier(pool, reader, wish, content);
  if (earlier !== null) return earlier;
  if (content === null) return { ok: false, error: "messageUnsendable" };
  const sent = await inTransaction(pool, (tx) => write(tx, parts, participant, wish, content));
  if (sent.ok) bus.publish(EVENT_TOPIC);
  return sent;
}

/** What was sent under this key before; null when nothing was. */
async function findEarlier(
  database: Queryable,
  reader: MessageReader,
  { clientId, isInternal, onlyFor }: SendWish,
  content: MessageContent | null,
): Promise<SendResult | null> {
  const message = await findMessageByClientId(database, reader, clientId);
  if (message === null) return null;
  const { kind, text, file, phrase } = message;
  const isSame =
    message.isInternal === isInternal &&
    message.onlyFor === onlyFor &&
    isDeepStrictEqual({ kind, text, fileId: file?.id ?? null, phrase }, content);
  return isSame ? { ok: true, message } : { ok: false, error: "idempotencyMismatch" };
}

async function write(
  tx: PoolClient,
  parts: ChatParts,
  participant: Participant,
  wish: SendWish,
  content: MessageContent,
): Promise<SendResult> {
  const { clientId, isInternal, onlyFor } = wish;
  const now = parts.clock.now();
  const [order] = await lockOrders(tx, [wish.orderId]);
  const conversation = await joinConversation(tx, order ?? null, participant);
  if (order === undefined || conversation === null) return UNKNOWN;
  const { role, reader } = conversation;
  // The same call may have been on its way twice.
  const earlier = await findEarlier(tx, reader, wish, content);
  if (earlier !== null) return earlier;
  if (!canWrite(order, role, now)) return { ok: false, error: "chatClosed" };
  const refused = await takeFile(tx, reader, content);
  if (refused !== null) return refused;
  await insertOrderMessages(tx, [
    {
      ...content,
      id: parts.ids.next(),
      orderId: order.id,
      sender: role,
      userId: participant.userId,
      event: null,
      isInternal,
      onlyFor,
      clientId,
      createdAt: now,
    },
  ]);
  await tellChat(tx, parts, { order, isInternal, onlyFor });
  if (role === "staff") await recordWriting(tx, parts, participant, order, wish);
  const message = await findMessageByClientId(tx, reader, clientId);
  if (message === null) throw new Error("a message that was just written is gone");
  return { ok: true, message };
}

/** What was said stays in the conversation; the log says to whom. */
async function recordWriting(
  tx: PoolClient,
  parts: ChatParts,
  { userId: staffId }: Participant,
  order: Order,
  { isInternal, onlyFor }: MessageAudience,
): Promise<void> {
  await recordStaffAction(tx, parts, {
    staffId,
    action: "appeal.write",
    userId: onlyFor === "seller" ? sellerOf(order) : buyerOf(order),
    subject: String(order.id),
    reason: isInternal ? "to staff" : `to ${onlyFor ?? "both sides"}`,
  });
}

/** A file belongs to its uploader and to this order. From now on it is kept. */
async function takeFile(
  tx: Queryable,
  { orderId, userId }: MessageReader,
  { kind, fileId }: MessageContent,
): Promise<Refusal | null> {
  if (fileId === null) return null;
  const file = await findFile(tx, fileId);
  const isOwn =
    file?.purpose === "chat" && file.ownerId === userId && file.subject === String(orderId);
  if (!isOwn) return { ok: false, error: "unknownFile" };
  // A picture may be sent as a file, to be kept rather than shown.
  const isImage = file.mediaType.startsWith("image/");
  if (kind === "image" && !isImage) return { ok: false, error: "messageUnsendable" };
  const isThere = (await takeFilesIntoUse(tx, [fileId])) === 1;
  return isThere ? null : { ok: false, error: "unknownFile" };
}
