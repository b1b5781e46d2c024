/**
 * The feedback of an advertiser: what the page was loaded with, filtered or continued on request.
 */
import type { EndpointReply } from "@parley/contract/endpoint";
import { queryFeedback, type FEEDBACK_FILTERS } from "@parley/contract/endpoints/trade/feedback";
import { useState } from "react";
import { getApi } from "../../shell/api/api.ts";
import type { Loaded } from "../../shared/data/loaded.ts";
import { useData } from "../../shared/data/use-data.ts";

export type FeedbackPage = EndpointReply<typeof queryFeedback>;
export type Feedback = FeedbackPage["list"][number];
export type Rating = (typeof FEEDBACK_FILTERS)[number];

export const FEEDBACK_PAGE_SIZE = 10;

/** `first` is the page of all ratings. */
export function useFeedbackList(uid: string, first: Loaded<FeedbackPage>) {
  const [rating, setRating] = useState<Rating>("all");
  const [more, setMore] = useState<"none" | "loading" | "failed">("none");
  const read = (page: number) =>
    getApi().call(queryFeedback, { uid, rating, page, pageSize: FEEDBACK_PAGE_SIZE });
  const { data, isReading, reload, take } = useData({
    key: rating,
    first: rating === "all" ? first : null,
    read: () => read(1),
  });
  const { list, total } = data ?? { list: [], total: 0 };
  const showMore = async () => {
    setMore("loading");
    const found = await read(Math.ceil(list.length / FEEDBACK_PAGE_SIZE) + 1);
    setMore(found.ok ? "none" : "failed");
    if (!found.ok) return;
    take(found.data, (known, next) => ({ ...next, list: [...known.list, ...next.list] }));
  };
  return {
    rating,
    list,
    isFailed: more === "failed" || (data === null && !isReading),
    isLoading: data === null && isReading,
    isBusy: isReading || more === "loading",
    hasMore: list.length < total,
    choose: (next: Rating) => {
      setMore("none");
      setRating(next);
    },
    showMore: () => void showMore(),
    retry: () => {
      setMore("none");
      void reload();
    },
  };
}
