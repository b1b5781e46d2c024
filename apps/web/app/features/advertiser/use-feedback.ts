/**
 * The feedback of an advertiser: what the page was loaded with, filtered or continued on request.
 */
import { useState } from "react";
import { getApi } from "../../shell/api/api.ts";
import type { Loaded } from "../../shared/data/loaded.ts";
import { joinPagesBy } from "../../shared/data/pages.ts";
import { usePages } from "../../shared/data/use-pages.ts";
import { readFeedback, type Feedback, type FeedbackPage, type Rating } from "./load-feedback.ts";

/** Names a feedback, as it has no id. */
export const nameOf = ({ createdAt, author }: Feedback) => `${createdAt} ${author.nickname}`;

const JOINS = joinPagesBy<Feedback, FeedbackPage>(nameOf);

/** `first` is the page of all ratings. */
export function useFeedbackList(uid: string, first: Loaded<FeedbackPage>) {
  const [rating, choose] = useState<Rating>("all");
  const { data, isReading, isLoadingMore, moreFailure, hasMore, more, reload } = usePages({
    key: rating,
    first: rating === "all" ? first : null,
    readPage: (cursor) => readFeedback(getApi(), { uid, rating }, cursor),
    joins: JOINS,
  });
  return {
    rating,
    choose,
    list: data?.list ?? [],
    isFailed: moreFailure !== null || (data === null && !isReading),
    isLoading: data === null && isReading,
    isBusy: isReading || isLoadingMore,
    hasMore,
    showMore: () => void more(),
    retry: () => void (data === null ? reload() : more()),
  };
}
