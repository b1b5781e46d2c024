// What the two sides of completed orders say of each other.
import { toOrderId, type OrderId } from "@parley/domain/ids";
import type { Queryable } from "../kernel/queryable.ts";

export interface FeedbackKey {
  readonly orderId: OrderId;
  readonly byUserId: bigint;
}

export interface Feedback extends FeedbackKey {
  readonly aboutUserId: bigint;
  readonly isPositive: boolean;
  readonly comment: string | null;
  /** Epoch milliseconds. */
  readonly createdAt: number;
  readonly reply: string | null;
  readonly repliedAt: number | null;
}

export interface ShownFeedback {
  readonly orderId: OrderId;
  readonly isPositive: boolean;
  readonly comment: string | null;
  readonly createdAt: Date;
  readonly reply: string | null;
  readonly repliedAt: Date | null;
  readonly author: string;
  readonly crypto: string;
  readonly fiat: string;
}

type Raw = Omit<Feedback, keyof FeedbackKey | "aboutUserId" | "createdAt" | "repliedAt"> & {
  readonly orderId: string;
  readonly byUserId: string;
  readonly aboutUserId: string;
  readonly createdAt: Date;
  readonly repliedAt: Date | null;
};

const COLUMNS = `order_id as "orderId", by_user_id as "byUserId",
  about_user_id as "aboutUserId", is_positive as "isPositive", comment,
  created_at as "createdAt", reply, replied_at as "repliedAt"`;

/** In the order of orders and people. */
export async function lockFeedback(
  database: Queryable,
  keys: readonly FeedbackKey[],
): Promise<Feedback[]> {
  const { rows } = await database.query<Raw>({
    name: "lock-feedback",
    text: `select ${COLUMNS} from order_feedback
           where (order_id, by_user_id) in (
             select * from unnest($1::bigint[], $2::bigint[]))
           order by order_id, by_user_id for no key update`,
    values: [keys.map(({ orderId }) => orderId), keys.map(({ byUserId }) => byUserId)],
  });
  return rows.map(toFeedback);
}

/** What both sides have said of each other in an order; at most two. */
export async function findFeedbackOf(database: Queryable, orderId: OrderId): Promise<Feedback[]> {
  const { rows } = await database.query<Raw>({
    name: "find-feedback-of",
    text: `select ${COLUMNS} from order_feedback where order_id = $1 order by by_user_id`,
    values: [orderId],
  });
  return rows.map(toFeedback);
}

export async function insertFeedback(
  database: Queryable,
  rows: readonly Feedback[],
): Promise<void> {
  await database.query({
    name: "insert-feedback",
    text: `insert into order_feedback (order_id, by_user_id, about_user_id, is_positive,
             comment, created_at)
           select * from unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::boolean[],
             $5::text[], $6::timestamptz[])`,
    values: [
      rows.map(({ orderId }) => orderId),
      rows.map(({ byUserId }) => byUserId),
      rows.map(({ aboutUserId }) => aboutUserId),
      rows.map(({ isPositive }) => isPositive),
      rows.map(({ comment }) => comment),
      rows.map(({ createdAt }) => new Date(createdAt)),
    ],
  });
}

export async function replyToFeedback(
  database: Queryable,
  rows: readonly Feedback[],
): Promise<void> {
  await database.query({
    name: "reply-to-feedback",
    text: `update order_feedback set reply = given.reply, replied_at = given.replied_at
           from unnest($1::bigint[], $2::bigint[], $3::text[], $4::timestamptz[])
             as given (order_id, by_user_id, reply, replied_at)
           where order_feedback.order_id = given.order_id
             and order_feedback.by_user_id = given.by_user_id`,
    values: [
      rows.map(({ orderId }) => orderId),
      rows.map(({ byUserId }) => byUserId),
      rows.map(({ reply }) => reply),
      rows.map(({ repliedAt }) => (repliedAt === null ? null : new Date(repliedAt))),
    ],
  });
}

/** About a user, the newest first. */
export async function listFeedbackAbout(
  database: Queryable,
  userId: bigint,
  filter: {
    readonly isPositive: boolean | null;
    readonly limit: number;
    readonly offset: number;
  },
): Promise<ShownFeedback[]> {
  const { rows } = await database.query<
    Omit<ShownFeedback, "orderId"> & { readonly orderId: string }
  >({
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
  return rows.map(({ orderId, ...row }) => Object.assign(row, { orderId: toOrderId(orderId) }));
}

/** No further than to `most`. */
export async function countFeedbackAbout(
  database: Queryable,
  userId: bigint,
  isPositive: boolean | null,
  most: number,
): Promise<number> {
  const { rows } = await database.query<{ count: number }>({
    name: "count-feedback-about",
    text: `select count(*)::int as count from (
             select from order_feedback
             where about_user_id = $1 and ($2::boolean is null or is_positive = $2)
             limit $3
           ) as found`,
    values: [userId, isPositive, most],
  });
  return rows[0]?.count ?? 0;
}

function toFeedback(row: Raw): Feedback {
  return {
    ...row,
    orderId: toOrderId(row.orderId),
    byUserId: BigInt(row.byUserId),
    aboutUserId: BigInt(row.aboutUserId),
    createdAt: row.createdAt.getTime(),
    repliedAt: row.repliedAt?.getTime() ?? null,
  };
}
