// A page of the conversation of an order, from either end.
import type { OrderId } from "@parley/domain/ids";
import { findOrder } from "@parley/database/queries/trade/order";
import {
  listMessagesBefore,
  listMessagesAfter,
  findReadMark,
  type Message,
} from "@parley/database/queries/trade/order-message";
import { canWrite } from "@parley/domain/chat/chat-message";
import { mayTrade } from "./may-trade.ts";
import {
  joinConversation,
  readConversation,
  UNKNOWN,
  type ChatParts,
  type Participant,
} from "./conversation.ts";

export interface PageWish {
  readonly orderId: OrderId;
  /** Messages after this one. */
  readonly after: bigint | null;
  /** Messages before this one; without either, the last of all. */
  readonly before: bigint | null;
  readonly limit: number;
}

export interface MessagePage {
  /** The oldest first. */
  readonly messages: readonly Message[];
  /** There are more in the requested direction. */
  readonly hasMore: boolean;
  /** How far the other side has read. */
  readonly readUpTo: bigint | null;
  readonly canSend: boolean;
}

export async function readMessages(
  { pool, clock }: Pick<ChatParts, "pool" | "clock">,
  participant: Participant,
  { orderId, after, before, limit }: PageWish,
): Promise<({ readonly ok: true } & MessagePage) | typeof UNKNOWN> {
  const order = await findOrder(pool, orderId);
  const conversation = await readConversation(pool, order, participant);
  if (conversation === null) return UNKNOWN;
  const { reader, role } = conversation;
  // One more than requested reveals whether there are more.
  const found =
    after === null
      ? await listMessagesBefore(pool, reader, before, limit + 1)
      : await listMessagesAfter(pool, reader, after, limit + 1);
  const page = found.slice(0, limit);
  const { counterpartyId } = reader;
  return {
    ok: true,
    messages: after === null ? page.toReversed() : page,
    hasMore: found.length > limit,
    readUpTo: counterpartyId === null ? null : await findReadMark(pool, reader),
    canSend:
      (await joinConversation(pool, order, participant)) !== null &&
      mayTrade(participant) &&
      canWrite(conversation.order, role, clock.now()),
  };
}
