// The conversation of an order as somebody takes part in it, and word to all who do.
import type { Pool } from "@parley/database/pool";
import { createLedgerQueries } from "@parley/database/queries/ledger";
import type { MessageReader } from "@parley/database/queries/order-message";
import type { Queryable } from "@parley/database/queries/queryable";
import {
  chatReaderIn,
  chatRoleIn,
  type ChatMember,
  type ChatRole,
} from "@parley/domain/order/chat-message";
import { buyerOf, sellerOf, type Order } from "@parley/domain/order/order";
import type { Bus } from "@parley/platform/bus/bus";
import type { Clock } from "@parley/platform/clock";
import type { IdSource } from "@parley/platform/ids";

export interface ChatParts {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly ids: IdSource;
  readonly bus: Bus;
}

export interface Conversation {
  readonly order: Order;
  readonly role: ChatRole;
  readonly reader: MessageReader;
}

export const UNKNOWN = { ok: false, error: "orderUnknown" } as const;

/** Null for whoever has no part in it, as if there were no such order. */
export function joinConversation(order: Order | null, member: ChatMember): Conversation | null {
  return order === null ? null : take(order, member, chatRoleIn(order, member));
}

/** The same for whoever only reads it. */
export function readConversation(order: Order | null, member: ChatMember): Conversation | null {
  return order === null ? null : take(order, member, chatReaderIn(order, member));
}

function take(
  order: Order,
  { userId: personId }: ChatMember,
  role: ChatRole | null,
): Conversation | null {
  if (role === null) return null;
  const others = { buyer: sellerOf(order), seller: buyerOf(order), staff: null };
  return {
    order,
    role,
    reader: {
      orderId: order.id,
      personId,
      counterpartyId: others[role],
      isStaff: role === "staff",
    },
  };
}

export interface ChatNews {
  readonly order: Order;
  /** A note between staff. */
  readonly isInternal: boolean;
}

/** Everybody in the conversation, the sender's other tabs too, looks again after the commit. */
export async function tellChat(
  tx: Queryable,
  { ids, clock }: Pick<ChatParts, "ids" | "clock">,
  { order, isInternal }: ChatNews,
): Promise<void> {
  const sides = isInternal ? [] : [order.advertiserId, order.takerId];
  await tellAll(tx, { ids, clock }, { order, sides, topic: "chat" });
}

/** These sides of an order, and staff with the case. */
export async function tellAll(
  tx: Queryable,
  { ids, clock }: Pick<ChatParts, "ids" | "clock">,
  news: { readonly order: Order; readonly sides: readonly bigint[]; readonly topic: string },
): Promise<void> {
  const { order, sides, topic } = news;
  const listeners = order.caseStaffId === null ? sides : [...sides, order.caseStaffId];
  await createLedgerQueries(tx).insertEvents(
    listeners.map((personId) => ({
      id: ids.next(),
      personId,
      topic,
      payload: { orderId: String(order.id) },
      createdAt: clock.now(),
    })),
  );
}
