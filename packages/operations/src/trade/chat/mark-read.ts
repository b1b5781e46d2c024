// Stores how far a user has read the conversation of an order; the other side sees it at once.
import type { OrderId } from "@parley/domain/ids";
import { findOrder } from "@parley/database/queries/trade/order";
import { insertReadMark, countUnreadMessages } from "@parley/database/queries/trade/order-message";
import { inTransaction } from "@parley/database/transaction";
import { EVENT_TOPIC } from "../../messaging/events/event-reader.ts";
import {
  joinConversation,
  tellChat,
  UNKNOWN,
  type ChatParts,
  type Participant,
} from "./conversation.ts";

export async function markRead(
  parts: ChatParts,
  participant: Participant,
  orderId: OrderId,
  upTo: bigint,
): Promise<{ readonly ok: true; readonly unread: number } | typeof UNKNOWN> {
  const { pool, clock, bus } = parts;
  const order = await findOrder(pool, orderId);
  const conversation = await joinConversation(pool, order, participant);
  if (conversation === null) return UNKNOWN;
  const { reader, role } = conversation;
  const isNew = await inTransaction(pool, async (tx) => {
    const isMarked = await insertReadMark(tx, reader, upTo, new Date(clock.now()));
    // What staff has read is its own affair.
    const news = { order: conversation.order, isInternal: role === "staff", onlyFor: null };
    if (isMarked) await tellChat(tx, parts, news);
    return isMarked;
  });
  if (isNew) bus.publish(EVENT_TOPIC);
  const counts = await countUnreadMessages(pool, participant.userId, [orderId]);
  return { ok: true, unread: counts.get(orderId) ?? 0 };
}
