// Feedback as the engine sees it: given once, answered once, never changed.
import {
  createFeedbackQueries,
  type Feedback,
  type FeedbackKey,
} from "@parley/database/queries/trade/feedback";
import type { Table } from "@parley/engine/table";

export const feedbackTable: Table<FeedbackKey, Feedback> = {
  name: "order feedback",
  rank: "order",
  keyText: ({ orderId, byPersonId }) => `${orderId} ${byPersonId}`,
  keyOf: (feedback) => feedback,
  lock: (tx, keys) => createFeedbackQueries(tx).lockFeedback(keys),
  async write(tx, changes) {
    const queries = createFeedbackQueries(tx);
    const given = changes.filter(({ before }) => before === null).map(({ after }) => after);
    const replied = changes.filter(({ after }) => after.reply !== null).map(({ after }) => after);
    await Promise.all([
      given.length === 0 ? null : queries.insertFeedback(given),
      replied.length === 0 ? null : queries.replyToFeedback(replied),
    ]);
  },
};
