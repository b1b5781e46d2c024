// Feedback as the engine sees it: given once, answered once, never changed.
import {
  lockFeedback,
  insertFeedback,
  replyToFeedback,
  type Feedback,
  type FeedbackKey,
} from "@parley/database/queries/trade/feedback";
import type { Table } from "@parley/engine/table";

export const feedbackTable: Table<FeedbackKey, Feedback> = {
  name: "order feedback",
  rank: "order",
  keyText: ({ orderId, byUserId }) => `${orderId} ${byUserId}`,
  keyOf: (feedback) => feedback,
  lock: (tx, keys) => lockFeedback(tx, keys),
  async write(tx, changes) {
    const given = changes.filter(({ before }) => before === null).map(({ after }) => after);
    const replied = changes.filter(({ after }) => after.reply !== null).map(({ after }) => after);
    await Promise.all([
      given.length === 0 ? null : insertFeedback(tx, given),
      replied.length === 0 ? null : replyToFeedback(tx, replied),
    ]);
  },
};
