// Saying what one thinks of the other side of a completed order, and answering it. What is counted of
// a trader moves with it, so both are commands.
import { noticeTo } from "@parley/domain/notification/order-notices";
import {
  buyerOf,
  otherRole,
  roleIn,
  sellerOf,
  type Order,
  type OrderRole,
} from "@parley/domain/order/order";
import type { CommandKind } from "@parley/engine/command";
import type { Desk } from "@parley/engine/desk";
import { need } from "@parley/engine/shelf";
import { tellTraderChanged } from "../../messaging/events/tell-trader.ts";
import { notifyOf } from "../../messaging/notification/notification-log.ts";
import type { OrderIdentity } from "../order/move-order.ts";
import { newTrader, orderShelf, traderShelf } from "../order/order-shelves.ts";
import { tellOrder } from "../order/tell-order.ts";
import { feedbackShelf } from "./feedback-shelf.ts";

export interface GivenFeedback {
  /** What never changes of it; who is on neither side has none. */
  readonly order: OrderIdentity;
  readonly personId: bigint;
  readonly isPositive: boolean;
  readonly comment: string | null;
}

type FeedbackReply = { readonly orderId: string };

export type GiveRefusal = {
  readonly ok: false;
  readonly error: "orderUnknown" | "feedbackTooEarly" | "feedbackGiven";
};

export const giveFeedbackKind: CommandKind<GivenFeedback, FeedbackReply, GiveRefusal> = {
  name: "give-feedback",
  needs: ({ order, personId }) => [
    need(orderShelf, order.id),
    need(feedbackShelf, { orderId: order.id, byPersonId: personId }),
    need(traderShelf, otherSide(order, personId)),
  ],
  decide({ order: { id }, personId, isPositive, comment }, desk) {
    const order = desk.read(orderShelf, id);
    const role = order === null ? null : roleIn(order, personId);
    if (order === null || role === null) return { ok: false, error: "orderUnknown" };
    if (order.state !== "completed") return { ok: false, error: "feedbackTooEarly" };
    const key = { orderId: id, byPersonId: personId };
    if (desk.read(feedbackShelf, key) !== null) return { ok: false, error: "feedbackGiven" };
    const aboutPersonId = otherSide(order, personId);
    desk.write(feedbackShelf, {
      ...key,
      aboutPersonId,
      isPositive,
      comment,
      createdAt: desk.now,
      reply: null,
      repliedAt: null,
    });
    if (isFeedbackCounted(order, isPositive)) countFeedback(desk, aboutPersonId, isPositive);
    const kind = isPositive ? "feedback-positive" : "feedback-negative";
    notifyOf(desk, noticeTo(order, otherRole(role), kind, role));
    tellOrder(desk, order);
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

function countFeedback(desk: Desk, personId: bigint, isPositive: boolean): void {
  const trader = desk.read(traderShelf, personId) ?? newTrader(personId);
  desk.write(traderShelf, {
    ...trader,
    positiveFeedback: trader.positiveFeedback + (isPositive ? 1 : 0),
    negativeFeedback: trader.negativeFeedback + (isPositive ? 0 : 1),
  });
  tellTraderChanged(desk, personId);
}

export interface RepliedFeedback {
  readonly order: OrderIdentity;
  /** Whom the feedback is about. */
  readonly personId: bigint;
  readonly reply: string;
}

export type ReplyRefusal = {
  readonly ok: false;
  readonly error: "orderUnknown" | "feedbackUnknown" | "feedbackReplied";
};

export const replyFeedbackKind: CommandKind<RepliedFeedback, FeedbackReply, ReplyRefusal> = {
  name: "reply-feedback",
  needs: ({ order, personId }) => [
    need(orderShelf, order.id),
    need(feedbackShelf, { orderId: order.id, byPersonId: otherSide(order, personId) }),
  ],
  decide({ order: { id }, personId, reply }, desk) {
    const order = desk.read(orderShelf, id);
    const role = order === null ? null : roleIn(order, personId);
    if (order === null || role === null) return { ok: false, error: "orderUnknown" };
    const key = { orderId: id, byPersonId: otherSide(order, personId) };
    const feedback = desk.read(feedbackShelf, key);
    if (feedback === null) return { ok: false, error: "feedbackUnknown" };
    if (feedback.reply !== null) return { ok: false, error: "feedbackReplied" };
    desk.write(feedbackShelf, { ...feedback, reply, repliedAt: desk.now });
    notifyOf(desk, noticeTo(order, otherRole(role), "feedback-replied", role));
    tellOrder(desk, order);
    return { ok: true, reply: { orderId: String(id) } };
  },
};

type Sides = Pick<Order, "offerSide" | "advertiserId" | "takerId">;

function otherSide(order: Sides, personId: bigint): bigint {
  const role: OrderRole | null = roleIn(order, personId);
  return role === "buyer" ? sellerOf(order) : buyerOf(order);
}
