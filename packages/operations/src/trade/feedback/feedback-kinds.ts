// Saying what one thinks of the other side of a completed order, and answering it. What is counted of
// a trader moves with it, so both are commands.
import type { UserId } from "@parley/domain/ids";
import { noticeTo } from "@parley/domain/notification/order-notices";
import {
  buyerOf,
  otherRole,
  roleIn,
  sellerOf,
  type Order,
  type OrderRole,
} from "@parley/domain/order/order";
import type { RefusedAs } from "@parley/domain/refused";
import type { CommandKind } from "@parley/engine/command";
import type { Workspace } from "@parley/engine/workspace";
import { lockRow } from "@parley/engine/table";
import { tellTraderChanged } from "../../messaging/events/tell-trader.ts";
import { notifyOf } from "../../messaging/notification/notification-log.ts";
import type { OrderIdentity } from "../order/move-order.ts";
import { newTrader, orderTable, traderTable } from "../order/order-tables.ts";
import { tellOrder } from "../order/tell-order.ts";
import { feedbackTable } from "./feedback-table.ts";

export interface GivenFeedback {
  /** What never changes of it; who is on neither side has none. */
  readonly order: OrderIdentity;
  readonly userId: UserId;
  readonly isPositive: boolean;
  readonly comment: string | null;
}

type FeedbackReply = { readonly orderId: string };

export type GiveRefusal = RefusedAs<"orderUnknown" | "feedbackTooEarly" | "feedbackGiven">;

export const giveFeedbackKind: CommandKind<GivenFeedback, FeedbackReply, GiveRefusal> = {
  name: "give-feedback",
  locks: ({ order, userId }) => [
    lockRow(orderTable, order.id),
    lockRow(feedbackTable, { orderId: order.id, byUserId: userId }),
    lockRow(traderTable, otherSide(order, userId)),
  ],
  decide({ order: { id }, userId, isPositive, comment }, workspace) {
    const order = workspace.read(orderTable, id);
    const role = order === null ? null : roleIn(order, userId);
    if (order === null || role === null) return { ok: false, error: "orderUnknown" };
    if (order.state !== "completed") return { ok: false, error: "feedbackTooEarly" };
    const key = { orderId: id, byUserId: userId };
    if (workspace.read(feedbackTable, key) !== null) return { ok: false, error: "feedbackGiven" };
    const aboutUserId = otherSide(order, userId);
    workspace.write(feedbackTable, {
      ...key,
      aboutUserId,
      isPositive,
      comment,
      createdAt: workspace.now,
      reply: null,
      repliedAt: null,
    });
    if (isFeedbackCounted(order, isPositive)) countFeedback(workspace, aboutUserId, isPositive);
    const kind = isPositive ? "feedback-positive" : "feedback-negative";
    notifyOf(workspace, noticeTo(order, otherRole(role), kind, role));
    tellOrder(workspace, order);
    return { ok: true, reply: { orderId: String(id) } };
  },
};

/**
 * Feedback on a trade that does not count is shown and not counted. A split is no trade: two accounts of
 * one person could agree on one in seconds, so praise for it is not counted. Blame is: the side that
 * lost by the split may say so.
 */
function isFeedbackCounted({ isCounted }: Order, isPositive: boolean): boolean {
  return isCounted === true || (isCounted === null && !isPositive);
}

function countFeedback(workspace: Workspace, userId: UserId, isPositive: boolean): void {
  const trader = workspace.read(traderTable, userId) ?? newTrader(userId);
  workspace.write(traderTable, {
    ...trader,
    positiveFeedback: trader.positiveFeedback + (isPositive ? 1 : 0),
    negativeFeedback: trader.negativeFeedback + (isPositive ? 0 : 1),
  });
  tellTraderChanged(workspace, userId);
}

export interface RepliedFeedback {
  readonly order: OrderIdentity;
  /** Whom the feedback is about. */
  readonly userId: UserId;
  readonly reply: string;
}

export type ReplyRefusal = RefusedAs<"orderUnknown" | "feedbackUnknown" | "feedbackReplied">;

export const replyFeedbackKind: CommandKind<RepliedFeedback, FeedbackReply, ReplyRefusal> = {
  name: "reply-feedback",
  locks: ({ order, userId }) => [
    lockRow(orderTable, order.id),
    lockRow(feedbackTable, { orderId: order.id, byUserId: otherSide(order, userId) }),
  ],
  decide({ order: { id }, userId, reply }, workspace) {
    const order = workspace.read(orderTable, id);
    const role = order === null ? null : roleIn(order, userId);
    if (order === null || role === null) return { ok: false, error: "orderUnknown" };
    const key = { orderId: id, byUserId: otherSide(order, userId) };
    const feedback = workspace.read(feedbackTable, key);
    if (feedback === null) return { ok: false, error: "feedbackUnknown" };
    if (feedback.reply !== null) return { ok: false, error: "feedbackReplied" };
    workspace.write(feedbackTable, { ...feedback, reply, repliedAt: workspace.now });
    notifyOf(workspace, noticeTo(order, otherRole(role), "feedback-replied", role));
    tellOrder(workspace, order);
    return { ok: true, reply: { orderId: String(id) } };
  },
};

type Sides = Pick<Order, "offerSide" | "advertiserId" | "takerId">;

function otherSide(order: Sides, userId: UserId): UserId {
  const role: OrderRole | null = roleIn(order, userId);
  return role === "buyer" ? sellerOf(order) : buyerOf(order);
}
