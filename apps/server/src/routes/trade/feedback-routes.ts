// /api/ctc/…feedback: what traders say of each other after a completed order.
import type { EndpointReply } from "@parley/contract/endpoint";
import {
  giveFeedback,
  queryFeedback,
  replyToFeedback,
} from "@parley/contract/endpoints/trade/feedback";
import type { ShownFeedback } from "@parley/database/queries/trade/feedback";
import { mask } from "@parley/domain/format/mask";
import * as feedback from "@parley/operations/trade/feedback/feedback";
import { bind, type Binding } from "../../http/binding/endpoint-binding.ts";
import { refuse } from "../../http/replies/failure.ts";

export function bindFeedbackRoutes(parts: feedback.FeedbackParts): Binding[] {
  return [
    bind(giveFeedback, async ({ orderId, positive, comment }, { session, caller }) => {
      const words = { orderId, positive, comment: comment ?? null };
      return feedback.giveFeedback(parts, session, words, caller.idempotencyKey);
    }),

    bind(replyToFeedback, (words, { session, caller }) =>
      feedback.replyToFeedback(parts, session, words, caller.idempotencyKey),
    ),

    bind(queryFeedback, async ({ uid, rating, page, pageSize }, { session }) => {
      const isPositive = rating === "all" ? null : rating === "positive";
      const paging = { page, pageSize };
      const found = await feedback.listFeedback(parts.pool, Number(uid), isPositive, paging);
      if (found === null) return refuse("traderUnknown");
      const isOwn = session?.userId === found.aboutId;
      const { list, total, totalCapped } = found;
      return {
        ok: true,
        data: { list: list.map((one) => describe(one, isOwn)), total, totalCapped, page, pageSize },
      };
    }),
  ];
}

type Feedback = EndpointReply<typeof queryFeedback>["list"][number];

function describe(one: ShownFeedback, isOwn: boolean): Feedback {
  const { isPositive, comment, createdAt, reply, repliedAt, author, crypto, fiat } = one;
  const nickname = mask(author);
  return {
    positive: isPositive,
    comment,
    createdAt: createdAt.getTime(),
    reply,
    repliedAt: repliedAt?.getTime() ?? null,
    author: { nickname, avatar: nickname },
    crypto,
    fiat,
    orderId: isOwn ? one.orderId.toString() : null,
  };
}
