// Feedback as the engine sees it: given once, answered once, never changed.
import {
  lockFeedback,
  insertFeedback,
  replyToFeedback,
  type Feedback,
  type FeedbackKey,
} from "@parley/database/queries/trade/feedback";
import { isNewRow, writeRows, type Table } from "@parley/engine/table";

export const feedbackTable: Table<FeedbackKey, Feedback> = {
  name: "order feedback",
  rank: "order",
  keyText: ({ orderId, byUserId }) => `${orderId} ${byUserId}`,
  keyOf: (feedback) => feedback,
  lock: lockFeedback,
  async write(tx, changes) {
    const replied = changes.filter(({ after }) => after.reply !== null);
    await Promise.all([
      writeRows(tx, insertFeedback, changes.filter(isNewRow)),
      writeRows(tx, replyToFeedback, replied),
    ]);
  },
};
