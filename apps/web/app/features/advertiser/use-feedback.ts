/**
 * The feedback of an advertiser: what the page was loaded with, filtered or continued on request.
 */
import type { EndpointReply } from "@parley/contract/endpoint";
import { queryFeedback, type FEEDBACK_FILTERS } from "@parley/contract/endpoints/trade/feedback";
import { useState } from "react";
import { getApi } from "../../shell/api/api.ts";

export type FeedbackPage = EndpointReply<typeof queryFeedback>;
export type Feedback = FeedbackPage["list"][number];
export type Rating = (typeof FEEDBACK_FILTERS)[number];

export const FEEDBACK_PAGE_SIZE = 10;

interface Shown {
  readonly rating: Rating;
  readonly page: number;
  readonly list: readonly Feedback[];
  readonly total: number;
}

export function useFeedbackList(uid: string, first: FeedbackPage | null) {
  const [shown, setShown] = useState<Shown>({
    rating: "all",
    page: 1,
    list: first?.list ?? [],
    total: first?.total ?? 0,
  });
  const [isFailed, setIsFailed] = useState(first === null);
  const [isBusy, setIsBusy] = useState(false);

  const read = async (rating: Rating, page: number) => {
    setIsBusy(true);
    const found = await getApi().call(queryFeedback, {
      uid,
      rating,
      page,
      pageSize: FEEDBACK_PAGE_SIZE,
    });
    setIsBusy(false);
    setIsFailed(!found.ok);
    if (!found.ok) return;
    const before = page === 1 ? [] : shown.list;
    setShown({ rating, page, list: [...before, ...found.data.list], total: found.data.total });
  };
  return {
    ...shown,
    isFailed,
    isBusy,
    hasMore: shown.list.length < shown.total,
    choose: (rating: Rating) => void read(rating, 1),
    showMore: () => void read(shown.rating, shown.page + 1),
    retry: () => void read(shown.rating, 1),
  };
}
