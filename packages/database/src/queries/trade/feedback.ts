// What the two sides of completed orders say of each other.
import { toOrderId, type OrderId, type UserId } from "@parley/domain/ids";
import { bigint, boolean, dateTime, idOf, instant, nullable, text } from "../kernel/column.ts";
import { readCount, type Queryable } from "../kernel/queryable.ts";
import { defineRow, defineTable, type RowOf } from "../kernel/table.ts";

const feedback = defineTable("order_feedback", {
  orderId: idOf(toOrderId),
  byUserId: bigint(),
  aboutUserId: bigint(),
  isPositive: boolean(),
  comment: nullable(text()),
  createdAt: instant(),
  reply: nullable(text()),
  repliedAt: nullable(instant()),
});

export type Feedback = RowOf<typeof feedback>;
export type FeedbackKey = Pick<Feedback, "orderId" | "byUserId">;

const newFeedback = feedback.omit("reply", "repliedAt");
const replies = feedback.pick("orderId", "byUserId", "reply", "repliedAt");

const shownFeedback = defineRow({
  ...feedback.pick("orderId", "isPositive", "comment", "reply").fields,
  createdAt: dateTime(),
  repliedAt: nullable(dateTime()),
  author: text(),
  crypto: text(),
  fiat: text(),
});

export type ShownFeedback = RowOf<typeof shownFeedback>;

/** In the order of orders and users. */
export async function lockFeedback(
  database: Queryable,
  keys: readonly FeedbackKey[],
): Promise<Feedback[]> {
  return feedback.list(database, {
    name: "lock-feedback",
    text: `select ${feedback.columns} from order_feedback
           where (order_id, by_user_id) in (
             select * from unnest($1::bigint[], $2::bigint[]))
           order by order_id, by_user_id for no key update`,
    values: [keys.map(({ orderId }) => orderId), keys.map(({ byUserId }) => byUserId)],
  });
}

/** What both sides have said of each other in an order; at most two. */
export async function findFeedbackOf(database: Queryable, orderId: OrderId): Promise<Feedback[]> {
  return feedback.list(database, {
    name: "find-feedback-of",
    text: `select ${feedback.columns} from order_feedback where order_id = $1 order by by_user_id`,
    values: [orderId],
  });
}

export async function insertFeedback(
  database: Queryable,
  rows: readonly Feedback[],
): Promise<void> {
  await newFeedback.insertRows(database, "insert-feedback", rows);
}

export async function replyToFeedback(
  database: Queryable,
  rows: readonly Feedback[],
): Promise<void> {
  await database.query({
    name: "reply-to-feedback",
    text: `update order_feedback set reply = given.reply, replied_at = given.replied_at
           from ${replies.unnest} as given (${replies.names})
           where order_feedback.order_id = given.order_id
             and order_feedback.by_user_id = given.by_user_id`,
    values: replies.toArrays(rows),
  });
}

/** About a user, the newest first. */
export async function listFeedbackAbout(
  database: Queryable,
  userId: UserId,
  filter: {
    readonly isPositive: boolean | null;
    readonly limit: number;
    readonly offset: number;
  },
): Promise<ShownFeedback[]> {
  return shownFeedback.list(database, {
    name: "list-feedback-about",
    text: `select order_id as "orderId", is_positive as "isPositive", comment,
             order_feedback.created_at as "createdAt", reply, replied_at as "repliedAt",
             app_user.username as author, trade_order.crypto, trade_order.fiat
           from order_feedback
             join app_user on app_user.id = by_user_id
             join trade_order on trade_order.id = order_id
           where about_user_id = $1 and ($2::boolean is null or is_positive = $2)
           order by order_feedback.created_at desc, order_id desc
           limit $3 offset $4`,
    values: [userId, filter.isPositive, filter.limit, filter.offset],
  });
}

/** No further than to `most`. */
export async function countFeedbackAbout(
  database: Queryable,
  userId: UserId,
  isPositive: boolean | null,
  most: number,
): Promise<number> {
  return readCount(database, {
    name: "count-feedback-about",
    text: `select count(*)::int as count from (
             select from order_feedback
             where about_user_id = $1 and ($2::boolean is null or is_positive = $2)
             limit $3
           ) as found`,
    values: [userId, isPositive, most],
  });
}
