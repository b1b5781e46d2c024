// The conversation of an order for a participant, and the events to all participants.
import type { UserId } from "@parley/domain/ids";
import { insertEvents } from "@parley/database/queries/ledger/ledger";
import type { MessageReader } from "@parley/database/queries/trade/order-message";
import type { Queryable } from "@parley/database/queries/kernel/queryable";
import {
  chatReaderIn,
  chatRoleIn,
  type ChatRole,
  type MessageAudience,
} from "@parley/domain/chat/chat-message";
import { buyerOf, sellerOf, type Order } from "@parley/domain/order/order";
import type { StaffRole } from "@parley/domain/staff/staff-right";
import type { Bus } from "@parley/platform/bus/bus";
import type { Requester } from "../../identity/account/session.ts";
import { hasConflictIn } from "../../identity/role/conflict.ts";
import type { StaffMember } from "../../identity/role/staff-member.ts";
import type { BaseParts } from "../../kernel/parts.ts";

export interface ChatParts extends Omit<BaseParts, "vault"> {
  readonly bus: Bus;
}

/** A user, or a member of staff in the staff session that asks. */
export type Participant = Requester & { readonly actingAs: StaffRole | null };

/** A login of staff alone opens no conversation: that takes a staff session. */
export function asUser(requester: Requester): Participant {
  return { ...requester, actingAs: null };
}

export function asStaff(staff: StaffMember): Participant {
  return { ...staff, actingAs: staff.staffRole };
}

export interface Conversation {
  readonly order: Order;
  readonly role: ChatRole;
  readonly reader: MessageReader;
}

export const UNKNOWN = { ok: false, error: "orderUnknown" } as const;

/**
 * Returns null for a participant that takes no part in the order, as if the order did not exist. A member of
 * staff with a conflict of interest takes none, also when the conflict arose after the case was claimed.
 */
export async function joinConversation(
  database: Queryable,
  order: Order | null,
  participant: Participant,
  roleIn: typeof chatReaderIn = chatRoleIn,
): Promise<Conversation | null> {
  const role = order === null ? null : roleIn(order, participant);
  if (order === null || role === null) return null;
  if (role === "staff" && (await hasConflictIn(database, participant, order))) return null;
  const { userId } = participant;
  const others = { buyer: sellerOf(order), seller: buyerOf(order), staff: null };
  return {
    order,
    role,
    reader: {
      orderId: order.id,
      userId,
      counterpartyId: others[role],
      side: role === "staff" ? null : role,
    },
  };
}

/** The same for a reader without the right to write. */
export function readConversation(
  database: Queryable,
  order: Order | null,
  participant: Participant,
): Promise<Conversation | null> {
  return joinConversation(database, order, participant, chatReaderIn);
}

export interface ChatNews extends MessageAudience {
  readonly order: Order;
}

/** All who may read it, also the sender's other tabs, read it again after the commit. */
export async function tellChat(
  tx: Queryable,
  { ids, clock }: Pick<ChatParts, "ids" | "clock">,
  { order, isInternal, onlyFor }: ChatNews,
): Promise<void> {
  const [buyer, seller] = [buyerOf(order), sellerOf(order)];
  const asked = onlyFor === null ? [buyer, seller] : [onlyFor === "buyer" ? buyer : seller];
  const sides = isInternal ? [] : asked;
  await tellAll(tx, { ids, clock }, { order, sides, topic: "chat" });
}

/** These sides of an order, and staff with the case. */
export async function tellAll(
  tx: Queryable,
  { ids, clock }: Pick<ChatParts, "ids" | "clock">,
  news: { readonly order: Order; readonly sides: readonly UserId[]; readonly topic: string },
): Promise<void> {
  const { order, sides, topic } = news;
  const listeners = order.caseStaffId === null ? sides : [...sides, order.caseStaffId];
  await insertEvents(
    tx,
    listeners.map((userId) => ({
      id: ids.next(),
      userId,
      topic,
      payload: { orderId: String(order.id) },
      createdAt: clock.now(),
    })),
  );
}
